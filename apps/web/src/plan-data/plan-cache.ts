import type { Milestone } from '@daymark/contract/milestones';
import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { ListedProject, Project, ProjectDetails } from '@daymark/contract/projects';
import type { AgendaItem, Subtask } from '@daymark/contract/subtasks';
import type { QueryClient } from '@tanstack/react-query';
import { afterMove, type MovingProject, type StatusMove } from './after-move.ts';
import { keys } from './queries.ts';
import { type Tally, tallyWith } from './tally.ts';

/** What can be said of a subtask in every list alike. Its project is an id in one and an object in another. */
export type SubtaskFields = Omit<Subtask, 'id' | '_id' | 'projectId'>;

/** A subtask as it is shown; of its project an id is known at most. */
export type ShownSubtask = SubtaskFields & { id: string; _id?: string; projectId?: string };

interface Identified {
  id: string;
}

interface Page<Row> {
  data: Row[];
}

function fieldsOf({ id: _id, _id: _alias, projectId: _project, ...fields }: ShownSubtask): SubtaskFields {
  return fields;
}

/** Nothing that is on its way may overwrite what is about to be shown. */
export const holdFetches = (client: QueryClient, projectId: string): Promise<unknown> =>
  Promise.all([
    client.cancelQueries({ queryKey: keys.details(projectId) }),
    client.cancelQueries({ queryKey: keys.projectLists }),
    client.cancelQueries({ queryKey: keys.agendas }),
  ]);

/**
 * What is not on screen is asked for again on the next visit; at once where they are shown, the figures and what is wrong with
 * the plans: a task that was postponed may be all of it.
 */
export function expireSummaries(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: keys.agendas, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: keys.projectLists, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: keys.replans });
  return client.invalidateQueries({ queryKey: keys.projectStats });
}

/** What is on screen of the project stays; its lists are asked for again on the next visit. */
export const expireLists = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: keys.projectLists, refetchType: 'none' });

const changePlan = (client: QueryClient, id: string, change: (project: ProjectDetails) => ProjectDetails) =>
  client.setQueryData<ProjectDetails>(keys.details(id), (project) => project && change(project));

/** Writes a project with its subtasks as the server answered them, so that its page opens without a request. */
export const writeDetails = (client: QueryClient, details: ProjectDetails): void =>
  void client.setQueryData<ProjectDetails>(keys.details(details.id), details);

/** Shows the subtasks and the plan that were written in place of the present ones. */
export const writePlan = (
  client: QueryClient,
  id: string,
  written: Pick<ProjectDetails, 'subtasks' | 'plan'>,
): void => void changePlan(client, id, (project) => ({ ...project, ...written }));

/** Changes a project in every list that has it. */
const changeListed = (client: QueryClient, id: string, change: (project: ListedProject) => ListedProject) =>
  client.setQueriesData<Page<ListedProject>>({ queryKey: keys.projectLists }, (page) =>
    page?.data.some((project) => project.id === id)
      ? { ...page, data: page.data.map((project) => (project.id === id ? change(project) : project)) }
      : page,
  );

/** Changes a project wherever it is shown, with its subtasks or in a list. */
function changeProject(client: QueryClient, id: string, change: <P extends MovingProject>(project: P) => P) {
  changePlan(client, id, change);
  changeListed(client, id, change);
}

/** Writes fields of a project wherever it is shown. */
export const writeProject = (
  client: QueryClient,
  id: string,
  fields: Partial<Project> | ProjectStanding,
): void => changeProject(client, id, (project) => ({ ...project, ...fields }));

/** What is known alike of a project on its own page and in a list. */
export type ShownProject =
  | Omit<Project, 'milestones'>
  | (Omit<ListedProject, 'days' | 'milestones'> & Pick<Project, 'followsSubtasks'>);

/** The project as any screen shows it now. */
export function findProject(client: QueryClient, id: string): ShownProject | undefined {
  const details = client.getQueryData<ProjectDetails>(keys.details(id));
  if (details) {
    const { subtasks: _subtasks, plan: _plan, milestones: _milestones, ...project } = details;
    return project;
  }
  const lists = client.getQueriesData<Page<ListedProject>>({ queryKey: keys.projectLists });
  const listed = lists.flatMap(([, list]) => list?.data ?? []).find((project) => project.id === id);
  if (!listed) return undefined;
  const { days: _days, milestones: _milestones, followsSubtasks = true, ...project } = listed;
  return { ...project, followsSubtasks };
}

/** Takes a project out of every list. */
export function dropProject(client: QueryClient, id: string): void {
  client.setQueriesData<Page<ListedProject> & { total: number }>({ queryKey: keys.projectLists }, (page) =>
    page?.data.some((project) => project.id === id)
      ? { ...page, data: page.data.filter((project) => project.id !== id), total: page.total - 1 }
      : page,
  );
}

/** The subtask as any list shows it now. */
export function findSubtask(client: QueryClient, id: string): ShownSubtask | undefined {
  const inPlans = client
    .getQueriesData<ProjectDetails>({ queryKey: keys.allDetails })
    .flatMap(([, project]) => project?.subtasks ?? []);
  const inAgendas = client
    .getQueriesData<Page<AgendaItem>>({ queryKey: keys.agendas })
    .flatMap(([, agenda]) => agenda?.data ?? []);
  const found = [...inPlans, ...inAgendas].find((subtask) => subtask.id === id);
  if (!found) return undefined;
  // Its project is an id here and an object there: neither may be written into the other.
  const { _id: _alias, projectId: _project, ...shown } = found;
  return shown;
}

/**
 * Shows the subtasks `after` in place of those `before`. What is in both changes wherever it is shown, what is only in
 * `before` goes, and what is only in `after` comes into its project.
 */
export function replaceSubtasks(
  client: QueryClient,
  projectId: string,
  before: readonly Identified[],
  after: readonly ShownSubtask[],
): void {
  const wasShown = new Set(before.map(({ id }) => id));
  const fields = new Map(after.map((subtask) => [subtask.id, fieldsOf(subtask)]));
  const isChanged = ({ id }: Identified) => wasShown.has(id) || fields.has(id);
  const write = <Row extends Identified>(rows: Row[]): Row[] =>
    rows
      .filter(({ id }) => fields.has(id) || !wasShown.has(id))
      .map((row) => ({ ...row, ...fields.get(row.id) }));
  changePlan(client, projectId, (project) => {
    const isThere = new Set(project.subtasks.map(({ id }) => id));
    const comes = after
      .filter(({ id }) => !wasShown.has(id) && !isThere.has(id))
      .map((subtask) => ({ ...subtask, _id: subtask.id, projectId }));
    return { ...project, subtasks: [...write(project.subtasks), ...comes] };
  });
  client.setQueriesData<Page<AgendaItem>>({ queryKey: keys.agendas }, (agenda) =>
    agenda?.data.some(isChanged) ? { ...agenda, data: write(agenda.data) } : agenda,
  );
}

/** How the project moves, from the one state of its subtasks to the other. */
const movesOf = (from: readonly SubtaskFields[], to: readonly SubtaskFields[]): StatusMove[] => [
  ...from.map(({ status, dueDate }) => ({ from: status, on: dueDate })),
  ...to.map(({ status, dueDate }) => ({ to: status, on: dueDate })),
];

/** Shows subtasks and all that is counted of them as they will be, before the server says so; answers what takes it back. */
export function anticipateSubtasks(
  client: QueryClient,
  projectId: string,
  before: readonly ShownSubtask[],
  after: readonly ShownSubtask[],
): () => void {
  const show = (from: readonly ShownSubtask[], to: readonly ShownSubtask[]) => {
    replaceSubtasks(client, projectId, from, to);
    changeProject(client, projectId, (project) => afterMove(project, ...movesOf(from, to)));
    client.setQueriesData<Tally>({ queryKey: keys.tallies }, (tally) => {
      if (!tally) return tally;
      const without = from.reduce<Tally>((rest, subtask) => tallyWith(rest, subtask, -1), tally);
      return { ...tally, ...to.reduce<Tally>((sum, subtask) => tallyWith(sum, subtask, 1), without) };
    });
  };
  show(before, after);
  return () => show(after, before);
}

/** Writes what the server answered: the subtasks in place of those that were shown, and how their project stands. */
export function writeAnswer(
  client: QueryClient,
  project: ProjectStanding,
  before: readonly Identified[],
  after: readonly ShownSubtask[],
): Promise<void> {
  replaceSubtasks(client, project.id, before, after);
  writeProject(client, project.id, project);
  return expireSummaries(client);
}

const byDay = (a: Milestone, b: Milestone) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0);

/** Shows the milestones of a project otherwise, on its page and in lists; these tell only names and days. */
export function changeMilestones(
  client: QueryClient,
  projectId: string,
  change: (milestones: Milestone[]) => Milestone[],
): void {
  const before = client.getQueryData<ProjectDetails>(keys.details(projectId));
  if (!before) return;
  const milestones = change(before.milestones).toSorted(byDay);
  changePlan(client, projectId, (project) => ({ ...project, milestones }));
  const listed = milestones.map(({ name, dueDate }) => ({ name, dueDate }));
  changeListed(client, projectId, (project) => ({ ...project, milestones: listed }));
}

/** Writes fields of a milestone wherever it is shown, in the plan of all projects too. */
export function writeMilestone(
  client: QueryClient,
  projectId: string,
  { id, ...fields }: Identified & Partial<Pick<Milestone, 'name' | 'dueDate' | 'version'>>,
): void {
  const write = (milestones: Milestone[]) =>
    milestones.map((one) => (one.id === id ? { ...one, ...fields } : one)).toSorted(byDay);
  changeMilestones(client, projectId, write);
  client.setQueriesData<{ milestones?: Milestone[] }>({ queryKey: [...keys.agendas, 'plan'] }, (plan) =>
    plan?.milestones?.some((one) => one.id === id) ? { ...plan, milestones: write(plan.milestones) } : plan,
  );
}
