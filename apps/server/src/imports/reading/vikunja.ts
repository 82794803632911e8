import type { Priority } from '@daymark/domain/priorities';
import { EVERY_DAY, type Recurrence, ruleOf, settledOn } from '@daymark/domain/recurrence';
import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import { instantIn, momentIn } from './days.ts';
import { Fields, isRecord, type Json, namesIn } from './fields.ts';
import { textOfHtml } from './html.ts';
import type { Losses } from './losses.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';

// The shape: pkg/models/export.go, project.go and tasks.go of Vikunja.

export const isVikunja = (json: unknown): json is Json[] =>
  Array.isArray(json) &&
  json.length > 0 &&
  json.every((one) => isRecord(one) && 'title' in one && Array.isArray(one.tasks ?? []) && 'buckets' in one);

const TASK_IDS = namesIn(`
  id project_id identifier index updated created_by position kanban_position bucket_id
  cover_image_attachment_id is_unread comment_count time_entries_count subscription uid is_favorite
`);
const PROJECT_IDS = namesIn(`
  id identifier owner position views positions updated created max_permission max_right background_blur_hash
  background_information background_file_id subscription is_favorite hex_color default_bucket_id
  done_bucket_id is_archived child_projects namespace_id
`);

/** From 0 for none to 5 for "do now". */
const PRIORITIES: readonly Priority[] = ['Medium', 'Low', 'Medium', 'High', 'High', 'High'];

const DAY_SECONDS = 86_400;

/** "Repeat after n seconds", counted from the due date. Rules of less than a day have no place. */
function repeatsOf(seconds: number, mode: number): Recurrence | undefined {
  if (mode === 1) return { ...EVERY_DAY, unit: 'month', monthDay: null };
  const days = Math.round(seconds / DAY_SECONDS);
  if (days < 1) return undefined;
  const weeks = days / 7;
  if (Number.isInteger(weeks) && weeks <= 99) return { ...EVERY_DAY, unit: 'week', every: weeks };
  return days <= 99 ? { ...EVERY_DAY, every: days } : undefined;
}

/** The titles of the buckets of a project's boards by task. */
function bucketsOf(project: Fields): Map<number, string> {
  const titles = new Map(project.records('buckets').map((bucket) => [bucket.id, String(bucket.title ?? '')]));
  return new Map(
    project.records('task_buckets').map((one) => [Number(one.task_id), titles.get(one.bucket_id) ?? '']),
  );
}

function taskOf(record: Json, bucket: string | undefined, { timezone }: Setting, losses: Losses): FoundTask {
  const task = new Fields(record);
  const related = task.record('related_tasks');
  const of = (kind: string) => related.records(kind);
  const [dated, ended] = ['due_date', 'end_date'].map((name) => momentIn(task.text(name), timezone));
  const due = dated ?? ended;
  const isDone = task.flag('done');
  const seconds = task.number('repeat_after') ?? 0;
  const repeats = repeatsOf(seconds, task.number('repeat_mode') ?? 0);
  if (seconds > 0 && (!repeats || !due))
    losses.add('task.repeat_after', t`Daymark cannot express how it recurs, so it comes once`);
  const share = task.number('percent_done') ?? 0;
  const begun = share > 0 ? 'In Progress' : undefined;
  // Its numbers begin at 1 in every installation, so that the time of its creation tells them apart.
  const keyOf = (one: Json) => `${String(one.id)} ${String(one.created ?? '')}`;
  const found: FoundTask = {
    key: keyOf(record),
    title: task.text('title'),
    notes: textOfHtml(task.text('description')),
    section: bucket,
    id: task.text('id'),
    parentKey: of('parenttask').map((one) => String(one.id ?? ''))[0],
    parent: of('parenttask').map((one) => String(one.title ?? ''))[0],
    tags: task.records('labels').map((label) => String(label.title ?? '')),
    comments: task
      .records('comments')
      .map((one) => textOfHtml(String(one.comment ?? '')))
      .filter(Boolean),
    status: isDone ? 'Completed' : (begun ?? statusOfColumn(bucket ?? '') ?? 'Pending'),
    completedAt: instantIn(task.text('done_at')),
    priority: PRIORITIES[task.number('priority') ?? 0] ?? 'Medium',
    dueDate: due?.day,
    dueTime: due?.time,
    after: [...of('blocked'), ...of('follows')].map(keyOf),
    repeats: repeats && due ? ruleOf(settledOn(repeats, due.day)) : undefined,
  };
  task.any('created');
  for (const kind of ['subtask', 'blocking', 'precedes']) related.any(kind);
  related.rest('task.related_tasks', losses, []);
  task.rest('task', losses, TASK_IDS);
  return found;
}

/** All projects of an account. One below another carries the name of that one too. */
export function readVikunja(json: readonly Json[], setting: Setting, losses: Losses): FoundProject[] {
  const titles = new Map(json.map((one) => [one.id, String(one.title ?? '')]));
  return json.map((record) => {
    const project = new Fields(record);
    const parent = titles.get(project.any('parent_project_id'));
    const buckets = bucketsOf(project);
    const tasks = project
      .records('tasks')
      .map((task) => taskOf(task, buckets.get(Number(task.id)) || undefined, setting, losses));
    const name = project.text('title');
    const found = {
      key: `${String(record.id)} ${String(record.created ?? '')}`,
      name: parent ? `${parent} / ${name}` : name,
      notes: textOfHtml(project.text('description')),
      tasks,
    };
    project.rest('project', losses, PROJECT_IDS);
    return found;
  });
}
