import { type Database, inTransaction } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { lockProject } from '../projects/plan-store.ts';
import { deleteProject } from '../projects/store.ts';
import { holdSubtasks } from '../subtasks/plan-writing.ts';
import { listOccurrences, lockSeries, updateSeries } from '../subtasks/series-store.ts';
import { updateSubtasks } from '../subtasks/store.ts';
import { toImport } from './shape.ts';
import { deleteItems, findImport, type ItemRow, listItems, lockImports, updateUndone } from './store.ts';

const FIRST_DAY = '0001-01-01';

type Undoing = Pick<UserContext, 'userId' | 'now'> & { db: Database };

/** What an import brought into one project, as it is now. */
interface Brought {
  project: { id: string; name: string };
  made: boolean;
  /** Present subtasks of the import, and whether there are others. */
  ids: string[];
  hasOthers: boolean;
  seriesIds: string[];
}

/** Locks a project and looks at what is left of the import; undefined if the project is gone. */
async function holdBrought(
  { db, userId }: Undoing,
  projectId: string,
  items: readonly ItemRow[],
): Promise<Brought | undefined> {
  const scope = { userId, projectId };
  await lockPlan(db, scope);
  const present = await holdSubtasks(db, scope);
  const locked = await lockProject(db, { userId, id: projectId });
  if (!locked) return undefined;
  const seriesIds = items.flatMap(({ series_id }) => series_id ?? []);
  const own = new Set(items.flatMap(({ subtask_id }) => subtask_id ?? []));
  for (const id of seriesIds)
    for (const occurrence of await listOccurrences(db, { userId, id, from: FIRST_DAY }))
      own.add(occurrence.id);
  const ids = [...present.keys()].filter((id) => own.has(id));
  return {
    project: { id: projectId, name: locked.project.name },
    made: items.some((item) => item.subtask_id === null && item.series_id === null),
    ids,
    hasOthers: ids.length < present.size,
    seriesIds,
  };
}

/** Deletes the tasks of an import from a project that stays. */
async function takeOut({ db, userId, now }: Undoing, { project, ids, seriesIds }: Brought): Promise<void> {
  for (const id of seriesIds) {
    const series = await lockSeries(db, userId, id);
    if (series) await updateSeries(db, { userId, id }, { ends_before: series.starts_on }, now());
  }
  if (ids.length > 0)
    await updateSubtasks(
      db,
      { userId, projectId: project.id, ids, among: 'present' },
      { deleted_at: now() },
      now(),
    );
}

/**
 * Takes away what an import brought. A project that it made goes to the trash, unless something else was added to it;
 * then only the tasks of the import are deleted. Afterwards the same file can be imported again.
 */
export function undoImport({ db, userId, now }: UserContext, id: string) {
  return inTransaction(db, async (trx) => {
    await lockImports(trx, userId);
    const found = await findImport(trx, { userId, id });
    if (!found) throw notFound('Import');
    if (found.undone_at) return { import: toImport(found), kept: [] };
    const undoing = { db: trx, userId, now };
    const byProject = Map.groupBy(await listItems(trx, { userId, id }), (item) => item.project_id);
    // All projects are locked before the user's row, in which they are counted.
    const all: Brought[] = [];
    for (const [projectId, items] of [...byProject].toSorted(([a], [b]) => a.localeCompare(b))) {
      const brought = await holdBrought(undoing, projectId, items);
      if (brought) all.push(brought);
    }
    const leaving = all.filter(({ made, hasOthers }) => made && !hasOthers);
    const staying = all.filter((one) => !leaving.includes(one));
    for (const one of staying) await takeOut(undoing, one);
    for (const { project } of leaving) await deleteProject(trx, { userId, id: project.id }, now());
    await deleteItems(trx, { userId, id });
    await updateUndone(trx, { userId, id }, now());
    const kept = staying.flatMap(({ made, project }) => (made ? [project] : []));
    return { import: toImport({ ...found, undone_at: now() }), kept };
  });
}
