export type PartKind =
  | 'date'
  | 'time'
  | 'duration'
  | 'priority'
  | 'project'
  | 'tag'
  | 'repeat'
  | 'start'
  | 'end';

/** Words that may mean something else than what they say. */
export interface Candidate<Value = unknown> {
  kind: PartKind;
  start: number;
  end: number;
  value: Value;
  /**
   * How far it is to be believed. `sure`: wherever it stands. `apart`: where it begins the text, or nothing that it
   * could belong to follows. `last`: only where nothing that it could belong to follows. `beside`: only next to another part.
   */
  trust: 'sure' | 'apart' | 'last' | 'beside';
}

/** A whole word or several: nothing is glued to them but punctuation behind, so "Monday.com" and "today's" are none. */
const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![^\\s(])(?:${pattern})(?=[,.;!?)]*(?:\\s|$))`, 'giu');

/** Finds a pattern in whole words, and what `read` makes of each; what it makes nothing of is left out. */
export function findAll<C extends Candidate>(
  text: string,
  pattern: string,
  read: (match: RegExpExecArray) => Omit<C, 'start' | 'end'> | undefined,
): C[] {
  return [...text.matchAll(whole(pattern))].flatMap((match) => {
    const found = read(match);
    return found ? [{ ...found, start: match.index, end: match.index + match[0].length } as C] : [];
  });
}

/** Numbers that only name a thing: "Chapter 3 May", "room 15:30". */
const NUMBERED =
  /(?<![\p{L}])(?:chapter|section|page|part|version|room|level|step|phase|unit|lesson|figure|table|no|nr|number|act|episode|season|volume|vol|book|psalm|john|luke|genesis|gate|platform|line|bus|track|flight|route|kapitel|seite|teil|raum|folge|band|nummer|stufe|schritt|gleis|linie|zimmer)\.?\s+$/iu;

export const isNumbered = (text: string, start: number): boolean => NUMBERED.test(text.slice(0, start));
