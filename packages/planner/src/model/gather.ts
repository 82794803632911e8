import { type Day, daysBetween, weekdayOf } from '@daymark/domain/dates';
import { withoutCircles } from './graph.ts';
import type { ModelLine, ModelStatement, ModelStep, ModelWhen } from './statement.ts';

/** A row of the plan with its unique number. */
export type NumberedStep = ModelStep & { n: number };

/** A statement with what the plan says of it. */
export interface PlannedStatement extends ModelStatement {
  /** Unique; statements and steps share the numbers. */
  n: number;
  /** Numbers of statements without steps, and of steps. */
  after: number[];
  /** The day on which the model would do it, or on which a wait begins. */
  date: Day | null;
  /** The day of an event on which it is done. */
  heldOn: Day | null;
  /** Of a wait: its days as planned. */
  planned: number | null;
  optional: boolean;
  /** Its rows, at least two; a single one is merged into the statement. */
  steps: NumberedStep[];
  /** Whether links of it name nothing, or lead in a circle. */
  hasLostLinks: boolean;
}

const OWN = {
  quote: null,
  amount: null,
  repeat: null,
  when: [],
  together: false,
  maybe: [],
} satisfies Partial<ModelStatement>;

const isWait = ({ until }: ModelStep): boolean => until !== null;

/** The days that a wait takes, from the day on which it begins. */
const daysOfWait = ({ date, until }: ModelStep): number =>
  date === null || until === null ? 1 : Math.max(1, daysBetween(date, until));

/**
 * Every line with a unique number; of duplicates the first keeps it. Models number statements and rows in one sequence or each from 1
 * on: what a row is for is a statement, what it follows is a row if there is one with that number.
 */
function numbered(lines: readonly ModelLine[]): { statements: PlannedStatement[]; steps: NumberedStep[] } {
  const given = (line: ModelLine) => (line.said ?? line.step).n;
  let free = Math.max(0, ...lines.map((line) => given(line) ?? 0));
  const known = new Set<number>();
  const numberOf = (own: number | null): number => {
    const n = own !== null && !known.has(own) ? own : ++free;
    known.add(n);
    return n;
  };
  const statements = lines.flatMap(({ said }) =>
    said ? [{ ...NOT_PLANNED, ...said, n: numberOf(said.n) }] : [],
  );
  const rows = lines.flatMap(({ step }) => (step ? [{ ...step, own: step.n, n: numberOf(step.n) }] : []));
  const byOwn = new Map(rows.toReversed().map(({ own, n }) => [own, n]));
  const steps = rows.map(({ own: _, ...row }) => ({
    ...row,
    after: row.after.map((one) => byOwn.get(one) ?? one),
  }));
  return { statements, steps };
}

const NOT_PLANNED = {
  after: [],
  date: null,
  heldOn: null,
  planned: null,
  optional: false,
  steps: [],
  hasLostLinks: false,
} satisfies Partial<PlannedStatement>;

/** A row that is for no statement, as one of its own. */
const ownStatement = (step: NumberedStep, heldOn: Day | null = null): PlannedStatement => ({
  ...OWN,
  ...NOT_PLANNED,
  ...planOf(step),
  heldOn,
  n: step.n,
  kind: isWait(step) ? 'wait' : 'task',
  title: step.title,
  who: isWait(step) ? step.who : null,
});

/** What a single row says of its statement. */
const planOf = (step: NumberedStep) => ({
  hours: isWait(step) ? null : step.hours,
  date: step.date,
  planned: isWait(step) ? daysOfWait(step) : null,
  after: step.after,
  optional: step.optional,
});

/** The last of its days; null without one. */
const lastDayOf = ({ when }: ModelStatement): Day | null =>
  when
    .flatMap(({ from, until }) => until ?? from ?? [])
    .toSorted()
    .at(-1) ?? null;

/** The day of the row, if it is one of the event. */
const dayOfEvent = ({ when }: ModelStatement, { date }: ModelStep): Day | null =>
  date !== null && when.some(({ from, until }) => from !== null && date >= from && date <= (until ?? from))
    ? date
    : null;

/**
 * What may be left out is left out by itself. Days that are the only ones, or that are none ("measuring only on Fridays"), limit the rows
 * that keep to them: others of the same line (the letter that announces it) are not meant.
 */
function standingApart(statement: PlannedStatement, rows: readonly NumberedStep[]): NumberedStep[] {
  const optional = rows.filter((row) => row.optional);
  if (optional.length === rows.length) return [];
  const work = rows.filter((row) => !row.optional && !isWait(row));
  const free = work.filter((row) => !isWithinLimits(statement, row));
  return free.length === work.length ? optional : rows.filter((row) => row.optional || free.includes(row));
}

/** Whether the day of a row is one on which its statement may be done. */
function isWithinLimits({ when }: ModelStatement, { date }: ModelStep): boolean {
  if (date === null) return true;
  const isOf = ({ from, until, weekdays }: ModelWhen): boolean =>
    (from === null || (date >= from && date <= (until ?? from))) &&
    (weekdays.length === 0 || weekdays.includes(weekdayOf(date)));
  const only = when.filter(({ rel }) => rel === 'only');
  return (only.length === 0 || only.some(isOf)) && !when.some((one) => one.rel === 'not' && isOf(one));
}

/** The statement with its rows; the rows that it does not take stand for themselves. */
function withRows(
  statement: PlannedStatement,
  rows: readonly NumberedStep[],
): { statement: PlannedStatement; own: PlannedStatement[] } {
  const { kind } = statement;
  const merged = (row: NumberedStep, fields: Partial<PlannedStatement> = {}) => ({
    statement: { ...statement, ...planOf(row), ...fields },
    own: rows.filter((one) => one !== row).map((one) => ownStatement(one)),
  });
  if (kind === 'task' && !statement.together) {
    const apart = standingApart(statement, rows);
    const own = apart.map((row) => ownStatement(row));
    const steps = rows.filter((row) => !apart.includes(row));
    const [row, other] = steps;
    if (row && !other && !isWait(row)) return { ...merged(row, { title: row.title }), own };
    const optional = steps.length > 0 && steps.every((one) => one.optional);
    return { statement: { ...statement, optional, steps }, own };
  }
  const waits = rows.filter(isWait);
  const [wait, second] = waits;
  if ((kind === 'wait' || kind === 'theirs') && wait) {
    // Each batch waits for itself.
    if (second)
      return { statement: { ...statement, kind: 'note' }, own: rows.map((row) => ownStatement(row)) };
    return merged(wait, { kind: 'wait', title: statement.title ?? wait.title, hours: null });
  }
  const [row] = rows;
  if (statement.together && row) return merged(row);
  // What is done at an event are its rows: it takes no time beside them.
  const own = rows.map((one) => ownStatement(one, kind === 'event' ? dayOfEvent(statement, one) : null));
  const isHeld = own.some(({ heldOn }) => heldOn !== null);
  return { statement: isHeld ? { ...statement, amount: null, hours: null } : statement, own };
}

/** The links without circles and without what does not exist. A statement with steps is finished with all of them. */
function withoutLostLinks(
  statements: readonly PlannedStatement[],
  numberOf: ReadonlyMap<number, number>,
): PlannedStatement[] {
  const stepsOf = new Map(statements.map(({ n, steps }) => [n, steps.map((step) => step.n)]));
  const leaves = (n: number): number[] => {
    const known = numberOf.get(n);
    const own = known === undefined ? undefined : stepsOf.get(known);
    if (known === undefined) return [];
    return own && own.length > 0 ? own : [known];
  };
  const links = new Map<number, number[]>();
  const endOf = new Map(
    statements.flatMap((one) => (one.kind === 'event' ? [[one.n, lastDayOf(one)] as const] : [])),
  );
  // What is planned within the days of an event does not wait for its end.
  const isWithin = (event: number, date: Day | null) => date !== null && (endOf.get(event) ?? '') >= date;
  const add = (n: number, date: Day | null, after: readonly number[]) => {
    const all = new Set(after.flatMap(leaves));
    links.set(
      n,
      [...all].filter((one) => one !== n && !isWithin(one, date)),
    );
  };
  for (const { n, date, after, steps } of statements) {
    if (steps.length === 0) add(n, date, after);
    for (const step of steps) add(step.n, step.date, step.after);
  }
  const kept = withoutCircles(links);
  const isLost = (n: number, after: readonly number[]): boolean =>
    after.some((one) => !numberOf.has(one)) || (kept.get(n)?.length ?? 0) < (links.get(n)?.length ?? 0);
  return statements.map((one) => ({
    ...one,
    after: kept.get(one.n) ?? [],
    steps: one.steps.map((step) => ({ ...step, after: kept.get(step.n) ?? [] })),
    hasLostLinks: isLost(one.n, one.after) || one.steps.some((step) => isLost(step.n, step.after)),
  }));
}

/** A wait that names nothing follows the last work of the day on which it begins, in the order of the plan. */
function behindItsDay(steps: readonly NumberedStep[]): NumberedStep[] {
  let last: NumberedStep | null = null;
  return steps.map((step) => {
    if (!isWait(step)) {
      last = step;
      return step;
    }
    return step.after.length === 0 && last && last.date === step.date ? { ...step, after: [last.n] } : step;
  });
}

/** "Closed Sundays", and so Saturdays too: days that are opened besides are a rule of their own. */
function asRules(statement: PlannedStatement): PlannedStatement[] {
  const { kind, when } = statement;
  const also = when.filter(({ rel }) => rel === 'also');
  const rest = when.filter((one) => !also.includes(one));
  const isWeekly = rest.some(({ from, weekdays }) => from === null && weekdays.length > 0);
  if (kind !== 'availability' || also.length === 0 || !isWeekly) return [statement];
  return [
    { ...statement, when: rest },
    { ...statement, n: -statement.n, when: also, amount: null, hours: null },
  ];
}

/** Puts each row of a plan to the statement that it is for. */
export function gather(lines: readonly ModelLine[]): PlannedStatement[] {
  const { statements, steps: asWritten } = numbered(lines);
  const steps = behindItsDay(asWritten);
  const rowsOf = Map.groupBy(steps, ({ of }) => of);
  const known = new Set(statements.map(({ n }) => n));
  const numberOf = new Map(steps.map(({ n }) => [n, n]));
  const all: PlannedStatement[] = [];
  for (const one of statements) {
    const rows = rowsOf.get(one.n) ?? [];
    const { statement, own } = withRows(one, rows);
    // The number of a merged row means its statement.
    const kept = new Set([...own, ...statement.steps].map(({ n }) => n));
    for (const { n } of rows) if (!kept.has(n)) numberOf.set(n, one.n);
    numberOf.set(one.n, one.n);
    all.push(...asRules(statement), ...own);
  }
  const free = steps.filter(({ of }) => of === null || !known.has(of));
  return withoutLostLinks([...all, ...free.map((step) => ownStatement(step))], numberOf);
}
