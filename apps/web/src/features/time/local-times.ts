import { addDays, type Day } from '@daymark/domain/dates';

/** A day and a time of day, `HH:MM`, in a time zone. */
export interface LocalTime {
  day: Day;
  time: string;
}

const MILLISECONDS_A_DAY = 86_400_000;

export function localTimeOf(timezone: string, instant: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const asIfUtc = ({ day, time }: LocalTime): number => Date.parse(`${day}T${time}:00Z`);

/** The UTC offset at an instant, in milliseconds. */
const offsetAt = (timezone: string, milliseconds: number): number =>
  asIfUtc(localTimeOf(timezone, new Date(milliseconds))) - milliseconds;

/**
 * The instant of a local time. A time that a clock change repeats is the first of the two; one that it skips becomes
 * the one after the gap, as on the server.
 */
export function instantOf(timezone: string, local: LocalTime): Date {
  const asked = asIfUtc(local);
  const before = asked - offsetAt(timezone, asked - MILLISECONDS_A_DAY);
  const after = asked - offsetAt(timezone, asked + MILLISECONDS_A_DAY);
  const isRight = (milliseconds: number) => asIfUtc(localTimeOf(timezone, new Date(milliseconds))) === asked;
  return new Date([before, after].find(isRight) ?? before);
}

/** The span between two times of day; an end that is not later is on the next day. */
export function spanOf(timezone: string, day: Day, from: string, until: string) {
  const ends = until <= from ? addDays(day, 1) : day;
  return {
    startedAt: instantOf(timezone, { day, time: from }).toISOString(),
    endedAt: instantOf(timezone, { day: ends, time: until }).toISOString(),
  };
}
