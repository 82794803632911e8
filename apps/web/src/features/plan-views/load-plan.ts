import { type WholePlanItem, wholePlanItem } from '@daymark/contract/plan-items';
import type { PlanDay, PlanMilestone, PlanSpan } from '@daymark/contract/plan-views';
import type { Day } from '@daymark/domain/dates';
import { withoutThese } from '@daymark/domain/hours-of-others';
import { PLAN_PAGE_ITEMS_MAX_COUNT } from '@daymark/domain/limits';
import { api } from '../../platform/api.ts';

/** A subtask of the plan with its project, in the form in which agendas are stored. */
export type PlannedItem = Omit<WholePlanItem, 'projectId'> & {
  projectId: Pick<PlanSpan, 'id' | '_id' | 'name' | 'color' | 'priority'> & {
    category: string;
    tags: string[];
  };
};

export interface LoadedPlan {
  data: PlannedItem[];
  count: number;
  total: number;
  days: PlanDay[];
  milestones: PlanMilestone[];
  /** Those whose time overlaps the range. */
  projects: PlanSpan[];
}

type Page = Awaited<ReturnType<typeof api.planViews.show>>;

/** Rows of several pages; one that moved to another page in between is there once. */
const once = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

function joined(pages: readonly Page[], { from, to }: { from: Day; to: Day }): LoadedPlan {
  const [first, ...others] = pages;
  const projects = once(pages.flatMap((page) => page.projects));
  const byId = new Map(projects.map((project) => [project.id, project]));
  const withProject = (item: WholePlanItem): PlannedItem[] => {
    const project = byId.get(item.projectId);
    if (!project) return [];
    const { id, _id, name, color, priority, category = '', tags = [] } = project;
    return [{ ...item, projectId: { id, _id, name, color, priority, category, tags } }];
  };
  const onDay = Map.groupBy(others.flatMap(({ data }) => data).map(wholePlanItem), ({ dueDate }) => dueDate);
  const data = once(pages.flatMap((page) => page.data)).flatMap((item) => withProject(wholePlanItem(item)));
  return {
    data,
    count: data.length,
    total: first?.total ?? 0,
    days: (first?.days ?? []).map((day) => withoutThese(day, onDay.get(day.date) ?? [])),
    milestones: once(pages.flatMap((page) => page.milestones)),
    projects: projects.filter(({ startDate, dueDate }) => startDate <= to && dueDate >= from),
  };
}

/** All pages of the plan of some days. */
export async function loadPlan(days: { from: Day; to: Day }, signal: AbortSignal): Promise<LoadedPlan> {
  const ask = (page: number) =>
    api.planViews.show({ query: { ...days, page, limit: PLAN_PAGE_ITEMS_MAX_COUNT } }, { signal });
  const first = await ask(1);
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => ask(index + 2));
  return joined([first, ...(await Promise.all(others))], days);
}
