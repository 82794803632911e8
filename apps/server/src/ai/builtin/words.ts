import type { Weekday } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Standing } from '@daymark/domain/projects';
import type { Status } from '@daymark/domain/statuses';
import { formatDay } from '../locale.ts';

/** The languages of the built-in assistant. */
export type Language = 'en' | 'de' | 'fr' | 'es';

export type SmallTalk =
  | 'bye'
  | 'praise'
  | 'no'
  | 'wellbeing'
  | 'offTopic'
  | 'setting'
  | 'adding'
  | 'undo'
  | 'takeOn'
  | 'workTime';

/** Which of some tasks are asked for. */
export type Pick = 'longest' | 'shortest' | 'first' | 'last';

export type PeriodName =
  | 'today'
  | 'yesterday'
  | 'this week'
  | 'last week'
  | 'next week'
  | 'this month'
  | 'last month'
  | 'next month';

/** Formats a day, with its year if that is not the current one. */
export type DayWords = (day: string) => string;

/** All texts of the built-in assistant in one language. Names are already escaped for markdown. */
export interface Words {
  language: Language;
  locale: string;
  status: Record<Status, string>;
  standing: Record<Standing, string>;
  hours: (hours: number) => string;
  tasks: (count: number) => string;
  projects: (count: number) => string;
  due: (day: string) => string;
  more: (count: number) => string;
  on: (day: string) => string;
  today: string;
  tomorrow: string;
  hello: string;
  firstSteps: string;
  askMe: string;
  smallTalk: Record<SmallTalk, string>;
  thanks: string;
  whatIAm: string;
  abilities: string;
  notUnderstood: string;
  unknown: (words: string) => string;
  partly: (part: string) => string;
  didYouMean: string;
  /** A question back between requests. */
  meantAsking: string;
  /** It was not understood, with the words that nothing is known of, before the nearest things that can be asked. */
  nearestThings: (unknown: string) => string;
  /** What an answer did not use of the message. */
  unused: (words: string) => string;
  quote: (text: string) => string;
  timer: (task: string) => string;
  noTimer: string;
  examples: (examples: string) => string;
  askHow: (project: string) => string;
  askMove: (task: string) => string;
  askDue: string;
  askNext: string;
  amount: (name: string, open: string, all: number, hours: string) => string;
  amountSpent: (done: string, spent: string, estimated: string, all: string) => string;
  took: (name: string, spent: string, estimated: string) => string;
  notRecorded: (name: string, estimated: string) => string;
  noEstimate: string;
  estimated: (hours: string) => string;
  inAll: (hours: string) => string;
  doneOn: (name: string, day: string) => string;
  notDone: (name: string, due: string) => string;
  priorityIs: (name: string, priority: string) => string;
  priorities: Record<Priority, string>;
  bounds: Record<'>' | '≥' | '<' | '≤', string>;
  withPriority: (priority: Priority) => string;
  /** How much more or less than estimated, where that is not nothing. */
  difference: (hours: string, more: number) => string;
  spentOf: (spent: string, estimated: string) => string;
  worked: (when: string, hours: string) => string;
  promises: string;
  noPromises: string;
  noneLonger: (scope: string) => string;
  someLonger: (scope: string, tasks: string) => string;
  allOpen: string;
  weekday: (weekday: Weekday) => string;
  openSome: (tasks: string, hours: string) => string;
  comesAfter: (one: string, other: string, days: number) => string;
  noDayOver: (when: string) => string;
  extreme: Record<'fullest' | 'emptiest', (scope: string) => string>;
  pick: Record<Pick, (scope: string) => string>;
  /** Progress where work is in progress. */
  countsHalf: string;
  roomFor: (when: string, hours: string) => string;
  noRoomFor: (when: string, hours: string) => string;
  fits: (name: string, open: string, last: string, due: string) => string;
  fitsNot: (name: string, open: string, due: string) => string;
  fitsBy: (name: string, open: string, last: string, by: string) => string;
  fitsNotBy: (name: string, open: string, last: string, by: string) => string;
  isOver: (name: string, due: string, open: string) => string;
  unplaced: (tasks: string) => string;
  offerReplan: string;
  waitingFor: string;
  waitsForNothing: (name: string) => string;
  cannotHear: string;
  waitsUntil: (title: string, days: string) => string;
  waitsOn: (task: string, others: string) => string;
  notBefore: (task: string, day: string) => string;
  noWaits: string;
  milestoneIs: (name: string, project: string, day: string) => string;
  noMilestones: string;
  begins: (name: string, day: string) => string;
  daysOff: (days: string) => string;
  noDaysOff: string;
  sick: string;
  holiday: string;
  untilWhen: string;
  alreadyOff: string;
  moreMoves: (count: number) => string;
  nothingToMove: string;
  whichTasks: string;
  replan: string;
  undated: string;
  dayOff: (day: string) => string;
  spent: (hours: string) => string;
  plannedThen: string;
  singleDays: string;
  cannotMilestone: (name: string) => string;
  alreadyOffered: string;
  nothingOffered: string;
  noProjects: string;
  dueOn: (when: string, tasks: string, hours: string) => string;
  nothingOn: (when: string) => string;
  alsoOverdue: (tasks: string) => string;
  doneToday: (tasks: string) => string;
  overdue: (tasks: string) => string;
  nothingOverdue: string;
  overdueProjects: (projects: string) => string;
  offerMove: (title: string) => string;
  week: (which: string, tasks: string, hours: string, done: number) => string;
  periods: Record<PeriodName, string>;
  fromTo: (from: string, to: string) => string;
  done: (when: string, tasks: string, hours: string) => string;
  nothingDone: (when: string) => string;
  nothingIn: (week: string) => string;
  dayLoad: (day: string, planned: string, working: string, free: string) => string;
  dayOver: (day: string, planned: string, working: string) => string;
  dayOffLoad: (day: string, planned: string) => string;
  behind: (projects: string) => string;
  notBehind: (projects: string) => string;
  behindProject: (name: string, standing: string, progress: number, due: string) => string;
  slipped: (tasks: string) => string;
  late: (tasks: string) => string;
  offerPlan: string;
  free: (hours: string, days: number) => string;
  notFree: string;
  freeIn: (when: string, hours: string) => string;
  notFreeIn: (when: string) => string;
  freeDay: (day: string, free: string, planned: string) => string;
  next: Record<'overdue' | 'today' | 'next' | 'undated', (task: string) => string>;
  nothingOpen: string;
  totals: (projects: string, inProgress: number, pending: number, completed: number) => string;
  totalsTasks: (open: string, all: number, done: number, hours: string) => string;
  totalsOverdue: (projects: number, tasks: string) => string;
  projectList: (projects: string) => string;
  projectLine: (name: string, status: string, progress: number, due: string, open: string) => string;
  projectIs: (name: string, status: string, progress: number, counting: string) => string;
  projectDue: (day: string, remaining: string) => string;
  remaining: (days: number) => string;
  openOf: (open: string, all: number, hours: string) => string;
  milestones: string;
  nextTasks: string;
  noPlanYet: (name: string) => string;
  taskIs: (task: string, project: string, status: string, due: string) => string;
  noDueDate: string;
  which: string;
  whichProject: (title: string) => string;
  notFound: (words: string) => string;
  calledOtherwise: string;
  nothingNamed: string;
  toWhen: (name: string) => string;
  alreadySo: (name: string, status: string) => string;
  cannotDelete: (name: string) => string;
  offer: string;
  beforeStart: (name: string) => string;
  pastDay: string;
  /** Questions in one message. A short answer is taken as the answer to the last one. */
  ask: {
    begin: string;
    goal: string;
    deliverables: string;
    deadline: string;
    hours: string;
    fixed: string;
    change: string;
  };
  noted: string;
  ready: (name: string, from: string, to: string) => string;
  assumedDue: string;
}

/** "Fri, Nov 27", with the year if it is not the current one. */
export const dayWords =
  ({ locale }: Words, today: string): DayWords =>
  (date) =>
    formatDay(date, locale, { hasYear: date.slice(0, 4) !== today.slice(0, 4) });
