import { t } from '@daymark/words/t';
import { CsvError, parse } from 'csv-parse/sync';
import { HEADER_WITHIN, headerAt, namesIn } from './header.ts';
import { ImportProblem } from './shape.ts';

const ROWS_MAX = 50_000;
const COLUMNS_MAX = 500;
const RECORD_MAX_CHARACTERS = 1_000_000;
/** What is looked at to find the separator. */
const HEAD_CHARACTERS = 100_000;

const hasContent = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

interface Records {
  delimiter: string;
  to: number;
  /** For the beginning of a text, which may end within a row. */
  skip_records_with_error?: boolean;
}

/** The rows, without empty ones. It ends at the first that has too many columns. */
const recordsIn = (text: string, options: Records): string[][] =>
  parse(text, {
    ...options,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: RECORD_MAX_CHARACTERS,
    on_record: (row: string[]) => {
      if (row.length > COLUMNS_MAX)
        throw new ImportProblem(t`This table has more than ${COLUMNS_MAX} columns. Please remove some.`);
      return hasContent(row) ? row : null;
    },
  }) as string[][];

/** How well the first rows read with a separator: by the names of columns, and by how many rows have the same width. */
function fitOf(head: string, separator: string): number[] {
  try {
    const rows = recordsIn(head, {
      delimiter: separator,
      to: HEADER_WITHIN * 2,
      skip_records_with_error: true,
    });
    const names = namesIn(rows[headerAt(rows)] ?? []);
    const widths = Map.groupBy(
      rows.filter((row) => row.length > 1),
      (row) => row.length,
    );
    const [width = 0, alike = []] = [...widths].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    return [names, alike.length / Math.max(1, rows.length), width];
  } catch {
    return [0, 0, 0];
  }
}

const isMore = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
};

/** A line with which spreadsheets are told the separator: `sep=;`. */
const SAID = /^\uFEFF?"?sep=([^\w\s"]|\t)"?[^\S\r\n]*(?:\r\n?|\n)/i;

function separated(text: string): { separator: string; body: string; linesBefore: number } {
  const [line = '', said] = SAID.exec(text) ?? [];
  if (said) return { separator: said, body: text.slice(line.length), linesBefore: 1 };
  const head = text.slice(0, HEAD_CHARACTERS);
  const fits = [',', ';', '\t', '|'].map((separator) => ({ separator, fit: fitOf(head, separator) }));
  const { separator } = fits.reduce((best, one) => (isMore(one.fit, best.fit) ? one : best));
  return { separator, body: text, linesBefore: 0 };
}

export interface Table {
  header: string[];
  rows: string[][];
  /** How many rows stand above the names of the columns. */
  above: number;
}

/** The rows of a table under the names of its columns, wherever those stand. Empty ones are left out. */
export function tableIn(text: string): Table {
  const { separator, body, linesBefore } = separated(text);
  try {
    const records = recordsIn(body, { delimiter: separator, to: ROWS_MAX + HEADER_WITHIN + 2 });
    const at = headerAt(records);
    const rows = records.slice(at + 1);
    if (rows.length > ROWS_MAX)
      throw new ImportProblem(
        t`This table has more than ${ROWS_MAX} rows. Please split it into smaller files.`,
      );
    const header = (records[at] ?? []).map((name) => name.trim());
    const width = rows.reduce((most, row) => Math.max(most, row.length), header.length);
    return { header: [...header, ...Array<string>(width - header.length).fill('')], rows, above: at };
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportProblem(
        t`This table cannot be read from line ${Number(error.lines ?? 1) + linesBefore} on: a quotation mark is not closed, or a line is too long.`,
        { cause: error },
      );
    throw error;
  }
}

/** The names of the columns, each once: "Notes", "Notes (2)". */
function distinctNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((name, at) => {
    const called = name || t`Column ${at + 1}`;
    const nth = (seen.get(called) ?? 0) + 1;
    seen.set(called, nth);
    return nth === 1 ? called : `${called} (${nth})`;
  });
}

/** Makes rows by the names of their columns, one at a time: all together take many times the size of a wide table. */
export function namedRows({ header, rows }: Table): IteratorObject<Record<string, string>> {
  const names = distinctNames(header);
  return rows
    .values()
    .map((row) => Object.fromEntries(names.map((name, at): [string, string] => [name, row[at] ?? ''])));
}

/** The cells of the column with a name. */
export function cellsOf({ header, rows }: Table, name: string): string[] {
  const at = header.indexOf(name);
  return at < 0 ? [] : rows.map((row) => row[at] ?? '');
}
