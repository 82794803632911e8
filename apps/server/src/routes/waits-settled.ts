import type { UserContext } from '../http/context.ts';
import { settleWaits } from '../waits/settling.ts';

/** The answer of a request, after the waits of the projects that it changed were started or ended. */
export async function withWaitsSettled<Result>(
  context: UserContext,
  result: Result,
  projectIds: readonly string[],
): Promise<Result> {
  for (const id of projectIds) await settleWaits(context, id);
  return result;
}
