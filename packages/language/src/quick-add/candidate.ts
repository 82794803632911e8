import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Recurrence } from '@daymark/domain/recurrence';
import type { LinePart } from './line.ts';

export interface KnownProject {
  id: string;
  name: string;
}

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
interface Span<Kind extends PartKind, Value> {
  kind: Kind;
  start: number;
  end: number;
  value: Value;
  /**
   * Where the candidate is accepted. `sure`: anywhere. `apart`: at the start of the text, or if nothing follows that it
   * could belong to. `last`: only if nothing follows that it could belong to. `beside`: only next to another part. `near`:
   * as `beside` or as `last`.
   */
  trust: 'sure' | 'apart' | 'last' | 'beside' | 'near';
}

/** A day; null for a date that does not exist or is over: it is no other date either. */
export type DateCandidate = Span<'date', Day | null> & {
  part: LinePart | null;
  /** Whether it is the day by which, on which or for which it is. */
  lead: 'on' | 'by' | 'for' | null;
  /** Where it begins without the words that lead to it. */
  bare: number;
  /** It belongs to the noun before it: only the days of a series may be led so. */
  isTaken: boolean;
  /** It may be the object of a verb: "plan next week". */
  isObject: boolean;
};
export type TimeCandidate = Span<'time', string> & {
  /** How long it takes, if its end is given. */
  hours: number | null;
  /** The hour may be in the morning or in the evening. */
  isOpen: boolean;
};
/** Hours of work. */
export type DurationCandidate = Span<'duration', number>;
export type PriorityCandidate = Span<'priority', Priority>;
export type HashCandidate = Span<'project', KnownProject> | Span<'tag', string>;
export type RepeatCandidate = Span<'repeat', Recurrence> & { part: LinePart | null };
export type StartCandidate = Span<'start', Day>;
/** The end of a series: a count, or a last day computed from the first. */
export type EndCandidate = Span<'end', { count: number } | { until: (first: Day) => Day }>;

export type Candidate =
  | DateCandidate
  | TimeCandidate
  | DurationCandidate
  | PriorityCandidate
  | HashCandidate
  | RepeatCandidate
  | StartCandidate
  | EndCandidate;

export type Trust = Candidate['trust'];

export const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;
