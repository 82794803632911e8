import { randomUUIDv7 } from 'node:crypto';
import type { ImportLoss } from '@daymark/contract/imports';
import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import {
  DEFAULT_TIMELINE_DAYS,
  OCCURRENCES_AHEAD_DAYS,
  SUBTASKS_MAX_COUNT,
  TIMELINE_MAX_DAYS,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { ruledDays } from '../subtasks/series-days.ts';
import { Losses } from './reading/losses.ts';
import type { ImportedProject, ImportedTask, ReadFile } from './reading/shape.ts';
import type { ItemRow } from './store.ts';

/** How long a project with recurring tasks runs, because they end with it. */
const RECURRING_DAYS = 365;

/** A task that is new here; a recurring one begins on `startsOn`. */
export interface NewTask extends ImportedTask {
  id: string;
  startsOn: Day | null;
}

export interface ArrangedProject {
  found: ImportedProject;
  /** The project that an earlier import made of it. */
  hereAs: string | undefined;
  fresh: NewTask[];
  startDate: Day;
  dueDate: Day;
  /** The days of its milestones, in their order. */
  milestoneDays: Day[];
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
const later = (a: Day, b: Day): Day => (a > b ? a : b);

const isOpen = ({ status }: ImportedTask): boolean => status !== 'Completed';

/** The first day from today on on which a recurring task comes, if its rule has one. */
function firstFrom(task: ImportedTask, today: Day): Day | undefined {
  if (task.repeats === null || task.dueDate === null) return undefined;
  const { repeats: rule, dueDate: startsOn } = task;
  return ruledDays({ rule, startsOn, endsBefore: null }, addDays(later(today, startsOn), 400)).find(
    (day) => day >= today,
  );
}

function timelineOf(found: ImportedProject, today: Day): { startDate: Day; dueDate: Day } {
  const days = found.tasks.flatMap(({ dueDate }) => dueDate ?? []);
  const first = days.reduce(earlier, today);
  const isUndated = found.tasks.some((task) => isOpen(task) && task.dueDate === null);
  const recurs = found.dueDate === null && found.tasks.some(({ repeats }) => repeats !== null);
  const start = found.startDate ?? first;
  const last = [
    ...days,
    addDays(start, 1),
    ...(isUndated ? [addDays(today, DEFAULT_TIMELINE_DAYS)] : []),
    ...(recurs ? [addDays(today, RECURRING_DAYS)] : []),
    ...(found.dueDate ? [found.dueDate] : []),
  ].reduce(later);
  const dueDate = earlier(last, addDays(later(today, start), TIMELINE_MAX_DAYS / 2));
  const startDate =
    daysBetween(start, dueDate) > TIMELINE_MAX_DAYS ? addDays(dueDate, -TIMELINE_MAX_DAYS) : start;
  return { startDate, dueDate: later(dueDate, addDays(startDate, 1)) };
}

/** A milestone is due with the last of its tasks; if one of them has no day yet, with the project. */
const milestoneDay = (
  tasks: readonly ImportedTask[],
  { startDate, dueDate }: { startDate: Day; dueDate: Day },
): Day => {
  const days = tasks.flatMap((task) => task.dueDate ?? (isOpen(task) ? [dueDate] : []));
  const last = days.length === 0 ? dueDate : days.reduce(later);
  return earlier(later(last, addDays(startDate, 1)), dueDate);
};

/** Recurring tasks, as long as all that they are written as fits into the project. */
function freshTasks(
  found: ImportedProject,
  known: ReadonlySet<string>,
  today: Day,
  losses: Losses,
): NewTask[] {
  const fresh = found.tasks.filter(({ key }) => !known.has(key));
  let room = SUBTASKS_MAX_COUNT - found.tasks.length;
  return fresh.map((task) => {
    const startsOn = firstFrom(task, today);
    const plain = { ...task, id: randomUUIDv7(), startsOn: null, repeats: null };
    if (task.repeats === null) return plain;
    const until = addDays(today, OCCURRENCES_AHEAD_DAYS);
    const count = startsOn ? ruledDays({ rule: task.repeats, startsOn, endsBefore: null }, until).length : 0;
    if (!startsOn || count > room) {
      losses.add(
        t`Recurring tasks`,
        t`It has ended or does not fit into its project, so the task comes once`,
      );
      return plain;
    }
    room -= count;
    return { ...task, id: plain.id, startsOn };
  });
}

/** What of a file is new, with the days of its projects; and what is lost of it. */
export function arrange(
  { projects, lost }: Pick<ReadFile, 'projects' | 'lost'>,
  known: readonly ItemRow[],
  today: Day,
): { projects: ArrangedProject[]; lost: ImportLoss[] } {
  const losses = new Losses();
  const projectIds = new Map(known.map((item) => [item.key, item.project_id]));
  const keys = new Set(projectIds.keys());
  const arranged = projects.map((found): ArrangedProject => {
    const timeline = timelineOf(found, today);
    const ofMilestone = (at: number) => found.tasks.filter(({ milestone }) => milestone === at);
    return {
      found,
      hereAs: projectIds.get(found.key),
      fresh: freshTasks(found, keys, today, losses),
      ...timeline,
      milestoneDays: found.milestones.map((_, at) => milestoneDay(ofMilestone(at), timeline)),
    };
  });
  return { projects: arranged, lost: [...lost, ...losses.list()] };
}
