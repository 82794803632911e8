import { t } from '@daymark/words/t';
import { clockTime } from './clock-times.ts';
import { statusInCell } from './columns.ts';
import { cellsOf, namedRows, type Table } from './csv.ts';
import { instantIn } from './days.ts';
import { countUnsure, type DayOrder, dayOrderOf } from './digit-dates.ts';
import { Fields } from './fields.ts';
import { hoursIn } from './hours-in.ts';
import { makeCounter } from './keys.ts';
import type { Losses } from './losses.ts';
import { priorityOfWord } from './priority-words.ts';
import { saidDate } from './said-dates.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';

/** The text that `exports/csv.ts` made of a cell, so that no spreadsheet takes it for a formula. */
const withoutApostrophe = (cell: string): string =>
  /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;

/** The texts of a list in a cell; in quotation marks if they have commas. */
const listed = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"]|"")*)"|[^,\s][^,]*/g)]
    .map(([whole, quoted]) => quoted?.replaceAll('""', '"') ?? whole.trim())
    .filter(Boolean);

/** The due date and time, also as a spreadsheet may have written them anew. */
function dueOf(row: Fields, order: DayOrder, setting: Setting, losses: Losses) {
  const [said, time] = [row.text('Due date'), row.text('Due time')];
  const date = said ? saidDate(said, setting.locale, setting, order) : undefined;
  const clock = time ? clockTime(time) : undefined;
  if (said && !date) losses.add('Due date', t`The date was not understood, so it is kept in the notes`);
  if (time && !clock) losses.add('Due time', t`The time was not understood, so it is not taken`);
  return {
    dueDate: date?.day,
    dueTime: clock?.time ?? date?.time,
    kept: said && !date ? said : '',
  };
}

function hoursOf(row: Fields, name: string, losses: Losses): number | undefined {
  const said = row.text(name);
  const hours = hoursIn(said);
  if (said && hours === undefined) losses.add(name, t`The number was not understood, so it is not taken`);
  return hours || undefined;
}

function taskOf(row: Fields, order: DayOrder, setting: Setting, losses: Losses): Omit<FoundTask, 'key'> {
  const { kept, ...due } = dueOf(row, order, setting, losses);
  const [status, priority] = [statusInCell(row.text('Status')), priorityOfWord(row.text('Priority'))];
  if (!status && row.text('Status'))
    losses.add('Status', t`The status was not understood, so it is not taken`);
  if (!priority && row.text('Priority'))
    losses.add('Priority', t`The priority was not understood, so it is Medium`);
  const [completed, description] = [row.text('Completed at'), row.untrimmed('Description')];
  const completedAt = completed ? instantIn(completed) : undefined;
  if (completed && !completedAt)
    losses.add('Completed at', t`The date was not understood, so it is not taken`);
  return {
    ...due,
    title: row.text('Task'),
    notes: kept ? `${description}\n\n${kept}` : description,
    section: row.text('Milestone') || undefined,
    status: status ?? 'Pending',
    completedAt,
    priority: priority ?? 'Medium',
    hours: hoursOf(row, 'Estimated hours', losses),
    spentHours: hoursOf(row, 'Spent hours', losses),
    tags: listed(row.text('Tags')),
    after: listed(row.text('Waits for')),
  };
}

/** What this product exports as CSV. */
export function readDaymarkTable(table: Table, setting: Setting, losses: Losses): FoundProject[] {
  const order = dayOrderOf(cellsOf(table, 'Due date'), setting.locale);
  countUnsure(order, 'Due date', losses);
  const keyOf = makeCounter();
  const projects = new Map<string, FoundProject>();
  for (const cells of namedRows(table)) {
    const row = new Fields(
      Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, withoutApostrophe(cell)])),
    );
    const name = row.text('Project');
    const project = projects.get(name) ?? { key: `table ${name}`, name, hasMilestones: true, tasks: [] };
    projects.set(name, project);
    const title = row.text('Task');
    if (title === '') losses.add(t`Rows`, t`It has no title, so it is not taken`);
    else {
      const key = row.text('Id') || keyOf(name, title);
      project.tasks.push({ ...taskOf(row, order, setting, losses), key });
      row.rest(null, losses, []);
    }
  }
  return [...projects.values()];
}
