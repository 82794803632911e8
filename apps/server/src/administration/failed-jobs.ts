import { withAlias } from '@daymark/contract/values';
import { t } from '@daymark/words/t';
import type { SessionContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';

export async function listOfFailedJobs({ jobs }: SessionContext) {
  const data = (await jobs.failures()).map(({ id, queue, failed_at, tries, reason, next_at }) =>
    withAlias({ id, queue, failedAt: instant(failed_at), tries, reason, nextAt: instantOrNull(next_at) }),
  );
  return { data, count: data.length };
}

export async function retryFailedJob({ jobs }: SessionContext, id: string) {
  if (!(await jobs.retry(id))) throw notFound('Job');
  return { message: t`It is tried again` };
}
