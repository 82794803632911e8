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

/** Words of the text that may be a date, time, tag or other field. */
export interface Candidate<Value = unknown> {
  kind: PartKind;
  start: number;
  end: number;
  value: Value;
  /**
   * Where the candidate is accepted. `sure`: anywhere. `apart`: at the start of the text, or if nothing follows that it
   * could belong to. `last`: only if nothing follows that it could belong to. `beside`: only next to another part.
   */
  trust: 'sure' | 'apart' | 'last' | 'beside';
}

/** Matches whole words only. Punctuation may follow, but "Monday.com" and "today's" do not match. */
const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![^\\s(])(?:${pattern})(?=[,.;!?)]*(?:\\s|$))`, 'giu');

/**
 * Finds a pattern in whole words and converts each match with `read`. Matches for which `read` returns undefined are
 * left out.
 */
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

/** Nouns whose number is a name: "Chapter 3 May", "room 15:30". */
const NUMBERED =
  /(?<![\p{L}])(?:chapter|section|page|part|version|room|level|step|phase|unit|lesson|figure|table|no|nr|number|act|episode|season|volume|vol|book|psalm|john|luke|genesis|gate|platform|line|bus|track|flight|route|kapitel|seite|teil|raum|folge|band|nummer|stufe|schritt|gleis|linie|zimmer)\.?\s+$/iu;

export const isNumbered = (text: string, start: number): boolean => NUMBERED.test(text.slice(0, start));
