import { t } from '@daymark/words/t';
import type { Losses } from './losses.ts';

/** "Call Ana @phone @work": the words of the title, and its labels. */
export function labelsIn(content: string): { title: string; tags: string[] } {
  const tags: string[] = [];
  const title = content.replace(/(^|\s)@([\p{L}\p{N}_-]+)(?=\s|$)/gu, (_, before: string, label: string) => {
    tags.push(label);
    return before;
  });
  return { title: title.replace(/\s+/g, ' ').trim() || content, tags };
}

const MINUTES: Record<string, number> = { minute: 1, minutes: 1, day: 24 * 60, days: 24 * 60 };

export const hoursOf = (amount: number | undefined, unit: string, losses: Losses): number | undefined => {
  if (!amount) return undefined;
  const minutes = MINUTES[unit.toLowerCase()];
  if (minutes === 1) return amount / 60;
  losses.add('duration', t`A duration in days is not an estimate of work, so it is not taken`);
  return undefined;
};
