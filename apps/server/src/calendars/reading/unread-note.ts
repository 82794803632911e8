import { isBlank, withoutBidiControls } from '@daymark/domain/text';
import { languageNow } from '@daymark/words/in-language';
import { plural, t } from '@daymark/words/t';
import type { BareCalendar, Property } from './jcal.ts';
import type { Problem } from './occurrences.ts';
import { writtenNamed } from './values.ts';

const TITLE_MAX_CHARACTERS = 60;
const NAMED_COUNT = 5;

const CONTROLS = /\p{Cc}+/gu;

/** A title of a file in one line that is safe to store and to show; empty if there is none. */
export function titleIn(text: string): string {
  const line = withoutBidiControls(text.replaceAll(CONTROLS, ' '))
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (isBlank(line)) return '';
  return line.length > TITLE_MAX_CHARACTERS
    ? `${line.slice(0, TITLE_MAX_CHARACTERS - 1).toWellFormed()}…`
    : line;
}

const START = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** An event's start in words. */
function startOf(event: Property[]): string {
  const start = writtenNamed(event, 'dtstart');
  if (!start) return t`an unknown day`;
  const clock = new Date(start.wall).toISOString();
  const day = Temporal.PlainDate.from(clock.slice(0, 10)).toLocaleString('en-GB', START);
  return start.isDate ? day : t`${day} at ${clock.slice(11, 16)}`;
}

/** The first of some names, and how many more there are. */
function listed(names: readonly string[]): string {
  const named = names.slice(0, NAMED_COUNT);
  const more = names.length - named.length;
  const all = more > 0 ? [...named, t`${more} more`] : named;
  return new Intl.ListFormat(languageNow(), { type: 'conjunction' }).format(all);
}

export interface Unread {
  /** The number of events that could not be read, not completely, or not with certainty. */
  count: number;
  /** Names them, in sentences; null if there are none. */
  note: string | null;
}

type TitleOf = (event: Property[]) => string;

const quoted = (title: string): string => t`“${title}”`;

const nameOf = (event: Property[], titleOf: TitleOf): string => {
  const title = titleIn(titleOf(event));
  return title === '' ? t`the event that begins on ${startOf(event)}` : quoted(title);
};

const damagedNote = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        t`${plural(names.length, '# event')} of this calendar could not be read, or not completely: ${listed(names)}.`,
      ];

function tooLongNote([first, ...others]: readonly Property[][], titleOf: TitleOf): string[] {
  if (!first) return [];
  const count = others.length + 1;
  const hasTitle = titleIn(titleOf(first)) !== '';
  const names = listed([first, ...others].map((event) => nameOf(event, titleOf)));
  if (count === 1)
    return [
      hasTitle
        ? t`${names} repeats too often to be followed to its end. Time that it takes may be missing.`
        : t`The event that begins on ${startOf(first)} repeats too often to be followed to its end. Time that it takes may be missing.`,
    ];
  return [
    hasTitle
      ? t`${count} events repeat too often to be followed to their end: ${names}. Time that they take may be missing.`
      : t`${count} events repeat too often to be followed to their end, the first of them begins on ${startOf(first)}. Time that they take may be missing.`,
  ];
}

const zoneNotes = (problems: readonly Problem[], titleOf: TitleOf): string[] =>
  [...Map.groupBy(problems, ({ zone = '' }) => titleIn(zone))].slice(0, NAMED_COUNT).map(([zone, those]) => {
    const names = listed(those.map(({ event }) => nameOf(event, titleOf)));
    return t`The time zone “${zone}” is not known. Your own was taken for: ${names}.`;
  });

/** Says which events of a calendar are not what the calendar shows. Titles are only asked of those. */
export function unreadOf(
  { unread = [] }: BareCalendar,
  problems: readonly Problem[],
  titleOf: TitleOf,
): Unread {
  const of = (reason: Problem['reason']) => problems.filter((one) => one.reason === reason);
  const eventsOf = (reason: Problem['reason']) => of(reason).map(({ event }) => event);
  const untitled = t`an event without a title`;
  const inFile = unread.map(titleIn).map((title) => (title === '' ? untitled : quoted(title)));
  const sentences = [
    ...damagedNote([...inFile, ...eventsOf('unreadable').map((event) => nameOf(event, titleOf))]),
    ...tooLongNote(eventsOf('too long'), titleOf),
    ...zoneNotes(of('unknown zone'), titleOf),
  ];
  return {
    count: unread.length + new Set(problems.map(({ event }) => event)).size,
    note: sentences.length > 0 ? sentences.join(' ') : null,
  };
}
