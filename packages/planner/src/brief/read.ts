import type { PlanRequest } from '../shape.ts';
import { readsAside } from './asides.ts';
import { availabilityIn, withAvailability } from './availability.ts';
import { splitBrackets } from './brackets.ts';
import type { Brief, Language } from './brief.ts';
import { closesLast } from './closes.ts';
import { AS_WELL, ASKS_FOR, COLLECTED, DURING, NONE, PEOPLE, tellsItIsDone, UNTIL } from './cues.ts';
import { noteEvent } from './events.ts';
import { Findings, MOST_ITEMS } from './findings.ts';
import { withoutDates } from './item.ts';
import { addresses, modeFor, namedByLead, namesSubject, withReferents } from './leads.ts';
import { withoutNoise } from './mask.ts';
import { type Mode, PLAIN } from './mode.ts';
import { dayFor, hasOwnTime, orderByLead } from './own-time.ts';
import { pacedNoun, rateIn } from './pace.ts';
import { dropBare, notePace, noteProduction, tellsOfSeries } from './production.ts';
import { remainderIn, takeOff, tellsDone } from './remainder.ts';
import { tellsOfPart, withRestTold } from './rest-told.ts';
import { readsLanguages, readsSaidForm } from './said-forms.ts';
import { type Clause, clausesOf, type Sentence, sentencesOf } from './segments.ts';
import { takeFrequency } from './series.ts';
import { isOthersToo } from './settled.ts';
import { approvalIn, waitIn } from './statements.ts';
import { toldHoursIn } from './told-hours.ts';
import { toldSizeIn } from './told-sizes.ts';
import { paragraphsOf, type Tongue, tongueIn } from './tongue.ts';
import { withoutChatter } from './transcript.ts';
import { othersTimeBehind, waitLikeBefore, withOnes } from './turnaround.ts';
import { lookedOverIn } from './turns.ts';
import { askedIn, asksNothing, tellsOnly } from './unspoken.ts';
import { noteWait, pauseAfterLast } from './waits.ts';
import { waitsOn } from './waits-on.ts';
import { Wishes } from './wishes.ts';
import { noteWondering } from './wondering.ts';
import { shareOf, stemOf, stemsOf } from './words.ts';

/** Reads a written brief: what is wanted, how much, by when, in what order, and what not. */
export function readBrief(request: PlanRequest): Brief {
  const { tongue, language } = tongueIn(`${request.name}. ${request.description}`);
  const reader = new Reader(request, tongue, language);
  const context = { today: request.today, locale: request.locale };
  const clean = withoutNoise(request.description, tongue);
  const masked = withoutChatter(clean, tongue, context);
  if (masked !== clean) reader.knowDays(clean);
  const paragraphs = paragraphsOf(masked, tongue);
  sentencesOf(masked).forEach((sentence, number) => {
    reader.speak(paragraphs.findLast((one) => one.start <= sentence.start)?.tongue ?? tongue);
    reader.sentence(sentence, number);
  });
  reader.speak(tongue);
  return { language, ...reader.result() };
}

class Reader {
  readonly #request: PlanRequest;
  readonly #findings: Findings;
  /** Of the list under a heading, and of the sentence at hand. */
  #listMode: Mode = PLAIN;
  #mode: Mode = PLAIN;
  #excluding = false;
  #greeted = false;
  /** What comes next in the sentence are names. */
  #ofPeople = false;
  /** The clause before said that something is done. */
  #wasDone = false;
  /** The last clause of the sentence before. */
  #lastSaid = '';
  /** The sentence in which something was waited for last. */
  #waitedIn = -1;

  constructor(request: PlanRequest, tongue: Tongue, language: Language) {
    this.#request = request;
    this.#findings = new Findings(request, tongue, language);
  }

  result(): Omit<Brief, 'language'> {
    withRestTold(this.#findings);
    return this.#findings.result();
  }

  /** In a conversation "the tenth" is a day that was named in full before. */
  knowDays(text: string): void {
    this.#findings.knowDays(text);
  }

  /** Reads on in another language. */
  speak(tongue: Tongue): void {
    this.#findings.tongue = tongue;
  }

  sentence(sentence: Sentence, number: number): void {
    if (this.#findings.found.items.length >= MOST_ITEMS) return;
    const { text } = sentence;
    const { vocabulary, pattern } = this.#findings.tongue;
    const greets = pattern(vocabulary.greeting).test(text) && (text.length < 60 || /^\p{L}+ ?:/u.test(text));
    const last = this.#request.description.slice(sentence.end).trim() === '' && sentence.start > 60;
    const signs =
      (this.#greeted || (last && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: x+)?$/u.test(text))) &&
      text.split(/\s+/).length <= 3 &&
      !sentence.listed &&
      !this.#findings.beginsWithVerb(text);
    this.#greeted = greets && !/[:]/.test(text);
    if (greets || signs || (this.#findings.isForeign && asksNothing(text))) return;
    if (this.#request.description[sentence.end] === '?' && !ASKS_FOR.test(text)) {
      noteWondering(this.#findings, text);
      this.#findings.found.leftOut.push(text);
      return;
    }
    const behind = this.#request.description.slice(sentence.end, sentence.end + 3);
    const endsInColon = /^\s?:/.test(behind) || sentence.heading;
    if (endsInColon) {
      this.#listMode = modeFor(this.#findings, text);
      if (this.#findings.found.subject === null && shareOf(this.#findings.nameStems, stemsOf(text)) > 0)
        this.#findings.noteSubject(sentence);
      return;
    }
    if (!sentence.listed && (this.#listMode.deadline || this.#listMode.list)) this.#listMode = PLAIN;
    const known = this.#findings.found.availability.weekdays !== null;
    const repeats = known && takeFrequency(text, this.#findings.tongue) !== undefined;
    const availability = repeats
      ? undefined
      : availabilityIn(text, this.#findings.tongue, this.#findings.context);
    if (availability) {
      const { found } = this.#findings;
      found.availability = withAvailability(found.availability, availability);
      const pace = rateIn(text, this.#findings.tongue);
      if (pace?.byDay) this.#findings.found.rates.push({ ...pace, span: this.#findings.spanOf(sentence) });
      const weekly = Object.keys(availability.time?.hoursByWeekday ?? {}).length > 0;
      if (weekly || takeFrequency(text, this.#findings.tongue) === undefined) return;
    }
    const told = this.#findings.beginsWithVerb(text) ? [] : toldHoursIn(text, this.#findings.tongue);
    if (told.length > 0) {
      this.#findings.told.push(...told);
      return;
    }
    if (noteProduction(this.#findings, sentence)) return;
    [this.#mode, this.#excluding, this.#ofPeople] = [this.#listMode, false, false];
    if (readsLanguages(this.#findings, sentence) || readsAside(this.#findings, sentence)) return;
    noteEvent(this.#findings, text);
    const clauses = clausesOf(sentence, number, this.#findings.tongue);
    const wishes = new Wishes(this.#findings, clauses);
    const named = namedByLead(this.#findings, this.#request, clauses);
    if (named) {
      this.#clause(named, wishes);
      return;
    }
    const before = this.#findings.found.items.length;
    const referred = withReferents(clauses, this.#findings.tongue, this.#lastSaid);
    this.#lastSaid = clauses.at(-1)?.text ?? '';
    for (const [index, clause] of referred.entries()) {
      if (index === 0 && addresses(this.#findings, clause, clauses[1])) continue;
      if (this.#sharesDone(clause, clauses[index + 1])) continue;
      if (availability === undefined || takeFrequency(clause.text, this.#findings.tongue))
        this.#clause(clause, wishes);
    }
    orderByLead(this.#findings, clauses[0], before);
  }

  /** "The logo and the icons are finished", "los platos y los vasos los trae el catering": both are. */
  #sharesDone(clause: Clause, next: Clause | undefined): boolean {
    const { vocabulary, pattern } = this.#findings.tongue;
    const shares = next?.joint === 'and' && !this.#findings.beginsWithVerb(clause.text) && !clause.leads;
    const isDone = shares && pattern(vocabulary.already).test(next.text);
    if (isDone) this.#findings.found.already.push(clause.text);
    const isOthers = shares && !isDone && isOthersToo(next.text, this.#findings.tongue);
    if (isOthers) this.#findings.found.others.push(clause.text);
    return isDone || isOthers;
  }

  #clause(written: Clause, wishes: Wishes): void {
    const clause = this.#findings.isForeign ? { ...written, text: askedIn(written.text) } : written;
    const { text } = clause;
    const { vocabulary, pattern } = this.#findings.tongue;
    if (this.#findings.isForeign && tellsOnly(written.text)) {
      this.#findings.found.leftOut.push(text);
      return;
    }
    if (clause.leads) {
      this.#lead(clause);
      return;
    }
    if (this.#ofPeople && !/\d/.test(text) && !this.#findings.beginsWithVerb(text)) {
      this.#findings.remember(text);
      return;
    }
    const dateless = withoutDates(text, this.#findings.tongue, this.#findings.context).text;
    const undated =
      dateless
        .replace(/\([^)]*\)/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || dateless;
    const done = tellsItIsDone(text, undated, pattern(vocabulary.already), this.#findings.isForeign);
    if (notePace(this.#findings, clause) || closesLast(this.#findings, clause)) return;
    if (clause.place > 0 && tellsOfSeries(this.#findings, clause)) return;
    const size = this.#findings.beginsWithVerb(text) ? undefined : toldSizeIn(text, this.#findings.tongue);
    if (size) this.#findings.sizes.push(size);
    const { found, memory } = this.#findings;
    if (tellsOfPart(this.#findings, undated, this.#findings.spanOf(clause))) return;
    const rest = remainderIn(undated, this.#findings.tongue);
    if (rest && (takeOff(found.items, rest) || tellsDone(memory, rest, undated))) {
      this.#wasDone = !rest.left;
      if (!rest.left) found.already.push(text);
      return;
    }
    const goesOn = clause.joint === 'and' && !/\d/.test(text) && text.split(/\s+/).length <= 4;
    const shared =
      this.#wasDone &&
      clause.place > 0 &&
      (AS_WELL.test(text) || (goesOn && !this.#findings.beginsWithVerb(text)));
    this.#wasDone = false;
    if (hasOwnTime(this.#findings, clause, this.#mode)) return;
    if (shared || this.#mode.already || clause.ticked || done) {
      this.#wasDone = true;
      this.#findings.remember(text);
      this.#findings.found.already.push(text);
      return;
    }
    if (this.#isExcluded(clause, undated)) {
      this.#findings.found.excluded.push(text);
      return;
    }
    if (readsSaidForm(this.#findings, clause, undated, this.#mode)) return;
    const asks =
      COLLECTED.test(text) || (this.#findings.beginsWithVerb(text) && !/^(?:spend|pay|cost)/i.test(text));
    if (!asks && pattern(vocabulary.budget).test(text) && !approvalIn(undated, this.#findings.tongue)) return;
    if (pauseAfterLast(this.#findings, undated, clause)) return;
    const looks =
      /\)$/.test(undated.trim()) && lookedOverIn(splitBrackets(undated).text, this.#findings.tongue);
    const wait =
      looks || othersTimeBehind(undated, this.#findings.tongue)
        ? undefined
        : (waitIn(withOnes(undated, this.#findings.tongue), this.#findings.tongue) ??
          waitsOn(this.#findings, clause, undated) ??
          this.#waitLikeBefore(clause, undated));
    const begins = this.#findings.beginsWithVerb(text);
    if (wait) {
      this.#waitedIn = clause.sentence;
      noteWait(this.#findings, clause, wait, this.#mode);
      const must = / (?:muss|müssen|braucht|brauchen|dauert|dauern) /i.test(undated);
      if (!begins || must || /^(?:let|give|allow|leave) /i.test(undated)) return;
    }
    const rate = wait ? undefined : rateIn(undated, this.#findings.tongue);
    const paced =
      rate?.byDay && this.#findings.memory.counted.some(({ noun }) => stemOf(noun) === stemOf(rate.noun));
    if (rate && (!begins || paced)) {
      const noun = pacedNoun(rate, this.#findings.memory.counted);
      this.#findings.found.rates.push({ ...rate, noun, span: this.#findings.spanOf(clause) });
      return;
    }
    // "…, bis sie zurückkommen" is how long the waiting takes.
    if (this.#waitedIn === clause.sentence && UNTIL.test(text)) return;
    if (!begins && this.#findings.describesLast(clause)) return;
    wishes.read(clause, this.#mode);
  }

  #waitLikeBefore(clause: Clause, undated: string) {
    if (this.#waitedIn !== clause.sentence || this.#findings.beginsWithVerb(clause.text)) return undefined;
    const wait = waitLikeBefore(undated, this.#findings.tongue);
    return wait && { ...wait, delivered: false };
  }

  #lead(clause: Clause): void {
    const led = this.#findings.remember(clause.text);
    if (led) this.#findings.memory.led = { ...led, sentence: clause.sentence };
    this.#ofPeople = PEOPLE.test(clause.text);
    const mode = modeFor(this.#findings, clause.text);
    const { vocabulary, pattern } = this.#findings.tongue;
    this.#mode = {
      optional: this.#mode.optional || mode.optional,
      excluded: mode.excluded,
      already: mode.already,
      later: mode.later,
      deadline: mode.deadline ?? this.#mode.deadline,
      release: DURING.test(clause.text) ? dayFor(this.#findings, clause.text, this.#request.dueDate) : null,
      forEach: mode.forEach,
      list: mode.list,
    };
    if (pattern(vocabulary.budget).test(`${clause.text}: 1`)) this.#mode = { ...this.#mode, excluded: true };
    if (mode.forEach) dropBare(this.#findings, mode.forEach.noun);
    if (namesSubject(this.#findings, clause, mode)) this.#findings.noteSubject(clause);
  }

  /** An exclusion goes on over "no shop, blog or forum", and ends at a "but" or an "only". */
  #isExcluded(clause: Clause, undated: string): boolean {
    const { vocabulary, pattern } = this.#findings.tongue;
    if (this.#mode.excluded || (clause.place === 0 && NONE.test(clause.text))) return true;
    if (
      /^(?:only|just|but|nur|aber|sondern|mais|seulement|pero|solo|sólo|mas|só|apenas)\b/i.test(clause.text)
    ) {
      this.#excluding = false;
      if (!pattern(vocabulary.excluded).test(undated.replace(/^\S+ /, ''))) return false;
    }
    const says = pattern(vocabulary.excluded).test(undated);
    const goesOn =
      this.#excluding && !this.#findings.beginsWithVerb(clause.text) && undated.split(/\s+/).length <= 4;
    this.#excluding = says ? /^\W*(?:no|not|without|kein|ohne|sans|pas|sin|sem|não)/i.test(undated) : goesOn;
    return says || goesOn;
  }
}
