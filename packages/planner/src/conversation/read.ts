import { PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import { choosePlaybook } from '../breakdown/scene.ts';
import { availabilityIn } from '../brief/availability.ts';
import { folded, wordsOf as plainWordsOf, shareOf, stemsOf } from '../brief/words.ts';
import { completed } from './answers.ts';
import type { ConversationProject, ConversationRequest, Setting, Statement } from './conversation.ts';
import { correctNumber, withdrawnIn, withoutThing } from './corrections.ts';
import { DatedFacts } from './dated-facts.ts';
import { Evidence } from './evidence.ts';
import { capital, shortened } from './labels.ts';
import { nameFrom, titleOf, withAntecedent } from './naming.ts';
import { settingFor } from './setting.ts';
import { statementsOf } from './statements.ts';
import { timelineFrom } from './timeline.ts';
import { tradeNounIn } from './trade-noun.ts';
import { isKnownWork, wantedIn } from './wanted.ts';
import { answeredPriority, categoryOf, priorityIn, tagsFor, tagsIn } from './wishes.ts';

/** Fewer words about it are a wish, and no project yet. */
const FEWEST_WORDS = 8;
const PART_TURNS = 4;
const OWN = /^(?:i|we|ich|wir)(?!\p{L})/iu;
const LONGEST_BRIEF = 12_000;

/**
 * Reads a project out of a conversation: the person's sentences are the material, the assistant's questions say what
 * short answers mean, and what was said later holds. Undefined when there is no project in it. Pure; never throws.
 */
export function readConversation({
  turns,
  today,
  locale,
}: ConversationRequest): ConversationProject | undefined {
  const own = turns.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  const setting = settingFor(own, today, locale);
  const reader = new Reader(setting);
  const statements = statementsOf(turns, setting);
  statements.forEach((statement, index) => {
    const replying =
      turns[statement.turn - 1]?.sender === 'assistant' ? (turns[statement.turn - 1]?.content ?? '') : '';
    reader.hear(statement, { replying, before: statements[index - 1], next: statements[index + 1] });
  });
  return reader.result();
}

interface Around {
  replying: string;
  before: Statement | undefined;
  next: Statement | undefined;
}

class Reader {
  readonly #setting: Setting;
  readonly #facts: DatedFacts;
  readonly #evidence: Evidence;
  /** Stems that the assistant said first. */
  readonly #told = new Set<string>();
  readonly #own = new Set<string>();
  #material: Statement[] = [];
  #name: string | undefined;
  /** What it seems to be about while nobody said what is wanted. */
  #trade: string | undefined;
  #tradeTurn = 0;
  /** The first wish, and the name that it gives. */
  #wanted: { what: string; name: string } | undefined;
  #priority: Priority | undefined;
  #tags: string[] = [];

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#facts = new DatedFacts(setting);
    this.#evidence = new Evidence(setting);
  }

  hear(statement: Statement, { replying, before, next }: Around): void {
    const { words } = this.#setting;
    // What the assistant asks for is no news of its own.
    for (const stem of stemsOf(replying.replace(/[^.!?\n]+\?/g, '')))
      if (!this.#own.has(stem)) this.#told.add(stem);
    for (const stem of stemsOf(statement.text)) if (!this.#told.has(stem)) this.#own.add(stem);
    if (statement.declines && words.offer.test(statement.topic.question)) this.#evidence.note('declined');
    statement.text = completed(statement, this.#setting);
    const { text } = statement;
    if (words.abandon.test(text)) {
      this.#forget();
      return;
    }
    const isOfHours = statement.isFirst && statement.topic.about === 'hours';
    const said = isOfHours || this.#isAway(text) ? [] : this.#facts.datesIn(text, replying);
    const dates = said.filter(
      ({ until }) => until > this.#setting.today || statement.topic.about === 'start',
    );
    const answers = statement.isFirst && dates.length > 0 && text.split(' ').length <= 6;
    const asks = statement.isQuestion && !answers;
    if (
      words.order.test(text) ||
      (statement.isChatter &&
        dates.length === 0 &&
        !asks &&
        answeredPriority(statement, this.#setting) === undefined)
    )
      return;
    const wanted = wantedIn({ ...statement, isQuestion: asks }, this.#material.length === 0, this.#setting);
    const isNew = wanted !== undefined && !isKnownWork(wanted, this.#told);
    if (asks && !isNew) {
      this.#evidence.note(words.command.test(text) ? 'status' : 'question');
      this.#about(statement);
      return;
    }
    const isCommand = !statement.corrects && words.command.test(text) && !isNew;
    if (isCommand || (!this.#isBegun && isKnownWork(text, this.#told))) {
      this.#evidence.note('status');
      return;
    }
    const isOfPriority = statement.topic.about === 'priority' && !isNew && !/\d/.test(text);
    if (this.#takesWish(statement) || isOfPriority) return;
    const isAside =
      statement.corrects &&
      statement.topic.about !== 'priority' &&
      !/\d/.test(text) &&
      text.split(' ').length <= 4;
    if (isAside && dates.length === 0 && withdrawnIn(text, this.#setting) === undefined) return;
    if (asks) statement.text = capital(wanted ?? text);
    // A wish in the midst of a talk about one thing is a part of that.
    const isPart = this.#trade !== undefined && statement.turn - this.#tradeTurn > PART_TURNS;
    if (isNew && !this.#wanted && !isPart) this.#begin(statement, wanted, before, next);
    this.#about(statement);
    if (this.#withdraws(statement)) return;
    if (
      dates.length === 0 &&
      correctNumber(statement, this.#material, this.#setting) &&
      text.split(' ').length <= 16
    )
      return;
    const only = this.#facts.note(statement, dates, replying);
    if (only || this.#isBareDate(statement, dates)) return;
    this.#evidence.said(statement);
    this.#material.push(statement);
  }

  get #isBegun(): boolean {
    return this.#wanted !== undefined || this.#trade !== undefined;
  }

  /** When the person is away nothing happens: those days are no dates of the project. */
  #isAway(text: string): boolean {
    const { tongue, today, locale } = this.#setting;
    const days = availabilityIn(text, tongue, { today, locale })?.daysOff.length ?? 0;
    return days > 1 || (days === 1 && OWN.test(text));
  }

  #about({ text, turn }: Statement): void {
    if (this.#isBegun) return;
    this.#trade = tradeNounIn(text, this.#setting);
    if (this.#trade === undefined) return;
    this.#evidence.note('trade');
    this.#tradeTurn = turn;
    this.#facts.aboutThe(this.#trade);
  }

  result(): ConversationProject | undefined {
    if (!this.#evidence.isEnough(this.#facts.all)) return undefined;
    const dates = timelineFrom(this.#facts.all, this.#setting);
    this.#facts.fix();
    const description = this.#brief();
    const wanted = this.#wanted?.name ?? this.#trade ?? titleOf(description, this.#setting);
    const name = shortened(this.#name ?? wanted, PROJECT_NAME_MAX_LENGTH);
    if (plainWordsOf(description).length < FEWEST_WORDS || this.#material.length < 2) return undefined;
    const { today, locale } = this.#setting;
    const about = { category: '', tags: this.#tags, priority: 'Medium' as const, today, locale, kept: [] };
    const calendar = { weekdays: [], hoursPerDay: 0, daysOff: [], busyHours: {} };
    const playbook = choosePlaybook({
      ...about,
      ...dates,
      milestones: [],
      name: `${name}. ${this.#wanted?.what ?? wanted}`,
      description,
      calendar,
    });
    const category = categoryOf(playbook.id, this.#setting);
    const tags = this.#tags.length > 0 ? this.#tags : tagsFor(wanted, category, this.#setting);
    return { name, description, ...dates, priority: this.#priority ?? 'Medium', category, tags };
  }

  #begin(
    statement: Statement,
    said: string,
    before: Statement | undefined,
    next: Statement | undefined,
  ): void {
    const wanted = withAntecedent(said, before?.text ?? '');
    statement.text = statement.text.replace(said, wanted);
    const name = nameFrom(wanted, next?.text ?? '', this.#setting);
    this.#wanted = { what: wanted, name };
    this.#facts.aboutThe(`${name} ${wanted.split(/[,.;]/)[0]}`);
    this.#evidence.note('wanted');
    if (tradeNounIn(statement.text, this.#setting)) this.#evidence.note('trade');
  }

  #forget(): void {
    this.#material = [];
    this.#facts.forget();
    this.#evidence.forget();
    this.#trade = undefined;
    this.#wanted = undefined;
    this.#priority = undefined;
    this.#name = undefined;
    this.#tags = [];
  }

  /** Takes a name, tags or how pressing it is; answers whether the sentence says nothing else. */
  #takesWish(statement: Statement): boolean {
    const { text, topic, isFirst } = statement;
    const { words } = this.#setting;
    const few = text.split(' ').length <= 8;
    const called =
      words.called.exec(text)?.groups?.name ?? (isFirst && topic.about === 'name' && few ? text : undefined);
    if (called) {
      this.#name = capital(called.replace(/["“”„']/g, '').trim());
      return few;
    }
    const tags = tagsIn(text, this.#setting);
    if (tags.length > 0) {
      this.#tags = [...new Set([...this.#tags, ...tags])];
      if (words.tagged.test(text)) return true;
    }
    const priority = priorityIn(text, this.#setting) ?? answeredPriority(statement, this.#setting);
    if (!priority) return false;
    this.#priority = priority;
    return few;
  }

  #withdraws(statement: Statement): boolean {
    const what = withdrawnIn(statement.text, this.#setting);
    if (!what) return false;
    if (
      this.#wanted &&
      shareOf(stemsOf(what), stemsOf(this.#wanted.name)) >= 0.99 &&
      stemsOf(what).length > 0
    ) {
      this.#forget();
      return true;
    }
    const { rest, wasThere } = withoutThing(this.#material, what);
    if (!wasThere) return false;
    this.#facts.forgetLabelled(stemsOf(what));
    const isSaid = this.#setting.words.negative.test(statement.text);
    const text = isSaid ? statement.text : this.#setting.words.without(what).replace(/\.$/, '');
    this.#material = [...rest, { ...statement, text }];
    return true;
  }

  /** A date alone stands in the project's own dates; of anything else it is said what it is the date of. */
  #isBareDate(statement: Statement, dates: readonly { start: number; end: number }[]): boolean {
    if (dates.length === 0) return false;
    const rest = dates.reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      statement.text,
    );
    if (
      /\p{L}{4}/u.test(rest.replace(/(?:at the |am )?(?:very )?(?:latest|spätestens|allerspätestens)/i, ''))
    )
      return false;
    const fact = this.#facts.all.findLast((one) => one.statement === statement);
    if (fact?.slot !== 'milestone') return true;
    statement.text = `${fact.label}: ${statement.text}`;
    return false;
  }

  #brief(): string {
    const turns = Map.groupBy(this.#material, ({ turn }) => turn);
    const lines = [...turns.values()].map((said) =>
      said.map(({ text }) => `${capital(text.trim())}.`.replace(/([.!?:])\.$/, '$1')).join(' '),
    );
    const seen = new Set<string>();
    const once = lines.filter((line) => !seen.has(folded(line)) && seen.add(folded(line)));
    return shortened(once.join('\n'), LONGEST_BRIEF);
  }
}
