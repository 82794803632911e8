import { columnsOf } from './column-names.ts';
import { isToolHeader } from './tool-columns.ts';

type Row = readonly string[];

/** How many rows of addresses, titles and spacers may stand above the names of the columns. */
export const HEADER_WITHIN = 30;

const filledIn = (row: Row): string[] => row.map((cell) => cell.trim()).filter(Boolean);

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/** How many fields the names of a row tell; 0 if it has no title, so that it is no row of names. */
export function namesIn(row: Row): number {
  if (isToolHeader(row)) return row.length;
  const columns = columnsOf(row);
  return columns.title === undefined ? 0 : Object.keys(columns).length;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Of a table whose columns have unknown names: its first row that is no line of its own. */
function firstOfTable(rows: readonly Row[]): number {
  const widths = rows.slice(0, HEADER_WITHIN * 2).map((row) => filledIn(row).length);
  const isBeside = (row: Row) => !filledIn(row).every((cell) => ADDRESS.test(cell));
  const at =
    median(widths) < 2
      ? rows.findIndex(isBeside)
      : rows.slice(0, HEADER_WITHIN).findIndex((row) => filledIn(row).length > 1 && isBeside(row));
  return Math.max(0, at);
}

/** "Project:" beside its name is no row of a table. */
const isLabelled = ([first = '']: readonly string[]): boolean => first.endsWith(':');

/** The row with the names of the columns. What stands above it has fewer cells, or is no row of names. */
export function headerAt(rows: readonly Row[]): number {
  let best = { at: -1, names: 1 };
  let widest = 0;
  for (const [at, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const filled = filledIn(row);
    const names = filled.length > widest ? namesIn(row) : 0;
    if (names > best.names) best = { at, names };
    if (!isLabelled(filled)) widest = Math.max(widest, filled.length);
  }
  return best.at < 0 ? firstOfTable(rows) : best.at;
}
