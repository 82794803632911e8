import type { Route } from '@daymark/contract/route';
import { t } from '@daymark/words/t';
import { mayReach } from '../auth/api-tokens.ts';
import type { ApiCaller, Caller } from '../auth/callers.ts';
import type { Database } from '../db/database.ts';
import { AppError, notFound } from '../http/errors.ts';
import { insideMcp } from '../http/inside.ts';

const NAMES = { project: 'Project', subtask: 'Subtask', milestone: 'Milestone', series: 'Series' } as const;

const refused = (message: string) => new AppError('insufficient_scope', message);

export const isApiCaller = (caller: Caller): caller is ApiCaller => 'apiToken' in caller;

/** The token of a connected assistant is for `/mcp`, which asks the API within this process. Throws `unauthenticated`. */
export function assertAudience({ apiToken }: ApiCaller): void {
  if (apiToken.isConnection && !insideMcp.getStore())
    throw new AppError('unauthenticated', t`This token is for /mcp alone`);
}

/** Whether an API token may call the operation at all. Throws `insufficient_scope`. */
export function assertScope({ access, projects }: Route, { apiToken, onlyProjects }: ApiCaller): void {
  if (access === 'public') return;
  if (access === 'session' || access === 'owner')
    throw refused(t`This needs somebody who is signed in. No API token may do it, whatever its scopes.`);
  if (!apiToken.scopes.includes(access)) throw refused(t`This needs an API token with the scope "${access}"`);
  if (onlyProjects && !projects)
    throw refused(t`This is about all projects, and the API token is for chosen projects`);
}

interface Named {
  params?: unknown;
  query?: unknown;
}

function idIn(input: Named, at: string): string | undefined {
  const [part = '', name = ''] = at.split('.');
  const fields: unknown = part === 'params' ? input.params : input.query;
  const id: unknown = typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/**
 * Whether the validated call is about one of the projects that an API token was made for. Everything else is answered
 * as if it did not exist.
 */
export async function assertProject(
  db: Database,
  { projects }: Route,
  caller: ApiCaller,
  input: Named,
): Promise<void> {
  if (!caller.onlyProjects || !projects || projects === 'listed') return;
  const { row, at } = projects;
  const id = idIn(input, at);
  if (id === undefined)
    throw refused(t`The API token is for chosen projects: please say which one with projectId`);
  if (!(await mayReach(db, caller, { row, id }))) throw notFound(NAMES[row]);
}
