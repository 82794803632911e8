import type { Weekday } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import { EVERY_DAY, EVERY_MAX, type Recurrence, ruleOf, settledOn } from '@daymark/domain/recurrence';
import { t } from '@daymark/words/t';
import { instantIn, momentIn } from './days.ts';
import { Fields, isRecord, type Json, namesIn } from './fields.ts';
import type { Losses } from './losses.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';

// The shape: backend/services/backupService.js and backend/models of tududi.

export const isTududi = (json: unknown): json is Json =>
  isRecord(json) &&
  isRecord(json.data) &&
  Array.isArray(json.data.tasks) &&
  Array.isArray(json.data.tags) &&
  'exported_at' in json;

const PRIORITIES: readonly Priority[] = ['Low', 'Medium', 'High'];
const PRIORITY_WORDS: Record<string, Priority> = { low: 'Low', medium: 'Medium', high: 'High' };

const priorityOf = (value: unknown): Priority =>
  (typeof value === 'number' ? PRIORITIES[value] : PRIORITY_WORDS[String(value)]) ?? 'Medium';

/** Task.STATUS: done, archived and cancelled ones are not to be done any more. */
const statusOf = (value: unknown): FoundTask['status'] => {
  if (
    value === 2 ||
    value === 3 ||
    value === 5 ||
    value === 'done' ||
    value === 'archived' ||
    value === 'cancelled'
  )
    return 'Completed';
  return value === 1 || value === 'in_progress' ? 'In Progress' : 'Pending';
};

const TASK_IDS = namesIn(`
  id uid user_id order created_at updated_at createdAt updatedAt recurring_parent_id habit_streak_mode
  habit_flexibility_mode completions ai_insights today
`);
const PROJECT_IDS = namesIn(`
  id uid user_id created_at updated_at createdAt updatedAt pin_to_sidebar task_show_completed
  task_sort_order image_url color ai_insights clone_count is_template active view_mode
`);

/** Sunday is 0 in the file. */
const weekdayOf = (number: unknown): Weekday[] =>
  typeof number === 'number' && number >= 0 && number <= 6 ? [(number === 0 ? 7 : number) as Weekday] : [];

function repeatsOf(task: Fields): Recurrence | undefined {
  const every = Math.min(Math.max(task.number('recurrence_interval') ?? 1, 1), EVERY_MAX);
  const listed = task.any('recurrence_weekdays');
  const days = [
    ...new Set((Array.isArray(listed) ? listed : [task.any('recurrence_weekday')]).flatMap(weekdayOf)),
  ];
  const monthDay = task.number('recurrence_month_day');
  const nth = task.number('recurrence_week_of_month');
  switch (task.text('recurrence_type')) {
    case 'daily':
      return { ...EVERY_DAY, every };
    case 'weekly':
      return { ...EVERY_DAY, unit: 'week', every, weekdays: days };
    case 'monthly':
      return {
        ...EVERY_DAY,
        unit: 'month',
        every,
        monthDay: monthDay !== undefined && monthDay > 0 ? monthDay : null,
      };
    case 'monthly_last_day':
      return { ...EVERY_DAY, unit: 'month', every, monthDay: 31 };
    case 'monthly_weekday': {
      const place = nth === 1 || nth === 2 || nth === 3 || nth === 4 || nth === -1 ? nth : undefined;
      const [weekday] = days;
      return place && weekday
        ? { ...EVERY_DAY, unit: 'month', every, place: { nth: place, weekday } }
        : undefined;
    }
    default:
      return undefined;
  }
}

interface Around {
  tags: ReadonlyMap<unknown, string>;
  titles: ReadonlyMap<unknown, string>;
}

const tagsOf = (fields: Fields, { tags }: Around): string[] =>
  fields.texts('tag_uids').flatMap((uid) => tags.get(uid) ?? []);

function taskOf(record: Json, around: Around, { timezone, today }: Setting, losses: Losses): FoundTask {
  const task = new Fields(record);
  const due = momentIn(task.text('due_date'), timezone);
  const type = task.text('recurrence_type');
  const recurrence = repeatsOf(task);
  const end = momentIn(task.text('recurrence_end_date'), timezone)?.day ?? null;
  if (type && type !== 'none' && !recurrence)
    losses.add('task.recurrence_type', t`Daymark cannot express how it recurs, so it comes once`);
  const status = statusOf(task.any('status'));
  const isCancelled = record.status === 5 || record.status === 'cancelled';
  if (isCancelled) losses.add('task.status', t`Cancelled tasks become completed ones`);
  const found: FoundTask = {
    key: task.text('uid') || task.text('id'),
    title: task.text('name'),
    notes: task.text('note'),
    id: task.text('id'),
    parentKey: task.text('parent_task_id') || undefined,
    parent: around.titles.get(task.any('parent_task_id')),
    tags: tagsOf(task, around),
    status,
    completedAt: instantIn(task.text('completed_at')),
    priority: priorityOf(task.any('priority')),
    dueDate: due?.day ?? (recurrence ? today : undefined),
    dueTime: due?.time === '00:00' || due?.time === '23:59' ? undefined : due?.time,
    repeats: recurrence && ruleOf(settledOn({ ...recurrence, until: end }, due?.day ?? today)),
  };
  for (const name of ['project_id', 'area_id', 'completion_based']) task.any(name);
  task.rest('task', losses, TASK_IDS);
  return found;
}

function projectOf(
  record: Json,
  { areas, ...around }: Around & { areas: ReadonlyMap<unknown, string> },
  setting: Setting,
  losses: Losses,
) {
  const project = new Fields(record);
  const found: FoundProject = {
    key: project.text('uid') || project.text('id'),
    name: project.text('name'),
    notes: project.text('description'),
    category: areas.get(project.any('area_id')) ?? '',
    tags: tagsOf(project, around),
    priority: priorityOf(project.any('priority')),
    dueDate: momentIn(project.text('due_date_at'), setting.timezone)?.day,
    tasks: [],
  };
  project.any('status');
  project.any('state');
  project.rest('project', losses, PROJECT_IDS);
  return found;
}

const named = (records: readonly Json[], key: string): Map<unknown, string> =>
  new Map(records.map((record) => [record[key], String(record.name ?? '')]));

/** An account: areas become categories, and tasks without a project are in one for them. */
export function readTududi(json: Json, setting: Setting, losses: Losses): FoundProject[] {
  const data = new Fields(json).record('data');
  const tasks = data.records('tasks');
  const around = {
    tags: named(data.records('tags'), 'uid'),
    titles: named(tasks, 'id'),
    areas: named(data.records('areas'), 'id'),
  };
  const projects = new Map(
    data.records('projects').map((record) => [record.id, projectOf(record, around, setting, losses)]),
  );
  const inbox: FoundProject = { key: 'inbox', name: t`Inbox`, tasks: [] };
  for (const task of tasks) {
    // Instances of a recurring task are written anew by its rule.
    if (task.recurring_parent_id && statusOf(task.status) !== 'Completed')
      losses.add('task.recurring_parent_id', t`Its recurring task makes it again`);
    else (projects.get(task.project_id) ?? inbox).tasks.push(taskOf(task, around, setting, losses));
  }
  for (const item of data.records('inbox_items')) {
    if (item.status !== 'added' && item.status !== undefined) {
      losses.add('inbox_items', t`What was processed already is not taken`);
      continue;
    }
    inbox.tasks.push({
      key: `inbox ${String(item.uid ?? item.id)}`,
      title: String(item.content ?? item.title ?? ''),
      status: 'Pending',
      priority: 'Medium',
    });
  }
  for (const note of data.records('notes')) {
    const project = projects.get(note.project_id);
    if (project)
      project.notes = [project.notes, String(note.title ?? ''), String(note.content ?? '')]
        .filter(Boolean)
        .join('\n\n');
    else losses.add('notes', t`Notes without a project are not taken`);
  }
  data.rest('data', losses, ['task_events', 'areas', 'views']);
  losses.add('views', t`Daymark has no such field`, data.records('views').length);
  return inbox.tasks.length > 0 ? [...projects.values(), inbox] : [...projects.values()];
}
