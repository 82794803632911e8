import type { Day } from '@daymark/domain/dates';
import type { Database } from '../db/database.ts';
import type { Corrections, KeptReading } from '../db/kept-reading.ts';
import type { WordsDifference } from '../plan-changes/kept.ts';
import { lockProject } from './plan-store.ts';
import { replaceCorrections, updateReading } from './reading-store.ts';
import { type Owned, updateProject } from './store.ts';

/** Other words of a project, with the Reading and the corrections that belong to them. */
interface NewWords {
  description: string;
  /** Undefined if it stays. */
  dueDate: Day | undefined;
  reading: KeptReading | null;
  corrections: { removed: readonly string[]; added: Corrections };
}

/** Writes other words of a project in a transaction in which its plan is locked; undefined if its version is another. */
export async function updateWords(
  trx: Database,
  project: Owned,
  { description, dueDate, reading, corrections }: NewWords,
  { now, ifVersion }: { now: Date; ifVersion?: number },
) {
  const dates = { startDate: undefined, dueDate, timeline: undefined };
  const changed = await updateProject(trx, project, { columns: { description }, dates, ifVersion }, now);
  if (!changed) return undefined;
  await replaceCorrections(trx, project, corrections);
  if (reading) await updateReading(trx, { ...project, name: changed.project.name, description }, reading);
  return changed;
}

/** Restores the words before a change request, unless they were changed since. */
export async function updateToFormerWords(
  trx: Database,
  userId: string,
  { projectId: id, was, left, corrections }: WordsDifference,
  now: Date,
): Promise<void> {
  const locked = await lockProject(trx, { userId, id });
  if (locked?.project.description !== left.description) return;
  const former = {
    description: was.description,
    dueDate: undefined,
    reading: was.reading,
    corrections: { removed: corrections.added, added: corrections.was },
  };
  await updateWords(trx, { userId, id }, former, { now });
}
