import { type Rate, type Terms, termsFor } from '@daymark/domain/rates';
import { hasClient } from '../db/own-client.ts';
import { findProjectName } from '../db/own-project.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { listRates, upsertRate } from './store.ts';

export const ratesOf = ({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<Rate[]> =>
  listRates(db, userId);

/** Sets what is agreed for all work, for a client, or for a project. */
export async function setRate({ db, userId }: UserContext, rate: Rate): Promise<{ rate: Rate }> {
  const { clientId, projectId } = rate;
  if (clientId !== null && !(await hasClient(db, userId, clientId))) throw notFound('Client');
  if (projectId !== null && (await findProjectName(db, userId, projectId)) === undefined)
    throw notFound('Project');
  await upsertRate(db, userId, rate);
  return { rate };
}

/** What applies to the work of a project. */
export const termsOfProject = async (
  context: Pick<UserContext, 'db' | 'userId'>,
  of: { clientId: string | null; projectId: string },
): Promise<Terms> => termsFor(await ratesOf(context), of);
