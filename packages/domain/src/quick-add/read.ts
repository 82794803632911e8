import type { Day } from '../dates.ts';
import { SUBTASK_TITLE_MAX_LENGTH, TAGS_MAX_COUNT } from '../limits.ts';
import type { Priority } from '../priorities.ts';
import { type Recurrence, settledOn } from '../recurrence.ts';
import type { Candidate, PartKind } from './candidate.ts';
import { type Clock, type DateCandidate, findDates } from './dates.ts';
import {
  findHashes,
  findPriorities,
  type HashCandidate,
  type KnownProject,
  type PriorityCandidate,
} from './marks.ts';
import {
  type EndCandidate,
  findCounts,
  findLimits,
  findRepeats,
  firstDayFrom,
  type RepeatCandidate,
  type StartCandidate,
} from './repeats.ts';
import { type DurationCandidate, findDurations, findTimes, type TimeCandidate } from './times.ts';

/** Words that were parsed as a field and not as title. */
export interface QuickAddPart {
  kind: PartKind;
  /** The words, from `start` to `end` in the text. */
  text: string;
  start: number;
  end: number;
  /** Identifies the part, wherever it is in the text. Pass it back in `revoked` to make its words title again. */
  key: string;
}

/** One line of text, parsed into the fields of a subtask. Fields that the text does not mention are null or empty. */
export interface QuickAdd {
  title: string;
  /** In the order of the text. */
  parts: QuickAddPart[];
  dueDate: Day | null;
  /** `HH:MM` */
  dueTime: string | null;
  estimatedHours: number | null;
  priority: Priority | null;
  project: KnownProject | null;
  tags: string[];
  /** The recurrence, with `dueDate` as its first day. */
  repeat: Recurrence | null;
}

export interface QuickAddSetting extends Clock {
  /** The projects that `#name` may mean, the likeliest first. */
  projects: readonly KnownProject[];
  /** Keys of the parts that the user rejected: their words are title. */
  revoked: ReadonlySet<string>;
}

type Known =
  | DateCandidate
  | TimeCandidate
  | DurationCandidate
  | PriorityCandidate
  | HashCandidate
  | RepeatCandidate
  | StartCandidate
  | EndCandidate;

const keyOf = (text: string, { kind, start, end }: Candidate): string =>
  `${kind}:${text.slice(start, end).toLowerCase().replaceAll(/\s+/g, ' ')}`;

/** Quoted text is title as it is. */
const quotesIn = (text: string): [number, number][] =>
  [...text.matchAll(/["“„»][^"“”„«»]*["”“«]/gu)].map((match) => [match.index, match.index + match[0].length]);

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** Words that separate a date from what follows: "call Ana Friday about the cake". */
const GOES_ON =
  /^(?:about|with|at|for|to|re|regarding|via|from|and then|über|mit|wegen|für|bei|zu|zum|zur)(?=\s)(?!\s+(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*day)/iu;
const PUNCTUATION = /^(?:[\s,;.?)–-]|!(?=\s|$))*/u;

/** The candidates that are accepted in their context. */
function believed(text: string, candidates: readonly Known[]): Known[] {
  const isApart = (end: number, seen: number): boolean => {
    const rest = text.slice(end);
    const gap = PUNCTUATION.exec(rest)?.[0].length ?? 0;
    const next = end + gap;
    if (next >= text.length || /[,;–(]/.test(rest.slice(0, gap)) || /^[(–]/.test(rest.slice(gap)))
      return true;
    if (GOES_ON.test(rest.slice(gap))) return true;
    if (seen > candidates.length) return false;
    return candidates.some(
      (one) =>
        one.start === next && (one.trust === 'sure' || one.trust === 'beside' || isApart(one.end, seen + 1)),
    );
  };
  const isBeside = (one: Known): boolean =>
    candidates.some(
      (other) =>
        other !== one &&
        other.kind !== one.kind &&
        ((text.slice(one.end, other.start).trim() === '' && other.start >= one.end) ||
          (text.slice(other.end, one.start).trim() === '' && other.end <= one.start)),
    );
  return candidates.filter((one) => {
    if (one.trust === 'sure') return true;
    if (one.trust === 'beside') return isBeside(one);
    return (one.trust === 'apart' && one.start === 0) || isApart(one.end, 0);
  });
}

/** Removes overlaps: the longest candidate wins, and of equally long ones the most specific. */
function withoutOverlaps(candidates: readonly Known[]): Known[] {
  const rank: readonly PartKind[] = [
    'repeat',
    'start',
    'end',
    'date',
    'time',
    'duration',
    'priority',
    'project',
    'tag',
  ];
  const byWeight = candidates.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || rank.indexOf(a.kind) - rank.indexOf(b.kind),
  );
  const taken: Known[] = [];
  for (const one of byWeight) if (!taken.some((other) => overlap(one, other))) taken.push(one);
  return taken.toSorted((a, b) => a.start - b.start);
}

/** Of each kind the last one counts: "the 3 Dec meeting by 1 Dec". All tags count. */
function oneOfEach(parts: readonly Known[]): Known[] {
  return parts.filter((part, index) => {
    if (part.kind === 'tag') return true;
    if (part.kind === 'repeat') return parts.findIndex(({ kind }) => kind === 'repeat') === index;
    return parts.findLastIndex(({ kind }) => kind === part.kind) === index;
  });
}

function candidatesIn(text: string, setting: QuickAddSetting): Known[] {
  const dates = findDates(text, setting);
  const repeats = believed(text, findRepeats(text));
  const limits = repeats.length > 0 ? [...findLimits(text, dates), ...findCounts(text)] : [];
  const quotes = quotesIn(text);
  const all: Known[] = [
    ...dates,
    ...repeats,
    ...limits,
    ...findTimes(text, setting.locale),
    ...findDurations(text),
    ...findPriorities(text),
    ...findHashes(text, setting.projects),
  ];
  return all.filter((one) => !quotes.some(([start, end]) => overlap(one, { start, end })));
}

/** A verb needs an object, so its words stay title: "Plan next week". */
const NEEDS_OBJECT = /^(?:plan|review|prepare|organi[sz]e|schedule|planen|vorbereiten)$/i;

function titleOf(text: string, parts: readonly Known[]): string {
  if (parts.length === 0) return text.replaceAll(/\s+/g, ' ').trim().slice(0, SUBTASK_TITLE_MAX_LENGTH);
  let title = '';
  let at = 0;
  for (const part of parts) {
    title += `${text.slice(at, part.start)} `;
    at = part.end;
  }
  return `${title}${text.slice(at)}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,;.!?])(?=\s|$)/g, '$1')
    .replaceAll(/([,;])[,;]+/g, '$1')
    .replace(/^[\s,;.–-]+|[\s,;–-]+$/g, '')
    .replaceAll(/\(\s*\)/g, '')
    .trim()
    .slice(0, SUBTASK_TITLE_MAX_LENGTH);
}

type ValueOf<K extends Known['kind']> = Extract<Known, { kind: K }>['value'];

const said = <K extends Known['kind']>(parts: readonly Known[], kind: K) =>
  parts.find((part) => part.kind === kind)?.value as ValueOf<K> | undefined;

function scheduleOf(parts: readonly Known[], today: Day): Pick<QuickAdd, 'dueDate' | 'repeat'> {
  const date = said(parts, 'date') ?? null;
  const repeat = said(parts, 'repeat');
  if (!repeat) return { dueDate: date ?? (said(parts, 'time') === undefined ? null : today), repeat: null };
  const dueDate = firstDayFrom(repeat, said(parts, 'start') ?? date ?? today);
  const end = said(parts, 'end');
  const limit = end === undefined ? {} : 'count' in end ? end : { until: end.until(dueDate) };
  return { dueDate, repeat: settledOn({ ...repeat, ...limit }, dueDate) };
}

/**
 * Parses one line of quick add: "call Ana Tue 3pm 30m #bakery !high". Whatever is not clearly a field is title. Days
 * are in the user's time zone, `today` included.
 */
export function readQuickAdd(text: string, setting: QuickAddSetting): QuickAdd {
  const isRevoked = (one: Known) => setting.revoked.has(keyOf(text, one));
  const candidates = candidatesIn(text, setting);
  const revoked = candidates.filter(isRevoked);
  // A candidate that was accepted beside a rejected one stays accepted.
  const free = believed(text, candidates).filter((one) => !revoked.some((other) => overlap(one, other)));
  let parts = oneOfEach(withoutOverlaps(free));
  if (!parts.some(({ kind }) => kind === 'repeat'))
    parts = parts.filter(({ kind }) => kind !== 'start' && kind !== 'end');
  const named = titleOf(text, parts);
  // A text of only a date is no task, and neither is a verb without its object.
  if (named === '' || NEEDS_OBJECT.test(named))
    parts = parts.filter(({ trust }) => trust === 'sure' && named !== '');
  const tags = parts.flatMap((part) => (part.kind === 'tag' ? [part.value] : []));
  return {
    title: titleOf(text, parts),
    parts: parts.map((part) => ({
      kind: part.kind,
      text: text.slice(part.start, part.end),
      start: part.start,
      end: part.end,
      key: keyOf(text, part),
    })),
    ...scheduleOf(parts, setting.today),
    dueTime: said(parts, 'time') ?? null,
    estimatedHours: said(parts, 'duration') ?? null,
    priority: said(parts, 'priority') ?? null,
    project: said(parts, 'project') ?? null,
    tags: [...new Set(tags)].slice(0, TAGS_MAX_COUNT),
  };
}
