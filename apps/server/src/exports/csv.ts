import type { ExportedPieces } from '../projects/export.ts';

const COLUMNS = [
  'Project',
  'Task',
  'Status',
  'Priority',
  'Due date',
  'Due time',
  'Estimated hours',
  'Spent hours',
  'Milestone',
  'Tags',
  'Waits for',
  'Completed at',
  'Description',
  'Id',
] as const;

/** With it, Excel reads the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// Spreadsheets take such a cell for a formula, the full-width signs included, also inside of quotes. One that begins with
// an apostrophe before it gets another, so that an import can take off exactly what was put before a text.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

type Cell = string | number | null;

/** A cell as in RFC 4180. An apostrophe makes it a text for a spreadsheet. */
function cellText(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Texts separated by commas; one with a comma or a quotation mark is in quotation marks. */
const listText = (texts: readonly string[]): string =>
  texts.map((text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(', ');

export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

type ExportedSubtask = ExportedPieces['subtasks'] extends AsyncIterable<infer Subtask> ? Subtask : never;

/** What the table has of a project. */
export interface TabledProject {
  name: string;
  milestones: readonly { id: string; name: string }[];
  subtasks: AsyncIterable<
    Pick<
      ExportedSubtask,
      | 'id'
      | 'title'
      | 'description'
      | 'status'
      | 'priority'
      | 'dueDate'
      | 'dueTime'
      | 'estimatedHours'
      | 'actualHours'
      | 'milestoneId'
      | 'tags'
      | 'dependsOn'
      | 'completedAt'
      | 'deletedAt'
    >
  >;
}

/** A row for each subtask of some projects; without the deleted ones. */
export async function* csvChunks(projects: AsyncIterable<TabledProject>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(COLUMNS);
  for await (const { name, milestones, subtasks } of projects) {
    const milestoneNames = new Map(milestones.map((milestone) => [milestone.id, milestone.name]));
    for await (const subtask of subtasks) {
      if (subtask.deletedAt !== null) continue;
      yield csvRow([
        name,
        subtask.title,
        subtask.status,
        subtask.priority,
        subtask.dueDate,
        subtask.dueTime,
        subtask.estimatedHours,
        subtask.actualHours,
        milestoneNames.get(subtask.milestoneId ?? '') ?? null,
        listText(subtask.tags),
        listText(subtask.dependsOn),
        subtask.completedAt,
        subtask.description,
        subtask.id,
      ]);
    }
  }
}
