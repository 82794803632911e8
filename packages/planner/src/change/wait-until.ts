import type { Day } from '@daymark/domain/dates';
import { UNSAID, type WaitFields } from '@daymark/domain/reading';

/**
 * A wait for what a mail says in these words. It is no work of somebody else's, which would take the work of the brief out
 * that it is about.
 */
export const waitUntil = (until: Day | null, words: string, who: string | null = null): WaitFields => ({
  kind: 'wait',
  ...UNSAID.wait,
  title: words.replaceAll(/\s+/g, ' ').trim(),
  who,
  until,
});
