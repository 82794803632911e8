import type { Day } from '@daymark/domain/dates';
import { SUBTASK_TITLE_MAX_LENGTH, TAGS_MAX_COUNT } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import { type Recurrence, settledOn } from '@daymark/domain/recurrence';
import { believed, oneOfEach, withoutOverlaps } from './belief.ts';
import {
  type Candidate,
  type DateCandidate,
  type KnownProject,
  overlap,
  type PartKind,
} from './candidate.ts';
import { findDates } from './days.ts';
import { findDurations } from './durations.ts';
import { findLimits } from './limits.ts';
import { type Clock, type Line, lineIn } from './line.ts';
import { findHashes, findPriorities } from './marks.ts';
import { findCounts, findRepeats, firstDayFrom } from './repeats.ts';
import { findTimes, isLate, timeOfPart, twelveLater } from './times.ts';
import { unreadDayIn } from './unread.ts';
import { LINE_LANGUAGES, type LineLanguage } from './vocabulary.ts';

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
  /** Without a day: the words of the title that name one, and were not understood. */
  unreadDay: string | null;
}

export interface QuickAddSetting extends Clock {
  /** The language of the user. A line in another one is read too. */
  language: LineLanguage;
  /** The projects that `#name` may mean, the likeliest first. */
  projects: readonly KnownProject[];
  /** Keys of the parts that the user rejected: their words are title. */
  revoked: ReadonlySet<string>;
}

const keyOf = (text: string, { kind, start, end }: Candidate): string =>
  `${kind}:${text.slice(start, end).toLowerCase().replaceAll(/\s+/g, ' ')}`;

/** Quoted text is title as it is. */
const quotesIn = (text: string): [number, number][] =>
  [...text.matchAll(/["“„»«][^"“”„«»]*["”“«»]/gu)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);

function candidatesIn(
  line: Line,
  dates: readonly DateCandidate[],
  projects: readonly KnownProject[],
): Candidate[] {
  const { text } = line;
  const times = findTimes(line);
  const repeats = believed(line, findRepeats(line), [...dates, ...times]);
  const limits = repeats.length > 0 ? [...findLimits(line, dates), ...findCounts(line)] : [];
  const quotes = quotesIn(text);
  const all: Candidate[] = [
    ...dates.filter(({ isTaken }) => !isTaken),
    ...repeats,
    ...limits,
    ...times,
    ...findDurations(line),
    ...findPriorities(text),
    ...findHashes(text, projects),
  ];
  return all.filter((one) => !quotes.some(([start, end]) => overlap(one, { start, end })));
}

function titleOf(text: string, parts: readonly Candidate[]): string {
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
    .replace(/^[\s,;:.–-]+|[\s,;:/–-]+$/g, '')
    .replaceAll(/\(\s*\)|\[\s*\]/g, '')
    .trim()
    .slice(0, SUBTASK_TITLE_MAX_LENGTH);
}

type OfKind<K extends PartKind> = Extract<Candidate, { kind: K }>;

const partOf = <K extends PartKind>(parts: readonly Candidate[], kind: K): OfKind<K> | undefined =>
  parts.find((part): part is OfKind<K> => part.kind === kind);

type ValueOf<K extends PartKind> = OfKind<K>['value'];

const said = <K extends PartKind>(parts: readonly Candidate[], kind: K) =>
  partOf(parts, kind)?.value as ValueOf<K> | undefined;

function scheduleOf(parts: readonly Candidate[], today: Day): Pick<QuickAdd, 'dueDate' | 'repeat'> {
  const date = said(parts, 'date') ?? null;
  const repeat = said(parts, 'repeat');
  if (!repeat) return { dueDate: date ?? (said(parts, 'time') === undefined ? null : today), repeat: null };
  const dueDate = firstDayFrom(repeat, said(parts, 'start') ?? date ?? today);
  const end = said(parts, 'end');
  const limit = end === undefined ? {} : 'count' in end ? end : { until: end.until(dueDate) };
  return { dueDate, repeat: settledOn({ ...repeat, ...limit }, dueDate) };
}

/** The time that is said, in the half of the day that is said with it; else that of the part of the day. */
function timeOf(parts: readonly Candidate[]): string | null {
  const time = partOf(parts, 'time');
  const part = partOf(parts, 'date')?.part ?? partOf(parts, 'repeat')?.part ?? null;
  if (time) return time.isOpen && isLate(part) ? twelveLater(time.value) : time.value;
  return part && timeOfPart(part);
}

interface Reading {
  line: Line;
  parts: Candidate[];
  revoked: Candidate[];
  /** Days that are none of the line: of a noun, over, or none at all. */
  refused: DateCandidate[];
}

/** A title of only a verb lacks its object: "Plan next week". */
const lacksObject = (line: Line, title: string): boolean => {
  const { lexemes } = lineIn(title, line.language, line.isOwn, line);
  return lexemes.length === 1 && lexemes[0]?.entry?.meaning.needsObject !== undefined;
};

/** "Thursday dentist 3pm": with a time, a weekday at the start is the day of it, and no part of a name. */
function withDayOfTime(
  line: Line,
  parts: Candidate[],
  all: readonly Candidate[],
  revoked: readonly Candidate[],
): Candidate[] {
  if (!partOf(parts, 'time') || partOf(parts, 'date') || partOf(parts, 'repeat')) return parts;
  const first = all.find(
    (one): one is DateCandidate => one.kind === 'date' && one.start === 0 && one.value !== null,
  );
  const isFree = first && line.isOwn && ![...parts, ...revoked].some((other) => overlap(first, other));
  return isFree ? [first, ...parts] : parts;
}

function readIn(line: Line, setting: QuickAddSetting): Reading {
  const { text } = line;
  const dates = findDates(line);
  const refused = dates.filter(({ value, isTaken }) => value === null || isTaken);
  const candidates = candidatesIn(line, dates, setting.projects);
  const revoked = candidates.filter((one) => setting.revoked.has(keyOf(text, one)));
  // A candidate that was accepted beside a rejected one stays accepted.
  const free = believed(line, candidates).filter((one) => !revoked.some((other) => overlap(one, other)));
  // A date that does not exist is title, and none of its words is another one.
  const whole = withoutOverlaps(free).filter((one) => one.kind !== 'date' || one.value !== null);
  let parts = withDayOfTime(line, oneOfEach(whole), candidates, revoked);
  if (!parts.some(({ kind }) => kind === 'repeat'))
    parts = parts.filter(({ kind }) => kind !== 'start' && kind !== 'end');
  const title = titleOf(text, parts);
  // A text of only a date is no task, and neither is a verb without its object.
  if (title === '') parts = [];
  if (!partOf(parts, 'time') && lacksObject(line, title))
    parts = parts.filter(
      (one) => one.kind !== 'date' || !one.isObject || (one.trust === 'sure' && line.language === 'en'),
    );
  return { line, parts, revoked, refused };
}

const LETTER = /\p{L}/u;
const DAY_KINDS: ReadonlySet<PartKind> = new Set<PartKind>(['date', 'time', 'repeat', 'start', 'end']);
const lengthRead = ({ parts }: Reading): number =>
  parts.filter(({ kind }) => DAY_KINDS.has(kind)).reduce((sum, { start, end }) => sum + end - start, 0);

/** The reading in the user's language, unless the line says more of a day in another one. */
function bestReading(text: string, setting: QuickAddSetting): Reading {
  const own = readIn(lineIn(text, setting.language, true, setting), setting);
  let best = own;
  for (const language of LINE_LANGUAGES) {
    if (language === setting.language) continue;
    const other = readIn(lineIn(text, language, false, setting), setting);
    // Digits are the same in every language.
    const hasDay = other.parts.some(
      ({ kind, start, end }) => DAY_KINDS.has(kind) && LETTER.test(text.slice(start, end)),
    );
    const isRefused = other.parts.some((part) => own.refused.some((one) => overlap(part, one)));
    if (hasDay && !isRefused && lengthRead(other) > lengthRead(best)) best = other;
  }
  return best;
}

/**
 * Parses one line of quick add: "call Ana Tue 3pm 30m #bakery !high", "Mehl am Freitag um halb neun bestellen".
 * Whatever is not clearly a field is title. A time is that of today only if the line names no other day. Days are in the
 * user's time zone, `today` included.
 */
export function readQuickAdd(text: string, setting: QuickAddSetting): QuickAdd {
  const { line, parts: all, revoked } = bestReading(text, setting);
  const hasDay = all.some(({ kind }) => kind === 'date' || kind === 'repeat');
  const unreadDay = hasDay ? null : unreadDayIn(line, all, revoked);
  const parts = unreadDay === null ? all : all.filter(({ kind }) => kind !== 'time');
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
    dueTime: timeOf(parts),
    estimatedHours: said(parts, 'duration') ?? partOf(parts, 'time')?.hours ?? null,
    priority: said(parts, 'priority') ?? null,
    project: said(parts, 'project') ?? null,
    tags: [...new Set(tags)].slice(0, TAGS_MAX_COUNT),
    unreadDay,
  };
}
