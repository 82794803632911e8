import { addDays, daysFrom } from '@daymark/domain/dates';
import type { TaskFields } from '@daymark/domain/reading';
import type { Token } from '@daymark/language/token';
import { amountsIn, isSameThing, lagOf } from './amounts.ts';
import type { Clause } from './clause.ts';
import { DEMANDING } from './demands.ts';
import type { Frame } from './leads.ts';
import { words } from './lexicon/lexicon.ts';
import type { Memory } from './memory.ts';
import { has, type Sense } from './sense.ts';
import { stemsOf, tokensOf } from './statements.ts';
import type { Tagged } from './tag.ts';
import { finiteAt } from './verbs.ts';

type Work = Memory['works'][number] & { fields: TaskFields };

/** "All finished by the 5th", "jeweils 1 Stunde": about all the work of a sentence. */
const ALL = words('all everything both alles alle beide jeweils');
/** A clause with these says by when something is done. */
const DONE = words(
  'be been finished done ready delivered out back gone made built uploaded filed due deadline sein fertig abgegeben fällig abgabe',
);
const LAST = words('due deadline fällig abgabe');
const DONE_STEMS = new Set([...DONE].map((word) => word.slice(0, 4)));
const STARTING = words('start starts begin begins earliest beginnen frühestens');
const FREE = words('only free nur frei');
const HAVING_TO = words('must has have need needs muss müssen soll sollen');
const POINTING = words('that this these those das dies');
/** A longer range is no exception. */
const EXCEPT_MOST = 90;

const isTask = (work: Memory['works'][number]): work is Work => work.fields.kind === 'task';

/** Whether the noun of a rate is that of a count: "each cloak" of "14 cloaks". */
const isOfCount = (rate: Token, token: Token): boolean =>
  (rate.type === 'each' || rate.type === 'pace') &&
  rate.noun !== null &&
  token.type === 'count' &&
  token.noun !== null &&
  isSameThing(rate.noun.text, token.noun.text);

const isOfParts = (rate: Token, { fields, tokens }: Work): boolean => {
  const unit = 'noun' in rate ? rate.noun?.text.toLowerCase().slice(0, 4) : undefined;
  return (
    unit !== undefined &&
    (fields.parts?.unit?.toLowerCase().startsWith(unit) === true ||
      tokens.some((token) => isOfCount(rate, token)))
  );
};

/** The content words of a clause, and those of its subject; of "I reckon" none. */
function contentOf({ pieces }: Clause, tagged: Tagged): { all: string[]; subject: string[] } {
  const { lexicon } = tagged;
  const isOwn = has(pieces.slice(0, 2), lexicon.self);
  const stemsIn = (from: number, to: number) =>
    stemsOf(pieces.slice(from, to), tagged).filter((stem) => !lexicon.rating.has(stem));
  const timed = pieces.findIndex(({ token }) => token !== null && token.type !== 'count');
  const verb = finiteAt(pieces, lexicon, 0);
  const end = Math.min(...[timed, verb].filter((at) => at >= 0), pieces.length);
  return { all: stemsIn(isOwn ? 2 : 0, pieces.length), subject: isOwn ? [] : stemsIn(0, end) };
}

/** The work that a clause is about: what it names, else the last work, or all of it. */
function targetsOf(clause: Clause, isModifier: boolean, tagged: Tagged, { works }: Memory): Work[] {
  const { pieces } = clause;
  const tasks = works.filter(isTask);
  const last = tasks.at(-1);
  const rate = tokensOf(clause).find(isRate);
  const { all, subject } = contentOf(clause, tagged);
  const isAbout = ({ stems }: Work): boolean => all.every((stem) => stems.includes(stem));
  const named = tasks.findLast(
    (work) =>
      (rate && isOfParts(rate, work)) ||
      (isModifier && subject.some((stem) => work.stems.includes(stem))) ||
      (all.length > 0 && isAbout(work)),
  );
  if (named) return [named];
  const isElsewhere = rate?.type === 'each' && rate.noun !== null && rate.noun.text !== 'each';
  if (!last || isElsewhere) return [];
  if (!isModifier) return isAbout(last) ? [last] : [];
  const back = clause.sentence - last.sentence;
  const isOfAll = pieces.some(({ text, token }) => token?.type === 'each' || ALL.has(text));
  if (isOfAll && has(pieces, DONE) && back > 1) return tasks;
  const pointsBack = pieces.some(({ text }) => tagged.lexicon.objects.has(text) || POINTING.has(text));
  const isNear = back === 0 || (back === 1 && (pointsBack || subject.every((stem) => DONE_STEMS.has(stem))));
  if (!isNear && !(back === 2 && pieces.some(({ text }) => DEMANDING.has(text)))) return [];
  const isForEach = rate ? rate.type === 'each' : isOfAll;
  return isForEach && last.fields.parts === null
    ? tasks.filter(({ sentence }) => sentence === last.sentence)
    : [last];
}

/** What a modifier says about days. */
function datesOf(clause: Clause, { lexicon }: Tagged): Partial<TaskFields> {
  const { pieces } = clause;
  const tokens = tokensOf(clause);
  const [day, ...others] = tokens.filter(
    (token) => token.type === 'day' || token.type === 'range' || token.type === 'weekdays',
  );
  if (!day || others.length > 0 || ('conflict' in day && day.conflict)) return {};
  const isDone = has(pieces, DONE);
  if (day.type === 'weekdays')
    return day.interval !== 1 || day.nthOfMonth !== null
      ? {}
      : day.cue === 'not' || day.cue === 'except'
        ? { exceptWeekdays: day.weekdays }
        : { weekdays: day.weekdays };
  // "On a Saturday" is any of them.
  if (day.type === 'day' && day.guessed.week && day.weekday && day.cue !== 'by')
    return { weekdays: [day.weekday] };
  const [first, last] = day.type === 'day' ? [day.day, day.day] : [day.from, day.to];
  if (day.type === 'day' && day.vague) return {};
  const isNegated = has(pieces, lexicon.negations);
  // "I won't have them until 8 February" is about a thing, "not until the 8th" about the work.
  if (isNegated && day.cue === 'until') return has(pieces, lexicon.objects) ? {} : { from: first };
  if (isNegated && day.cue !== 'before' && day.cue !== 'by')
    return { except: daysFrom(first, last).slice(0, EXCEPT_MOST) };
  if (day.type === 'range' && (day.cue === null || day.cue === 'on' || day.cue === 'during'))
    return { from: first, by: last };
  if (day.cue === 'not' || day.cue === 'except')
    return { except: daysFrom(first, last).slice(0, EXCEPT_MOST) };
  if (day.cue === 'before') return isNegated ? { from: first } : { by: addDays(first, -1) };
  if (day.cue === 'after') return { from: addDays(last, 1) };
  if ((day.cue === 'from' && !isDone) || has(pieces, STARTING)) return { from: first };
  if (has(pieces, FREE) && !isDone) return { on: [first] };
  return { by: last };
}

/** "It has to be in by 18 Dec": nothing but a deadline. */
const isBareDeadline = ({ pieces }: Clause, { lexicon }: Tagged): boolean => {
  const said = pieces.filter(({ token }) => !token);
  const isLast = pieces.some(
    ({ token }) => token?.type === 'day' && (token.cue === 'by' || token.cue === 'until'),
  );
  return (
    said.every(({ text }) => DONE.has(text) || lexicon.small.has(text)) &&
    (isLast ? said.length > 0 : has(pieces, LAST))
  );
};

const isRate = (token: Token): boolean =>
  token.type === 'pace' ||
  token.type === 'each' ||
  (token.type === 'duration' && (token.unit === 'minutes' || token.part !== null));

/** Adds a length or a rate to work that has none: "84 pages. I make around 6 a day", "they take 3 hrs each". */
function addRate({ fields, tokens: own }: Work, tokens: readonly Token[], memory: Memory): boolean {
  const [rate, ...others] = tokens.filter(isRate);
  const isSaid = fields.pace !== null || (fields.effort !== null && rate?.type !== 'pace');
  if (!rate || others.length > 0 || isSaid) return false;
  const { parts, effort, pace } = amountsIn([...own, ...tokens], memory.counts);
  if (!effort && !pace) return false;
  const isOfOne =
    tokens.some((token) => token.type === 'count' && token.count === 1) && fields.parts !== null;
  Object.assign(fields, {
    parts: parts ?? fields.parts,
    effort: effort ? { ...effort, per: isOfOne ? 'part' : effort.per } : fields.effort,
    pace,
  });
  return true;
}

/** "Print the contracts and label the board, 1 hour each": the length is also that of the other work of its sentence. */
export function shareLength(clause: Clause, { parts, effort }: TaskFields, memory: Memory): void {
  const isForEach = tokensOf(clause).some((token) => token.type === 'each' && token.noun === null);
  if (!isForEach || parts || !effort) return;
  const { works, withLength } = memory;
  memory.withLength = works.length;
  for (const work of works.slice(withLength))
    if (isTask(work) && work.sentence === clause.sentence && !work.fields.effort && !work.fields.pace)
      work.fields.effort = effort;
}

/** "Before that book the vet, buy food and a crate": the deadline is that of all the work of the sentence. */
export function shareDeadline(clause: Clause, fields: TaskFields, { opening }: Memory): void {
  const first = opening?.sentence === clause.sentence ? opening : null;
  if (first?.leads && !fields.by && !fields.from && fields.on.length === 0) fields.by = first.fields.by;
}

/** Adds days to work that has none of that kind. */
function addDates({ fields }: Work, dates: Partial<TaskFields>, frame: Frame): boolean {
  const { on = [], by = null, from = null } = dates;
  if ([...on, by ?? frame.due, from ?? frame.start].some((day) => day < frame.start || day > frame.due))
    return false;
  if (fields.on.length > 0 || (by && (fields.by || (fields.from ?? '') > by)) || (from && fields.from))
    return false;
  if (fields.weekdays.length > 0 && dates.weekdays) return false;
  if (on.length > 0 && fields.by && on.some((day) => day > (fields.by ?? ''))) return false;
  Object.assign(fields, dates);
  return Object.keys(dates).length > 0;
}

/** "The printer needs 12 working days, and the copies must be here on 28 May": the wait is over by then. */
function endWait(clause: Clause, { by }: Partial<TaskFields>, { works }: Memory): boolean {
  const last = works.at(-1);
  if (!by || last?.fields.kind !== 'wait' || !last.fields.lag || last.fields.until) return false;
  if (clause.sentence - last.sentence > 1) return false;
  last.fields.until = by;
  return true;
}

/**
 * Adds what a clause says about the length or the days of other work, if it says nothing else: "I think that's about 5
 * hours", "it has to be in by 18 Dec", "only on Wednesdays because that's when Jo is free".
 */
export function addModifier(
  clause: Clause,
  sense: Sense,
  tagged: Tagged,
  memory: Memory,
  frame: Frame,
): boolean {
  const tokens = tokensOf(clause);
  const isModifier = sense.modifies === true;
  const isOfWork =
    /^(?:unsure|note|done)$/.test(sense.kind) ||
    (sense.kind === 'task' && !sense.sure) ||
    (sense.kind === 'wait' && tokens.every((token) => token.type === 'duration' && lagOf(token) === null));
  const isEnd = sense.kind === 'wait' && tokens.length === 1 && has(clause.pieces, HAVING_TO);
  if (tokens.length === 0 || !(isOfWork || isEnd)) return false;
  const isPaced =
    tokens.some(({ type }) => type === 'pace') && tokens.some(({ type }) => type === 'weekdays');
  const isDated = isModifier || isEnd || isPaced || isBareDeadline(clause, tagged);
  const dates = isDated ? datesOf(clause, tagged) : {};
  if (endWait(clause, dates, memory)) return true;
  if (isEnd) return false;
  const added = targetsOf(clause, isModifier, tagged, memory).map((work) =>
    [addRate(work, tokens, memory), addDates(work, dates, frame)].some(Boolean),
  );
  return added.some(Boolean);
}
