import type { CompletionStatus } from '@daymark/domain/projects';
import type { Status } from '@daymark/domain/statuses';
import type { Language } from './language.ts';
import type { PeriodName } from './periods.ts';
import type { SmallTalk } from './small-talk.ts';

/** A day, and one with its year where that is another. */
export type DayWords = (day: string) => string;

/** Everything that the built-in assistant says, in one language. Names are given ready for markdown. */
export interface Words {
  language: Language;
  locale: string;
  status: Record<Status, string>;
  standing: Record<CompletionStatus, string>;
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
  stillNotUnderstood: string;
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
  projectIs: (name: string, status: string, progress: number) => string;
  projectDue: (day: string, remaining: string) => string;
  remaining: (days: number) => string;
  openOf: (open: string, all: number) => string;
  milestones: string;
  nextTasks: string;
  noPlanYet: (name: string) => string;
  taskIs: (task: string, project: string, status: string, due: string) => string;
  noDueDate: string;
  which: string;
  whichProject: (title: string) => string;
  notFound: (words: string) => string;
  nothingNamed: string;
  toWhen: (name: string) => string;
  alreadySo: (name: string, status: string) => string;
  cannotDelete: (name: string) => string;
  offer: string;
  beforeStart: (name: string) => string;
  pastDay: string;
  /** Said together, the last question is the one that a short answer is read as the answer to. */
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

const within = (locale: string) => {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const withYear = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { day, withYear };
};

const FORMATS = { 'en-GB': within('en-GB'), 'de-DE': within('de-DE') };

/** "Fri 27 Nov", with the year where it is not this one. */
export function dayWords(words: Words, today: string): DayWords {
  const { day, withYear } = words.locale === 'de-DE' ? FORMATS['de-DE'] : FORMATS['en-GB'];
  return (date) =>
    (date.slice(0, 4) === today.slice(0, 4) ? day : withYear)
      .format(new Date(`${date}T00:00:00Z`))
      .replace(',', '');
}
