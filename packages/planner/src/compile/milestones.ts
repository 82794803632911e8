import type { PlanRequest } from '../shape.ts';
import type { Draft } from './draft.ts';

/** Shorter words say little about a milestone's subject. */
const LEAST_LETTERS = 4;
/** Words with the same beginning of this length count as forms of one word. */
const SAME_BEGINNING = 5;
/** A task belongs to a milestone if it has this share of its words. */
const LEAST_SHARE = 0.5;

const beginningsOf = (text: string): string[] => [
  ...new Set(
    (
      text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter((word) => word.length >= LEAST_LETTERS)
      .map((word) => word.slice(0, SAME_BEGINNING)),
  ),
];

/** Assigns tasks to the milestones whose words they share: they are due before the milestone's day. */
export function bindMilestones(drafts: readonly Draft[], { milestones }: PlanRequest): Draft[] {
  const bound = drafts.map((draft) => ({ ...draft }));
  for (const { id, name, dueDate } of milestones.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))) {
    const wanted = beginningsOf(name);
    if (wanted.length === 0) continue;
    for (const draft of bound) {
      const own = beginningsOf(`${draft.title} ${draft.source?.text ?? ''}`);
      const share = wanted.filter((word) => own.includes(word)).length / wanted.length;
      const isBehind = draft.release !== null && draft.release > dueDate;
      if (share < LEAST_SHARE || isBehind || draft.milestoneId) continue;
      draft.milestoneId = id;
      if (!draft.deadline || draft.deadline > dueDate) draft.deadline = dueDate;
    }
  }
  return bound;
}
