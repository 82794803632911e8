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

// Spreadsheets take such a cell for a formula, the full-width signs included, also inside of quotes.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

type Cell = string | number | null;

/** A cell as in RFC 4180. An apostrophe makes it a text for a spreadsheet. */
function cellText(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** A row for each subtask of some projects; without the deleted ones. */
export async function* csvChunks(projects: AsyncIterable<ExportedPieces>): AsyncGenerator<string> {
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
        subtask.tags.join(', '),
        subtask.dependsOn.join(', '),
        subtask.completedAt,
        subtask.description,
        subtask.id,
      ]);
    }
  }
}
