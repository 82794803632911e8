const MINUTES: readonly [unit: RegExp, minutes: number][] = [
  [/^(?:h|hs|hrs?|hours?|std|stdn?|stunden?|heures?|horas?)$/, 60],
  [/^(?:m|mn|min|mins|minutes?|minuten|minutos?)$/, 1],
  [/^(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?)$/, 1 / 60],
];

const minutesOf = (unit: string): number | undefined => MINUTES.find(([pattern]) => pattern.test(unit))?.[1];

const FRACTIONS: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' };

const simple = (text: string): string =>
  text
    .slice(0, 100)
    .toLowerCase()
    .trim()
    .replace(/^(?:~|≈|ca\.?|approx\.?|about|etwa|env(?:iron)?\.?|aprox\.?)\s*/, '')
    .replace(/(\d*)\s?([¼½¾])/g, (_, whole: string, part: string) => `${whole || '0'}${FRACTIONS[part]}`)
    .replace(/(\d),(?=\d)/g, '$1.');

const CLOCK = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?\s*(?:h|hrs?|hours?|std\.?|stunden|heures|horas)?$/;
const PERIOD = /^pt(?=\d)(?:([\d.]+)h)?(?:([\d.]+)m)?(?:([\d.]+)s)?$/;
const PART = /(\d+(?:\.\d+)?|\.\d+)\s*(\p{L}+)?\.?(?:\s|,|&|\+|\bund\b|\band\b|\bet\b|\by\b)*/guy;

const inHours = (hours = '0', minutes = '0', seconds = '0'): number =>
  Number(hours) + Number(minutes) / 60 + Number(seconds) / 3_600;

/** The sum of "1 h 30 min". A number without a unit is in the unit below the one before it: "1h30". */
function sumOfParts(text: string, first: number): number | undefined {
  const parts = [...text.matchAll(PART)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return undefined;
  let sum = 0;
  let above: number | undefined;
  for (const [at, [, amount, unit]] of parts.entries()) {
    const below = at === 0 ? first : above && above / 60;
    const minutes = unit === undefined ? below : minutesOf(unit);
    if (minutes === undefined || (at > 0 && minutes >= (above ?? 0))) return undefined;
    sum += Number(amount) * minutes;
    above = unit === undefined ? undefined : minutes;
  }
  return sum / 60;
}

/** The hours that a cell says: "1.5", "1,5 h", "1:30", "1h 30m", "90 min"; undefined if it says something else. */
export function hoursIn(text: string, unit: 'hours' | 'minutes' = 'hours'): number | undefined {
  const said = simple(text);
  const [clock, ...clockParts] = CLOCK.exec(said) ?? [];
  const [period, ...periodParts] = PERIOD.exec(said) ?? [];
  const hours =
    clock !== undefined
      ? inHours(...clockParts)
      : period !== undefined
        ? inHours(...periodParts)
        : sumOfParts(said, unit === 'hours' ? 60 : 1);
  return hours !== undefined && Number.isFinite(hours) ? hours : undefined;
}

/** What a number alone stands for in a column, by its name. */
export const unitOfColumn = (name: string): 'hours' | 'minutes' =>
  /\b(?:min|mins|minutes?|minuten|minutos?)\b/i.test(name) ? 'minutes' : 'hours';
