import type { Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import { cellsOf, namedRows, type Table } from './csv.ts';
import { countUnsure, type DayOrder, dayOrderOf } from './digit-dates.ts';
import { Fields } from './fields.ts';
import { makeCounter } from './keys.ts';
import type { Losses } from './losses.ts';
import { saidDate } from './said-dates.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';
import { hoursOf, labelsIn } from './todoist-words.ts';

/** In the CSV 1 is the most urgent; in the API's JSON it is 4. */
const PRIORITIES: Record<string, Priority> = { 1: 'High', 2: 'High', 3: 'Medium', 4: 'Medium' };

const NO_CONTENT = ['IS_COLLAPSED', 'AUTHOR', 'TIMEZONE', 'DATE_LANG', 'DEADLINE_LANG', 'VIEW_STYLE', 'meta'];

/** "Inbox [2203306141].csv": the name and the id that a backup writes. */
const namedAfter = (fileName: string): string =>
  fileName
    .replace(/\.csv$/i, '')
    .replace(/\s*\[\d+\]$/, '')
    .trim();

/** What the rows above a task tell about it. */
interface Place {
  keyOf: ReturnType<typeof makeCounter>;
  /** The project, by its id or its name. */
  project: string;
  section: string | undefined;
  /** The titles and keys of the tasks above, by their depth. */
  above: { title: string; key: string }[];
}

function taskOf(row: Fields, place: Place, setting: TableSetting, losses: Losses): FoundTask {
  const { title, tags } = labelsIn(row.text('CONTENT'));
  const depth = Math.min(Math.max(row.number('INDENT') ?? 1, 1), 10);
  const above = place.above.slice(0, depth - 1);
  const { keyOf, project, section } = place;
  const key = keyOf(project, section ?? '', ...above.map((one) => one.title), title);
  const parent = above.at(-1);
  place.above = [...above, { title, key }];
  const said = row.text('DATE');
  const date = said ? saidDate(said, row.text('DATE_LANG'), setting, setting.order) : undefined;
  if (said && !date) losses.add('DATE', t`The date was not understood, so it is kept in the notes`);
  if (date?.hasRest)
    losses.add('DATE', t`The time was not understood, so the date is kept in the notes as well`);
  if (row.text('DURATION') && row.number('DURATION') === undefined)
    losses.add('DURATION', t`The number was not understood, so it is not taken`);
  const kept = said && (!date || date.hasRest) ? [said] : [];
  return {
    key,
    title,
    tags,
    section,
    parent: parent?.title,
    parentKey: parent?.key,
    notes: [row.text('DESCRIPTION'), ...kept].filter(Boolean).join('\n\n'),
    comments: [],
    status: statusOfColumn(section ?? '') ?? 'Pending',
    priority: PRIORITIES[row.text('PRIORITY')] ?? 'Medium',
    dueDate: date?.day,
    dueTime: date?.time,
    repeats: date?.repeats,
    hours: hoursOf(row.number('DURATION'), row.text('DURATION_UNIT'), losses),
  };
}

type TableSetting = Pick<Setting, 'today' | 'timezone' | 'locale'> & { order: DayOrder };

/** A project of Todoist as CSV, which says nothing about its own name but in the file's. */
export function readTodoistTable(
  table: Table,
  { fileName, ...setting }: Pick<Setting, 'fileName' | 'today' | 'timezone' | 'locale'>,
  losses: Losses,
): FoundProject {
  const id = /\[(\d+)\]/.exec(fileName)?.[1];
  const name = namedAfter(fileName) || 'Todoist';
  const place: Place = { keyOf: makeCounter(), project: id ?? name, section: undefined, above: [] };
  const tasks: FoundTask[] = [];
  const notes: string[] = [];
  const language = cellsOf(table, 'DATE_LANG').find(Boolean);
  const order = dayOrderOf(cellsOf(table, 'DATE'), language ?? setting.locale);
  countUnsure(order, 'DATE', losses);
  for (const cells of namedRows(table)) {
    const row = new Fields(cells);
    const [type, content] = [row.text('TYPE').toLowerCase(), row.text('CONTENT')];
    if (type === 'task' && content !== '') {
      tasks.push(taskOf(row, place, { ...setting, order }, losses));
      row.rest(null, losses, NO_CONTENT);
    } else if (type === 'section' || type === 'note') {
      if (type === 'section') place.section = content || undefined;
      // A note above all tasks is one of the project.
      else (tasks.at(-1)?.comments ?? notes).push(content);
      row.rest(null, losses, [...NO_CONTENT, 'PRIORITY', 'DATE']);
    } else if (type !== 'meta') losses.add(t`Rows`, t`It has no title, so it is not taken`);
  }
  return { key: id ?? name, name, notes: notes.filter(Boolean).join('\n\n'), tasks };
}
