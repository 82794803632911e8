const LENGTH =
  /^(?:(?<hours>\d+(?:[.,]\d+)?)\s*(?:h[a-zé.]*|std\.?|:))?\s*(?:(?<minutes>\d+)\s*(?:m[a-zé.]*)?)?$/i;
const BARE = /^\d+(?:[.,]\d+)?$/;
/** A number without a unit up to this one is in hours. */
const BARE_HOURS_MAX = 8;
const MINUTES_MAX = 10_080;

const numberOf = (typed: string | undefined): number => Number((typed ?? '0').replace(',', '.'));

/** A typed length of work in minutes: "45m", "1h30", "1:30", "1.5 h", "2"; undefined if it is none. */
export function typedMinutes(typed: string): number | undefined {
  const text = typed.trim();
  const bare = BARE.test(text) ? numberOf(text) : undefined;
  const { hours, minutes } = LENGTH.exec(text)?.groups ?? {};
  const read =
    bare === undefined ? numberOf(hours) * 60 + numberOf(minutes) : bare * (bare <= BARE_HOURS_MAX ? 60 : 1);
  const whole = Math.round(read);
  return whole >= 1 && whole <= MINUTES_MAX ? whole : undefined;
}

/** Minutes as one types them: "45m", "2h", "1h30". */
export function minutesToType(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h${String(rest).padStart(2, '0')}`;
}
