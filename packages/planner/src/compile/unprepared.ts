import type { Day } from '@daymark/domain/dates';
import { dayBefore, earliestOf, latestOf } from './days.ts';
import { type Draft, lagOf } from './draft.ts';
import { inOrderOfLinks } from './own-weekdays.ts';

/** The last days of everything that comes before one of the drafts, by its own day. */
function duesBefore(drafts: readonly Draft[], order: readonly number[], fixed: number): Map<number, Day> {
  const dues = new Map<number, Day>();
  for (const index of order.toReversed()) {
    const due = index === fixed ? drafts[index]?.release : dues.get(index);
    if (!due) continue;
    for (const before of drafts[index]?.after ?? []) {
      const by = earliestOf(dues.get(before.draft), dayBefore(due, lagOf(before)));
      if (by && before.draft !== fixed) dues.set(before.draft, by);
    }
  }
  return dues;
}

/**
 * What is on a stated day happens on it, prepared or not: these drafts no longer wait for anything, and what they waited
 * for is due before them. That is for want of hours only: nothing changes where the days of a brief contradict each
 * other.
 */
export function unprepared(drafts: readonly Draft[], fixed: readonly number[], from: Day): Draft[] {
  const order = inOrderOfLinks(drafts);
  const changed = [...drafts];
  for (const index of fixed) {
    const dues = duesBefore(drafts, order, index);
    const isContrary = [...dues].some(([before, due]) => {
      const { release, deadline } = drafts[before] as Draft;
      return (earliestOf(due, deadline) ?? due) < (latestOf(release, from) ?? from);
    });
    if (isContrary) continue;
    changed[index] = { ...(changed[index] as Draft), after: [] };
    for (const [before, due] of dues) {
      const draft = changed[before] as Draft;
      if (!draft.isAnchor) changed[before] = { ...draft, deadline: earliestOf(draft.deadline, due) };
    }
  }
  return changed;
}
