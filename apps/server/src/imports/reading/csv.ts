import { t } from '@daymark/words/t';
import { CsvError, parse } from 'csv-parse/sync';
import { ImportProblem } from './shape.ts';

const ROWS_MAX = 50_000;
const COLUMNS_MAX = 500;
const RECORD_MAX_CHARACTERS = 1_000_000;

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const line = (/^[^\n\r]*/.exec(text)?.[0] ?? '').slice(0, 20_000).replace(/"[^"]*"/g, '');
  const count = (one: string) => line.split(one).length;
  return [',', ';', '\t', '|'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

export interface Table {
  header: string[];
  rows: string[][];
}

/** The rows of a table. Empty ones are left out. */
export function tableIn(text: string): Table {
  try {
    const [header = [], ...rows] = parse(text, {
      delimiter: separatorOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: RECORD_MAX_CHARACTERS,
      to: ROWS_MAX + 2,
    }) as string[][];
    if (rows.length > ROWS_MAX)
      throw new ImportProblem(
        t`This table has more than ${ROWS_MAX} rows. Please split it into smaller files.`,
      );
    if (header.length > COLUMNS_MAX)
      throw new ImportProblem(t`This table has more than ${COLUMNS_MAX} columns. Please remove some.`);
    return { header: header.map((name) => name.trim()), rows };
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportProblem(
        t`This table cannot be read from line ${Number(error.lines ?? 1)} on: a quotation mark is not closed, or a line is too long.`,
        { cause: error },
      );
    throw error;
  }
}

/** A row by the names of its columns. */
export const rowOf = ({ header }: Table, row: readonly string[]): Record<string, string> =>
  Object.fromEntries(header.map((name, at) => [name, row[at] ?? '']));
