import { ApiError, type Client } from '@daymark/contract/client';
import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { Subtask } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { hasCode, messageOf } from '../../platform/error-message.ts';
import { NO_ANSWER } from '../../platform/reach.ts';
import { isCarriedOut, stillFits } from './entries.ts';
import type { Entry, Trouble } from './entry.ts';

/** What came of sending an entry. */
export type Outcome =
  | { kind: 'done'; row?: Subtask; project?: ProjectStanding }
  | { kind: 'stuck'; trouble: Trouble }
  | { kind: 'later'; seconds?: number | undefined };

/** How often a change is adapted to a newer version before it waits. */
const ATTEMPTS_MAX = 4;
const DELETED = t`It was deleted elsewhere.`;

const refused = (message: string): Outcome => ({ kind: 'stuck', trouble: { kind: 'refused', message } });

/** All that is sent twice takes effect once: an add by its id, the others by the version that they are based on. */
async function send({ subtasks }: Client, entry: Entry, ifVersion: number) {
  const params = { id: entry.task.id };
  switch (entry.does) {
    case 'add': {
      const body = { ...entry.body, ...params };
      return subtasks.create({ params: { projectId: entry.projectId }, body });
    }
    case 'change':
      return subtasks.change({ params, body: entry.change }, { ifVersion });
    case 'delete':
      return subtasks.delete({ params }, { ifVersion });
    case 'restore':
      return subtasks.restore({ params });
  }
}

/** The task as the server has it; undefined if it was deleted. */
async function findTheirs(api: Client, { projectId, task }: Entry): Promise<Subtask | undefined> {
  try {
    const { data } = await api.subtasks.list({ params: { projectId } });
    return data.find(({ id }) => id === task.id);
  } catch (error) {
    if (hasCode(error, 'not_found')) return undefined;
    throw error;
  }
}

const isGone = ({ does }: Entry): Outcome => (does === 'delete' ? { kind: 'done' } : refused(DELETED));

/** What to do about a task that has another version; or the version that the entry fits to. */
function fitTo(entry: Entry, theirs: Subtask | undefined): Outcome | number {
  if (!theirs) return isGone(entry);
  if (entry.does === 'change' && isCarriedOut(entry, theirs)) return { kind: 'done', row: theirs };
  return stillFits(entry, theirs) ? theirs.version : { kind: 'stuck', trouble: { kind: 'conflict', theirs } };
}

async function tryToCarryOut(api: Client, entry: Entry): Promise<Outcome> {
  let { version } = entry.task;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    try {
      const { subtask, project } = (await send(api, entry, version)).data;
      return { kind: 'done', project, ...(entry.does !== 'delete' && { row: subtask }) };
    } catch (error) {
      if (hasCode(error, 'not_found') && entry.does !== 'add') {
        const theirs = entry.does === 'restore' ? await findTheirs(api, entry) : undefined;
        return theirs ? { kind: 'done', row: theirs } : isGone(entry);
      }
      if (!hasCode(error, 'stale_version')) throw error;
      const fit = fitTo(entry, await findTheirs(api, entry));
      if (typeof fit !== 'number') return fit;
      version = fit;
    }
  }
  return { kind: 'later' };
}

/** Sends an entry; what was changed elsewhere since is never overwritten. */
export async function carryOut(api: Client, entry: Entry): Promise<Outcome> {
  try {
    return await tryToCarryOut(api, entry);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, retryAfterSeconds } = error;
    const mayPass = NO_ANSWER.includes(status) || status === 429 || status === 503 || retryAfterSeconds;
    if (mayPass || status === 401) return { kind: 'later', seconds: retryAfterSeconds };
    return refused(messageOf(error, t`Daymark refused it.`));
  }
}
