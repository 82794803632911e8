import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import { cellsOf, namedRows, type Table } from './csv.ts';
import { instantIn } from './days.ts';
import { countUnsure, type DayOrder, dayOrderOf } from './digit-dates.ts';
import { Fields } from './fields.ts';
import { hoursIn } from './hours-in.ts';
import type { Losses } from './losses.ts';
import { priorityOfWord } from './priority-words.ts';
import { saidDate } from './said-dates.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';

const NO_CONTENT = ['Last Modified', 'Created At', 'Assignee Email', 'Completed'];

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** The first of the projects that a task is in; the others become tags, so that it is not there twice. */
function projectsOf(fields: Fields, fileName: string): { name: string; others: string[] } {
  const [first, ...others] = listed(fields.text('Projects'));
  return { name: first ?? (fileName.replace(/\.csv$/i, '') || 'Asana'), others };
}

interface Row {
  name: string;
  blockedBy: string[];
  project: string;
  task: FoundTask;
}

/** Asana writes times as minutes, a spreadsheet may make something else of them. */
function hoursOf(fields: Fields, name: string, losses: Losses): number | undefined {
  const said = fields.text(name);
  const hours = hoursIn(said, 'minutes');
  if (said && hours === undefined) losses.add(name, t`The number was not understood, so it is not taken`);
  return hours || undefined;
}

function dueOf(fields: Fields, order: DayOrder, setting: Setting, losses: Losses) {
  const said = fields.text('Due Date');
  const date = said ? saidDate(said, setting.locale, setting, order) : undefined;
  const isWhole = !said || (date !== undefined && !date.hasRest);
  if (!isWhole) losses.add('Due Date', t`The date was not understood, so it is kept in the notes`);
  return { dueDate: date?.day, dueTime: date?.time, kept: isWhole ? '' : said };
}

function rowIn(fields: Fields, order: DayOrder, setting: Setting, losses: Losses): Row {
  const { name, others } = projectsOf(fields, setting.fileName);
  if (others.length > 0)
    losses.add('Projects', t`A task is in one project, so the others become tags`, others.length);
  const section = fields.text('Section/Column');
  const completed = fields.text('Completed At');
  const { kept, ...due } = dueOf(fields, order, setting, losses);
  const task: FoundTask = {
    ...due,
    key: fields.text('Task ID'),
    title: fields.text('Name'),
    notes: [fields.text('Notes'), kept].filter(Boolean).join('\n\n'),
    section: section || undefined,
    parent: fields.text('Parent task') || fields.text('Parent Task') || undefined,
    tags: [...listed(fields.text('Tags')), ...others],
    status: completed ? 'Completed' : (statusOfColumn(section) ?? 'Pending'),
    completedAt: completed ? instantIn(completed) : undefined,
    priority: priorityOfWord(fields.text('Priority')) ?? 'Medium',
    hours: hoursOf(fields, 'Estimated time', losses),
    spentHours: hoursOf(fields, 'Actual time', losses),
  };
  const blockedBy = listed(fields.text('Blocked By (Dependencies)') || fields.text('Blocked By'));
  fields.any('Blocking (Dependencies)');
  fields.any('Blocking');
  fields.rest(null, losses, NO_CONTENT);
  return { name: task.title, blockedBy, project: name, task };
}

/** What a task waits for is said by name, which must be that of one task: else of one in its project. */
function linkTasks(rows: readonly Row[], losses: Losses): void {
  const named = Map.groupBy(rows, ({ name }) => name);
  for (const { blockedBy, project, task } of rows)
    task.after = blockedBy.flatMap((name) => {
      const all = named.get(name) ?? [];
      const own = all.filter((row) => row.project === project);
      const [only, ...others] = own.length > 0 ? own : all;
      if (!only || others.length > 0)
        losses.add(t`Dependencies`, t`The name of the other task is that of none or of several`);
      return only && others.length === 0 ? [only.task.key] : [];
    });
}

export function readAsana(table: Table, setting: Setting, losses: Losses): FoundProject[] {
  const order = dayOrderOf(cellsOf(table, 'Due Date'), setting.locale);
  countUnsure(order, 'Due Date', losses);
  // A subtask has no project of its own in the file: it is in that of its parent, which stands above it.
  let last = '';
  const above = new Map<string, string>();
  const read = (record: Record<string, string>): Row[] => {
    const fields = new Fields(record);
    if (fields.text('Name') === '' && fields.text('Task ID') === '') {
      losses.add(t`Rows`, t`It has no title, so it is not taken`);
      return [];
    }
    const row = rowIn(fields, order, setting, losses);
    const { task } = row;
    task.parentKey = above.get(task.parent ?? '');
    above.set(task.title, task.key);
    const isBelow = task.parent !== undefined && fields.text('Projects') === '';
    last = isBelow && last ? last : row.project;
    return [{ ...row, project: last }];
  };
  const rows = [...namedRows(table).flatMap(read)];
  linkTasks(rows, losses);
  return [...Map.groupBy(rows, ({ project }) => project)].map(([name, own]) => ({
    key: name,
    name,
    tasks: own.map(({ task }) => task),
  }));
}
