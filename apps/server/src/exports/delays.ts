import type { DownloadedFile } from '@daymark/contract/route';
import { PLAN_EXPORTS } from '../auth/limits.ts';
import type { UserContext } from '../http/context.ts';
import { inChunks } from '../http/json-pieces.ts';
import { delaysOf } from '../promises/ledger.ts';
import { BYTE_ORDER_MARK, csvRow } from './csv.ts';
import { contentOf } from './snapshot.ts';

const COLUMNS = ['Project', 'Date', 'Moved on', 'From', 'To', 'Cause', 'Days', 'Why'] as const;

async function* rowsOf(context: UserContext, projectId: string): AsyncGenerator<string> {
  const { name, due, finish } = await delaysOf(context, projectId);
  yield BYTE_ORDER_MARK + csvRow(COLUMNS);
  for (const [date, { lines }] of [['due', due] as const, ['finish', finish] as const])
    for (const { on, from, to, parts } of lines)
      for (const { cause, days, words } of parts)
        yield csvRow([name, date, on, from, to, cause, days, words]);
}

/** What moved the dates of a project, as a table. */
export async function exportDelays(context: UserContext, projectId: string): Promise<DownloadedFile> {
  await delaysOf(context, projectId);
  return {
    filename: `daymark-dates-${context.today}.csv`,
    mediaType: 'text/csv',
    content: await contentOf(context, {
      limit: PLAN_EXPORTS,
      chunks: (snapshot) => inChunks(rowsOf(snapshot, projectId)),
    }),
  };
}
