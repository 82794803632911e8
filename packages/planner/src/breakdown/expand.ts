import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { stepIdOf } from '@daymark/domain/library';
import { type After, type Reading, type Statement, type StatementOf, UNSAID } from '@daymark/domain/reading';
import {
  isRepeatStep,
  isWaitStep,
  isWorkStep,
  type RepeatStep,
  type Step,
  type WorkStep,
} from '@daymark/domain/steps';
import { placesBefore, placesBehind } from '../library/steps-around.ts';
import { byLikelyDay, likelyDaysIn } from './likely-days.ts';
import { joinedTitle, practiceTitle } from './step-titles.ts';

/** A line with its steps: one of the brief, or what the kind of project takes beside it. */
type Stepped = StatementOf<'library'> | (StatementOf<'task'> & { steps: Step[] });

const isStepped = (one: Statement): one is Stepped =>
  one.kind === 'library' || (one.kind === 'task' && one.steps !== undefined && one.steps.length > 0);

const hasTopics = (one: Statement): one is StatementOf<'repeat'> & { topics: string[] } =>
  one.kind === 'repeat' && one.topics !== undefined && one.topics.length > 0;

const NO_WORDS = { text: '', start: 0, end: 0 };
/** The topics of a step are numbered behind its place. */
const TOPIC_PLACES = 100;

/** The ids of the statements that a step becomes: one for each of its topics. */
function idsOfStep(line: string, step: Step): string[] {
  if (!isRepeatStep(step) || step.topics.length === 0) return [stepIdOf(line, step.place)];
  return step.topics.map((_, nth) => stepIdOf(line, step.place * TOPIC_PLACES + nth + 1));
}

/** What begins with fewer days to the day on which the project turns belongs to its last days. */
const LAST_DAYS = 15;

/**
 * Whether a step is only done in the last days before the day on which the project turns, or ends a line some weeks before it: invitations
 * are sent two months before, and missing answers asked for in the last weeks.
 */
function isNearTheDay(step: Step): boolean {
  if (!isWorkStep(step)) return false;
  const { on, earliestOn, latestOn, phase } = step;
  if (on !== undefined || earliestOn === undefined) return on !== undefined;
  return phase === 'finish' || latestOn === undefined || daysBetween(earliestOn, latestOn) < LAST_DAYS;
}

/**
 * The ids of the steps without dependents: when they are finished, the whole line is. What follows a line does not wait for
 * what is done just before the day: invitations follow the list of helpers, not their briefing, and replies follow the sending.
 */
export function lastStepsOf({ id, steps: all = [] }: { id: string; steps?: Step[] | undefined }): string[] {
  const early = all.filter((step) => !isNearTheDay(step));
  const steps = early.length > 0 ? early : all;
  const followed = new Set(steps.flatMap(({ after }) => after));
  return steps.flatMap((step) => (followed.has(step.place) ? [] : idsOfStep(id, step).slice(-1)));
}

const linkTo = (statement: string): After => ({ statement, lag: null, each: false });

/** A step without dependencies in its line gets those of the line. */
function linksOf(line: Stepped, given: Step): After[] {
  const { after, behind = [] } = given;
  const days = isWorkStep(given) ? (given.lagDays ?? 0) : 0;
  const byPlace = new Map(line.steps.map((step) => [step.place, step]));
  const inLine = after.flatMap((place) => {
    const step = byPlace.get(place);
    const links = step ? idsOfStep(line.id, step).slice(-1).map(linkTo) : [];
    return days > 0 ? links.map((link) => ({ ...link, lag: { days, unit: 'calendar' } as const })) : links;
  });
  return [...(inLine.length === 0 ? line.after : inLine), ...behind.map(linkTo)];
}

const basisOf = (line: Stepped): string => (line.kind === 'library' ? line.project : line.id);

/** The last day of practice: of its season, or before a day that it leads up to, as nobody revises after the exam. */
function endOfPractice({ steps, by }: Stepped, { place, latestOn }: RepeatStep): Day | null {
  const behind = placesBehind(steps, place);
  const days = steps.flatMap((step) =>
    isWorkStep(step) && step.on && behind.has(step.place) ? step.on : [],
  );
  const [first] = days.sort();
  const [end = null] = [first && addDays(first, -1), by, latestOn].flatMap((day) => day ?? []).sort();
  return end;
}

function repeatsOf(line: Stepped, step: RepeatStep): Statement[] {
  const { title, minutes, timesAWeek, topics, place } = step;
  const { sure, statedBy } = line;
  return idsOfStep(line.id, step).map((id, nth) => ({
    ...{ id, words: NO_WORDS, sure, statedBy },
    kind: 'repeat',
    ...UNSAID.repeat,
    title: topics[nth] === undefined ? title : practiceTitle(title, topics[nth]),
    rule: 'FREQ=WEEKLY',
    timesAWeek,
    minutes,
    guessed: true,
    from: step.earliestOn ?? null,
    until: endOfPractice(line, step),
    share: { nth, of: Math.max(1, topics.length) },
    library: { step: `${basisOf(line)}/${place}`, done: null },
  }));
}

/** The limits of a line with those of one of its steps within them; what the brief says of the line wins. */
function withinLimits({ from, by }: Pick<Stepped, 'from' | 'by'>, { earliestOn, latestOn }: WorkStep) {
  const first =
    [from, earliestOn]
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1) ?? null;
  const last = [by, latestOn].flatMap((day) => day ?? []).sort()[0] ?? null;
  return first && last && first > last ? { from: from ?? null, by: by ?? null } : { from: first, by: last };
}

/**
 * The limits of a line for one of its steps. A model's row that it puts before the beginning prepares a row that keeps to it, and one
 * behind the end follows one up.
 */
function limitsOf({ from, by, steps }: Stepped, step: WorkStep): Pick<StatementOf<'task'>, 'from' | 'by'> {
  const own = withinLimits({ from, by }, step);
  const { likelyOn } = step;
  if (step.by !== 'model' || !likelyOn) return own;
  const isKept = (places: ReadonlySet<number>, keeps: (day: Day) => boolean): boolean =>
    steps.some((one) => places.has(one.place) && one.likelyOn !== undefined && keeps(one.likelyOn));
  const isBefore =
    from !== null && likelyOn < from && isKept(placesBehind(steps, step.place), (day) => day >= from);
  const isBehind =
    by !== null && likelyOn > by && isKept(placesBefore(steps, step.place), (day) => day <= by);
  return {
    from: isBefore ? (step.earliestOn ?? null) : own.from,
    by: isBehind ? (step.latestOn ?? null) : own.by,
  };
}

/** The parts of a line are those of its steps that are for each of them. */
function workOf(line: Stepped, step: WorkStep, likelyOn: Day | undefined): Statement {
  const { sure, weekdays, except, exceptWeekdays } = line;
  const { title, minutes, done, place, on, each, library, deliverable } = step;
  const { from, by } = limitsOf(line, step);
  const parts = line.kind === 'task' && each ? line.parts : null;
  // The titles of a model are whole by themselves.
  const isModels = line.steps.some(({ by }) => by === 'model');
  return {
    id: stepIdOf(line.id, place),
    words: line.kind === 'task' ? line.words : NO_WORDS,
    sure,
    statedBy: step.by === undefined || step.by === 'library' ? line.statedBy : step.by,
    kind: 'task',
    title: line.kind === 'task' && !isModels ? joinedTitle(line.title, title) : title,
    ...UNSAID.task,
    parts,
    effort: {
      amount: minutes,
      unit: 'minutes',
      per: parts ? 'part' : 'whole',
      said: step.by === 'person' || step.said === true,
    },
    ...(on ? { on: [on] } : { from, by, weekdays, except, exceptWeekdays }),
    optional: line.kind === 'task' && line.optional,
    after: linksOf(line, step),
    likelyOn,
    library: { step: library ?? (isModels ? 'model' : `${basisOf(line)}/${place}`), done },
    deliverable,
  };
}

/** A habit with topics as one for each of them, in their order. */
const ofTopics = (one: StatementOf<'repeat'>): Statement[] =>
  (one.topics ?? []).map((topic, nth, { length: of }) => ({
    ...one,
    id: stepIdOf(one.id, nth + 1),
    title: practiceTitle(one.title, topic),
    minutes: (one.topicMinutes?.length === of ? one.topicMinutes[nth] : null) ?? one.minutes,
    topics: undefined,
    topicMinutes: undefined,
    share: { nth, of },
  }));

function statementsOf(line: Stepped): Statement[] {
  const { sure, statedBy } = line;
  const likely = likelyDaysIn(line.steps);
  return line.steps.flatMap((step, at): Statement[] => {
    if (isRepeatStep(step)) return repeatsOf(line, step);
    if (!isWaitStep(step)) return [workOf(line, step, likely[at])];
    const { wait: title, who, days, place } = step;
    const after = linksOf(line, step).map(({ statement }) => statement);
    const lag = { days, unit: 'calendar' } as const;
    const id = stepIdOf(line.id, place);
    const likelyOn = likely[at];
    return [
      { id, words: NO_WORDS, sure, statedBy, kind: 'wait', title, ...UNSAID.wait, who, lag, after, likelyOn },
    ];
  });
}

/** What a statement comes after. */
const idsBefore = (one: Statement): readonly string[] =>
  one.kind === 'task' ? one.after.map(({ statement }) => statement) : one.kind === 'wait' ? one.after : [];

/**
 * The statements with each line of the brief where the steps of the kind that it follows are, as one who does such a project would note
 * it: "register the death" behind the talk with the funeral director, and not behind all that the kind takes.
 */
function besideSteps(statements: readonly Statement[], isOfKind: (id: string) => boolean): Statement[] {
  const byId = new Map(statements.map((one, at) => [one.id, { one, at }]));
  const known = new Map<string, number | null>();
  /** Its place among the steps of the kind; null if it follows none. */
  const placeOf = (id: string): number | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, null);
    const { one, at = 0 } = byId.get(id) ?? {};
    const places = one ? idsBefore(one).flatMap((other) => placeOf(other) ?? []) : [];
    const place = isOfKind(id) ? at : places.length > 0 ? Math.max(...places) : null;
    known.set(id, place);
    return place;
  };
  const placed = statements.map((one, at) => ({ one, at, place: placeOf(one.id) ?? at }));
  return placed
    .sort(
      (a, b) => a.place - b.place || Number(isOfKind(b.one.id)) - Number(isOfKind(a.one.id)) || a.at - b.at,
    )
    .map(({ one }) => one);
}

/** Work before what waits for it, otherwise in the given order. */
function inOrder(statements: readonly Statement[]): Statement[] {
  const byId = new Map(statements.map((one) => [one.id, one]));
  const placed = new Set<string>();
  const order: Statement[] = [];
  const open = new Set<string>();
  const put = (one: Statement) => {
    if (placed.has(one.id) || open.has(one.id)) return;
    open.add(one.id);
    for (const id of idsBefore(one)) {
      const before = byId.get(id);
      if (before) put(before);
    }
    placed.add(one.id);
    order.push(one);
  };
  for (const one of statements) put(one);
  return order;
}

/**
 * Replaces lines with steps by their steps: tasks, waits and habits. References to a line become references to its last
 * steps.
 */
export function withSteps<R extends Pick<Reading, 'statements'>>(reading: R): R {
  const lines = new Map(reading.statements.filter(isStepped).map((one) => [one.id, one]));
  const habits = new Map(reading.statements.filter(hasTopics).map((one) => [one.id, one.topics.length]));
  if (lines.size + habits.size === 0)
    return { ...reading, statements: inOrder(byLikelyDay(reading.statements)) };
  const idsOf = (id: string): string[] => {
    const line = lines.get(id);
    const topics = habits.get(id);
    if (topics !== undefined) return [stepIdOf(id, topics)];
    return line ? lastStepsOf(line) : [id];
  };
  const followed = (after: readonly After[]): After[] => [
    ...new Map(
      after.flatMap((one) =>
        idsOf(one.statement).map((statement) => [statement, { ...one, statement }] as const),
      ),
    ).values(),
  ];
  const referring = (one: Statement): Statement => {
    if (one.kind === 'task') return { ...one, after: followed(one.after) };
    return one.kind === 'wait' ? { ...one, after: [...new Set(one.after.flatMap(idsOf))] } : one;
  };
  const statements = reading.statements
    .flatMap((one) => (isStepped(one) ? statementsOf(one) : hasTopics(one) ? ofTopics(one) : [one]))
    .map(referring);
  const kinds = [...lines.values()].filter(({ kind }) => kind === 'library');
  const isOfKind = (id: string) => kinds.some((kind) => id.startsWith(`${kind.id}-step-`));
  return { ...reading, statements: inOrder(besideSteps(byLikelyDay(statements), isOfKind)) };
}
