import { type Candidate, findAll, isNumbered } from './candidate.ts';
import { NUMBER, numberNamed } from './words.ts';

export type TimeCandidate = Candidate<string> & { kind: 'time' };
/** Hours of work. */
export type DurationCandidate = Candidate<number> & { kind: 'duration' };

const HOURS_MAX_READ = 100;

function timeOf(hours: string, minutes: string | undefined, half: string | undefined): string | undefined {
  const late = half?.toLowerCase().startsWith('p');
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return undefined;
  const whole = half ? (hour % 12) + (late ? 12 : 0) : hour;
  const time = `${String(whole).padStart(2, '0')}:${minutes ?? '00'}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

const at = (value: string | undefined, trust: Candidate['trust']) =>
  value === undefined ? undefined : ({ kind: 'time', value, trust } as const);

/** In "3 am Freitag", "am" is the German preposition. */
const GERMAN_AM = /^\s+(?:\d|mo|di|mi|do|fr|sa|so)/i;

/** French and Spanish words before a time of day. */
const ROMANCE_LEAD = '(?:à|vers|dès|avant|après|a las?|sobre las?|desde las?|hasta las?|antes de las?)';

const isRomance = (locale: string): boolean => /^(?:fr|es)\b/i.test(locale);

/** "15h30" and "15h" are times of day in French and Spanish; "2h30" and "8 h" are how long. */
const clocksWithH = (text: string): TimeCandidate[] =>
  findAll<TimeCandidate>(text, '(\\d{1,2}) ?h(?: ?(\\d{2}))?', ([, hours = '', minutes]) =>
    Number(hours) >= (minutes === undefined ? 13 : 7)
      ? at(timeOf(hours, minutes, undefined), 'sure')
      : undefined,
  );

/** All candidates for a time of day. */
export function findTimes(text: string, locale: string): TimeCandidate[] {
  const lead = '(?:(at|um|by|gegen|ab) )?';
  return [
    ...findAll<TimeCandidate>(
      text,
      `${lead}@?(\\d{1,2})(?:[:.](\\d{2}))? ?(am|pm|a\\.m\\.|p\\.m\\.)`,
      (match) => {
        const [whole, , hours = '', minutes, half] = match;
        if (GERMAN_AM.test(text.slice(match.index + whole.length)) && half === 'am') return undefined;
        return at(timeOf(hours, minutes, half), 'sure');
      },
    ),
    ...findAll<TimeCandidate>(text, `${lead}@?(\\d{1,2}):(\\d{2})`, (match) => {
      const [, before, hours = '', minutes] = match;
      if (isNumbered(text, match.index)) return undefined;
      return at(timeOf(hours, minutes, undefined), before ? 'sure' : hours.length === 2 ? 'apart' : 'beside');
    }),
    ...findAll<TimeCandidate>(text, `${lead}(\\d{1,2})(?:[:.](\\d{2}))? uhr`, ([, , hours = '', minutes]) =>
      at(timeOf(hours, minutes, undefined), 'sure'),
    ),
    ...findAll<TimeCandidate>(
      text,
      `${ROMANCE_LEAD} (\\d{1,2}) ?(?:h|:)(?: ?(\\d{2}))?`,
      ([, hours = '', minutes]) => at(timeOf(hours, minutes, undefined), 'sure'),
    ),
    ...(isRomance(locale) ? clocksWithH(text) : []),
    ...findAll<TimeCandidate>(text, '(?:at|um) (\\d{1,2})', ([, hours = '']) =>
      at(timeOf(hours, undefined, undefined), 'beside'),
    ),
    ...findAll<TimeCandidate>(text, 'at noon|at midday', () => at('12:00', 'sure')),
  ];
}

const during = (hours: number, lead: string | undefined) =>
  hours > 0 && hours <= HOURS_MAX_READ
    ? ({ kind: 'duration', value: Math.round(hours * 100) / 100, trust: lead ? 'sure' : 'last' } as const)
    : undefined;

const decimal = (text: string): number => Number(text.replace(',', '.'));

/** Words that turn a duration into a rate: "5 hours a week". */
const RATE = /^\s+(?:a|per|each|every|before|after|ago|pro|die|vor|nach|later|am)(?:\s|$)/i;

/** All candidates for a duration. */
export function findDurations(text: string): DurationCandidate[] {
  const lead = '(?:(for|takes|ca\\.|about|für|dauert) )?';
  const minutes = '(?:m|min|mins|minutes?|minuten)';
  const found = [
    ...findAll<DurationCandidate>(
      text,
      `${lead}(\\d{1,3}(?:[.,]\\d{1,2})?) ?(?:h|hrs?|hours?|std|stunden?)(?: ?(?:and |und )?(\\d{1,2}) ?${minutes}?)?`,
      ([, before, hours = '', more]) => during(decimal(hours) + Number(more ?? 0) / 60, before),
    ),
    ...findAll<DurationCandidate>(
      text,
      `${lead}(\\d{1,3}) ?(?:min|mins|minutes?|minuten)`,
      ([, before, count = '']) => during(Number(count) / 60, before),
    ),
    ...findAll<DurationCandidate>(text, `${lead}(\\d{1,3})m`, ([, before, count = '']) =>
      during(Number(count) / 60, before),
    ),
    ...findAll<DurationCandidate>(text, `${lead}(?:half an hour|(?:eine )?halbe stunde)`, ([, before]) =>
      during(0.5, before),
    ),
    ...findAll<DurationCandidate>(text, `${lead}(${NUMBER}) (?:hours?|stunden?)`, ([, before, count = '']) =>
      during(numberNamed(count), before),
    ),
  ];
  return found.filter(({ start, end }) => !isNumbered(text, start) && !RATE.test(text.slice(end)));
}
