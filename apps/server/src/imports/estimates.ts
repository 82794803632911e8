import type { Effort } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import type { StatementOf } from '@daymark/domain/reading';
import type { AiContext } from '../ai/context.ts';
import { type PlanningCalendar, planningCalendar } from '../calendars/service.ts';

/** What the words of a task say about its work. */
export interface ReadTask {
  hours: number;
  earliestOn: Day | null;
  latestOn: Day | null;
}

interface Titled {
  id: string;
  title: string;
}

export type Reading = Pick<AiContext, 'db' | 'userId' | 'today' | 'timezone' | 'planner' | 'signal'>;

/** What a task takes whose title does not say it. It is one task however many parts it names, so that few of them count. */
const GUESSED_HOURS = 1;
const MOST_GUESSED_PARTS = 3;
/** As many lines are read in a few tens of milliseconds, so that others get their turn. */
const LINES_AT_ONCE = 100;

const hoursOfEffort = ({ amount, unit, per }: Effort, parts: number, hoursPerDay: number): number =>
  (unit === 'workdays' ? amount * hoursPerDay : amount / 60) * (per === 'part' ? parts : 1);

function hoursOf({ effort, parts }: StatementOf<'task'>, hoursPerDay: number): number {
  const count = parts?.count ?? 1;
  return effort
    ? hoursOfEffort(effort, count, hoursPerDay)
    : GUESSED_HOURS * Math.min(count, MOST_GUESSED_PARTS);
}

const quarters = (hours: number): number => Math.max(0.25, Math.round(hours * 4) / 4);

function readAs(own: readonly StatementOf<'task'>[], hoursPerDay: number): ReadTask {
  const hours = own.reduce((sum, one) => sum + hoursOf(one, hoursPerDay), 0) || GUESSED_HOURS;
  const [first] = own;
  const on = first?.on.length === 1 ? (first.on[0] ?? null) : null;
  return { hours: quarters(hours), earliestOn: on ?? first?.from ?? null, latestOn: on ?? first?.by ?? null };
}

async function readLines(
  context: Reading,
  tasks: readonly Titled[],
  { working, locale }: PlanningCalendar,
  span: { startDate: Day; dueDate: Day },
): Promise<[string, ReadTask][]> {
  const { planner, today, timezone, userId, signal } = context;
  const lines = tasks.map(({ title }) => `- ${title}`);
  const { weekdays, hoursPerDay, daysOff } = working;
  const request = {
    name: '',
    category: '',
    tags: [],
    milestones: [],
    description: lines.join('\n'),
    ...span,
    today,
    timezone,
    locale,
    calendar: { weekdays, hoursPerDay, daysOff },
  };
  const { statements } = await planner.read(request, { userId, signal });
  let end = -1;
  return tasks.map(({ id }, at): [string, ReadTask] => {
    const start = end + 1;
    end = start + (lines[at]?.length ?? 0);
    const own = statements.filter(
      (one): one is StatementOf<'task'> =>
        one.kind === 'task' && one.words.start >= start && one.words.start < end,
    );
    return [id, readAs(own, hoursPerDay)];
  });
}

/** Reads the titles of tasks like a brief: how long each takes, and the days that it names. */
export async function readTasks(
  context: Reading,
  projectId: string,
  tasks: readonly Titled[],
  span: { startDate: Day; dueDate: Day },
): Promise<Map<string, ReadTask>> {
  const { db, userId, today } = context;
  const calendar = await planningCalendar(db, { userId, projectId, from: today, to: today });
  const read = new Map<string, ReadTask>();
  for (let at = 0; at < tasks.length; at += LINES_AT_ONCE)
    for (const [id, one] of await readLines(context, tasks.slice(at, at + LINES_AT_ONCE), calendar, span))
      read.set(id, one);
  return read;
}
