import type { ReplannedMove } from '@daymark/contract/replans';
import { LEFT_MOVES_MAX_COUNT } from '@daymark/domain/limits';
import { useMemo, useState } from 'react';

/** A move of a preview, or one that the user excluded: then its task stays in place. */
export type ShownMove = ReplannedMove & { stays: boolean };

const inOrder = (a: ReplannedMove, b: ReplannedMove): number =>
  a.to < b.to || (a.to === b.to && a.id < b.id) ? -1 : 1;

/** The moves that the user excluded; the others are planned around them. */
export function useStaying() {
  const [left, setLeft] = useState<readonly ReplannedMove[]>([]);
  const staying = useMemo(() => left.map(({ id }) => id), [left]);
  return {
    staying,
    canLeaveMore: left.length < LEFT_MOVES_MAX_COUNT,
    /** The moves of the preview and the excluded ones, in the order of their days. */
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
