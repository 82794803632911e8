import { type Day, daysBetween } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { formatDay } from '../../platform/format.ts';

/** Older chats show their date instead of a number of days. */
const COUNTED_DAYS = 7;

/**
 * When a chat was last used: Today, Yesterday, up to 7 days ago, then the date, with the year if it is not the current
 * one.
 */
export function dateLabel(day: Day, today: Day, locale?: string): string {
  const ago = daysBetween(day, today);
  // With a clock ahead of the server's, it may seem to be tomorrow.
  if (ago <= 0) return t`Today`;
  if (ago === 1) return t`Yesterday`;
  if (ago <= COUNTED_DAYS) return t`${plural(ago, '# day ago', '# days ago')}`;
  return formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated', locale);
}

/** Groups neighbouring items of a list that have the same label. */
export function underLabels<Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
): { label: string; items: Item[] }[] {
  const groups: { label: string; items: Item[] }[] = [];
  for (const item of items) {
    const label = labelOf(item);
    const last = groups.at(-1);
    if (last?.label === label) last.items.push(item);
    else groups.push({ label, items: [item] });
  }
  return groups;
}
