import { ProposedAction } from '@daymark/contract/proposals';
import { timelineProblem } from '@daymark/domain/projects';
import type { UserContext } from '../http/context.ts';
import { changesBetween, dayText, quoted } from './effect-words.ts';
import { findTargets, type Targets } from './target-store.ts';

export interface ProposalToMake {
  action: ProposedAction;
  effect: string;
  targetVersion: number | null;
}

type Effect = Pick<ProposalToMake, 'effect' | 'targetVersion'>;
type Of<K extends ProposedAction['kind']> = Extract<ProposedAction, { kind: K }>;

/** More than a person looks through before accepting is no proposal. */
const PROPOSALS_MAX = 5;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function ofNewProject({ project }: Of<'create-project'>): Effect | undefined {
  if (timelineProblem(project.startDate, project.dueDate)) return undefined;
  const { milestones, tags, category } = project;
  const facts = [
    `from ${dayText(project.startDate)} to ${dayText(project.dueDate)}`,
    `priority ${project.priority}`,
    ...(category ? [`category ${category}`] : []),
    ...(tags.length > 0 ? [`tags ${tags.join(', ')}`] : []),
    ...(milestones.length > 0
      ? [`milestones ${milestones.map(({ name, dueDate }) => `${name} (${dayText(dueDate)})`).join(', ')}`]
      : []),
  ];
  const plan = project.generateAISubtasks ? ' It is then broken down into dated subtasks.' : '';
  return {
    effect: `Create the project ${quoted(project.name)}: ${facts.join('; ')}.${plan}`,
    targetVersion: null,
  };
}

function ofProject({ projectId, change }: Of<'change-project'>, { projects }: Targets): Effect | undefined {
  const present = projects.find(({ id }) => id === projectId);
  const changes = present && changesBetween(present, change);
  if (!present || !changes?.length) return undefined;
  const effect = `Change the project ${quoted(present.name)}: ${changes.join('; ')}.`;
  return { effect, targetVersion: present.version };
}

function ofNewSubtask(
  { projectId, subtask }: Of<'create-subtask'>,
  { projects }: Targets,
): Effect | undefined {
  const project = projects.find(({ id }) => id === projectId);
  if (!project) return undefined;
  const facts = [
    subtask.dueDate
      ? `due ${dayText(subtask.dueDate)}${subtask.dueTime ? ` at ${subtask.dueTime}` : ''}`
      : 'without a due date',
    `priority ${subtask.priority}`,
    ...(subtask.estimatedHours ? [`${subtask.estimatedHours} h`] : []),
    ...(subtask.status === 'Pending' ? [] : [`status ${subtask.status}`]),
  ];
  const effect = `Add the subtask ${quoted(subtask.title)} to ${quoted(project.name)}: ${facts.join('; ')}.`;
  return { effect, targetVersion: null };
}

function ofSubtask({ subtaskId, change }: Of<'change-subtask'>, { subtasks }: Targets): Effect | undefined {
  const present = subtasks.find(({ id }) => id === subtaskId);
  const changes = present && changesBetween(present, change);
  if (!present || !changes?.length) return undefined;
  const effect = `Change ${quoted(present.title)} in ${quoted(present.project)}: ${changes.join('; ')}.`;
  return { effect, targetVersion: present.version };
}

function ofBreakDown({ projectId }: Of<'break-down'>, { projects }: Targets): Effect | undefined {
  const project = projects.find(({ id }) => id === projectId);
  if (!project) return undefined;
  const replaced =
    project.untouched > 0
      ? ` ${plural(project.untouched, 'planned subtask')} that you have not touched ${project.untouched === 1 ? 'gives' : 'give'} way; what you added, edited, pinned, started or completed stays.`
      : '';
  return {
    effect: `Break ${quoted(project.name)} down into dated subtasks.${replaced}`,
    targetVersion: null,
  };
}

function effectOf(action: ProposedAction, targets: Targets): Effect | undefined {
  switch (action.kind) {
    case 'create-project':
      return ofNewProject(action);
    case 'change-project':
      return ofProject(action, targets);
    case 'create-subtask':
      return ofNewSubtask(action, targets);
    case 'change-subtask':
      return ofSubtask(action, targets);
    case 'break-down':
      return ofBreakDown(action, targets);
  }
}

export const idsIn = (actions: readonly ProposedAction[]) => ({
  projectIds: actions.flatMap((action) => ('projectId' in action ? [action.projectId] : [])),
  subtaskIds: actions.flatMap((action) => ('subtaskId' in action ? [action.subtaskId] : [])),
});

/**
 * Actions of an engine as proposals, each with its effect in words as things are now. What is no action, names something
 * that the person does not have, or changes nothing, is left out and counted.
 */
export async function proposalsFor(
  { db, userId }: Pick<UserContext, 'db' | 'userId'>,
  offered: readonly unknown[],
): Promise<{ proposals: ProposalToMake[]; leftOut: number }> {
  if (offered.length === 0) return { proposals: [], leftOut: 0 };
  const actions = offered
    .slice(0, PROPOSALS_MAX)
    .flatMap((action) => ProposedAction.safeParse(action).data ?? []);
  const targets = await findTargets(db, userId, idsIn(actions));
  const proposals = actions.flatMap((action) => {
    const effect = effectOf(action, targets);
    return effect ? [{ action, ...effect }] : [];
  });
  return { proposals, leftOut: offered.length - proposals.length };
}
