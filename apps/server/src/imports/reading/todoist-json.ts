import { t } from '@daymark/words/t';
import { instantIn, momentIn } from './days.ts';
import { Fields, isRecord, type Json } from './fields.ts';
import type { Losses } from './losses.ts';
import { saidDate } from './said-dates.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';
import { hoursOf, labelsIn } from './todoist-words.ts';

/** The answer of the synchronisation API, as backup tools save it. */
export const isTodoistJson = (json: unknown): json is Json =>
  isRecord(json) && Array.isArray(json.items) && Array.isArray(json.projects) && !('data' in json);

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

const byId = (records: readonly Json[]): Map<string, Fields> =>
  new Map(records.map((record) => [String(record.id), new Fields(record)]));

export function readTodoistJson(json: Json, setting: Setting, losses: Losses): FoundProject[] {
  const top = new Fields(json);
  const sections = byId(top.records('sections'));
  const items = top.records('items').filter((item) => item.is_deleted !== true);
  const titles = new Map(items.map((item) => [String(item.id), String(item.content ?? '')]));
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
  for (const name of ['reminders', 'filters', 'collaborators', 'locations'])
    losses.add(name, t`Daymark has no such field`, top.records(name).length);
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
  const found: FoundTask = {
    key: fields.text('id'),
    title,
    tags: [...tags, ...fields.texts('labels')],
    section: sections.get(fields.text('section_id'))?.text('name') || undefined,
    parent: titles.get(fields.text('parent_id')),
    notes: [fields.text('description'), ...(due.flag('is_recurring') && !repeats ? [said] : [])]
      .filter(Boolean)
      .join('\n\n'),
    comments: notes.map((note) => String(note.content ?? '')).filter(Boolean),
    status: isDone ? 'Completed' : 'Pending',
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
