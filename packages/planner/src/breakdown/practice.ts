import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Reading, RepeatFields, Statement, StatementOf } from '@daymark/domain/reading';
import { readRule } from '@daymark/domain/recurrence';
import { isRepeatStep, isWaitStep, isWorkStep, type Step } from '@daymark/domain/steps';
import {
  isRepeat,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
  type RepeatStep,
} from '../library/entries.ts';
import { stemOf } from '../library/stems.ts';
import { placesBefore, placesBehind } from '../library/steps-around.ts';
import { type CountedTopics, countedTopics } from './counted-topics.ts';
import type { Line } from './line.ts';
import { isBareThing } from './line-titles.ts';
import { isUndated } from './lines.ts';
import { tellsLevel, weakTopics, withWeak } from './weak-topics.ts';
import { wordsIn } from './words-in.ts';

/** Domains whose projects have topics: what a brief names there is learned. */
const WITH_TOPICS = new Set(['learning', 'study']);
const LEAST_TOPICS = 2;
/** So many of the library's topics end the practice: mixed questions, the last gaps. */
const LAST_TOPICS = 2;

/** What is practised: lines of the brief, topics that it counts, and those in which its writer is weak. */
interface PractisedTopics {
  topics: Line[];
  counted: CountedTopics | null;
  weak: string[];
}

/** The lines of a brief that are topics of the kind's practice: "Exam covering probability, regression and ANOVA". */
export function topicsIn(
  kind: ProjectKind,
  lines: readonly Line[],
  statements: readonly Statement[],
  language: LibraryLanguage,
): PractisedTopics {
  const practice = kind.steps.find((step) => isRepeat(step) && step.topics.length > 0);
  if (!practice || !WITH_TOPICS.has(kind.domain)) return { topics: [], counted: null, weak: [] };
  const counted = countedTopics(statements);
  const isCounted = ({ task }: Line): boolean => counted?.ids.has(task.id) === true;
  const others = new Set(kind.steps.flatMap((step) => (step === practice ? [] : step.covers)));
  const topics = lines.filter(
    (line) =>
      (isBareThing(line, language) || isCounted(line)) &&
      !tellsLevel(line.task.words.text) &&
      isUndated(line.task) &&
      line.task.effort?.said !== true &&
      // "Documents verification" is done, and not learned.
      !line.act &&
      !line.step &&
      !(line.isNamed && line.deliverable && others.has(line.deliverable.id)),
  );
  const weak = weakTopics(statements);
  const isMeant = topics.length + weak.length >= LEAST_TOPICS || topics.some(isCounted);
  return { topics: isMeant ? topics : [], counted, weak };
}

/** The lines that a practice of the kind is about: "scales" of "Practise scales and arpeggios". They are in the plan with it. */
export const practisedIn = (kind: ProjectKind, lines: readonly Line[], language: LibraryLanguage): Line[] => {
  const practised = kind.steps.filter(isRepeat).map(({ title }) => wordsIn(title, language).things);
  return lines.filter((line) => {
    const { things } = wordsIn(line.task.title, language);
    const isPlain = isBareThing(line, language) && isUndated(line.task) && line.task.effort?.said !== true;
    return isPlain && things.size > 0 && practised.some((own) => things.isSubsetOf(own));
  });
};

/** A habit of the brief with the length and the topics of a practice, unless the brief says how long it is. */
export function asPractice(
  one: StatementOf<'repeat'>,
  { minutes, topics }: Pick<RepeatStep, 'minutes' | 'topics'>,
): StatementOf<'repeat'> {
  if (one.minutes !== null) return one;
  return {
    ...one,
    minutes: minutes.usual,
    topics: one.topics ?? (topics.length > 0 ? [...topics] : undefined),
  };
}

const tokensOf = (title: string): Set<string> => new Set(title.toLowerCase().match(/[\p{L}\p{N}]+/gu));
const stemsIn = (title: string, language: LibraryLanguage): Set<string> =>
  new Set([...tokensOf(title)].map((word) => stemOf(word, language).replace(/s$/u, '')));
/** So many words of a habit that has none of its own are those of one practice among others; fewer are the main one. */
const LEAST_SHARED = 2;

/**
 * The practices of the kind that the brief has too, by their places, with the habit of the brief: "Do the long ride" and "long ride on
 * Saturdays". The habit has its own days, and the length and the topics of the practice unless the brief says how long it is.
 */
export function practisedAlready(
  kind: ProjectKind,
  statements: readonly Statement[],
  language: LibraryLanguage,
): Map<number, Statement> {
  const already = new Map<number, Statement>();
  const practices = kind.steps.filter(isRepeat);
  const mostTimes = Math.max(...practices.map(({ timesAWeek }) => timesAWeek));
  const isOnly = practices.length === 1;
  for (const one of statements) {
    if (one.kind !== 'repeat') continue;
    const { things, verbs } = wordsIn(one.title, language);
    const words = things.union(verbs);
    const said = stemsIn(one.title, language);
    // "Long run" and "runs" have only words that tell nothing by themselves; all stand in the name of a practice.
    const isMeant = (step: RepeatStep, own: Set<string>, shared: number): boolean => {
      if (things.size > 0 && words.isSubsetOf(own)) return true;
      const isMain = step.timesAWeek === mostTimes;
      return said.size > 0 && shared === said.size && (said.size < LEAST_SHARED ? isMain : !isMain || isOnly);
    };
    const [step] = practices
      .map((practice) => {
        const own = wordsIn(practice.title, language);
        const shared = said.intersection(stemsIn(practice.title, language)).size;
        return { ...practice, own: own.things.union(own.verbs), shared };
      })
      .filter((practice) => !already.has(practice.place) && isMeant(practice, practice.own, practice.shared))
      .sort((a, b) => b.shared - a.shared);
    if (!step) continue;
    already.set(step.place, asPractice(one, step));
  }
  return already;
}

/** So often at least a brief says how often, and not on which day. */
const LEAST_TIMES = 2;

/** What says how often something is done: its words and, if it is or may be a habit, that. */
interface Often {
  title: string;
  times: number | null;
}

/** A habit, or what may be one: "3 runs a week max" is asked about where nobody knows what is trained; "I can run 4 days a week". */
function oftenIn(one: Statement): Often | undefined {
  if (one.kind === 'repeat') return { title: one.title, times: timesSaid(one) };
  if (one.kind === 'availability')
    return one.minutes === null ? { title: one.words.text, times: one.days ?? null } : undefined;
  if (one.kind !== 'unsure' && one.kind !== 'note') return undefined;
  const habit = one.alternatives?.find((other): other is RepeatFields => other.kind === 'repeat');
  return habit && { title: habit.title, times: timesSaid(habit) };
}

/** How often a habit of the brief is done a week, if that is all that it says. */
function timesSaid(one: RepeatFields): number | null {
  if (one.minutes !== null || one.timesAWeek === null) return null;
  const isPlain = (readRule(one.rule)?.weekdays.length ?? 0) === 0 && one.from === null;
  return isPlain && one.timesAWeek >= LEAST_TIMES ? one.timesAWeek : null;
}

/**
 * A kind whose practices are done as often as the brief says of them, and the statements that say so: "three or four runs a week" are
 * three easy runs and the long one, with their lengths and topics.
 */
export function asOftenAsSaid(
  kind: ProjectKind,
  statements: readonly Statement[],
  language: LibraryLanguage,
): { kind: ProjectKind; often: Set<string> } {
  const practices = kind.steps.filter(isRepeat);
  const [main, ...others] = practices.toSorted((one, other) => other.timesAWeek - one.timesAWeek);
  const known = new Set(
    practices.flatMap(({ title, covers }) =>
      [title, ...covers.map((id) => id.replaceAll('-', ' '))].flatMap((text) => {
        const { things, verbs } = wordsIn(text, language);
        return [...things, ...verbs];
      }),
    ),
  );
  const isOfThem = (title: string): boolean => {
    const { things, verbs } = wordsIn(title, language);
    const said = things.union(verbs);
    // "Run" has no words that tell it from other things.
    return said.size > 0
      ? said.isSubsetOf(known)
      : practices.some((practice) => practice.title.toLowerCase().startsWith(`${title.toLowerCase()} `));
  };
  const isTrained = (text: string): boolean =>
    practices.some(({ title }) => tokensOf(text).has(title.toLowerCase().split(' ')[0] ?? ''));
  const told = statements.find((one) => {
    const habit = oftenIn(one);
    if (!habit?.times) return false;
    return one.kind === 'availability' ? isTrained(habit.title) : isOfThem(habit.title);
  });
  const times = told && oftenIn(told)?.times;
  if (!main || !told || !times) return { kind, often: new Set() };
  const left = times - others.reduce((sum, { timesAWeek }) => sum + timesAWeek, 0);
  const steps = kind.steps.map((step) => (step === main ? { ...main, timesAWeek: Math.max(1, left) } : step));
  return { kind: { ...kind, steps }, often: new Set([told.id]) };
}

/** The steps of a kind whose practice has these topics. */
export function practising(
  steps: readonly KindStep[],
  { topics, counted, weak }: Pick<PractisedTopics, 'topics' | 'counted' | 'weak'>,
): KindStep[] {
  const own = topics.flatMap(({ task: { id, title } }) => (counted?.ids.has(id) ? [] : title));
  const all = [...own, ...(counted?.topics ?? [])];
  if (all.length + weak.length === 0) return [...steps];
  return steps.map((step) => {
    if (!isRepeat(step) || step.topics.length === 0) return step;
    const named = all.length === 0 ? step.topics : [...all, ...step.topics.slice(-LAST_TOPICS)];
    return { ...step, topics: withWeak(named, weak) };
  });
}

/** How much longer than needed the time is that practice leaves to what follows it, and the share of a project that it has anyway. */
const ROOM_BEHIND = 1.2;
const LEAST_PRACTISED = 0.5;

/** Practice with its last day, so that what follows it, and what is only done in the last days, has time before the day on which the project turns, or its end. */
export function endingInTime(steps: readonly Step[], { startDate, dueDate, minutesUntil }: Span): Step[] {
  return steps.map((step) => {
    if (!isRepeatStep(step) || step.latestOn) return step;
    const behind = placesBehind(steps, step.place);
    if (behind.size === 0) return step;
    const isLate = (one: Step) =>
      isWorkStep(one) && one.earliestOn !== undefined && one.latestOn !== undefined;
    const following = steps.filter((one) => isWorkStep(one) && (behind.has(one.place) || isLate(one)));
    const [turning = dueDate] = following.flatMap((one) => (isWorkStep(one) && one.on ? one.on : [])).sort();
    const minutes = following.reduce(
      (sum, one) => sum + (isWorkStep(one) && one.on === undefined ? one.minutes : 0),
      0,
    );
    const last = addDays(turning, -1);
    const least = addDays(startDate, Math.round(daysBetween(startDate, turning) * LEAST_PRACTISED));
    let latestOn = last;
    while (latestOn > least && minutesUntil(last) - minutesUntil(latestOn) < minutes * ROOM_BEHIND)
      latestOn = addDays(latestOn, -1);
    return { ...step, latestOn };
  });
}

interface Span {
  startDate: Day;
  dueDate: Day;
  minutesUntil: (day?: Day) => number;
}

/** What practice needs is done in the first days, and takes at most this share of their time. */
const FIRST_DAYS = 5;
const MOST_SHARE = 0.5;
/** Practice does not wait for what would take more than this share of the project. */
const LATEST_BEGIN = 0.25;

/**
 * The steps before practice in its first days, and the practice behind them: goggles are bought before a month of swimming, and the
 * book before the first evening with it. `waited` is how many days the brief itself waits for something.
 */
export function preparedForPractice(
  steps: readonly Step[],
  { startDate, dueDate, minutesUntil }: Span,
  waited: number,
): Step[] {
  // Practice in its season begins with that.
  const practice = steps.find((step) => isRepeatStep(step) && !step.earliestOn);
  if (!practice) return [...steps];
  const before = placesBefore(steps, practice.place);
  const minutes = steps.reduce(
    (sum, step) => sum + (isWorkStep(step) && before.has(step.place) ? step.minutes : 0),
    0,
  );
  const waiting = steps.reduce(
    (days, step) => days + (isWaitStep(step) && before.has(step.place) ? step.days : 0),
    waited,
  );
  const span = daysBetween(startDate, dueDate);
  let latestOn = addDays(startDate, FIRST_DAYS + waiting);
  while (latestOn < dueDate && minutesUntil(latestOn) * MOST_SHARE < minutes) latestOn = addDays(latestOn, 1);
  const isLate = daysBetween(startDate, latestOn) > span * LATEST_BEGIN;
  const follows = ({ place }: Step) => [...placesBefore(steps, place)].some((one) => before.has(one));
  return steps.map((step) => {
    if (isRepeatStep(step))
      return follows(step) && !isLate && !step.earliestOn
        ? { ...step, earliestOn: addDays(latestOn, 1) }
        : step;
    return isWorkStep(step) && before.has(step.place) && !step.on && !step.earliestOn
      ? { ...step, latestOn: step.latestOn ?? latestOn }
      : step;
  });
}

/** The minutes that practice takes of a working day, on average. */
export function practiceMinutes(reading: Reading, { weeks, days }: { weeks: number; days: number }): number {
  const minutes = reading.statements.reduce((sum, one) => {
    if (one.kind === 'repeat') return sum + (one.minutes ?? 0) * (one.timesAWeek ?? 1);
    if ((one.kind !== 'task' && one.kind !== 'library') || !one.steps) return sum;
    return one.steps.reduce(
      (all, step) => all + (isRepeatStep(step) ? step.minutes * step.timesAWeek : 0),
      sum,
    );
  }, 0);
  return (minutes * Math.max(1, weeks)) / Math.max(1, days);
}
