import type { ProjectColor } from '@daymark/domain/project-colors';
import { STATUSES } from '@daymark/domain/statuses';
import { isDone, type ShownItem, type ShownMilestone, type ShownProject } from './shown-item.ts';

const OPEN = 'Open';

/** A status, or all that is not completed. */
export const STATUS_CHOICES = [OPEN, ...STATUSES] as const;
type StatusChoice = (typeof STATUS_CHOICES)[number];

/** Which subtasks of the plan are shown. It is stored in the address with the view. */
export interface PlanFilter {
  /** The id of a project. */
  project?: string | undefined;
  tag?: string | undefined;
  status?: StatusChoice | undefined;
}

export const NO_FILTER: PlanFilter = { project: undefined, tag: undefined, status: undefined };

const textOf = (found: unknown): string | undefined => {
  // The router reads a tag such as 2026 as a number.
  const text = typeof found === 'number' ? String(found) : found;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

/** Parses an address; invalid parts are left out. */
export function filterOf(search: Record<string, unknown>): PlanFilter {
  const project = textOf(search.project);
  const tag = textOf(search.tag);
  const status = STATUS_CHOICES.find((choice) => choice === search.status);
  return { ...(project && { project }), ...(tag && { tag }), ...(status && { status }) };
}

export const countFilters = ({ project, tag, status }: PlanFilter): number =>
  [project, tag, status].filter((part) => part !== undefined).length;

export const isFiltered = (filter: PlanFilter): boolean => countFilters(filter) > 0;

/** A tag of a project is one of all its subtasks. */
const tagsOf = ({ tags, project }: ShownItem): readonly string[] => [...tags, ...(project?.tags ?? [])];

function fits(item: ShownItem, { project, tag, status }: PlanFilter): boolean {
  if (project !== undefined && item.projectId !== project) return false;
  if (status !== undefined && (status === OPEN ? isDone(item) : item.status !== status)) return false;
  return tag === undefined || tagsOf(item).includes(tag);
}

/** What the views show. */
export interface Parts {
  items: readonly ShownItem[];
  milestones: readonly ShownMilestone[];
  projects: readonly ShownProject[];
}

/** What fits a filter, with the projects of it and their milestones, which have neither a tag nor a status. */
export function filtered({ items, milestones, projects }: Parts, filter: PlanFilter): Parts {
  if (!isFiltered(filter)) return { items, milestones, projects };
  const fitting = items.filter((item) => fits(item, filter));
  const ids = new Set(fitting.map(({ projectId }) => projectId));
  return {
    items: fitting,
    milestones: milestones.filter(({ projectId }) => ids.has(projectId)),
    projects: projects.filter(({ id }) => ids.has(id)),
  };
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

interface Choices {
  projects: { id: string; name: string; color?: ProjectColor | undefined }[];
  tags: string[];
}

/** The projects and tags that can be chosen, by name. */
export function choicesOf({ items, projects }: Omit<Parts, 'milestones'>): Choices {
  const named = new Map(projects.map(({ id, name, color }) => [id, { id, name, color }]));
  for (const { projectId, project } of items)
    if (project) named.set(projectId, { id: projectId, name: project.name, color: project.color });
  return {
    projects: [...named.values()].sort(byName),
    tags: [...new Set(items.flatMap(tagsOf))].sort((a, b) => a.localeCompare(b)),
  };
}
