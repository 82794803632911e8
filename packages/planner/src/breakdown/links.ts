import type { Day } from '@daymark/domain/dates';
import type { Draft, Wait } from './draft.ts';

/** Adds a dependency unless it is there, or would close a circle. */
export function link(
  drafts: readonly Draft[],
  before: number,
  next: number,
  how: Pick<Wait, 'usual' | 'early'> = {},
): void {
  const draft = drafts[next];
  if (!draft || before === next || reaches(drafts, before, next)) return;
  const known = draft.after.find((one) => one.draft === before);
  if (!known) draft.after.push({ draft: before, lagDays: 0, ...how });
  if (known && !how.usual) delete known.usual;
  if (known && !how.early) delete known.early;
}

/** Whether `from` depends, however far back, on `to`. */
const reaches = (drafts: readonly Draft[], from: number, to: number): boolean =>
  hangsOn(drafts, from, (at) => at === to);

/** Whether `from` depends, however far back, on what can only be done after the day. */
export const hangsOnLater = (drafts: readonly Draft[], from: number, day: Day): boolean =>
  hangsOn(drafts, from, (at) => (drafts[at]?.release ?? '') > day);

function hangsOn(drafts: readonly Draft[], from: number, is: (at: number) => boolean): boolean {
  const seen = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (is(at)) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const { draft } of drafts[at]?.after ?? []) open.push(draft);
  }
  return false;
}

/** A day that the brief gives is stronger than the usual order. */
export const mayFollow = (before: Draft | undefined, next: Draft | undefined): boolean =>
  next?.deadline == null || before?.release == null || before.release <= next.deadline;
