import type { ColumnField, Columns } from '@daymark/domain/imports';
import { t } from '@daymark/words/t';
import { columnsOf } from './column-names.ts';
import { statusInCell, statusOfColumn } from './columns.ts';
import type { Table } from './csv.ts';
import { countUnsure, type DayOrder, dayOrderOf } from './digit-dates.ts';
import { hoursIn, unitOfColumn } from './hours-in.ts';
import { makeCounter } from './keys.ts';
import type { Losses } from './losses.ts';
import { priorityOfWord } from './priority-words.ts';
import { saidDate } from './said-dates.ts';
import { type FoundProject, type FoundTask, ImportProblem, type ReadFile, type Setting } from './shape.ts';

/** Whether a text can be a table of tasks: it has a column of titles, or several columns to choose it from. */
export const isTaskTable = (table: Table): boolean =>
  columnsOf(table.header).title !== undefined || table.header.length > 1;

/** The column with the longest texts, for a table whose columns have unknown names. */
function wordiest({ header, rows }: Table): number {
  const lengths = header.map((_, at) =>
    rows.slice(0, 50).reduce((sum, row) => sum + (row[at] ?? '').replace(/[\d\W]/g, '').length, 0),
  );
  return lengths.indexOf(Math.max(...lengths));
}

const SHOWN_VALUES = 2;
const SHOWN_CHARACTERS = 24;

const tableOf = ({ header, rows }: Table, chosen: Columns): NonNullable<ReadFile['table']> => ({
  columns: header.map((name, at) => ({
    name: name.slice(0, 80),
    values: [...new Set(rows.slice(0, 30).map((row) => (row[at] ?? '').trim()))]
      .filter(Boolean)
      .slice(0, SHOWN_VALUES)
      .map((value) => (value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value)),
  })),
  chosen,
});

type Cell = (field: ColumnField) => string;

/** What the cells of a column mean, which only the whole column tells. */
interface Around {
  order: DayOrder;
  hoursUnit: 'hours' | 'minutes';
  /** Whether its dates are whole days, each written as midnight in UTC. */
  isMidnights: boolean;
  setting: Setting;
}

const MIDNIGHT = /T00:00:00(?:\.0+)?Z$/;

function orderOfOthers(rows: readonly string[][], { locale }: Setting): DayOrder | undefined {
  const order = dayOrderOf(rows.slice(0, 5_000).flat(), locale);
  return order.unsure === 0 ? order : undefined;
}

function aroundOf({ header, rows }: Table, { dueDate, hours }: Columns, setting: Setting): Around {
  const dates = dueDate === undefined ? [] : rows.map((row) => row[dueDate] ?? '');
  const order = dayOrderOf(dates, setting.locale);
  return {
    // Where the dates do not tell it themselves, those of the other columns may.
    order: order.unsure > 0 ? { ...order, ...orderOfOthers(rows, setting) } : order,
    hoursUnit: unitOfColumn(header[hours ?? -1] ?? ''),
    isMidnights: dates.every((date) => date.trim() === '' || MIDNIGHT.test(date.trim())),
    setting,
  };
}

/** A table, by the columns that the person chose, else as they are guessed. */
export function readSpreadsheet(
  table: Table,
  setting: Setting,
  losses: Losses,
): { projects: FoundProject[]; table: ReadFile['table'] } {
  const { header, rows } = table;
  if (rows.length === 0) throw new ImportProblem(t`There are no tasks in this file.`);
  const guess = columnsOf(header);
  const chosen: Columns = setting.columns ?? { ...guess, title: guess.title ?? wordiest(table) };
  if (chosen.title === undefined || chosen.title >= header.length)
    throw new ImportProblem(t`Please choose the column that has the titles of the tasks.`);
  const around = aroundOf(table, chosen, setting);
  countUnsure(around.order, t`Due date`, losses);
  const projects = projectsIn(table, chosen, around, losses);
  const taken = new Set(Object.values(chosen));
  for (const [at, column] of header.entries()) {
    const count = taken.has(at) ? 0 : rows.filter((row) => (row[at] ?? '').trim() !== '').length;
    if (count > 0) losses.add(column || t`Column ${at + 1}`, t`The column is not assigned to a field`, count);
  }
  return { projects, table: tableOf(table, chosen) };
}

function projectsIn(
  { header, rows }: Table,
  chosen: Columns,
  around: Around,
  losses: Losses,
): FoundProject[] {
  const name = around.setting.fileName.replace(/\.\w{1,5}$/, '').trim() || t`Imported`;
  const keyOf = makeCounter();
  const projects = new Map<string, FoundProject>();
  const isHeader = (row: readonly string[]) =>
    header.length > 1 && header.every((column, at) => column === (row[at] ?? '').trim());
  for (const row of rows) {
    const cell: Cell = (field) => (chosen[field] === undefined ? '' : (row[chosen[field]] ?? '').trim());
    if (isHeader(row)) losses.add(t`Rows`, t`It repeats the names of the columns`);
    else if (cell('title') === '') losses.add(t`Rows`, t`It has no title, so it is not taken`);
    else {
      const project = cell('project') || name;
      const found = projects.get(project) ?? { key: `table ${project}`, name: project, tasks: [] };
      projects.set(project, found);
      const key = keyOf('table', project, cell('section'), cell('title'));
      found.tasks.push({ ...taskOf(cell, around, losses), key });
    }
  }
  return [...projects.values()];
}

/** A date of a cell; what of it was not understood is kept for the notes. */
function dateOf(said: string, { order, isMidnights, setting }: Around, losses: Losses) {
  const text = isMidnights ? said.replace(MIDNIGHT, '') : said;
  const date = said ? saidDate(text, setting.locale, setting, order) : undefined;
  if (said && !date) losses.add(t`Due date`, t`The date was not understood, so it is kept in the notes`);
  if (date?.hasRest)
    losses.add(t`Due date`, t`The time was not understood, so the date is kept in the notes as well`);
  return { date, kept: said && (!date || date.hasRest) ? said : '' };
}

function taskOf(cell: Cell, around: Around, losses: Losses): Omit<FoundTask, 'key'> {
  const { date, kept } = dateOf(cell('dueDate'), around, losses);
  const said = cell('status');
  const status = statusInCell(said);
  if (said && !status) losses.add(t`Status`, t`The status was not understood, so it is not taken`);
  const priority = cell('priority');
  if (priority && !priorityOfWord(priority))
    losses.add(t`Priority`, t`The priority was not understood, so it is Medium`);
  const hours = hoursIn(cell('hours'), around.hoursUnit);
  if (cell('hours') && hours === undefined)
    losses.add(t`Hours`, t`The number was not understood, so it is not taken`);
  return {
    title: cell('title'),
    notes: [cell('notes'), kept].filter(Boolean).join('\n\n'),
    section: cell('section') || undefined,
    status: status ?? statusOfColumn(cell('section')) ?? 'Pending',
    priority: priorityOfWord(priority) ?? 'Medium',
    dueDate: date?.day,
    dueTime: date?.time,
    repeats: date?.repeats,
    hours: hours || undefined,
    tags: cell('tags')
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
}
