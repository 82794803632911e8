import { columnsOf } from './column-names.ts';
import { isToolHeader } from './tool-columns.ts';

type Row = readonly string[];

/** How many rows of addresses, titles and spacers may stand above the names of the columns. */
export const HEADER_WITHIN = 30;

const filledIn = (row: Row): string[] => row.map((cell) => cell.trim()).filter(Boolean);

const ADDRESS = /^(?:(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+)$/i;
/** A number or a date: no column is called so. */
const DIGITS = /^\W*\d[\d\s.,:/-]*%?$/;

/** Whether the names of columns could stand in a row: what it has are no values, and no label of one beside it. */
function couldBeNames(filled: Row): boolean {
  const isLabel = (cell = '') => cell.endsWith(':');
  const isValue = (cell: string) => DIGITS.test(cell) || ADDRESS.test(cell);
  return !filled.some(isValue) && (!isLabel(filled[0]) || filled.every(isLabel));
}

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
  const least = median(widths) < 2 ? 1 : 2;
  const at = rows
    .slice(0, HEADER_WITHIN)
    .map(filledIn)
    .findIndex((filled) => filled.length >= least && !filled.every((cell) => ADDRESS.test(cell)));
  return Math.max(0, at);
}

/** The row with the names of the columns. What stands above it has fewer cells, or is no row of names. */
export function headerAt(rows: readonly Row[]): number {
  let best = { at: -1, names: 1 };
  let widest = 0;
  for (const [at, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const filled = filledIn(row);
    const names = filled.length > widest ? namesIn(row) : 0;
    if (names > best.names) best = { at, names };
    if (couldBeNames(filled)) widest = Math.max(widest, filled.length);
  }
  return best.at < 0 ? firstOfTable(rows) : best.at;
}
