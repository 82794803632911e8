import type { UserContext } from '../http/context.ts';
import { dayIn } from '../http/today.ts';
import { seeProject } from '../projects/service.ts';
import { statementsKept } from '../readings/service.ts';
import { listWaitingProjects } from './digest-store.ts';
import { type RunningWait, runningWaits } from './running-waits.ts';

export interface ProjectWait extends RunningWait {
  project: { id: string; name: string };
}

/** What a user waits for in all projects, the longest first. */
export async function waitsOf(
  context: Pick<UserContext, 'db' | 'userId' | 'timezone'>,
): Promise<ProjectWait[]> {
  const { db, userId, timezone } = context;
  const waits: ProjectWait[] = [];
  for (const id of await listWaitingProjects(db, userId)) {
    const seen = await seeProject(context, id);
    const work = seen.subtasks.map(({ title, statement, status, completed_at }) => ({
      title,
      statement,
      status,
      completedOn: completed_at === null ? null : dayIn(timezone, new Date(completed_at)),
    }));
    const { name } = seen.project;
    for (const wait of runningWaits(statementsKept(seen), work))
      waits.push({ ...wait, project: { id, name } });
  }
  return waits.toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
}
