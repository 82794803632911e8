import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import { instantIn, momentIn } from './days.ts';
import { Fields, isRecord, type Json, namesIn, recordsIn } from './fields.ts';
import type { Losses } from './losses.ts';
import { saidDate } from './said-dates.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';
import { hoursOf, labelsIn } from './todoist-words.ts';

/** The answer of the synchronisation API, as backup tools save it. */
export const isTodoistJson = (json: unknown): json is Json => {
  if (!isRecord(json) || !Array.isArray(json.items) || !Array.isArray(json.projects)) return false;
  const items = recordsIn(json.items);
  return !('data' in json) && (items.length === 0 || items.some((item) => 'content' in item));
};

const IDS = [
  'id',
  'v2_id',
  'user_id',
  'added_by_uid',
  'assigned_by_uid',
  'sync_id',
  'order',
  'child_order',
  'day_order',
  'section_order',
  'default_order',
  'is_collapsed',
  'collapsed',
  'updated_at',
  'added_at',
  'v2_project_id',
  'v2_parent_id',
  'v2_section_id',
  'view_style',
  'is_deleted',
  'public_access',
  'can_assign_tasks',
  'parent_id',
  'note_count',
  'goal_ids',
  'inbox_project',
  'is_favorite',
  'is_frozen',
  'access',
  'creator_uid',
  'role',
  'status',
  'shared',
  'color',
  'completed_by_uid',
  'created_at',
  'is_uncompletable',
];

/** What says something about the account and the synchronisation. */
const ACCOUNT_IDS = namesIn(`
  sync_token full_sync full_sync_date_utc labels user user_settings user_plan_limits settings_notifications
  live_notifications live_notifications_last_read_id day_orders stats temp_id_mapping collaborator_states
  project_view_options_defaults view_options tooltips incomplete_item_ids incomplete_project_ids
  completed_info due_exceptions folders workspaces workspace_users workspace_goals role_actions notes
`);

const byId = (records: readonly Json[]): Map<string, Fields> =>
  new Map(records.map((record) => [String(record.id), new Fields(record)]));

export function readTodoistJson(json: Json, setting: Setting, losses: Losses): FoundProject[] {
  const top = new Fields(json);
  const sections = byId(top.records('sections'));
  const items = top.records('items').filter((item) => item.is_deleted !== true);
  losses.add('items.is_deleted', t`Deleted tasks are not taken`, top.records('items').length - items.length);
  const titles = new Map(items.map((item) => [String(item.id), String(item.content ?? '')]));
  const orphans = top.records('notes').filter((note) => !titles.has(String(note.item_id)));
  losses.add('notes', t`The file does not have their tasks, so they are not taken`, orphans.length);
  const notes = Map.groupBy(top.records('notes'), (note) => String(note.item_id));
  const projects = top.records('projects').map((record) => {
    const fields = new Fields(record);
    const id = fields.text('id');
    const found: FoundProject = {
      key: id,
      name: fields.text('name') || 'Todoist',
      notes: [
        fields.text('description'),
        ...top
          .records('project_notes')
          .flatMap((note) => (String(note.project_id) === id ? [String(note.content ?? '')] : [])),
      ]
        .filter(Boolean)
        .join('\n\n'),
      tasks: [],
    };
    fields.any('is_archived');
    fields.rest('project', losses, IDS);
    return found;
  });
  const projectOf = new Map(projects.map((project) => [project.key, project]));
  for (const item of items) {
    const task = taskOf(item, { titles, sections, notes: notes.get(String(item.id)) ?? [] }, setting, losses);
    const key = String(item.project_id ?? '');
    const project = projectOf.get(key) ?? { key, name: 'Todoist', tasks: [] };
    if (!projectOf.has(key)) {
      projectOf.set(key, project);
      projects.push(project);
    }
    project.tasks.push(task);
  }
  const counted = ['reminders', 'filters', 'collaborators', 'locations'];
  for (const name of counted) losses.add(name, t`Daymark has no such field`, top.records(name).length);
  top.rest('account', losses, ACCOUNT_IDS);
  return projects;
}

interface Around {
  titles: ReadonlyMap<string, string>;
  sections: ReadonlyMap<string, Fields>;
  notes: readonly Json[];
}

function taskOf(
  item: Json,
  { titles, sections, notes }: Around,
  setting: Setting,
  losses: Losses,
): FoundTask {
  const fields = new Fields(item);
  const { title, tags } = labelsIn(fields.text('content'));
  const due = fields.record('due');
  const moment = momentIn(due.text('date'), setting.timezone);
  const said = due.text('string');
  const repeats = due.flag('is_recurring') ? saidDate(said, due.text('lang'), setting)?.repeats : undefined;
  if (due.flag('is_recurring') && !repeats)
    losses.add(
      'due.string',
      t`How it recurs was not understood, so it comes once; the words are kept in the notes`,
    );
  const duration = fields.record('duration');
  const isDone = fields.flag('checked') || fields.flag('is_completed');
  const deadline = momentIn(fields.record('deadline').text('date'), setting.timezone);
  const section = sections.get(fields.text('section_id'))?.text('name') || undefined;
  const found: FoundTask = {
    key: fields.text('id'),
    title,
    tags: [...tags, ...fields.texts('labels')],
    section,
    parentKey: fields.text('parent_id') || undefined,
    parent: titles.get(fields.text('parent_id')),
    notes: [fields.text('description'), ...(due.flag('is_recurring') && !repeats ? [said] : [])]
      .filter(Boolean)
      .join('\n\n'),
    comments: notes.map((note) => String(note.content ?? '')).filter(Boolean),
    status: isDone ? 'Completed' : (statusOfColumn(section ?? '') ?? 'Pending'),
    completedAt: instantIn(fields.text('completed_at')),
    priority: (fields.number('priority') ?? 1) >= 3 ? 'High' : 'Medium',
    dueDate: moment?.day ?? deadline?.day,
    dueTime: moment?.time,
    repeats,
    hours: hoursOf(duration.number('amount'), duration.text('unit'), losses),
  };
  fields.any('project_id');
  if (moment && deadline)
    losses.add('task.deadline', t`Daymark has one due date, and the date of the task is taken`);
  fields.rest('task', losses, IDS);
  return found;
}
