import { readFileSync } from 'node:fs';
import type { TestUser } from '../../testing/people.ts';

/** A sample file of a tool, written after what the tool exports. */
export const sample = (name: string): File =>
  new File([readFileSync(new URL(`files/${name}`, import.meta.url))], name);

export const preview = async ({ api }: TestUser, file: File, columns?: Record<string, number>) =>
  (await api.imports.preview({ query: { name: file.name, columns: columnsText(columns) }, body: { file } }))
    .data;

export const importOf = async ({ api }: TestUser, file: File, columns?: Record<string, number>) =>
  (await api.imports.create({ query: { name: file.name, columns: columnsText(columns) }, body: { file } }))
    .data;

const columnsText = (columns: Record<string, number> | undefined) =>
  columns &&
  Object.entries(columns)
    .map(([field, at]) => `${field}:${at}`)
    .join(',');

/** Every project of a user with its tasks, without what differs from one import to the next. */
export async function everything({ api }: TestUser) {
  const { data } = await api.projects.list({ query: { limit: 100, sortBy: 'name', sortOrder: 'asc' } });
  return Promise.all(
    data.map(async ({ id }) => {
      const { project } = (await api.projects.get({ params: { id } })).data;
      const titles = new Map(project.subtasks.map((one) => [one.id, one.title]));
      const milestones = new Map(project.milestones.map((one) => [one.id, one.name]));
      return {
        ...{
          name: project.name,
          description: project.description,
          dates: `${project.startDate} ${project.dueDate}`,
        },
        milestones: project.milestones.map(({ name, dueDate }) => `${name} ${dueDate}`),
        tasks: project.subtasks.map((task) => ({
          ...{
            title: task.title,
            description: task.description,
            status: task.status,
            priority: task.priority,
          },
          ...{ due: [task.dueDate, task.dueTime].filter(Boolean).join(' '), hours: task.estimatedHours },
          ...{ spent: task.actualHours, tags: task.tags, recurs: task.seriesId !== null },
          milestone: milestones.get(task.milestoneId ?? '') ?? null,
          after: task.dependsOn.map((one) => titles.get(one)),
          completedOn: task.completedAt?.slice(0, 10) ?? null,
        })),
      };
    }),
  );
}
