import type { Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { changedSince, disputedFields } from '../../plan-data/outbox/entries.ts';
import type { Change, Entry } from '../../plan-data/outbox/entry.ts';
import type { ShownSubtask } from '../../plan-data/plan-cache.ts';
import { formatDayFrom, formatInstant, listWords } from '../../platform/format.ts';
import { timezoneOfUser } from '../../platform/today.ts';

/** A field of a task with its value in words. */
export type FieldInWords = (
  field: keyof Change,
  task: ShownSubtask,
  projectId: string,
) => { label: string; value: string };

const statusChange = (status: Status, title: string): string => {
  if (status === 'Completed') return t`Complete “${title}”`;
  return status === 'In Progress' ? t`Start “${title}”` : t`Reopen “${title}”`;
};

/** What an entry does: "Complete “Plank 1”". */
export function wordsOf(entry: Entry, today: string, inWords: FieldInWords): string {
  const { task, projectId } = entry;
  const { title } = task;
  if (entry.does === 'add') return t`Add “${title}”`;
  if (entry.does === 'delete') return t`Delete “${title}”`;
  if (entry.does === 'restore') return t`Restore “${title}”`;
  const { change } = entry;
  const fields = Object.keys(change) as (keyof Change)[];
  if (fields.length === 1 && change.status) return statusChange(change.status, title);
  if (fields.length === 1 && change.dueDate)
    return t`Move “${title}” to ${formatDayFrom(change.dueDate, today)}`;
  const labels = fields.map((field) => inWords(field, task, projectId).label);
  return t`Change “${title}”: ${listWords([...new Set(labels)])}`;
}

/** When it was saved. */
export const savedWords = ({ at }: Entry): string =>
  t`saved ${formatInstant(new Date(at).toISOString(), timezoneOfUser())}`;

/** A field that was changed here and elsewhere, in words; without `mine` it was only changed elsewhere. */
export interface Version {
  label: string;
  before: string;
  theirs: string;
  mine?: string;
}

/** The fields of a conflict, each as it was, as it is elsewhere, and as it was changed here. */
export function versionsOf(entry: Entry, inWords: FieldInWords): Version[] {
  if (entry.trouble?.kind !== 'conflict') return [];
  const { task, projectId } = entry;
  const { theirs } = entry.trouble;
  const mine = entry.does === 'change' ? { ...task, ...entry.change } : undefined;
  const fields = entry.does === 'change' ? disputedFields(entry, theirs) : changedSince(task, theirs);
  const valueIn = (field: keyof Change, of: ShownSubtask) => inWords(field, of, projectId).value;
  return fields.map((field) => ({
    label: inWords(field, theirs, projectId).label,
    before: valueIn(field, task),
    theirs: valueIn(field, theirs),
    ...(mine && { mine: valueIn(field, mine) }),
  }));
}
