import { withAlias } from '@daymark/contract/values';
import type { Wait } from '@daymark/contract/waits';
import { type Day, daysBetween } from '@daymark/domain/dates';
import { daysLate, endOfWait } from '@daymark/domain/waits';
import type { WaitRow } from './store.ts';

/** Who answers: the client by their present name, else the words of the brief. */
export const whoOf = ({ client_name: client, who }: Pick<WaitRow, 'client_name' | 'who'>): string | null =>
  client ?? who;

export const runOf = (row: WaitRow) => ({
  id: row.id,
  statement: row.statement,
  title: row.title,
  who: whoOf(row),
  clientId: row.client_id,
  sentOn: row.sent_on,
  expectedOn: row.expected_on,
  answeredOn: row.answered_on,
});

export function toWait(row: WaitRow, today: Day): Wait {
  const run = runOf(row);
  const end = endOfWait(run, today);
  return withAlias({
    id: row.id,
    project: { id: row.project_id, name: row.project_name },
    statement: row.statement,
    subtaskId: row.subtask_id,
    title: row.title,
    who: run.who,
    clientId: row.client_id,
    sentOn: row.sent_on,
    expectedOn: row.expected_on,
    answeredOn: end,
    ended: end === null ? null : (row.ended ?? 'over'),
    note: row.note,
    remindedOn: row.reminded_on,
    days: Math.max(0, daysBetween(row.sent_on, end ?? today)),
    daysLate: daysLate(run, today),
    next: row.next,
    version: row.version,
  });
}
