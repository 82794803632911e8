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
function reaches(drafts: readonly Draft[], from: number, to: number): boolean {
  const seen = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === to) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const { draft } of drafts[at]?.after ?? []) open.push(draft);
  }
  return false;
}

/** A day that the brief gives is stronger than the usual order. */
export const mayFollow = (before: Draft | undefined, next: Draft | undefined): boolean =>
  next?.deadline == null || before?.release == null || before.release <= next.deadline;
