import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import { rowOf, type Table } from './csv.ts';
import { dayInDigits, instantIn, momentIn } from './days.ts';
import { Fields } from './fields.ts';
import type { Losses } from './losses.ts';
import { priorityOfWord } from './priority-words.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';

export const isAsana = ({ header }: Table): boolean =>
  ['Task ID', 'Name', 'Section/Column', 'Due Date'].every((name) => header.includes(name));

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
  id: string;
  name: string;
  blockedBy: string[];
  project: string;
  task: FoundTask;
}

function rowIn(fields: Fields, { fileName, timezone, locale }: Setting, losses: Losses): Row {
  const { name, others } = projectsOf(fields, fileName);
  if (others.length > 0)
    losses.add('Projects', t`A task is in one project, so the others become tags`, others.length);
  const section = fields.text('Section/Column');
  const completed = fields.text('Completed At');
  const due =
    momentIn(fields.text('Due Date'), timezone)?.day ?? dayInDigits(fields.text('Due Date'), locale);
  const estimate = fields.number('Estimated time');
  const spent = fields.number('Actual time');
  const task: FoundTask = {
    key: fields.text('Task ID'),
    title: fields.text('Name'),
    notes: fields.text('Notes'),
    section: section || undefined,
    parent: fields.text('Parent task') || fields.text('Parent Task') || undefined,
    tags: [...listed(fields.text('Tags')), ...others],
    status: completed ? 'Completed' : (statusOfColumn(section) ?? 'Pending'),
    completedAt: completed ? instantIn(completed) : undefined,
    priority: priorityOfWord(fields.text('Priority')) ?? 'Medium',
    dueDate: due,
    // Asana writes times as minutes.
    hours: estimate === undefined ? undefined : estimate / 60,
    spentHours: spent === undefined ? undefined : spent / 60,
  };
  const blockedBy = listed(fields.text('Blocked By (Dependencies)') || fields.text('Blocked By'));
  fields.any('Blocking (Dependencies)');
  fields.any('Blocking');
  fields.rest(null, losses, NO_CONTENT);
  return { id: task.key, name: task.title, blockedBy, project: name, task };
}

export function readAsana(table: Table, setting: Setting, losses: Losses): FoundProject[] {
  // A subtask has no project of its own in the file: it is in that of its parent, which stands above it.
  let last = '';
  const rows = table.rows.map((cells) => {
    const fields = new Fields(rowOf(table, cells));
    const row = rowIn(fields, setting, losses);
    const isBelow = row.task.parent !== undefined && fields.text('Projects') === '';
    last = isBelow && last ? last : row.project;
    return { ...row, project: last };
  });
  const ids = new Map(rows.map(({ name, id }) => [name, id]));
  for (const { blockedBy, task } of rows) task.after = blockedBy.flatMap((name) => ids.get(name) ?? []);
  return [...Map.groupBy(rows, ({ project }) => project)].map(([name, own]) => ({
    key: name,
    name,
    tasks: own.map(({ task }) => task).filter(({ key, title }) => key !== '' || title !== ''),
  }));
}
