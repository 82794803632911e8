import { t } from '@daymark/words/t';
/** "Good morning, Ada", by the clock in the user's time zone. */
export function greetingAt(instant: Date, timezone: string, name: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const hour = Number(parts.find(({ type }) => type === 'hour')?.value);
  if (hour >= 4 && hour < 12) return t`Good morning, ${name}`;
  return hour >= 12 && hour < 18 ? t`Good afternoon, ${name}` : t`Good evening, ${name}`;
}
