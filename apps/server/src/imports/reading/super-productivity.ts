import type { Weekday } from '@daymark/domain/dates';
import { EVERY_DAY, EVERY_MAX, type Recurrence, ruleOf, settledOn } from '@daymark/domain/recurrence';
import { t } from '@daymark/words/t';
import { instantIn, momentIn, momentOf } from './days.ts';
import { Fields, isRecord, type Json, namesIn } from './fields.ts';
import type { Losses } from './losses.ts';
import { withOwnHours } from './own-hours.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';

// The shape: src/app/features/{tasks,project,tag,note,task-repeat-cfg} of Super Productivity. A backup has the entities of
// each under `entities`, since version 10 within `data`.

const dataOf = (json: unknown): unknown => (isRecord(json) && isRecord(json.data) ? json.data : json);

export const isSuperProductivity = (json: unknown): json is Json => {
  const data = dataOf(json);
  return isRecord(data) && isRecord(data.task) && isRecord(data.project) && isRecord(data.task.entities);
};

const entitiesOf = (fields: Fields): Json[] => {
  const entities = fields.any('entities');
  return isRecord(entities) ? Object.values(entities).filter(isRecord) : [];
};

const HOUR_MILLISECONDS = 3_600_000;
const hoursOf = (milliseconds: number | undefined): number | undefined =>
  milliseconds ? milliseconds / HOUR_MILLISECONDS : undefined;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function recurrenceOf(config: Fields): Recurrence | undefined {
  const every = Math.min(Math.max(config.number('repeatEvery') ?? 1, 1), EVERY_MAX);
  const weekdays = WEEKDAYS.flatMap((name, at) => (config.flag(name) ? [(at + 1) as Weekday] : []));
  switch (config.text('repeatCycle')) {
    case 'DAILY':
      return { ...EVERY_DAY, every };
    case 'WEEKLY':
      return { ...EVERY_DAY, unit: 'week', every, weekdays };
    case 'MONTHLY':
      return { ...EVERY_DAY, unit: 'month', every };
    default:
      return undefined;
  }
}

const TASK_IDS = namesIn(`
  id created modified subTaskIds _hideSubTasksMode _showSubTasksMode reminderId remindAt timeSpentOnDay
  hasPlannedTime issueWasUpdated issueLastUpdated issueAttachmentNr repeatCfgId issueProviderId issueType
  projectId
`);

/** Settings, what is computed from the rest, and what is counted below. */
const DATA_IDS = namesIn(`
  globalConfig timeTracking planner reminders menuTree pluginUserData pluginMetadata issueProvider
  lastUpdate lastLocalSyncModelChange lastArchiveUpdate simpleCounter metric improvement obstruction boards
`);

interface Around {
  tags: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
}

function taskOf(record: Json, { tags, titles }: Around, { timezone }: Setting, losses: Losses): FoundTask {
  const task = new Fields(record);
  const planned = momentOf(task.number('dueWithTime') ?? task.number('plannedAt'), timezone);
  const day = momentIn(task.text('dueDay'), timezone);
  const moment = planned ?? day;
  const isDone = task.flag('isDone');
  const found: FoundTask = {
    key: task.text('id'),
    title: task.text('title'),
    notes: task.text('notes'),
    parentKey: task.text('parentId') || undefined,
    parent: titles.get(task.text('parentId')),
    tags: task.texts('tagIds').flatMap((id) => (id === 'TODAY' ? [] : (tags.get(id) ?? []))),
    links: task
      .records('attachments')
      .map((one) => String(one.path ?? ''))
      .filter(Boolean),
    status: isDone ? 'Completed' : (task.number('timeSpent') ?? 0) > 0 ? 'In Progress' : 'Pending',
    completedAt: isDone ? instantIn(task.number('doneOn') ?? '') : undefined,
    priority: 'Medium',
    dueDate: moment?.day,
    dueTime: planned?.time,
    hours: hoursOf(task.number('timeEstimate')),
    spentHours: hoursOf(task.number('timeSpent')),
  };
  for (const name of ['doneOn', 'dueDay', 'plannedAt']) task.any(name);
  task.rest('task', losses, TASK_IDS);
  return found;
}

/** A recurring task by its settings. Its open instances are written anew by its rule. */
function recurringOf(
  config: Fields,
  recurrence: Recurrence,
  { tags }: Around,
  { today, timezone }: Setting,
): FoundTask {
  const first = momentIn(config.text('startDate'), timezone)?.day ?? today;
  const time = config.text('startTime');
  return {
    key: `repeat ${config.text('id')}`,
    title: config.text('title'),
    notes: config.text('notes'),
    tags: config.texts('tagIds').flatMap((id) => tags.get(id) ?? []),
    status: 'Pending',
    priority: 'Medium',
    dueDate: first,
    dueTime: /^\d\d:\d\d$/.test(time) ? time : undefined,
    hours: hoursOf(config.number('defaultEstimate')),
    repeats: ruleOf(settledOn(recurrence, first)),
  };
}

const REPEAT_IDS = namesIn(`
  id order created quickSetting lastTaskCreation lastTaskCreationDay deletedInstanceDates isAddToBottom
  shouldInheritSubtasks disableAutoUpdateSubtasks repeatFromCompletionDate waitForCompletion skipOverdue
`);

/** The settings of recurring tasks that can be taken, with their recurrence, by their ids. */
function recurrencesIn(
  configs: readonly Json[],
  losses: Losses,
): Map<unknown, { config: Fields; recurrence: Recurrence }> {
  const found = new Map<unknown, { config: Fields; recurrence: Recurrence }>();
  for (const record of configs) {
    const config = new Fields(record);
    const recurrence = recurrenceOf(config);
    if (config.flag('isPaused')) losses.add('taskRepeatCfg', t`Paused recurring tasks are not taken`);
    else if (recurrence) found.set(record.id, { config, recurrence });
    else losses.add('taskRepeatCfg.repeatCycle', t`Daymark cannot express how it recurs, so it comes once`);
  }
  return found;
}

const tasksIn = (data: Fields): Json[] => {
  const archives = [
    data.record('taskArchive'),
    data.record('archiveYoung').record('task'),
    data.record('archiveOld').record('task'),
  ];
  return [data.record('task'), ...archives].flatMap(entitiesOf);
};

/** A backup: its projects, with what is in the archive as completed tasks. */
export function readSuperProductivity(json: Json, setting: Setting, losses: Losses): FoundProject[] {
  const data = new Fields(dataOf(json) as Json);
  const records = tasksIn(data);
  const configs = entitiesOf(data.record('taskRepeatCfg'));
  const recurring = recurrencesIn(configs, losses);
  const around: Around = {
    tags: new Map(entitiesOf(data.record('tag')).map((tag) => [String(tag.id), String(tag.title ?? '')])),
    titles: new Map(records.map((task) => [String(task.id), String(task.title ?? '')])),
  };
  const projects = new Map<unknown, FoundProject>(
    entitiesOf(data.record('project')).map((project) => [
      project.id,
      { key: String(project.id), name: String(project.title ?? ''), notes: '', tasks: [] },
    ]),
  );
  const inbox: FoundProject = { key: 'inbox', name: t`Inbox`, tasks: [] };
  const projectOf = (id: unknown) => projects.get(id) ?? inbox;
  for (const record of records) {
    const isInstance = recurring.has(record.repeatCfgId) && record.isDone !== true;
    if (isInstance) losses.add('task.repeatCfgId', t`Its recurring task makes it again`);
    else projectOf(record.projectId).tasks.push(taskOf(record, around, setting, losses));
  }
  for (const { config, recurrence } of recurring.values()) {
    projectOf(config.any('projectId')).tasks.push(recurringOf(config, recurrence, around, setting));
    config.rest('taskRepeatCfg', losses, REPEAT_IDS);
  }
  for (const note of entitiesOf(data.record('note'))) {
    const project = projects.get(note.projectId);
    if (project) project.notes = [project.notes, String(note.content ?? '')].filter(Boolean).join('\n\n');
    else losses.add('note', t`Notes without a project are not taken`);
  }
  data.rest('data', losses, DATA_IDS);
  for (const name of ['simpleCounter', 'metric', 'improvement', 'obstruction', 'boards', 'reminders'])
    losses.add(name, t`Daymark has no such field`, entitiesOf(data.record(name)).length);
  const all = inbox.tasks.length > 0 ? [...projects.values(), inbox] : [...projects.values()];
  return all.map((project) => ({
    ...project,
    tasks: withOwnHours(project.tasks, losses, { sumsUp: true }),
  }));
}
