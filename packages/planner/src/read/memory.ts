import { addDays, type Day } from '@daymark/domain/dates';
import type { DoneFields, Statement, StatementFields, TaskFields, WaitFields } from '@daymark/domain/reading';
import type { CountToken, Token } from '@daymark/language/token';
import { amountsIn, isDivisible, isSameThing, lagOf } from './amounts.ts';
import type { Clause } from './clause.ts';
import type { Frame } from './leads.ts';
import { words } from './lexicon/lexicon.ts';
import { isPronoun, partnerIn, whoIn } from './people.ts';
import type { Sense } from './sense.ts';
import { openerOf, orderOf } from './shape.ts';
import { stemsOf, tokensOf } from './statements.ts';
import { plain, type Tagged } from './tag.ts';
import { pointsBack, titleWords, withNoun } from './title-check.ts';
import { textOf } from './titles.ts';

/** The reader's state: what the brief has mentioned so far. */
export interface Memory {
  /** The last count of things that are done one by one or at a pace. */
  lastCount: CountToken | undefined;
  /** The last person that was named. */
  person: string | null;
  /** The last task, with the tokens of its clause. */
  last: { id: string; fields: TaskFields; tokens: Token[] } | null;
  events: { stems: string[]; on: Day }[];
  /** Work and waits in the order of the brief. */
  works: {
    id: string;
    fields: StatementFields;
    tokens: Token[];
    stems: string[];
    kind: Statement['kind'];
    parts: boolean;
    sentence: number;
    noun: string;
  }[];
}

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
      text === 'that' &&
      task.on.length === 0 &&
      /^\s*(?:morning|day|evening|afternoon)\b/.test(tagged.brief.slice(end, end + 12))
    ) {
      const day = memory.events.at(-1)?.on;
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

/** Whether the noun of a rate is that of a count: "each cloak" of "14 cloaks". */
const isOfCount = (rate: Token | undefined, token: Token): boolean =>
  (rate?.type === 'each' || rate?.type === 'pace') &&
  rate.noun !== null &&
  token.type === 'count' &&
  token.noun !== null &&
  isSameThing(rate.noun.text, token.noun.text);

/** Whether a length in a clause of this kind can be that of work: "which you said was 5 hours" is no wait. */
const isOfWork = ({ kind }: Sense, tokens: readonly Token[]): boolean =>
  /^(?:unsure|task|note|done)$/.test(kind) ||
  (kind === 'wait' && tokens.every((token) => token.type === 'duration' && lagOf(token) === null));

/**
 * "84 pages. I make around 6 a day", "they take 3 hrs each": a duration or a rate in a separate clause from its work.
 */
export function addSeparateRate(clause: Clause, sense: Sense, tagged: Tagged, memory: Memory): boolean {
  const tokens = tokensOf(clause);
  const rates = tokens.filter(
    (token) =>
      token.type === 'pace' ||
      token.type === 'each' ||
      (token.type === 'duration' && token.unit === 'minutes'),
  );
  const [rate] = rates;
  const unit = rate && 'noun' in rate ? rate.noun?.text.toLowerCase().slice(0, 4) : undefined;
  // "I write two pages a day": whatever one does with them.
  const isOwn = tagged.lexicon.self.has(clause.pieces[0]?.text ?? '');
  const rest = isOwn ? clause.pieces.slice(2) : clause.pieces;
  const about = stemsOf(rest, tagged).filter((stem) => !tagged.lexicon.rating.has(stem));
  // "Each article takes …" is of the articles, "I need 2 hours for the menu" of the menu page, wherever they are told.
  const named = memory.works.findLast(({ fields, stems, tokens: own }) =>
    unit === undefined
      ? isOwn && rate?.type === 'duration' && about.length > 0 && about.every((stem) => stems.includes(stem))
      : fields.kind === 'task' &&
        (fields.parts?.unit?.toLowerCase().startsWith(unit) || own.some((token) => isOfCount(rate, token))),
  );
  const isElsewhere = rate?.type === 'each' && unit !== undefined && rate.noun?.text !== 'each';
  const last =
    named?.fields.kind === 'task' && (unit === undefined || rate?.type === 'each' || rate?.type === 'pace')
      ? { id: named.id, fields: named.fields, tokens: named.tokens }
      : isElsewhere
        ? null
        : memory.last;
  const isOfNamed = unit === undefined && named !== undefined;
  if (sense.kind === 'task' && sense.sure && !isOfNamed) return false;
  if (!last || rates.length !== 1 || tokens.length > 2 || !isOfWork(sense, tokens)) return false;
  const known = memory.works.findLast(({ id }) => id === last.id)?.stems ?? [];
  const isSaid = last.fields.pace !== null || (last.fields.effort !== null && rate?.type !== 'pace');
  if (isSaid || !about.every((stem) => known.includes(stem))) return false;
  const { parts, effort, pace } = amountsIn([...last.tokens, ...tokens], memory.lastCount);
  if (!effort && !pace) return false;
  const single = tokens.some((token) => token.type === 'count' && token.count === 1);
  const per = single && last.fields.parts ? 'part' : effort?.per;
  Object.assign(last.fields, {
    parts: parts ?? last.fields.parts,
    effort: effort ? { ...effort, per } : last.fields.effort,
    pace,
  });
  return true;
}

const DEADLINE = words(
  'has have needs must due deadline latest ready finished done in out there it that this they these muss müssen fällig spätestens abgabe fertig raus da es das sie',
);

/**
 * "Ethics form, 2 h. It has to be in by 18 Dec": the deadline of the preceding work, if the sentence has nothing else.
 */
export function addSeparateDeadline(clause: Clause, sense: Sense, tagged: Tagged, { last }: Memory): boolean {
  const tokens = tokensOf(clause);
  const [day] = tokens;
  if (!last || tokens.length !== 1 || day?.type !== 'day' || day.conflict || day.vague) return false;
  if (!/^(?:note|wait|unsure|task)$/.test(sense.kind) || (sense.kind === 'task' && sense.sure)) return false;
  const words = clause.pieces.filter(({ token }) => !token).map(({ text }) => text);
  const bare = words.every((word) => DEADLINE.has(word) || tagged.lexicon.small.has(word));
  const isLast =
    day.cue === 'by' ||
    day.cue === 'until' ||
    words.some((word) => /^(?:due|deadline|fällig|abgabe)$/.test(word));
  const { by, on } = last.fields;
  if (!bare || !isLast || !words.some((word) => DEADLINE.has(word)) || by !== null || on.length > 0)
    return false;
  last.fields.by = day.day;
  return true;
}

/** A title whose pronoun is replaced by its noun: the subject of its line, or the last noun of the sentence. */
export function nounFor(clause: Clause, title: string, memory: Memory, tagged: Tagged): string {
  if (clause.lead.length > 0) return withNoun(title, textOf(tagged.brief, clause.lead), tagged);
  const last = memory.works
    .slice(-LOOK_BACK)
    .findLast(({ kind, sentence }) => kind === 'task' && sentence === clause.sentence);
  const many = /(?:^| )(?:them|those|these)(?: |$)/.test(title);
  return last && last.noun !== '' && last.noun.endsWith('s') === many
    ? withNoun(title, last.noun, tagged)
    : title;
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

export function remember(
  memory: Memory,
  clause: Clause,
  fields: StatementFields,
  id: string,
  tagged: Tagged,
): void {
  for (const token of tokensOf(clause))
    if (token.type === 'count' && (isDivisible(token) || (token.count >= 10 && token.noun)))
      memory.lastCount = token;
  const [day, ...others] = tokensOf(clause).filter((token) => token.type === 'day');
  if (
    fields.kind === 'note' &&
    others.length === 0 &&
    day?.type === 'day' &&
    !day.vague &&
    (day.cue === null || day.cue === 'on' || day.cue === 'before')
  )
    memory.events.push({ stems: stemsOf(clause.main, tagged), on: day.day });
  if (fields.kind === 'event') memory.events.push({ stems: stemsOf(clause.main, tagged), on: fields.on });
  if (fields.kind === 'task') memory.last = { id, fields, tokens: tokensOf(clause) };
  const named = PERSONAL.has(fields.kind) ? whoIn(clause.pieces, tagged, null) : null;
  // In an uncertain statement only a name counts.
  const who = fields.kind === 'unsure' && !/\p{Lu}/u.test(named ?? '') ? null : named;
  const person = fields.kind === 'wait' || fields.kind === 'theirs' ? fields.who : null;
  const partner = fields.kind === 'task' ? partnerIn(clause.pieces, tagged) : null;
  memory.person = (person && !isPronoun(plain(person)) ? person : null) ?? who ?? partner ?? memory.person;
  if (WORKS.has(fields.kind))
    memory.works.push({
      id,
      fields,
      tokens: tokensOf(clause),
      stems: stemsOf(clause.main, tagged),
      kind: fields.kind,
      parts: fields.kind === 'task' && fields.parts !== null,
      sentence: clause.sentence,
      noun: fields.kind === 'task' ? objectOf(clause, fields.title, tagged) : '',
    });
}

/** "3 concepts, final files. She answers in 3 days each time": work after the parts waits for the answer. */
export function followEach({ works }: Memory, id: string, wait: WaitFields): void {
  const parted = works.findIndex((one) => wait.after.includes(one.id));
  const next = works[parted + 1];
  if (parted >= 0 && next?.fields.kind === 'task' && next.sentence === works[parted]?.sentence)
    next.fields.after = [...next.fields.after, { statement: id, lag: null, each: false }];
}
