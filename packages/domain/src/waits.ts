import { type Day, daysBetween } from './dates.ts';

/** How a wait ended: with an answer, because the work after it was begun, or because nobody waits for it any more. */
export const WAIT_ENDS = ['answered', 'begun', 'dropped'] as const;
export type WaitEnd = (typeof WAIT_ENDS)[number];

export interface RunOfWait {
  who: string | null;
  clientId: string | null;
  sentOn: Day;
  expectedOn: Day | null;
  answeredOn: Day | null;
}

/** Whether somebody answers. A wait for time to pass, such as for paint to dry, ends by itself. */
const isForSomebody = ({ who, clientId }: RunOfWait): boolean => who !== null || clientId !== null;

/** The day on which it ended; null while it runs. */
export function endOfWait(wait: RunOfWait, today: Day): Day | null {
  if (wait.answeredOn !== null || isForSomebody(wait)) return wait.answeredOn;
  return wait.expectedOn !== null && wait.expectedOn < today ? wait.expectedOn : null;
}

/** By how many days it has run past its agreed day; 0 if it has ended or none was agreed. */
export const daysLate = (wait: RunOfWait, today: Day): number =>
  wait.expectedOn === null || endOfWait(wait, today) !== null
    ? 0
    : Math.max(0, daysBetween(wait.expectedOn, today));

/** Fewer answers say nothing about the next one. */
export const ANSWERS_MIN_COUNT = 3;

/** How many days a client takes to answer: the median of their answers. Null without enough of them. */
export function answerSpeed(days: readonly number[]): number | null {
  if (days.length < ANSWERS_MIN_COUNT) return null;
  const sorted = days.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

/** The latest of the answers that move something. */
export function latestAnswer(
  moves: readonly { reason: { kind: string } | { kind: 'late-answer'; who: string; days: number } }[],
): { who: string; days: number } | null {
  const late = moves.flatMap(({ reason }) => ('who' in reason ? [reason] : []));
  const [first] = late.toSorted((a, b) => b.days - a.days);
  return first ? { who: first.who, days: first.days } : null;
}

const CLIENT_WORDS =
  /^(?:the |my |our |der |die |mein |meine |le |la |mon |ma |el |mi )?(?:client|customer|kunde|kundin|auftraggeber(?:in)?|cliente?)s?$/iu;

/** Whether the words of a brief for somebody mean the client of the project: "the client", or a part of the name. */
export function meansClient(who: string, clientName: string): boolean {
  const words = who.trim().toLowerCase();
  if (words === '') return false;
  return (
    CLIENT_WORDS.test(words) ||
    clientName.toLowerCase().split(/\s+/).includes(words) ||
    clientName.toLowerCase() === words
  );
}

/** A wait that a plan has. */
interface Planned {
  statement: string;
  title: string;
  who: string | null;
  from: Day | null;
  to: Day | null;
}

/** A wait that was started. */
interface Started extends RunOfWait {
  id: string;
  statement: string | null;
  title: string;
}

export interface StandingWait {
  /** Stays the same from the plan to the answer. */
  key: string;
  /** The id of the wait; null before it was started. */
  id: string | null;
  statement: string | null;
  title: string;
  who: string | null;
  from: Day | null;
  /** The agreed day, or the day of the end; null if neither is known. */
  to: Day | null;
  stage: 'planned' | 'running' | 'over';
}

const standing = (key: string, wait: Started, today: Day): StandingWait => {
  const end = endOfWait(wait, today);
  const { id, statement, title, who, sentOn, expectedOn } = wait;
  const stage = end === null ? 'running' : 'over';
  return { key, id, statement, title, who, from: sentOn, to: end ?? expectedOn, stage };
};

/**
 * The waits of a project as they stand: those of its plan, and as they ran where they were started. A line of the brief
 * of which a plan has several waits has been started once at most.
 */
export function standingWaits(
  planned: readonly Planned[],
  started: readonly Started[],
  today: Day,
): StandingWait[] {
  const latest = new Map<string | null, Started>();
  for (const wait of started) {
    const before = latest.get(wait.statement);
    const isLater = !before || (before.answeredOn !== null && (wait.answeredOn ?? '~') > before.answeredOn);
    if (wait.statement !== null && isLater) latest.set(wait.statement, wait);
  }
  const counts = new Map<string, number>();
  const ofPlan = planned.map(({ statement, title, who, from, to }): StandingWait => {
    const count = (counts.get(statement) ?? 0) + 1;
    counts.set(statement, count);
    const key = `${statement}.${count}`;
    const wait = count === 1 ? latest.get(statement) : undefined;
    return wait
      ? standing(key, wait, today)
      : { key, id: null, statement, title, who, from: from ?? to, to: to ?? from, stage: 'planned' };
  });
  const shown = new Set(ofPlan.map(({ id }) => id));
  const others = started.filter(
    ({ id, statement }) => !shown.has(id) && (statement === null || !counts.has(statement)),
  );
  return [...ofPlan, ...others.map((wait) => standing(wait.id, wait, today))];
}
