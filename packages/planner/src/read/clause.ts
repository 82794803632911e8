import type { Day, Weekday } from '@daymark/domain/dates';
import type { Words } from '@daymark/domain/reading';
import type { Line } from './clean.ts';
import type { Joint } from './fragments.ts';
import type { ListForm } from './list-form.ts';
import type { Piece } from './piece.ts';
import type { Shape } from './shape.ts';

/** A range of the brief that becomes one statement. */
export interface Clause {
  start: number;
  end: number;
  shape: Shape;
  joint: Joint;
  line: Line;
  pieces: Piece[];
  /** The pieces that name it, without dates and details. */
  main: Piece[];
  /** A temporal clause in front of it: "once the export is in". */
  before: Piece[];
  /** The verb that it inherits from the preceding clause: "pack up". */
  handed: Piece[];
  /** The verb of one's own work as an infinitive with its separable prefix: "anrufen". */
  infinitive: string;
  /** One of three or more items in a row. */
  listed: boolean;
  /** How the list is introduced whose item it is; null if it is none. */
  form: ListForm | null;
  /** Weekdays that its sentence restricts it to, if that is no general rule: empty for any. */
  weekdays: Weekday[];
  /** The days within which it is limited to these. */
  within?: { from: Day | null; until: Day | null };
  /** The last day before the one that its "by then" means, and the days that its weekdays mean. */
  thenBy?: Day;
  onDays?: Day[];
  /** The day by which it says that something is finished: "Venue signed 11 Dec". */
  reachedBy?: Day;
  /** It says of everything that it is finished by the last day that the brief gives. */
  isEnd?: boolean;
  /** Its day is to be kept for it. */
  kept?: true;
  /** The verb of what it says is not done yet, of the thing that it names: "order" of "cake not ordered". */
  undone?: string;
  /** It names what the author does themselves. */
  ownShare?: true;
  /** It names a stop of a trip. */
  stop?: true;
  /** The number of its sentence in the brief. */
  sentence: number;
  /** The text before the colon of its line, if that is only a name: "Flyers: …". */
  lead: Piece[];
  /** The owner of its line, if a name precedes it: "Ravi: price list". */
  owner: string | null;
  /** A frame of the message or the stamp of a chat: no work because of its position. */
  framed: boolean;
  /** The speaker in a chat, or the owner of a table row: the author, or somebody else. */
  speaker: 'me' | 'other' | null;
}

/** The words of a clause. */
export const placeOf = (brief: string, { start, end }: Clause): Words => {
  // The mark in a ticked box is a word; the box is quoted completely.
  const from =
    /^[xX✓✔]\]/.test(brief.slice(start, start + 2)) && brief[start - 1] === '[' ? start - 1 : start;
  return { text: brief.slice(from, end), start: from, end };
};

/** One in which nothing is found yet but its pieces. */
export const clauseWith = (line: Line, pieces: readonly Piece[], sentence: number): Clause => ({
  start: pieces[0]?.start ?? 0,
  end: pieces.at(-1)?.end ?? 0,
  shape: 'mod',
  joint: 'start',
  line,
  pieces: [...pieces],
  main: [...pieces],
  before: [],
  handed: [],
  infinitive: '',
  listed: false,
  form: null,
  lead: [],
  weekdays: [],
  sentence,
  owner: null,
  framed: false,
  speaker: null,
});

/** A range that is no sentence: a frame, a stamp or the head of a table. */
export const framed = (line: Line, pieces: Piece[], sentence: number, start: number): Clause => ({
  ...clauseWith(line, pieces, sentence),
  start,
  end: pieces.at(-1)?.end ?? line.end,
  pieces,
  main: pieces,
  framed: true,
});

/** Includes the closing bracket of an opened one, and the question mark of a question. */
export function closeMarks(brief: string, clauses: readonly Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1]?.start ?? brief.length;
    const sign = brief.charAt(clause.end);
    const opening = { ')': '(', ']': '[' }[sign];
    const isOwn = opening ? brief.slice(clause.start, clause.end).includes(opening) : /[?!]/.test(sign);
    if (clause.end < next && isOwn) clause.end++;
  }
}
