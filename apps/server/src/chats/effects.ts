import { ProposedAction } from '@daymark/contract/proposals';
import type { SubtaskChange } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { PROPOSALS_MAX_COUNT } from '@daymark/domain/limits';
import { timelineProblem } from '@daymark/domain/projects';
import type { Replanning } from '../replans/placing.ts';
import { absenceEffect, joinedAbsences } from './absence-effects.ts';
import { seriesEffect } from './calendar-effects.ts';
import { effectTexts } from './effect-texts.ts';
import {
  changesBetween,
  dayText,
  type EffectLocale,
  hoursPerDayText,
  namesOf,
  quoted,
  stateText,
  waitsText,
  weekdaysText,
} from './effect-words.ts';
import { replanEffect } from './replan-effects.ts';
import { stepsEffect } from './step-effects.ts';
import { findTargets, type TargetIds, type Targets } from './target-store.ts';

export interface ProposalToMake {
  action: ProposedAction;
  effect: string;
  targetVersion: number | null;
}

interface Effect extends Pick<ProposalToMake, 'effect' | 'targetVersion'> {
  /** The action with its stamp, if it has one. */
  action?: ProposedAction;
  /** Ids of subtasks that it moves itself. */
  moves?: readonly string[];
}
type Of<K extends ProposedAction['kind']> = Extract<ProposedAction, { kind: K }>;

function ofNewProject({ project }: Of<'create-project'>, locale: EffectLocale): Effect | undefined {
  if (timelineProblem(project.startDate, project.dueDate)) return undefined;
  const { milestones, tags, category, weekdays, hoursPerDay } = project;
  const day = (one: Day) => dayText(one, locale);
  const facts = [
    effectTexts.fromTo(day(project.startDate), day(project.dueDate)),
    effectTexts.priority(stateText(project.priority)),
    ...(category ? [effectTexts.category(category)] : []),
    ...(tags.length > 0 ? [effectTexts.tags(tags.join(', '))] : []),
    ...(weekdays ? [effectTexts.workedOn(weekdaysText(weekdays))] : []),
    ...(hoursPerDay === null ? [] : [effectTexts.aDay(hoursPerDayText(hoursPerDay))]),
    ...(milestones.length > 0
      ? [
          effectTexts.milestones(
            milestones.map(({ name, dueDate }) => `${name} (${day(dueDate)})`).join(', '),
          ),
        ]
      : []),
  ];
  const plan = project.generateAISubtasks ? ` ${effectTexts.thenPlanned()}` : '';
  return {
    effect: `${effectTexts.createProject(quoted(project.name), facts.join('; '))}${plan}`,
    targetVersion: null,
  };
}

function ofProject(
  { projectId, change }: Of<'change-project'>,
  { projects }: Targets,
  locale: EffectLocale,
): Effect | undefined {
  const present = projects.find(({ id }) => id === projectId);
  const changes = present && changesBetween(present, change, new Map(), locale);
  if (!present || !changes?.length) return undefined;
  const effect = effectTexts.changeProject(quoted(present.name), changes.join('; '));
  return { effect, targetVersion: present.version };
}

/** The rows that a subtask refers to, if all of them are in its project. */
const linksOf = ({
  dependsOn = [],
  milestoneId = null,
}: Pick<SubtaskChange, 'dependsOn' | 'milestoneId'>): string[] => [
  ...dependsOn,
  ...(milestoneId === null ? [] : [milestoneId]),
];

const areIn = (ids: readonly string[], projectId: string, { linked }: Targets): boolean =>
  ids.every((id) => linked.some((one) => one.id === id && one.projectId === projectId));

function ofNewSubtask(
  { projectId, subtask }: Of<'create-subtask'>,
  targets: Targets,
  locale: EffectLocale,
): Effect | undefined {
  const project = targets.projects.find(({ id }) => id === projectId);
  if (!project || !areIn(linksOf(subtask), projectId, targets)) return undefined;
  const names = namesOf(targets.linked);
  const { dependsOn, lags, earliestOn, milestoneId, dueDate, dueTime } = subtask;
  const facts = [
    dueDate ? effectTexts.due(dayText(dueDate, locale), dueTime) : effectTexts.undated(),
    effectTexts.priority(stateText(subtask.priority)),
    ...(subtask.estimatedHours ? [durationText(subtask.estimatedHours)] : []),
    ...(subtask.status === 'Pending' ? [] : [effectTexts.status(stateText(subtask.status))]),
    ...(earliestOn ? [effectTexts.notBefore(dayText(earliestOn, locale))] : []),
    ...(subtask.pinned ? [effectTexts.pinned()] : []),
    ...(milestoneId === null ? [] : [effectTexts.milestone(quoted(names.get(milestoneId) ?? ''))]),
    ...(dependsOn.length > 0 ? [effectTexts.waitsFor(waitsText(dependsOn, lags, names))] : []),
  ];
  const [title, name] = [quoted(subtask.title), quoted(project.name)];
  return { effect: effectTexts.addSubtask(title, name, facts.join('; ')), targetVersion: null };
}

function ofSubtask(
  { subtaskId, change }: Of<'change-subtask'>,
  targets: Targets,
  locale: EffectLocale,
): Effect | undefined {
  const present = targets.subtasks.find(({ id }) => id === subtaskId);
  if (!present || !areIn(linksOf(change), present.projectId, targets)) return undefined;
  const changes = changesBetween(present, change, namesOf(targets.linked), locale);
  if (changes.length === 0) return undefined;
  const [title, project] = [quoted(present.title), quoted(present.project)];
  return {
    effect: effectTexts.changeSubtask(title, project, changes.join('; ')),
    targetVersion: present.version,
  };
}

function ofBreakDown({ projectId, depth }: Of<'break-down'>, { projects }: Targets): Effect | undefined {
  const project = projects.find(({ id }) => id === projectId);
  if (!project) return undefined;
  const replaced = project.untouched > 0 ? ` ${effectTexts.givesWay(project.untouched)}` : '';
  return { effect: `${effectTexts.breakDown(quoted(project.name), depth)}${replaced}`, targetVersion: null };
}

function ofSeries(
  { projectId, series }: Of<'create-series'>,
  { projects }: Targets,
  locale: EffectLocale,
): Effect | undefined {
  const project = projects.find(({ id }) => id === projectId);
  const effect = project && seriesEffect(series, project, locale);
  return effect === undefined ? undefined : { effect, targetVersion: null };
}

async function ofAbsence(
  context: Replanning,
  absence: Of<'add-day-off'>,
  locale: EffectLocale,
  beside: readonly ProposedAction[],
): Promise<Effect | undefined> {
  const isMovedBeside = beside.some((one) => one.kind === 'change-subtask' && one.change.dueDate);
  const found = await absenceEffect(context, absence, locale, isMovedBeside);
  return found && { ...found, targetVersion: null };
}

async function ofReplan(
  context: Replanning,
  action: Of<'replan'>,
  { projects }: Targets,
  locale: EffectLocale,
): Promise<Effect | undefined> {
  const project = projects.find(({ id }) => id === action.projectId);
  if (action.projectId !== null && !project) return undefined;
  const found = await replanEffect(context, action, project?.name, locale);
  return found && { effect: found.effect, targetVersion: null, action: { ...action, stamp: found.stamp } };
}

async function effectOf(
  context: Replanning,
  action: ProposedAction,
  targets: Targets,
  locale: EffectLocale,
  beside: readonly ProposedAction[],
): Promise<Effect | undefined> {
  switch (action.kind) {
    case 'create-project':
      return ofNewProject(action, locale);
    case 'change-project':
      return ofProject(action, targets, locale);
    case 'create-subtask':
      return ofNewSubtask(action, targets, locale);
    case 'change-subtask':
      return ofSubtask(action, targets, locale);
    case 'break-down':
      return ofBreakDown(action, targets);
    case 'break-down-subtask':
      return stepsEffect(context, action, targets);
    case 'create-series':
      return ofSeries(action, targets, locale);
    case 'add-day-off':
      return ofAbsence(context, action, locale, beside);
    case 'replan':
      return ofReplan(context, action, targets, locale);
  }
}

const idsIn = (actions: readonly ProposedAction[]): TargetIds => ({
  projectIds: actions.flatMap((action) => ('projectId' in action ? (action.projectId ?? []) : [])),
  subtaskIds: actions.flatMap((action) => ('subtaskId' in action ? [action.subtaskId] : [])),
  linkedIds: actions.flatMap((action) => {
    if (action.kind === 'create-subtask') return linksOf(action.subtask);
    return action.kind === 'change-subtask' ? linksOf(action.change) : [];
  }),
});

/** Whether it only moves a subtask that another proposal moves already. */
const isMove = (action: ProposedAction, moved: ReadonlySet<string>): boolean =>
  action.kind === 'change-subtask' &&
  moved.has(action.subtaskId) &&
  Object.keys(action.change).every((name) => name === 'dueDate');

/**
 * Actions of an engine as proposals, each with its effect in words as of now. Invalid actions, those on rows that the
 * user does not have, and those without effect are left out and counted.
 */
export async function proposalsFor(
  context: Replanning,
  offered: readonly unknown[],
  locale: EffectLocale,
): Promise<{ proposals: ProposalToMake[]; leftOut: number }> {
  if (offered.length === 0) return { proposals: [], leftOut: 0 };
  const valid = offered
    .slice(0, PROPOSALS_MAX_COUNT)
    .flatMap((action) => ProposedAction.safeParse(action).data ?? []);
  const actions = joinedAbsences(valid);
  const targets = await findTargets(context.db, context.userId, idsIn(actions));
  const proposals: ProposalToMake[] = [];
  const moved = new Set<string>();
  for (const action of actions) {
    const effect = await effectOf(context, action, targets, locale, actions);
    if (!effect) continue;
    const { moves = [], ...rest } = effect;
    proposals.push({ action, ...rest });
    for (const id of moves) moved.add(id);
  }
  const leftOut = offered.length - proposals.length - (valid.length - actions.length);
  return { proposals: proposals.filter(({ action }) => !isMove(action, moved)), leftOut };
}
