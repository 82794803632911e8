import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import { type Day, daysBetween, isDay } from '@daymark/domain/dates';
import { hoursToDo, sumHours } from '@daymark/domain/load';
import { PRIORITIES } from '@daymark/domain/priorities';
import { timeRemainingText } from '@daymark/domain/projects';
import type { Statement } from '@daymark/domain/reading';
import { STATUSES } from '@daymark/domain/statuses';
import { plural, t } from '@daymark/words/t';
import { formatDayFrom, formatHours } from '../../platform/format.ts';
import { priorityPhrase, statusWords } from '../../ui/value-words.ts';
import { inPlanOrder, nearDayWord } from './day-groups.ts';
import { type PartOfPlan, partsOfPlan } from './part-groups.ts';
import { apartFromRepeats, type Repeat } from './repeats.ts';
import type { PlanView } from './use-plan-view.ts';

/** Rows under one heading. */
export interface PlanGroup {
  key: string;
  /** Only for a group of one day. */
  day?: Day;
  /** Only for a part: its name, with which the titles of its steps begin. */
  part?: string;
  title: string;
  /** In quieter type, after the title. */
  detail: string;
  standing: { text: string; tone: 'done' | 'signal' | 'quiet' };
  isToday: boolean;
  /** A past day with only completed work: folded. */
  isSettled: boolean;
  subtasks: Subtask[];
  /** Habits, each as one item. */
  repeats?: Repeat[];
}

interface Frame {
  milestones: readonly Milestone[];
  today: Day;
  /** The statements of the brief, by which parts are named. */
  lines?: readonly Statement[] | undefined;
}

const isOpen = ({ status }: Subtask) => status !== 'Completed';

/** What is left to do: late, done, or the remaining hours. */
function standingOf(subtasks: readonly Subtask[], dueDate: Day | null, today: Day): PlanGroup['standing'] {
  const open = subtasks.filter(isOpen);
  if (open.length === 0) return { text: t`All done`, tone: 'done' };
  if (dueDate !== null && dueDate < today)
    return { text: timeRemainingText(daysBetween(today, dueDate)), tone: 'signal' };
  const hours = hoursToDo(open);
  return {
    text: hours > 0 ? t`${formatHours(hours)} to do` : t`${plural(open.length, '# open task')}`,
    tone: 'quiet',
  };
}

const heading = (key: string, title: string, subtasks: Subtask[], today: Day): PlanGroup => ({
  key,
  title,
  detail: '',
  standing: standingOf(subtasks, null, today),
  isToday: false,
  isSettled: false,
  subtasks,
});

function dayHeading(day: Day | null, subtasks: Subtask[], today: Day): PlanGroup {
  if (day === null) return heading('day none', t`Not placed`, subtasks, today);
  if (!isDay(day)) return heading('day invalid', t`Invalid Date`, subtasks, today);
  const near = nearDayWord(day, today);
  const standing = standingOf(subtasks, day, today);
  return {
    key: `day ${day}`,
    day,
    title: near ?? formatDayFrom(day, today),
    detail: near ? formatDayFrom(day, today) : '',
    standing,
    isToday: day === today,
    isSettled: day < today && standing.tone === 'done',
    subtasks,
  };
}

/** The name of a part, in the words of the brief. */
function partName(line: Statement | null): string {
  if (line === null) return t`Not from the brief`;
  if (line.kind === 'library' && line.words.text === '') return t`Also needed`;
  return 'title' in line && line.kind !== 'library' ? line.title : line.words.text;
}

function partHeading({ key, line, subtasks }: PartOfPlan, today: Day): PlanGroup {
  const title = partName(line);
  const done = subtasks.filter((one) => !isOpen(one)).length;
  const hours = formatHours(sumHours(subtasks.map(({ estimatedHours }) => estimatedHours)));
  const text = t`${done} of ${subtasks.length} · ${hours}`;
  const standing = { text, tone: done === subtasks.length ? ('done' as const) : ('quiet' as const) };
  return { ...heading(key, title, subtasks, today), standing, ...(line && { part: title }) };
}

function milestoneHeading(milestone: Milestone, subtasks: Subtask[], today: Day): PlanGroup {
  const { id, name, dueDate } = milestone;
  const late = subtasks.filter((one) => isOpen(one) && one.dueDate !== null && one.dueDate > dueDate).length;
  const standing = standingOf(subtasks, dueDate, today);
  return {
    ...heading(`milestone ${id}`, name, subtasks, today),
    detail: formatDayFrom(dueDate, today),
    standing: late > 0 ? { text: t`${late} due after it`, tone: 'signal' } : standing,
  };
}

const WEIGHTS = new Map(PRIORITIES.map((priority, index) => [priority, index]));

const comparers: Record<Exclude<PlanView['sortBy'], 'plan'>, (a: Subtask, b: Subtask) => number> = {
  due: (a, b) => ((a.dueDate ?? '9999') < (b.dueDate ?? '9999') ? -1 : a.dueDate === b.dueDate ? 0 : 1),
  priority: (a, b) => (WEIGHTS.get(a.priority) ?? 0) - (WEIGHTS.get(b.priority) ?? 0),
  hours: (a, b) => (b.estimatedHours ?? -1) - (a.estimatedHours ?? -1),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** Equal values keep the order of the plan. */
const sorted = (subtasks: readonly Subtask[], sortBy: PlanView['sortBy']): Subtask[] => {
  const planned = inPlanOrder(subtasks);
  return sortBy === 'plan' ? planned : planned.sort(comparers[sortBy]);
};

function grouped(
  rows: Subtask[],
  groupBy: PlanView['groupBy'],
  { milestones, today, lines = [] }: Frame,
): PlanGroup[] {
  switch (groupBy) {
    case 'day':
      return [...Map.groupBy(rows, ({ dueDate }) => dueDate)]
        .sort(([a], [b]) => ((a ?? '9999') < (b ?? '9999') ? -1 : 1))
        .map(([day, subtasks]) => dayHeading(day, subtasks, today));
    case 'part':
      return partsOfPlan(rows, lines).map((part) => partHeading(part, today));
    case 'milestone': {
      const byMilestone = Map.groupBy(rows, ({ milestoneId }) => milestoneId);
      const inOrder = milestones.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
      return [
        ...inOrder.map((milestone) =>
          milestoneHeading(milestone, byMilestone.get(milestone.id) ?? [], today),
        ),
        heading('milestone none', t`No milestone`, byMilestone.get(null) ?? [], today),
      ];
    }
    case 'status':
      return STATUSES.map((status) =>
        heading(
          `status ${status}`,
          statusWords(status),
          rows.filter((row) => row.status === status),
          today,
        ),
      );
    case 'priority':
      return PRIORITIES.map((priority) =>
        heading(
          `priority ${priority}`,
          priorityPhrase(priority),
          rows.filter((row) => row.priority === priority),
          today,
        ),
      );
    case 'none':
      return [heading('all', t`All tasks`, rows, today)];
  }
}

/** Habits are in a group before the days, because they would otherwise be on all of them. */
function habits(repeats: Repeat[]): PlanGroup {
  const open = repeats.reduce((sum, { days, done }) => sum + days.length - done, 0);
  return {
    key: 'habits',
    title: t`Habits`,
    detail: '',
    standing:
      open === 0
        ? { text: t`All done`, tone: 'done' }
        : { text: t`${plural(open, '# day')} to do`, tone: 'quiet' },
    isToday: false,
    isSettled: false,
    subtasks: [],
    repeats,
  };
}

/** The rows under their headings; empty groups are left out. */
export function planGroups(subtasks: readonly Subtask[], view: PlanView, frame: Frame): PlanGroup[] {
  const { repeats, others } = apartFromRepeats(subtasks);
  const shown = view.hidesCompleted ? repeats.filter(({ days, done }) => done < days.length) : repeats;
  const groups = grouped(
    sorted(view.hidesCompleted ? others.filter(isOpen) : others, view.sortBy),
    view.groupBy,
    frame,
  ).filter((group) => group.subtasks.length > 0);
  return shown.length > 0 ? [habits(shown), ...groups] : groups;
}
