import type { ReplannedMove } from '@daymark/contract/replans';
import { LEFT_MOVES_MAX_COUNT } from '@daymark/domain/limits';
import { useMemo, useState } from 'react';

/** A move of a preview, or one that the person took out of it: then its task stays where it is. */
export type ShownMove = ReplannedMove & { stays: boolean };

const inOrder = (a: ReplannedMove, b: ReplannedMove): number =>
  a.to < b.to || (a.to === b.to && a.id < b.id) ? -1 : 1;

/** The moves of a preview that are left out one by one; the rest is planned around what stays. */
export function useStaying() {
  const [left, setLeft] = useState<readonly ReplannedMove[]>([]);
  const staying = useMemo(() => left.map(({ id }) => id), [left]);
  return {
    staying,
    canLeaveMore: left.length < LEFT_MOVES_MAX_COUNT,
    /** Those of the preview with those that were left out of it, in the order of their days. */
    withLeft: (moves: readonly ReplannedMove[]): ShownMove[] => {
      const ids = new Set(staying);
      const others = moves.filter(({ id }) => !ids.has(id)).map((move) => ({ ...move, stays: false }));
      return [...others, ...left.map((move) => ({ ...move, stays: true }))].toSorted(inOrder);
    },
    change: ({ stays: _, ...move }: ShownMove, stays: boolean) =>
      setLeft((before) => [...before.filter(({ id }) => id !== move.id), ...(stays ? [move] : [])]),
    moveAll: () => setLeft([]),
  };
}
