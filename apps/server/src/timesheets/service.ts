import type { Timesheet } from '@daymark/contract/timesheets';
import { addDays, type Day } from '@daymark/domain/dates';
import { termsFor } from '@daymark/domain/rates';
import { timesheetRows, totalsOf, type WorkedTime } from '@daymark/domain/timesheets';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { dayIn } from '../http/today.ts';
import { ratesOf } from '../rates/service.ts';
import { entriesIn, spanOf, titleOf } from '../timers/time-entries.ts';
import { type BilledProject, findClientName, listBilledProjects } from './store.ts';

export interface TimesheetOf {
  clientId?: string | undefined;
  projectId?: string | undefined;
  month: string;
}

/** The first day of the month and its last. */
function daysOf(month: string): [Day, Day] {
  const first = `${month}-01`;
  const next = addDays(first, 31).slice(0, 7);
  return [first, addDays(`${next}-01`, -1)];
}

async function workedIn(
  context: UserContext,
  month: string,
  projects: ReadonlyMap<string, BilledProject>,
): Promise<WorkedTime[]> {
  const { timezone } = context;
  const worked: WorkedTime[] = [];
  for await (const row of entriesIn(context, spanOf(timezone, ...daysOf(month))))
    if (row.project_id !== null && projects.has(row.project_id))
      worked.push({
        day: dayIn(timezone, row.started_at),
        projectId: row.project_id,
        title: titleOf(row),
        note: row.note,
        minutes: row.minutes,
      });
  return worked;
}

async function whoseOf(context: UserContext, { clientId, projectId }: TimesheetOf) {
  const { db, userId } = context;
  const projects = await listBilledProjects(db, userId, { clientId, projectId });
  if (clientId === undefined) {
    const [project] = projects;
    if (!project) throw notFound('Project');
    return { projects, name: project.name, clientId: project.client_id };
  }
  const name = await findClientName(db, userId, clientId);
  if (name === undefined) throw notFound('Client');
  return { projects, name, clientId };
}

/** The work of a month, row by row as it is billed. */
export async function timesheetOf(context: UserContext, wish: TimesheetOf): Promise<Timesheet> {
  const { projects, name, clientId } = await whoseOf(context, wish);
  const rates = await ratesOf(context);
  const byId = new Map(projects.map((project) => [project.id, project]));
  const termsOf = (projectId: string | null) => termsFor(rates, { clientId, projectId });
  const rows = timesheetRows(await workedIn(context, wish.month, byId), termsOf);
  const roundings = projects.map(({ id }) => termsOf(id).rounding);
  return {
    name,
    month: wish.month,
    currency: termsOf(null).currency,
    rows: rows.flatMap((row) => {
      const project = byId.get(row.projectId);
      return project ? [{ ...row, project: project.name, color: project.color }] : [];
    }),
    roundings: [...new Map(roundings.map((one) => [JSON.stringify(one), one])).values()],
    ...totalsOf(rows),
  };
}
