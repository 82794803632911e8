import type { ImportPreview } from '@daymark/contract/imports';
import { BECOMING, type Becoming } from '@daymark/domain/imports';
import {
  CATEGORY_MAX_LENGTH,
  DEPENDENCIES_MAX_COUNT,
  IMPORT_PROJECTS_MAX_COUNT,
  IMPORT_TASKS_MAX_COUNT,
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONES_MAX_COUNT,
  PROJECT_NAME_MAX_LENGTH,
  SUBTASK_TITLE_MAX_LENGTH,
  SUBTASKS_MAX_COUNT,
} from '@daymark/domain/limits';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import { withoutCircles } from './dependencies.ts';
import { cut, descriptionOf, hoursOf, oneLine, shortened, tagsOf } from './fit-fields.ts';
import { withOwnKeys } from './identities.ts';
import { hashed } from './keys.ts';
import type { Losses } from './losses.ts';
import { withOwnHours } from './own-hours.ts';
import {
  type FoundProject,
  type FoundTask,
  type ImportedProject,
  type ImportedTask,
  ImportProblem,
} from './shape.ts';

const step = ({ title, isDone }: { title: string; isDone: boolean }): string =>
  `${isDone ? '[x]' : '[ ]'} ${oneLine(title)}`;

function fittedTask(found: FoundTask, milestones: readonly string[], losses: Losses): ImportedTask {
  const whole = oneLine(found.title);
  const title = shortened(isBlank(whole) ? t`Untitled` : whole, SUBTASK_TITLE_MAX_LENGTH, t`Title`, losses);
  const milestone = found.section === undefined ? -1 : milestones.indexOf(nameOfSection(found.section));
  const after = found.after ?? [];
  const recurs = found.status !== 'Completed' && found.dueDate !== undefined;
  if (found.repeats !== undefined && !recurs)
    losses.add(t`Recurring tasks`, t`It is completed or has no date, so it does not recur`);
  if (after.length > DEPENDENCIES_MAX_COUNT)
    losses.add(
      t`Dependencies`,
      t`A task waits for at most ${DEPENDENCIES_MAX_COUNT} others, so the rest is not taken`,
      after.length - DEPENDENCIES_MAX_COUNT,
    );
  return {
    key: hashed('task', found.key),
    title,
    description: descriptionOf(
      [
        ...(found.parent ? [t`Part of “${oneLine(found.parent)}”`] : []),
        ...(title.endsWith('…') && title !== whole ? [whole] : []),
        found.notes ?? '',
        (found.steps ?? []).map(step).join('\n'),
        (found.links ?? []).join('\n'),
        ...(found.comments ?? []),
      ],
      losses,
    ),
    status: found.status,
    completedAt: found.status === 'Completed' ? (found.completedAt ?? null) : null,
    priority: found.priority,
    dueDate: found.dueDate ?? null,
    dueTime: found.dueDate === undefined ? null : (found.dueTime ?? null),
    hours: hoursOf(found.hours, losses),
    spentHours: hoursOf(found.spentHours, losses),
    tags: tagsOf(found.tags ?? [], losses),
    milestone: milestone < 0 ? null : milestone,
    after: after.slice(0, DEPENDENCIES_MAX_COUNT).map((key) => hashed('task', key)),
    repeats: recurs ? (found.repeats ?? null) : null,
  };
}

const nameOfSection = (name: string): string => cut(oneLine(name), MILESTONE_NAME_MAX_LENGTH);

/** Whether a section only tells how far its task is. */
const isStatus = ({ section = '', status }: FoundTask): boolean => {
  const said = statusOfColumn(section);
  return said === 'Pending' || (said !== undefined && (said === status || status === 'Completed'));
};

/** The sections that become milestones. Columns that only tell how far their tasks are do not. */
function sectionsOf(tasks: readonly FoundTask[], hasMilestones: boolean, losses: Losses): string[] {
  const names = new Set(
    tasks.flatMap((task) =>
      task.section === undefined || isBlank(task.section) || (!hasMilestones && isStatus(task))
        ? []
        : [nameOfSection(task.section)],
    ),
  );
  if (names.size > MILESTONES_MAX_COUNT)
    losses.add(
      t`Sections`,
      t`A project has at most ${MILESTONES_MAX_COUNT} milestones, so the others are not taken`,
      names.size - MILESTONES_MAX_COUNT,
    );
  const isLong = (name: string) => oneLine(name).length > MILESTONE_NAME_MAX_LENGTH;
  losses.add(
    t`Sections`,
    t`It is longer than ${MILESTONE_NAME_MAX_LENGTH} characters, so it is shortened`,
    new Set(tasks.flatMap(({ section = '' }) => (isLong(section) ? [section] : []))).size,
  );
  return [...names].slice(0, MILESTONES_MAX_COUNT);
}

/** A project within the limits. One with too many tasks becomes several. */
function fittedProjects(found: FoundProject, losses: Losses): ImportedProject[] {
  const name = shortened(
    isBlank(oneLine(found.name)) ? t`Imported` : found.name,
    PROJECT_NAME_MAX_LENGTH - 10,
    t`Projects`,
    losses,
  );
  const pages = Math.max(1, Math.ceil(found.tasks.length / SUBTASKS_MAX_COUNT));
  if (pages > 1)
    losses.add(name, t`It has more than ${SUBTASKS_MAX_COUNT} tasks, so it becomes ${pages} projects`);
  return Array.from({ length: pages }, (_, page) => {
    const tasks = found.tasks.slice(page * SUBTASKS_MAX_COUNT, (page + 1) * SUBTASKS_MAX_COUNT);
    const milestones = sectionsOf(tasks, found.hasMilestones === true, losses);
    return {
      key: hashed('project', found.key, page),
      name: page === 0 ? name : `${name} (${page + 1})`,
      description: page === 0 ? descriptionOf([found.notes ?? ''], losses) : '',
      startDate: found.startDate ?? null,
      dueDate: found.dueDate ?? null,
      priority: found.priority ?? 'Medium',
      category: shortened(found.category ?? '', CATEGORY_MAX_LENGTH, t`Category`, losses),
      tags: tagsOf(found.tags ?? [], losses),
      milestones,
      tasks: tasks.map((task) => fittedTask(task, milestones, losses)),
    };
  });
}

/** How many of each kind there are in the file. */
function becomes(
  found: readonly FoundProject[],
  fitted: readonly ImportedProject[],
): ImportPreview['becomes'] {
  const tasks = found.flatMap((project) => project.tasks);
  const count = (has: (task: FoundTask) => boolean | number) =>
    tasks.reduce((sum, task) => sum + Number(has(task)), 0);
  const counts: Record<Becoming, number> = {
    projects: fitted.length,
    sections: fitted.reduce((sum, { milestones }) => sum + milestones.length, 0),
    tasks: count(({ parent }) => parent === undefined),
    subtasks: count(({ parent }) => parent !== undefined),
    steps: count(({ steps }) => steps?.length ?? 0),
    done: count(({ status }) => status === 'Completed'),
    dates: count(({ dueDate }) => dueDate !== undefined),
    estimates: count(({ hours }) => hours !== undefined),
    timeSpent: count(({ spentHours }) => spentHours !== undefined),
    priorities: count(({ priority }) => priority !== 'Medium'),
    tags: count(({ tags }) => tags?.length ?? 0),
    notes: count(({ notes }) => Boolean(notes)),
    comments: count(({ comments }) => comments?.length ?? 0),
    repeats: count(({ repeats }) => repeats !== undefined),
    dependencies: count(({ after }) => after?.length ?? 0),
  };
  return BECOMING.flatMap((what) => (counts[what] > 0 ? [{ what, count: counts[what] }] : []));
}

/** Counts the tasks that are parts of one that the file does not have. */
function countLostParents(projects: readonly FoundProject[], losses: Losses): void {
  const tasks = projects.flatMap((project) => project.tasks);
  const ids = new Set(tasks.map(({ id, key }) => id ?? key));
  const isLost = ({ parentKey, parent }: FoundTask) => parentKey && !ids.has(parentKey) && !parent;
  losses.add(t`Tasks`, t`The task that it is a part of is not in the file`, tasks.filter(isLost).length);
}

/** Projects within the limits of the product. Whatever exceeds them is counted as a loss. */
export function fitted(file: readonly FoundProject[], losses: Losses) {
  const found = withOwnKeys(file, losses).map((project) => ({
    ...project,
    tasks: withOwnHours(project.tasks, losses),
  }));
  countLostParents(found, losses);
  const total = found.reduce((sum, { tasks }) => sum + tasks.length, 0);
  if (total > IMPORT_TASKS_MAX_COUNT)
    throw new ImportProblem(
      t`This file has ${total} tasks, and one import takes at most ${IMPORT_TASKS_MAX_COUNT}. Please export fewer projects at once.`,
    );
  const isEmpty = ({ tasks, notes }: FoundProject) => tasks.length === 0 && !notes;
  losses.add(t`Projects`, t`Empty projects are not taken`, found.filter(isEmpty).length);
  const projects = found
    .filter((project) => !isEmpty(project))
    .flatMap((project) => fittedProjects(project, losses))
    .map((project) => ({ ...project, tasks: withoutCircles(project.tasks, losses) }));
  if (projects.length > IMPORT_PROJECTS_MAX_COUNT)
    throw new ImportProblem(
      t`This file has ${projects.length} projects, and one import takes at most ${IMPORT_PROJECTS_MAX_COUNT}. Please export fewer at once.`,
    );
  if (projects.length === 0) throw new ImportProblem(t`There are no tasks in this file.`);
  return { projects, becomes: becomes(found, projects) };
}
