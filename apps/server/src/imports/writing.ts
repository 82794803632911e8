import { randomUUIDv7 } from 'node:crypto';
import type { ImportTool } from '@daymark/domain/imports';
import { DEFAULT_DUE_TIME, MILESTONES_MAX_COUNT } from '@daymark/domain/limits';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { insertMilestone } from '../projects/milestone-store.ts';
import { lockProject } from '../projects/plan-store.ts';
import { insertProject } from '../projects/store.ts';
import { insertSubtasks, type SubtaskToInsert } from '../subtasks/adding-store.ts';
import { holdSubtasks } from '../subtasks/plan-writing.ts';
import { beginSeries } from '../subtasks/series.ts';
import type { ArrangedProject, NewTask } from './arrange.ts';
import { type ItemRow, insertImport, saveItems } from './store.ts';

type Writing = Pick<UserContext, 'userId' | 'today' | 'now'> & { db: Database };

interface Place {
  projectId: string;
  /** The ids of its milestones, in the order of the file. */
  milestoneIds: (string | null)[];
}

async function makeProject(
  { db, userId, now }: Writing,
  { found, ...days }: ArrangedProject,
): Promise<Place> {
  const milestones = found.milestones.map((name, at) => ({
    id: randomUUIDv7(),
    name,
    dueDate: days.milestoneDays[at] ?? days.dueDate,
  }));
  const { name, description, priority, category, tags } = found;
  const { startDate, dueDate } = days;
  const project = {
    id: randomUUIDv7(),
    name,
    description,
    priority,
    category,
    tags,
    startDate,
    dueDate,
    milestones,
    dueTime: DEFAULT_DUE_TIME,
    weekdays: null,
    hoursPerDay: null,
    clientId: null,
    reading: null,
    corrections: {},
  };
  await insertProject(db, userId, project, now());
  return { projectId: project.id, milestoneIds: milestones.map(({ id }) => id) };
}

/** The project of an earlier import, with the milestones that are new in the file. */
async function extendProject(
  { db, userId, now }: Writing,
  projectId: string,
  { found, fresh }: ArrangedProject,
): Promise<Place> {
  const scope = { userId, projectId };
  await lockPlan(db, scope);
  // Subtasks are always locked before their project, to avoid deadlocks.
  await holdSubtasks(db, scope);
  const locked = await lockProject(db, { userId, id: projectId });
  if (!locked) throw notFound('Project');
  const ids = new Map(locked.milestones.map(({ id, name }) => [name, id]));
  for (const [at, name] of found.milestones.entries()) {
    const isWanted = !ids.has(name) && fresh.some(({ milestone }) => milestone === at);
    if (!isWanted || ids.size >= MILESTONES_MAX_COUNT) continue;
    const id = randomUUIDv7();
    await insertMilestone(db, scope, { id, name, dueDate: locked.project.due_date }, now());
    ids.set(name, id);
  }
  return { projectId, milestoneIds: found.milestones.map((name) => ids.get(name) ?? null) };
}

const toInsert = (
  task: NewTask,
  { milestoneIds }: Place,
  ids: ReadonlyMap<string, string>,
): SubtaskToInsert => ({
  id: task.id,
  milestoneId: milestoneIds[task.milestone ?? -1] ?? null,
  title: task.title,
  description: task.description,
  status: task.status,
  priority: task.priority,
  completedAt: task.completedAt,
  dueDate: task.dueDate,
  dueTime: task.dueTime,
  tags: task.tags,
  estimatedHours: task.hours,
  actualHours: task.spentHours,
  aiGenerated: false,
  source: null,
  playbook: null,
  pinned: false,
  dependsOn: task.after.flatMap((key) => ids.get(key) ?? []),
  lags: [],
});

const toSeries = (task: NewTask, startsOn: string, rule: string) => ({
  rule,
  starts_on: startsOn,
  on_day_off: 'keep' as const,
  ends_before: null,
  title: task.title,
  description: task.description,
  priority: task.priority,
  due_time: task.dueTime,
  estimated_hours: task.hours,
  tags: task.tags,
});

/** Writes the new tasks of a project and returns their keys. */
async function writeTasks(
  writing: Writing,
  place: Place,
  { fresh }: ArrangedProject,
  known: readonly ItemRow[],
): Promise<ItemRow[]> {
  const { projectId } = place;
  const plain = fresh.filter(({ startsOn }) => startsOn === null);
  const ids = new Map<string, string>([
    ...known.flatMap((item): [string, string][] =>
      item.project_id === projectId && item.subtask_id ? [[item.key, item.subtask_id]] : [],
    ),
    ...plain.map(({ key, id }): [string, string] => [key, id]),
  ]);
  const rows = plain.map((task) => toInsert(task, place, ids));
  const scope = { userId: writing.userId, projectId };
  if (rows.length > 0 && !(await insertSubtasks(writing.db, scope, rows, writing.now())))
    throw notFound('Project');
  const items: ItemRow[] = plain.map(({ key, id }) => ({
    key,
    project_id: projectId,
    subtask_id: id,
    series_id: null,
  }));
  for (const task of fresh) {
    if (task.startsOn === null || task.repeats === null) continue;
    const { row } = await beginSeries(writing, projectId, toSeries(task, task.startsOn, task.repeats));
    items.push({ key: task.key, project_id: projectId, subtask_id: null, series_id: row.id });
  }
  return items;
}

interface ToWrite {
  tool: ImportTool;
  name: string;
  projects: readonly ArrangedProject[];
  known: readonly ItemRow[];
}

/** Writes what is new in a transaction. Returns the import; undefined if nothing is new. */
export async function writeImport(writing: Writing, { tool, name, projects, known }: ToWrite) {
  const { db, userId, now } = writing;
  const wanted = projects.filter(
    ({ fresh, hereAs, found }) => fresh.length > 0 || (hereAs === undefined && found.tasks.length === 0),
  );
  if (wanted.length === 0) return undefined;
  const items: ItemRow[] = [];
  const written: { id: string; name: string }[] = [];
  // The user's row, in which projects are counted, is always locked after their projects.
  for (const project of wanted.toSorted((a, b) => (a.hereAs ?? '~').localeCompare(b.hereAs ?? '~'))) {
    const { hereAs, found } = project;
    const place = hereAs
      ? await extendProject(writing, hereAs, project)
      : await makeProject(writing, project);
    const { projectId } = place;
    if (!hereAs) items.push({ key: found.key, project_id: projectId, subtask_id: null, series_id: null });
    items.push(...(await writeTasks(writing, place, project, known)));
    written.push({ id: projectId, name: found.name });
  }
  const tasks = wanted.reduce((sum, { fresh }) => sum + fresh.length, 0);
  const id = randomUUIDv7();
  const made = await insertImport(db, userId, { id, tool, name, projects: written.length, tasks }, now());
  await saveItems(db, { userId, id, tool }, items);
  return { made, projects: written };
}
