import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import { readRule, ruleOf, settledOn } from '@daymark/domain/recurrence';
import { isTimezone } from '@daymark/domain/timezones';
import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import { cellsOf, namedRows, type Table } from './csv.ts';
import { instantIn, type Moment, momentIn } from './days.ts';
import { Fields } from './fields.ts';
import { makeCounter } from './keys.ts';
import type { Losses } from './losses.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';

// The backup of TickTick (and of Dida365): above its columns it has a date, a version and what the statuses mean.

const NO_CONTENT = ['Created Time', 'Order', 'Column Order', 'View Mode', 'projectKind'];
/** What every row has, and only says something about a task. */
const OF_TASKS = ['Is Check list', 'Priority', 'Status', 'Timezone', 'Is All Day', 'Is Floating', 'taskId'];

/** From 0 for none to 5. */
const PRIORITIES: Record<string, Priority> = { 0: 'Medium', 1: 'Low', 3: 'Medium', 5: 'High' };

/** 0 is open, 1 done, 2 done and archived, -1 "won't do". */
function statusOf(said: string, section: string, losses: Losses): FoundTask['status'] {
  if (said === '-1') losses.add('Status', t`Cancelled tasks become completed ones`);
  if (said === '0' || said === '') return statusOfColumn(section) ?? 'Pending';
  return 'Completed';
}

/** A whole day is an instant of midnight in the zone of the task. */
function momentOf(text: string, row: Fields, { timezone }: Setting): Moment | undefined {
  const [isAllDay, isFloating] = [row.flag('Is All Day'), row.flag('Is Floating')];
  const own = row.text('Timezone');
  const zone = (isAllDay || isFloating) && isTimezone(own) ? own : timezone;
  const moment = momentIn(text, zone);
  return moment && isAllDay ? { ...moment, time: undefined } : moment;
}

/** Its rules say more than they need to, and the last day as an instant. */
function repeatsOf(said: string, first: Day | undefined, losses: Losses): string | undefined {
  if (said === '') return undefined;
  const rule = said
    .replace(/^RRULE:/, '')
    .split(';')
    .filter((part) => part !== 'INTERVAL=1' && !/^(?:WKST|TT_\w+)=/.test(part))
    .map((part) => part.replace(/^(UNTIL=\d{8})T\w+$/, '$1'))
    .join(';');
  const recurrence = readRule(rule);
  if (recurrence && first) return ruleOf(settledOn(recurrence, first));
  losses.add('Repeat', t`Daymark cannot express how it recurs, so it comes once`);
  return undefined;
}

/** Of a checklist each line begins with a box: ▫ for what is open, ▪ for what is done. */
function contentOf(content: string, isChecklist: boolean): Pick<FoundTask, 'notes' | 'steps'> {
  if (!isChecklist) return { notes: content };
  const [notes = '', ...items] = content.split(/(?=[▫▪])/);
  const steps = items.map((item) => ({ title: item.slice(1).trim(), isDone: item.startsWith('▪') }));
  return { notes: notes.trim(), steps: steps.filter(({ title }) => title !== '') };
}

function taskOf(
  row: Fields,
  titles: ReadonlyMap<string, string>,
  setting: Setting,
  losses: Losses,
): Omit<FoundTask, 'key'> {
  const [due, start] = ['Due Date', 'Start Date'].map((name) => row.text(name));
  const moment = momentOf(due || start || '', row, setting);
  if (due && start && due !== start) losses.add('Start Date', t`Daymark has no such field`);
  const section = row.text('Column Name');
  const status = statusOf(row.text('Status'), section, losses);
  const parentKey = row.text('parentId') || undefined;
  const completedAt = instantIn(row.text('Completed Time'));
  return {
    ...contentOf(row.text('Content'), row.text('Is Check list') === 'Y' || row.flag('Is Check list')),
    title: row.text('Title'),
    section: section || undefined,
    parentKey,
    parent: parentKey && titles.get(parentKey),
    tags: row
      .text('Tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    status,
    completedAt,
    priority: PRIORITIES[row.text('Priority')] ?? 'Medium',
    dueDate: moment?.day,
    dueTime: moment?.time,
    repeats: repeatsOf(row.text('Repeat'), moment?.day, losses),
  };
}

/** The description of a list: its notes one below the other. */
function addNote(project: FoundProject, row: Fields, losses: Losses): void {
  project.notes = [project.notes ?? '', row.text('Title'), row.text('Content')].filter(Boolean).join('\n\n');
  row.rest(null, losses, [...NO_CONTENT, ...OF_TASKS]);
}

/** An account: each list is a project, and its folder the category. Notes are part of their list's description. */
export function readTickTick(table: Table, setting: Setting, losses: Losses): FoundProject[] {
  const all = cellsOf(table, 'Title');
  const titles = new Map(cellsOf(table, 'taskId').map((id, at) => [id, all[at] ?? '']));
  const keyOf = makeCounter();
  const projects = new Map<string, FoundProject>();
  for (const cells of namedRows(table)) {
    const row = new Fields(cells);
    const [folder, name] = [row.text('Folder Name'), row.text('List Name') || t`Inbox`];
    const key = `${folder} / ${name}`;
    const project = projects.get(key) ?? { key, name, category: folder, tasks: [] };
    projects.set(key, project);
    const title = row.text('Title');
    if (row.text('Kind') === 'NOTE') addNote(project, row, losses);
    else if (title === '') losses.add(t`Rows`, t`It has no title, so it is not taken`);
    else {
      // The ids of an account begin at 1, so that the time of creation tells them apart.
      const id = row.text('taskId');
      const own = id ? `${id} ${row.text('Created Time')}` : keyOf(key, title);
      project.tasks.push({ ...taskOf(row, titles, setting, losses), key: own, ...(id && { id }) });
      row.rest(null, losses, NO_CONTENT);
    }
  }
  return [...projects.values()];
}
