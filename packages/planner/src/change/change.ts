import type { Day } from '@daymark/domain/dates';
import { lineOf } from '@daymark/domain/library';
import { sumHours } from '@daymark/domain/load';
import type { Reading, Statement } from '@daymark/domain/reading';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { brokenDown } from '../breakdown/broken-down.ts';
import { type Plan, type PlanRequest, planProject } from '../plan.ts';
import { readBrief } from '../read/read.ts';
import { type Ask, asksOf } from './asks.ts';
import { briefWith } from './brief-with.ts';
import { ownWords } from './mail.ts';

/** What a mail asks for, with its cost. */
export interface CostedAsk extends Ask {
  /** Decimal hours that it adds to the plan: negative for dropped work, 0 if they are not known. */
  hours: number;
}

export interface Change {
  asks: CostedAsk[];
  /** The plan with everything that can be planned: new work added, dropped work left out, the new due date. */
  plan: Plan;
  /** Its last day of work. */
  lastDay: Day | null;
  /** The new due date that the mail asks for; null if it leaves the date as it is. */
  date: Day | null;
}

/** The hours of a line with its steps in a plan. */
const hoursOf = ({ tasks }: Pick<Plan, 'tasks'>, line: string): number =>
  sumHours(tasks.flatMap((task) => (lineOf(task.statement) === line ? task.estimatedHours : [])));

/** The last day of a plan. */
const lastDayOf = ({ tasks }: Pick<Plan, 'tasks'>): Day | null =>
  tasks
    .flatMap(({ dueDate }) => dueDate ?? [])
    .sort()
    .at(-1) ?? null;

/** A brief and a mail about it, as the built-in reader reads them. */
export function readWithMail(request: Omit<PlanRequest, 'reading'>, whole: string) {
  const mail = ownWords(whole);
  const { name, dueDate, today, locale } = request;
  const setting = { dueDate, today, locale };
  const reading = readBrief({ ...setting, name, description: mail, startDate: today });
  return { ...setting, mail, reading, brief: readBrief(request) };
}

/**
 * Reads a mail about a project with the built-in reader, sets it beside the brief, and plans both together. Pure and
 * deterministic.
 */
export function changeByMail(request: Omit<PlanRequest, 'reading'>, whole: string): Change {
  const read = readWithMail(request, whole);
  return changeByAsks(request, read.brief, asksOf(read));
}

/** The plan of a Reading, broken down as for a project. */
function planned(request: PlanRequest, corrections: readonly Statement[]): Plan {
  const { reading } = brokenDown({ ...request, corrections, depth: USUAL_DEPTH, kind: null });
  return planProject({ ...request, reading });
}

/** Plans a brief, as it was read, together with the asks of a mail. */
export function changeByAsks(
  request: Omit<PlanRequest, 'reading'>,
  brief: Reading,
  asks: readonly Ask[],
): Change {
  const before = planned({ ...request, reading: brief }, []);
  const { description, corrections, lines } = briefWith({ ...request, reading: brief }, asks);
  const date = asks.findLast(({ due }) => due !== null && due > request.startDate)?.due ?? null;
  const changed = { ...request, description, dueDate: date ?? request.dueDate };
  const plan = planned({ ...changed, reading: readBrief(changed) }, corrections);
  const hours = ({ kind, statement, about }: Ask): number => {
    if (kind === 'new') return hoursOf(plan, lines.get(statement.id) ?? '');
    return kind === 'dropped' ? -about.reduce((sum, id) => sum + hoursOf(before, id), 0) : 0;
  };
  return { asks: asks.map((ask) => ({ ...ask, hours: hours(ask) })), plan, lastDay: lastDayOf(plan), date };
}
