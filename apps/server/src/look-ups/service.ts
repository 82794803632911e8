import { type Day, isDay, startOfWeek } from '@daymark/domain/dates';
import { completionStatus, daysRemaining, standingOf } from '@daymark/domain/projects';
import type { FactsOf, LookUp, ProjectFact, Topic } from '../ai/facts.ts';
import type { ProjectRow } from '../db/project-counters.ts';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { dayIn } from '../http/today.ts';
import { everyPromise } from '../promises/service.ts';
import type { Replanning } from '../replans/placing.ts';
import { brokenPlans, holdsPlan } from '../replans/service.ts';
import { dayNamed, doneIn, freeTimeOf, weekOf, workedIn } from './days.ts';
import { planOfProject } from './plan.ts';
import {
  findMilestones,
  findNextStep,
  findOccasions,
  findOverdue,
  findProjects,
  findStandings,
  findTotals,
  findWork,
} from './store.ts';
import { findNamedProject, findNamedTasks } from './words-store.ts';

type Asking = Replanning;

type Broken = ReadonlySet<string>;

const NONE_BROKEN: Broken = new Set();

/** The projects whose plans do not hold. A planner without time for it loses no answer. */
async function unlessBusy(broken: Promise<Broken>): Promise<Broken> {
  try {
    return await broken;
  } catch (error) {
    if (error instanceof AppError) return NONE_BROKEN;
    throw error;
  }
}

const found = new WeakMap<Asking, Promise<Broken>>();

/** Those of all projects, planned once for all the questions of an answer. */
function brokenOfAll(asking: Asking): Promise<Broken> {
  const known = found.get(asking) ?? unlessBusy(brokenPlans(asking));
  found.set(asking, known);
  return known;
}

const onlyThis = async (asking: Asking, projectId: string): Promise<Broken> =>
  (await holdsPlan(asking, projectId)) ? NONE_BROKEN : new Set([projectId]);

function toFact(row: ProjectRow, today: Day, broken: Broken): ProjectFact {
  const { status, progress, start_date: startDate, due_date: dueDate } = row;
  const openTasks = row.subtasks_pending + row.subtasks_in_progress;
  return {
    id: row.id,
    name: row.name,
    status,
    priority: row.priority,
    progress,
    startDate,
    dueDate,
    daysRemaining: daysRemaining(dueDate, today),
    standing: standingOf(
      completionStatus({ status, progress, startDate, dueDate }, today),
      !broken.has(row.id),
    ),
    tasks: openTasks + row.subtasks_completed,
    openTasks,
  };
}

async function promisesAhead(asking: Asking): Promise<FactsOf['promises']> {
  const open = (await everyPromise(asking)).filter(({ state }) => state === 'open');
  const promises = open
    .map(({ day, projectId, projectName: project }) => ({ day, projectId, project }))
    .sort((one, other) => one.day.localeCompare(other.day));
  return { promises: promises.slice(0, PROMISES_TOLD) };
}
const PROMISES_TOLD = 50;

/** `name:value` among the words of a filter. */
const FILTER = /(\w+):(\S+)/g;

async function workOf({ db, userId, timezone }: Asking, words: string): Promise<FactsOf['work']> {
  const said = new Map([...words.matchAll(FILTER)].map(([, name = '', value = '']) => [name, value]));
  const day = (name: string) => (isDay(said.get(name) ?? '') ? said.get(name) : undefined);
  const id = said.get('project');
  const { tasks, ...found } = await findWork(db, userId, {
    timezone,
    ...(id !== undefined && UUID.test(id) && { projectId: id }),
    from: day('from'),
    to: day('to'),
    status: said.get('status'),
    priority: said.get('priority'),
    isUndated: said.has('undated'),
  });
  const told = tasks.map(({ completedAt, ...task }) => ({
    ...task,
    completedOn: completedAt === null ? null : dayIn(timezone, new Date(completedAt)),
  }));
  return { tasks: told, ...found };
}

async function behindOf(asking: Asking): Promise<FactsOf['behind']> {
  const { db, userId, today } = asking;
  const [{ standings, openProjects }, broken] = await Promise.all([
    findStandings(db, { userId, today }),
    brokenOfAll(asking),
  ]);
  const projects = standings
    .map(({ project, slipped, late }) => ({ ...toFact(project, today, broken), slipped, late }))
    .filter(({ standing, late }) => standing === 'Behind' || standing === 'Overdue' || late > 0);
  return { projects, openProjects, slipped: standings.reduce((sum, { slipped }) => sum + slipped, 0) };
}

async function nextStepOf({ db, userId, today }: Asking): Promise<FactsOf['next-step']> {
  const { task, openTasks } = await findNextStep(db, { userId, today });
  if (!task) return { task, reason: null, openTasks };
  const { dueDate } = task;
  if (dueDate === null) return { task, reason: 'undated', openTasks };
  return { task, reason: dueDate < today ? 'overdue' : dueDate === today ? 'today' : 'next', openTasks };
}

async function planNamed(asking: Asking, words: string): Promise<FactsOf['plan']> {
  const { db, userId } = asking;
  const { named, others } = await findNamedProject(db, userId, searchOf(words));
  // A completed project has no plan any more.
  const isOpen = named && named.project.status !== 'Completed';
  return { plan: isOpen ? await planOfProject(asking, named.project.id) : null, others };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const searchOf = (words: string) => (UUID.test(words.trim()) ? { id: words.trim() } : { words });

async function projectNamed(asking: Asking, words: string): Promise<FactsOf['project']> {
  const { db, userId, today } = asking;
  const { named, others } = await findNamedProject(db, userId, searchOf(words));
  if (!named) return { project: null, tasks: [], others };
  const { id, status, category, tags } = named.project;
  const isOpen = status !== 'Completed';
  const broken = isOpen ? await unlessBusy(onlyThis(asking, id)) : NONE_BROKEN;
  const project = {
    ...toFact(named.project, today, broken),
    description: named.description,
    category,
    tags,
    hasPlan: named.has_plan,
    milestones: named.milestones,
  };
  return { project, tasks: named.tasks, others };
}

async function withFacts<R extends { projects: ProjectRow[] }>(asking: Asking, rowsFound: Promise<R>) {
  const [rows, broken] = await Promise.all([rowsFound, brokenOfAll(asking)]);
  return { ...rows, projects: rows.projects.map((row) => toFact(row, asking.today, broken)) };
}

/** A search is a few words. */
const WORDS_LENGTH = 300;

const byTopic: { [T in Topic]: (asking: Asking, words: string) => Promise<FactsOf[T]> } = {
  today: dayNamed,
  overdue: (asking) => withFacts(asking, findOverdue(asking.db, asking)),
  week: weekOf,
  done: doneIn,
  behind: behindOf,
  'free-time': freeTimeOf,
  'next-step': nextStepOf,
  totals: ({ db, ...userDay }) => findTotals(db, userDay),
  projects: (asking) => withFacts(asking, findProjects(asking.db, asking)),
  project: projectNamed,
  plan: planNamed,
  work: workOf,
  worked: workedIn,
  promises: promisesAhead,
  milestones: async ({ db, userId }, words) => ({
    milestones: await findMilestones(db, userId, UUID.test(words.trim()) ? words.trim() : null),
  }),
  tasks: ({ db, userId }, words) => findNamedTasks(db, userId, words),
};

/** Answers questions about one user's projects, from their rows only and for their today. */
export const lookUpsOf =
  (asking: Asking): LookUp =>
  (topic, words) =>
    byTopic[topic](asking, words.slice(0, WORDS_LENGTH).toWellFormed().replaceAll('\0', ' '));

/** The facts from which questions are suggested. */
export async function occasionsOf({ db, userId, today }: Pick<UserContext, 'db' | 'userId' | 'today'>) {
  const { standings, ...found } = await findOccasions(db, { userId, today }, startOfWeek(today));
  const isLate = ({ standing }: ProjectFact) => standing === 'Behind' || standing === 'Overdue';
  return {
    ...found,
    behind: standings.map((row) => toFact(row, today, NONE_BROKEN)).find(isLate)?.name ?? null,
  };
}
