import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useBreaksPromise } from '../../plan-data/promises.ts';
import { ahead, lateDialog } from '../../ui/late.tsx';
import type { ShownItem } from './shown-item.ts';
import { type Move, useMoves } from './use-moves.ts';

const PromiseDialog = lateDialog(
  ahead(() => import('./promise-dialog.tsx').then((part) => part.PromiseDialog)),
);

interface Asked {
  item: ShownItem;
  move: Move & { dueDate: string };
}

const isLater = (item: ShownItem, move: Move): move is Asked['move'] =>
  item.status !== 'Completed' &&
  typeof move.dueDate === 'string' &&
  (item.dueDate === null || move.dueDate > item.dueDate);

/** Moves subtasks, and asks first where a later day breaks a promise. */
export function useAskedMoves(items: readonly ShownItem[]): {
  moves: (id: string, move: Move) => void;
  question: ReactNode;
} {
  const move = useMoves(items);
  const breaksPromise = useBreaksPromise(items.map(({ projectId }) => projectId));
  const [asked, setAsked] = useState<Asked>();
  const latest = useRef({ items, breaksPromise });
  useEffect(() => {
    latest.current = { items, breaksPromise };
  });
  const moves = useCallback(
    (id: string, wanted: Move) => {
      const item = latest.current.items.find((one) => one.id === id);
      if (item && isLater(item, wanted) && latest.current.breaksPromise(item.projectId, wanted.dueDate))
        setAsked({ item, move: wanted });
      else move(id, wanted);
    },
    [move],
  );
  const question = asked && (
    <Suspense>
      <PromiseDialog
        open
        item={asked.item}
        day={asked.move.dueDate}
        onMove={() => move(asked.item.id, asked.move)}
        onOpenChange={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return { moves, question };
}
