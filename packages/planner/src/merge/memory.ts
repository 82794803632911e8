import type { Granularity, Proposed } from '../shape.ts';

/** What is remembered of the last plan beside its rows. */
export interface ProposedPlan {
  /** All that it proposed and that was written. */
  offered: Proposed[];
  /** What was proposed, then or earlier, and not wanted. */
  declined: Proposed[];
  /** Names what was asked for. */
  asked: string;
  granularity: Granularity;
  /** Ids of statements that were cut further. */
  finer: string[];
}

const nameOf = ({ key, part }: Proposed): string => `${key}#${part}`;

/** So much is remembered of what was not wanted, the last first. */
const MOST_DECLINED = 2_000;

/** What was proposed and is not there any more: what the person deleted, and what they left out before it was written. */
export function declinedSince(
  plan: Pick<ProposedPlan, 'offered' | 'declined'> | null,
  present: readonly Proposed[],
): Proposed[] {
  const there = new Set(present.map(nameOf));
  const gone = new Map(
    [...(plan?.declined ?? []), ...(plan?.offered ?? [])].map((proposed) => [nameOf(proposed), proposed]),
  );
  return [...gone].flatMap(([name, proposed]) => (there.has(name) ? [] : [proposed])).slice(-MOST_DECLINED);
}
