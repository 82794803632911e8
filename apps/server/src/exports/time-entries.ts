import type { DownloadedFile } from '@daymark/contract/route';
import type { Day } from '@daymark/domain/dates';
import { PLAN_EXPORTS } from '../auth/limits.ts';
import type { UserContext } from '../http/context.ts';
import { inChunks } from '../http/json-pieces.ts';
import { instant } from '../http/shapes.ts';
import { localTimeOf } from '../http/today.ts';
import { entriesIn, projectNameOf, spanOf, titleOf } from '../timers/time-entries.ts';
import { BYTE_ORDER_MARK, csvRow } from './csv.ts';
import { contentOf } from './snapshot.ts';

const COLUMNS = [
  'Start',
  'End',
  'Minutes',
  'Project',
  'Task',
  'Note',
  'Start (UTC)',
  'End (UTC)',
  'Id',
] as const;

async function* rowsOf(context: UserContext, { from, to }: { from: Day; to: Day }): AsyncGenerator<string> {
  const { timezone } = context;
  yield BYTE_ORDER_MARK + csvRow(COLUMNS);
  for await (const row of entriesIn(context, spanOf(timezone, from, to)))
    yield csvRow([
      localTimeOf(timezone, row.started_at),
      localTimeOf(timezone, row.ended_at),
      row.minutes,
      projectNameOf({ name: row.project_name }),
      titleOf(row),
      row.note,
      instant(row.started_at),
      instant(row.ended_at),
      row.id,
    ]);
}

/** The time entries that begin on some days, as a table. */
export async function exportTimeEntries(
  context: UserContext,
  days: { from: Day; to: Day },
): Promise<DownloadedFile> {
  return {
    filename: `daymark-time-${days.from}-${days.to}.csv`,
    mediaType: 'text/csv',
    content: await contentOf(context, {
      limit: PLAN_EXPORTS,
      chunks: (snapshot) => inChunks(rowsOf(snapshot, days)),
    }),
  };
}
