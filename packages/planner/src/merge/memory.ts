import type { Depth } from '@daymark/domain/steps';
import type { Proposed } from '../shape.ts';

/** The data of the last plan that is stored besides its rows. */
export interface ProposedPlan {
  /** Everything that it proposed and that was written. */
  offered: Proposed[];
  /** Everything that was ever proposed and rejected. */
  declined: Proposed[];
  /** A stamp of the request. */
  asked: string;
  /** Missing in older plans. */
  depth?: Depth;
  /** The kind of project that the person chose; null for the nearest. */
  projectKind?: string | null;
}

const nameOf = ({ key, part }: Proposed): string => `${key}#${part}`;

/** Most rejected tasks that are stored, the last first. */
const MOST_DECLINED = 2_000;

/** Tasks that were proposed and do not exist any more, because the user deleted or rejected them. */
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
