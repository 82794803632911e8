import type { Day } from '@daymark/domain/dates';
import type { Statement, StatementFields, TaskFields, WaitFields } from '@daymark/domain/reading';
import { followed, type Links } from './links.ts';

/** Work and waits, which can follow other statements. */
export type Linked = TaskFields | WaitFields;

/** Statements that follow each part of another already have their links. */
export const isLinked = (one: StatementFields | undefined): one is Linked =>
  one?.kind === 'task' || (one?.kind === 'wait' && !one.each);

/** First and last day that a statement names; null if there are none. */
function daysOf(one: StatementFields): { first: Day | null; last: Day | null } {
  if (one.kind === 'event') return { first: one.on, last: one.on };
  if (one.kind === 'theirs') return { first: null, last: one.by };
  if (one.kind === 'wait') return { first: null, last: one.until };
  if (one.kind !== 'task') return { first: null, last: null };
  return { first: one.on[0] ?? one.from, last: one.on.at(-1) ?? one.by };
}

export function follow(one: Linked, other: Statement): void {
  if (followed(one).includes(other.id)) return;
  if (one.kind === 'wait') one.after = [...one.after, other.id];
  else one.after = [...one.after, { statement: other.id, lag: null, each: false }];
}

/** Whether the other one lies behind the end of this one. */
export function isLate(one: Linked, other: Statement): boolean {
  const { last: end } = daysOf(one);
  const { first: begin, last: over } = daysOf(other);
  return (
    end !== null &&
    ((begin !== null && begin > end) || (other.kind !== 'task' && over !== null && over > end))
  );
}

/** Removes links that already follow from other links. */
export function keepDirect(one: Linked, links: Links): void {
  const indirect = links.indirect(followed(one));
  if (indirect.size === 0) return;
  if (one.kind === 'wait') one.after = one.after.filter((id) => !indirect.has(id));
  else
    one.after = one.after.filter(
      ({ statement, lag, each }) => lag !== null || each || !indirect.has(statement),
    );
}
