import type { Day } from '@daymark/domain/dates';
import type { ProjectTarget, SubtaskTarget } from './target-store.ts';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day with its weekday, so that a wrong one is seen before it is accepted: "Fri 27 Nov 2026". */
export const dayText = (day: Day): string => DAY.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '');

export const quoted = (name: string): string => `“${name}”`;

const LABELS: Record<string, string> = {
  name: 'name',
  title: 'title',
  description: 'description',
  status: 'status',
  progress: 'progress',
  priority: 'priority',
  startDate: 'start date',
  dueDate: 'due date',
  dueTime: 'due time',
  timeline: 'length in days',
  category: 'category',
  tags: 'tags',
  estimatedHours: 'estimated hours',
  actualHours: 'actual hours',
  pinned: 'pinned',
  milestoneId: 'milestone',
  dependsOn: 'what it waits for',
  followsSubtasks: 'status and progress',
};

const SHOWN_LETTERS = 160;

function valueText(name: string, value: unknown): string {
  if (value === null || value === '' || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (name === 'progress') return `${value} %`;
  if ((name === 'dueDate' || name === 'startDate') && typeof value === 'string') return dayText(value);
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none';
  const text = String(value);
  const cut = text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text;
  return typeof value === 'string' && (name === 'name' || name === 'title' || name === 'description')
    ? quoted(cut)
    : cut;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function changeText(name: string, before: unknown, after: unknown): string {
  const label = LABELS[name] ?? name;
  if (name === 'followsSubtasks') return 'status and progress follow the subtasks again';
  if (name === 'dependsOn') return `${label}: ${Array.isArray(after) ? after.length : 0} other subtasks`;
  if (name === 'lags') return 'how many days it waits after others';
  if (name === 'milestoneId') return after === null ? 'no milestone' : 'another milestone';
  if (name === 'timeline') return `${label}: ${after}`;
  return `${label} from ${valueText(name, before)} to ${valueText(name, after)}`;
}

/** What a change does to a thing as it stands, field by field; nothing for what is so already. */
export function changesBetween(present: ProjectTarget | SubtaskTarget, change: object): string[] {
  const before = new Map<string, unknown>(Object.entries(present));
  return Object.entries(change)
    .filter(([name, after]) => after !== undefined && !(before.has(name) && same(before.get(name), after)))
    .map(([name, after]) => changeText(name, before.get(name), after));
}
