import type { Day } from '@daymark/domain/dates';
import { shareOf, stemsOf } from '../brief/words.ts';
import type { Setting, Statement } from './conversation.ts';
import { capital, labelOf } from './labels.ts';
import { type SpokenDate, spokenDatesIn } from './spoken-dates.ts';
import type { Words } from './words/words.ts';
import { writtenDay } from './written-day.ts';

export interface DatedFact {
  slot: 'start' | 'due' | 'milestone';
  day: Day;
  /** What happens on that day; empty for the whole. */
  label: string;
  statement: Statement;
  /** The words that say it as the sentence stands, and those that did. */
  said: string;
  quoted: string;
  guessed: boolean;
  relative: boolean;
}

const LEADS =
  /^(?:(?:by|on|until|till|before|from|for|at|due|bis|zum|am|den|ab|vom|für|spätestens|no later than|not before|after|nach|vor)\s+)+/i;

/** "From January on" it is done again and again. */
const STARTS = /^(?:from|since|starting|as of|ab|seit|vom)(?!\p{L})/iu;

/** An early version of a thing is a milestone on the way to it. */
const PART =
  /(?<!\p{L})(?:drafts?|samples?|prototypes?|first|outlines?|beta|pilot|test|entwurf|probe\p{L}*|erste\p{L}*|muster|prototyp\p{L}*|rohfassung|gliederung)(?!\p{L})/iu;

/** "The sample" is "a sample of three routes". */
const alike = (one: readonly string[], other: readonly string[]): boolean =>
  shareOf(one, other) >= 0.5 || shareOf(other, one) >= 0.5;

/** Of several dates in an answer, the one that is asked for: what it has to be done by, else the first. */
const mainOf = (dates: readonly SpokenDate[]): SpokenDate | undefined =>
  dates.findLast(({ role }) => role === 'due') ?? dates[0];

/** "Until when can people apply?": what a question is about when it names no one thing. */
function questionLabel(question: string, { questionLead }: Words): string {
  let label = question;
  for (let before = ''; before !== label; ) [before, label] = [label, label.replace(questionLead, '')];
  return capital(label.trim());
}

/** Every date of the person's, and what it is the date of. */
export class DatedFacts {
  readonly #setting: Setting;
  #facts: DatedFact[] = [];
  /** Stems of what the project is about. */
  #about: string[] = [];

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  get all(): readonly DatedFact[] {
    return this.#facts;
  }

  aboutThe(words: string): void {
    this.#about = [...new Set([...this.#about, ...stemsOf(words)])];
  }

  forget(): void {
    this.#facts = [];
    this.#about = [];
  }

  forgetLabelled(stems: readonly string[]): void {
    this.#facts = this.#facts.filter(({ label }) => label === '' || shareOf(stemsOf(label), stems) < 0.5);
  }

  /** The dates of a sentence, as they stand in what was talked about last. */
  datesIn(text: string, replying: string): SpokenDate[] {
    const [near] = replying === '' ? [] : spokenDatesIn(replying, this.#setting, undefined).slice(-1);
    return spokenDatesIn(text, this.#setting, (near ?? this.#facts.at(-1))?.day);
  }

  /** Takes in the dates of a sentence. Answers whether all that it says is a correction, which stands elsewhere then. */
  note(statement: Statement, dates: readonly SpokenDate[], replying: string): boolean {
    let corrected = 0;
    const asked = mainOf(dates);
    for (const date of dates.toSorted((a, b) => Number(b === asked) - Number(a === asked))) {
      const label = labelOf(statement.text, date, this.#setting);
      const old = statement.corrects ? this.#corrected(statement, date, label, dates, replying) : undefined;
      if (old) {
        this.#rewrite(old, date.until, date.guessed);
        corrected++;
      } else this.#add(date === asked ? statement : { ...statement, isFirst: false }, statement, date, label);
    }
    return corrected > 0 && corrected === dates.length && statement.text.split(' ').length <= 16;
  }

  /** What only holds from today, or is taken for a day, is written as the day it stands for. */
  fix(): void {
    for (const fact of this.#facts)
      if (fact.relative || fact.guessed) this.#rewrite({ ...fact }, fact.day, fact.guessed);
  }

  isWhole(label: string): boolean {
    const { words } = this.#setting;
    if (label === '' || words.pronoun.test(label)) return true;
    // "It ends", "Abgabe": only the end itself is named.
    const rest = label.replace(new RegExp(words.ends, 'giu'), '').trim();
    if (rest === '' || words.pronoun.test(rest)) return true;
    return !PART.test(label) && shareOf(stemsOf(label), this.#about) > 0.5;
  }

  /** Which date a correction is about. */
  #corrected(
    { text, topic }: Statement,
    date: SpokenDate,
    label: string,
    dates: readonly SpokenDate[],
    replying: string,
  ): DatedFact | undefined {
    const facts = this.#facts;
    const rest = dates.reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    );
    const oldDay = /(?:not|nicht|statt|instead of)[^\d,]{0,12}(\d{1,2})\b/i.exec(rest)?.[1];
    const named = oldDay && facts.findLast((fact) => Number(fact.day.slice(8)) === Number(oldDay));
    if (named) return named;
    const stems = stemsOf(label);
    const same = facts.findLast(
      (fact) => stems.length > 0 && fact.label !== '' && alike(stems, stemsOf(fact.label)),
    );
    if (same) return same;
    if (!this.isWhole(label) && !this.#setting.words.ends.test(label)) return undefined;
    const bySlot = topic.about === 'start' || this.#setting.words.begins.test(text) ? 'start' : 'due';
    const mentioned = spokenDatesIn(replying, this.#setting, undefined).map(({ day }) => day);
    const lastMentioned = facts.findLast((fact) => mentioned.includes(fact.day) && fact.day !== date.day);
    if (bySlot === 'due' && lastMentioned) return lastMentioned;
    return facts.findLast((fact) => fact.slot === bySlot) ?? facts.at(-1);
  }

  #add(asked: Statement, statement: Statement, date: SpokenDate, label: string): void {
    const { text } = statement;
    const said = text.slice(date.start, date.end);
    const isSpan = date.until > date.day;
    for (const { slot, day, label: name } of this.#placesOf(asked, date, label))
      this.#put({
        slot,
        day,
        label: name,
        statement,
        said: isSpan ? '' : said,
        quoted: said,
        guessed: date.guessed,
        relative: date.relative,
      });
  }

  /** What a date dates. */
  #placesOf(
    statement: Statement,
    date: SpokenDate,
    label: string,
  ): Pick<DatedFact, 'slot' | 'day' | 'label'>[] {
    const { topic, text, isFirst } = statement;
    const { words } = this.#setting;
    const { day, until } = date;
    const asked = isFirst ? topic.about : 'other';
    const start = { slot: 'start', day, label: '' } as const;
    const due = { slot: 'due', day: until, label: '' } as const;
    const milestone = (name: string) => ({ slot: 'milestone', day: until, label: name }) as const;
    if (STARTS.test(text.slice(date.start, date.end)) && !words.begins.test(text) && asked !== 'start')
      return [];
    if (until > day && (asked === 'start' || asked === 'due')) return [start, due];
    const begins = words.begins.test(text);
    const ofWork = begins && this.isWhole(label.replace(words.begins, '').trim());
    // "From January everything has to run": then it is done, whatever was asked.
    const isDone = asked === 'start' && words.ends.test(text) && !begins;
    if (isDone) return [due];
    if (asked === 'start' || (ofWork && date.role !== 'due') || (begins && date.role === 'from'))
      return [start];
    const whose = capital(topic.what.replace(/^\p{Ll}+ (?=\p{L})/u, ''));
    const hasDue = this.#facts.some(({ slot }) => slot === 'due');
    if (asked === 'due') {
      const ofPart =
        whose !== '' &&
        !this.isWhole(whose) &&
        (hasDue || PART.test(whose) || this.#facts.some((one) => one.day > until));
      if (ofPart) return [milestone(whose)];
      const other =
        hasDue && whose === '' && !words.asksOfWork.test(topic.question)
          ? questionLabel(topic.question, words)
          : '';
      return [other === '' ? due : milestone(other)];
    }
    if (this.isWhole(label) && !PART.test(text)) {
      const ends = words.ends.test(text) || date.role === 'due' || label !== '';
      if (ends) return [hasDue && label === '' && whose !== '' ? milestone(whose) : due];
    }
    return label === '' && whose === '' ? [] : [milestone(label || whose)];
  }

  /** Of the whole there is one start and one end, and of anything else one day: what was said last. */
  #put(fact: DatedFact): void {
    const isSame = (one: DatedFact): boolean =>
      one.slot === fact.slot &&
      (fact.slot !== 'milestone' || one.label.toLowerCase() === fact.label.toLowerCase());
    for (const old of this.#facts.filter(isSame))
      if (old.statement !== fact.statement) this.#rewrite(old, fact.day, fact.guessed);
    this.#facts = [...this.#facts.filter((one) => !isSame(one)), fact];
  }

  #rewrite(fact: DatedFact, day: Day, guessed: boolean): void {
    const at = fact.statement.text.indexOf(fact.said);
    const bare =
      at < 0 ||
      /\p{L} $/u.test(fact.statement.text.slice(0, at)) ||
      fact.statement.text.length - fact.said.length < 4;
    const lead = LEADS.exec(fact.said)?.[0] ?? (bare ? '' : `${this.#setting.words.onDay} `);
    const said = `${lead}${writtenDay(day, this.#setting.tongue.language)}`;
    if (fact.said === '') return;
    fact.statement.text = fact.statement.text.replace(fact.said, said);
    for (const one of this.#facts)
      if (one.statement === fact.statement && one.said === fact.said)
        Object.assign(one, { said, quoted: said, day, guessed, relative: false });
  }
}
