import { contentOf } from './belongs.ts';
import { type Clause, framed } from './clause.ts';
import type { Line } from './clean.ts';
import { DUE_COLUMNS, HOUR_COLUMNS, MYSELF, WHO_COLUMNS } from './lexicon/roles.ts';
import type { Piece } from './piece.ts';
import type { Tagged } from './tag.ts';

const SEPARATOR = /[|\t]| {3,}/g;
const MINUTES_AN_HOUR = 60;

/** The pieces of a row by column. */
function cellsOf({ brief }: Tagged, pieces: readonly Piece[], line: Line): Piece[][] {
  const cells: Piece[][] = [];
  let column = 0;
  let from = line.start;
  for (const piece of pieces) {
    column += brief.slice(from, piece.start).match(SEPARATOR)?.length ?? 0;
    from = piece.end;
    cells[column] = [...(cells[column] ?? []), piece];
  }
  return Array.from(cells, (cell) => cell ?? []);
}

/** The headings of a table's columns. */
export const headsOf = (tagged: Tagged, pieces: readonly Piece[], line: Line): string[] =>
  cellsOf(tagged, pieces, line).map((cell) => cell.map(({ text }) => text).join(' '));

/** A bare number in a column of hours is a duration. */
const asHours = (piece: Piece): Piece =>
  piece.token?.type === 'count' && piece.token.noun === null
    ? {
        ...piece,
        token: {
          type: 'duration',
          start: piece.start,
          end: piece.end,
          min: piece.token.min * MINUTES_AN_HOUR,
          max: piece.token.count * MINUTES_AN_HOUR,
          unit: 'minutes',
          bound: 'exact',
          weekday: null,
          part: null,
          whole: false,
        },
      }
    : piece;

/** A day in a column of deadlines is a deadline. */
const asDue = (piece: Piece): Piece =>
  piece.token?.type === 'day' && (piece.token.cue === null || piece.token.cue === 'on')
    ? { ...piece, token: { ...piece.token, cue: 'by' } }
    : piece;

/** A row of a table: the first cell that is no token is its title, and its columns give the owner and the duration. */
export function rowClause(
  tagged: Tagged,
  pieces: readonly Piece[],
  line: Line,
  sentence: number,
  heads: readonly string[],
): Clause {
  const cells = cellsOf(tagged, pieces, line);
  const who = heads.findIndex((head) => WHO_COLUMNS.has(head));
  const hours = heads.findIndex((head) => HOUR_COLUMNS.has(head));
  const due = heads.findIndex((head) => DUE_COLUMNS.has(head.split(' ')[0] ?? ''));
  const read = cells.map((cell, column) =>
    column === hours ? cell.map(asHours) : column === due ? cell.map(asDue) : cell,
  );
  const main =
    read.find((cell, column) => column !== who && contentOf(cell, tagged).length > 0) ??
    read.find(({ length }) => length > 0);
  const persons = who < 0 ? [] : (cells[who] ?? []);
  return {
    ...framed(line, read.flat(), sentence, pieces[0]?.start ?? line.start),
    framed: false,
    shape: 'noun',
    // The number of a row is not part of its title.
    main:
      main?.length && main.length > 1 && /^\d+$/.test(main[0]?.text ?? '')
        ? main.slice(1)
        : (main ?? [...pieces]),
    speaker: persons.length === 0 ? null : persons.some(({ text }) => MYSELF.has(text)) ? 'me' : 'other',
  };
}
