import { addDays, type Day, isDay, startOfWeek } from '@daymark/domain/dates';
import { sumHours } from '@daymark/domain/load';
import { completionStatus, daysRemaining, standingOf } from '@daymark/domain/projects';
import type { FactsOf, LookUp, ProjectFact, Topic } from '../ai/facts.ts';
import { shownDays } from '../calendars/service.ts';
import type { ProjectRow } from '../db/project-counters.ts';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { dayIn, startOfDay } from '../http/today.ts';
import { everyPromise } from '../promises/service.ts';
import { brokenPlans, holdsPlan, type Replanning } from '../replans/service.ts';
import { sumByProject } from '../timers/entry-store.ts';
import { daysWith } from './days.ts';
import { planOfProject } from './plan.ts';
import {
  findDay,
  findDayCounts,
  findDone,
  findMilestones,
  findNextStep,
  findOccasions,
  findOverdue,
  findProjects,
  findStandings,
  findTotals,
  findWeek,
  findWork,
} from './store.ts';
import { findNamedProject, findNamedTasks } from './words-store.ts';

/** Free time is reported for so many days ahead by default, and for at most so many days. */
const FREE_TIME_DAYS = 14;
const FREE_TIME_MAX_DAYS = 62;

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

/** The days in the words, the earliest first. */
const daysIn = (words: string): Day[] =>
  words
    .split(/[^\d-]+/)
    .filter(isDay)
    .sort();

const dayOf = (words: string): Day | undefined => (isDay(words.trim()) ? words.trim() : undefined);

/** The work due on a day, and the remaining hours. */
async function dayNamed(asking: Asking, words: string): Promise<FactsOf['today']> {
  const { db, userId, today } = asking;
  const day = dayOf(words) ?? today;
  const [found, days] = await Promise.all([
    findDay(db, { userId, today }, day),
    shownDays(asking, { from: day, to: day }),
  ]);
  const [load] = daysWith(days, [{ date: day, tasks: found.count }]);
  if (!load) throw new Error('A day without its hours');
  return { ...found, load };
}

async function weekOf(asking: Asking, words: string): Promise<FactsOf['week']> {
  const { db, userId, today } = asking;
  const from = startOfWeek(dayOf(words) ?? today);
  const to = addDays(from, 6);
  const [{ counts, ...found }, days] = await Promise.all([
    findWeek(db, { userId, today }, from),
    shownDays(asking, { from, to }),
  ]);
  return { from, to, ...found, days: daysWith(days, counts) };
}

/** Days in the user's time zone: what was completed at night counts on the user's day, not on that of UTC. */
async function doneIn({ db, userId, today, timezone }: Asking, words: string): Promise<FactsOf['done']> {
  const named = daysIn(words);
  // Nothing was completed on a future day.
  const come = (day: Day): Day => (day > today ? today : day);
  const from = come(named[0] ?? startOfWeek(today));
  const to = come(named.at(-1) ?? today);
  const { tasks, ...found } = await findDone(db, userId, [
    startOfDay(timezone, from),
    startOfDay(timezone, addDays(to, 1)),
  ]);
  const told = tasks.map(({ completedAt, ...task }) => ({
    ...task,
    completedOn: dayIn(timezone, new Date(completedAt)),
  }));
  return { from, to, tasks: told, ...found };
}

async function workedIn({ db, userId, today, timezone }: Asking, words: string): Promise<FactsOf['worked']> {
  const named = daysIn(words);
  const [from, to] = [named[0] ?? startOfWeek(today), named.at(-1) ?? today];
  const span = { from: startOfDay(timezone, from), until: startOfDay(timezone, addDays(to, 1)) };
  const rows = await sumByProject(db, userId, [span.from], span);
  const projects = rows
    .map(({ name, minutes }) => ({ name: name ?? '', minutes }))
    .sort((one, other) => other.minutes - one.minutes);
  return { from, to, minutes: projects.reduce((sum, { minutes }) => sum + minutes, 0), projects };
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
    ...{ from: day('from'), to: day('to') },
    ...{ status: said.get('status'), priority: said.get('priority'), isUndated: said.has('undated') },
  });
  const told = tasks.map(({ completedAt, ...task }) => ({
    ...task,
    completedOn: completedAt === null ? null : dayIn(timezone, new Date(completedAt)),
  }));
  return { tasks: told, ...found };
}

async function freeTimeOf(asking: Asking, words: string): Promise<FactsOf['free-time']> {
  const { db, userId, today } = asking;
  const named = daysIn(words);
  // Past days have no free time.
  const coming = (day: Day): Day => (day < today ? today : day);
  const from = coming(named[0] ?? today);
  const last = addDays(from, FREE_TIME_MAX_DAYS - 1);
  const wanted = coming(named.at(-1) ?? addDays(today, FREE_TIME_DAYS - 1));
  const to = wanted < last ? wanted : last;
  const [{ counts }, shown] = await Promise.all([
    findDayCounts(db, { userId, today }, from, to),
    shownDays(asking, { from, to }),
  ]);
  const days = daysWith(shown, counts);
  return { from, to, freeHours: sumHours(days.map(({ freeHours }) => freeHours)), days };
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
