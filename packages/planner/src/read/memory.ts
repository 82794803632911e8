import { addDays, type Day, weekdayOf } from '@daymark/domain/dates';
import type { DoneFields, Statement, StatementFields, TaskFields, WaitFields } from '@daymark/domain/reading';
import type { CountToken, Token } from '@daymark/language/token';
import type { Clause } from './clause.ts';
import type { Frame } from './leads.ts';
import { isPronoun, partnerIn, whoIn } from './people.ts';
import { openerOf, orderOf } from './shape.ts';
import { stemsOf, tokensOf } from './statements.ts';
import { plain, type Tagged } from './tag.ts';
import { pointsBack, titleWords, withNoun } from './title-check.ts';
import { textOf } from './titles.ts';

/** The reader's state: what the brief has mentioned so far. */
export interface Memory {
  /** The counted things. */
  counts: CountToken[];
  /** The last person that was named. */
  person: string | null;
  /** The other party of the last work, and the thing that it is about. */
  partner: string | null;
  thing: string;
  /** The last task, with the tokens of its clause. */
  last: { id: string; fields: TaskFields; tokens: Token[] } | null;
  events: { stems: string[]; on: Day; sentence: number }[];
  /** Work and waits in the order of the brief. */
  works: Told[];
  /** The first task of the last sentence that has one. */
  opening: (Told & { fields: TaskFields }) | null;
  /** How many works have had the length of one behind them, if that is the length of each. */
  withLength: number;
}

interface Told {
  id: string;
  fields: StatementFields;
  tokens: Token[];
  stems: string[];
  kind: Statement['kind'];
  parts: boolean;
  sentence: number;
  noun: string;
  /** Whether it begins with "before that". */
  leads: boolean;
}

/** What is known before a brief is read. */
export const emptyMemory = (): Memory => ({
  ...{ counts: [], person: null, partner: null, thing: '', last: null, events: [], works: [] },
  ...{ opening: null, withLength: 0 },
});

const WORKS = new Set<Statement['kind']>(['task', 'repeat', 'wait', 'theirs', 'event']);
/** Kinds of statements whose person a later "she" can mean. */
const PERSONAL = new Set<Statement['kind']>(['theirs', 'wait', 'unsure']);
/** How many earlier statements are searched for what a clause refers to. */
export const LOOK_BACK = 30;

export const overlaps = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((stem) => other.includes(stem));

/** The event that matches the words, else the last one. */
function eventFor(memory: Memory, stems: readonly string[], frame: Frame): Day | null {
  const named = memory.events.findLast((event) => overlaps(event.stems, stems));
  const last = memory.events.at(-1);
  if (named) return named.on;
  return stems.length > 0 && !stems.some((stem) => /^(?:end|dead|due|ende|absc|abga)/.test(stem))
    ? null
    : (last?.on ?? frame.due);
}

/** "Set up the stall on Saturday", "lunch on the Friday": the weekday of an event, or in its week. */
export function nearEvent(clause: Clause, { on }: TaskFields, { events }: Memory, { brief }: Tagged): Day[] {
  const tokens = tokensOf(clause);
  const [token] = tokens.filter(({ type }) => type === 'day');
  const [day] = on;
  const last = events.at(-1)?.on;
  // "Sat 15 May, serve at 7pm".
  const isTimed = tokens.length === 1 && tokens[0]?.type === 'time';
  if (isTimed && last && events.at(-1)?.sentence === clause.sentence) return [last];
  if (token?.type !== 'day' || !token.guessed.week || !token.weekday || !day || !last || last <= day)
    return on;
  const said = brief.slice(token.start, token.end);
  // "Next Friday" is counted from today.
  if (/\b(?:next|this|coming|nächste[nr]?|diese[nr]?)\b/i.test(said)) return on;
  const isThe = /\bthe\s/i.test(said);
  const { weekday } = token;
  const same = events.findLast((event) => weekdayOf(event.on) === weekday && event.on > day);
  return same ? [same.on] : isThe ? [addDays(last, weekday - weekdayOf(last))] : on;
}

/** "Two weeks before the fair", "before then", "that morning". */
export function anchored(
  clause: Clause,
  task: TaskFields,
  memory: Memory,
  tagged: Tagged,
  frame: Frame,
): boolean {
  for (const [at, { token, text, end }] of clause.pieces.entries()) {
    const behind = stemsOf(clause.pieces.slice(at + 1, at + 6), tagged);
    if (token?.type === 'anchor') {
      const day = eventFor(memory, behind, frame);
      const unit =
        token.length.unit === 'weeks'
          ? 7
          : token.length.unit === 'months'
            ? 30
            : token.length.unit === 'minutes'
              ? 0
              : 1;
      const days = Math.ceil(token.length.max * unit);
      if (!day) return false;
      // "In the last two weeks before the exam".
      const last = clause.pieces[at - 1]?.text ?? '';
      const within = token.within || /^(?:last|final|letzten|the|den)$/.test(last);
      if (token.side === 'before') task.by = addDays(day, within ? -1 : -days);
      else task.from = addDays(day, token.within ? 1 : days);
      if (within && token.side === 'before') task.from = addDays(day, -days);
    } else if (
      (text === 'before' || text === 'vor' || text === 'bevor') &&
      !token &&
      task.by === null &&
      task.on.length === 0
    ) {
      const day = /^\s*(?:then|that|it)\b/.test(tagged.brief.slice(end, end + 8))
        ? memory.events.at(-1)?.on
        : memory.events.findLast((event) => overlaps(event.stems, behind.slice(0, 2)))?.on;
      if (day) task.by = addDays(day, -1);
    } else if (
      task.on.length === 0 &&
      ((text === 'that' &&
        /^\s*(?:morning|day|evening|afternoon)\b/.test(tagged.brief.slice(end, end + 12))) ||
        (text === 'on' && /^ the day\b(?! (?:after|before|of))/.test(tagged.brief.slice(end, end + 16))))
    ) {
      const event = text === 'on' ? memory.works.findLast(({ kind }) => kind === 'event')?.fields : undefined;
      const day = event?.kind === 'event' ? event.on : memory.events.at(-1)?.on;
      if (day) task.on = [day];
    }
  }
  return true;
}

/** "9 songs, 6 are mixed". */
export function doneOf(clause: Clause, { last }: Memory): DoneFields['of'] {
  const [count, ...others] = tokensOf(clause).filter((token) => token.type === 'count');
  const parts = last?.fields.parts?.count ?? 0;
  return last && count?.type === 'count' && others.length === 0 && count.count < parts
    ? { statement: last.id, parts: count.count }
    : null;
}

/** A title whose pronoun is replaced by its noun: the subject of its line, or the last noun of the sentence. */
export function nounFor(clause: Clause, title: string, memory: Memory, tagged: Tagged, name: string): string {
  if (clause.lead.length > 0) return withNoun(title, textOf(tagged.brief, clause.lead), tagged);
  const last = memory.works
    .slice(-LOOK_BACK)
    .findLast(({ kind, sentence }) => kind === 'task' && sentence === clause.sentence);
  const many = /(?:^| )(?:them|those|these)(?: |$)/.test(title);
  const isKnown = last && last.noun !== '' && last.noun.endsWith('s') === many;
  if (isKnown) return withNoun(title, last.noun, tagged);
  if (many) return title;
  // "It has to be uploaded": the project.
  const isSubject =
    / it$/.test(title) &&
    clause.main.slice(0, 2).some(({ text }) => text === 'it') &&
    clause.shape === 'subject';
  return isSubject
    ? withNoun(title, memory.thing || name.trim(), tagged)
    : title.replace(/^Es /, `${name.trim()} `);
}

/** The object of a task, if it is a plain noun: "the suit" of "Drop off the suit". */
function objectOf(clause: Clause, title: string, tagged: Tagged): string {
  const rest = clause.main.slice(openerOf(clause.main, tagged.lexicon).length);
  const order = orderOf(rest, tagged.lexicon);
  const noun = titleWords(title).slice(clause.handed.length + order.length);
  const plainly =
    noun.length > 0 &&
    noun.length <= OBJECT_WORDS &&
    !noun.some((word) => tagged.lexicon.modifiers.has(word) || tagged.lexicon.joints.has(word));
  return plainly && !pointsBack(title, tagged) && (order.length > 0 || clause.shape === 'noun')
    ? title.split(' ').slice(-noun.length).join(' ')
    : '';
}
const OBJECT_WORDS = 4;

const BEFORE_THAT = /^(?:before (?:that|then)|and before|vorher|davor)/;

export function remember(
  memory: Memory,
  clause: Clause,
  fields: StatementFields,
  id: string,
  tagged: Tagged,
): void {
  memory.counts.push(...tokensOf(clause).filter((token) => token.type === 'count'));
  const [day, ...others] = tokensOf(clause).filter((token) => token.type === 'day');
  if (
    fields.kind === 'note' &&
    others.length === 0 &&
    day?.type === 'day' &&
    !day.vague &&
    (day.cue === null || day.cue === 'on' || day.cue === 'before')
  )
    memory.events.push({ stems: stemsOf(clause.main, tagged), on: day.day, sentence: clause.sentence });
  if (fields.kind === 'event')
    memory.events.push({ stems: stemsOf(clause.main, tagged), on: fields.on, sentence: clause.sentence });
  // "Interviews: 20 x 45 min" counts interviews.
  if (fields.kind === 'task' && fields.parts && !fields.parts.unit)
    for (const token of tokensOf(clause))
      if (token.type === 'count' && token.count === fields.parts.count)
        memory.counts.push({ ...token, noun: { ...token, text: fields.title } });
  if (fields.kind === 'task') memory.last = { id, fields, tokens: tokensOf(clause) };
  const named = PERSONAL.has(fields.kind) ? whoIn(clause.pieces, tagged, null) : null;
  // In an uncertain statement only a name counts.
  const who = fields.kind === 'unsure' && !/\p{Lu}/u.test(named ?? '') ? null : named;
  const person = fields.kind === 'wait' || fields.kind === 'theirs' ? fields.who : null;
  const partner = fields.kind === 'task' ? partnerIn(clause.pieces, tagged) : null;
  if (fields.kind === 'task') {
    memory.partner = partner;
    memory.thing = objectOf(clause, fields.title, tagged);
  }
  memory.person = (person && !isPronoun(plain(person)) ? person : null) ?? who ?? partner ?? memory.person;
  if (!WORKS.has(fields.kind)) return;
  const told: Told = {
    id,
    fields,
    tokens: tokensOf(clause),
    stems: stemsOf(clause.main, tagged),
    kind: fields.kind,
    parts: fields.kind === 'task' && fields.parts !== null,
    sentence: clause.sentence,
    leads: BEFORE_THAT.test(
      clause.pieces
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' '),
    ),
    noun: fields.kind === 'task' ? memory.thing : '',
  };
  memory.works.push(told);
  if (fields.kind === 'task' && memory.opening?.sentence !== clause.sentence)
    memory.opening = { ...told, fields };
}

/** "3 concepts, final files. She answers in 3 days each time": work after the parts waits for the answer. */
export function followEach({ works }: Memory, id: string, wait: WaitFields): void {
  const parted = works.findIndex((one) => wait.after.includes(one.id));
  const next = works[parted + 1];
  if (parted >= 0 && next?.fields.kind === 'task' && next.sentence === works[parted]?.sentence)
    next.fields.after = [...next.fields.after, { statement: id, lag: null, each: false }];
}
