import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { isDay } from '@daymark/domain/dates';
import { STATUSES } from '@daymark/domain/statuses';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Move } from './use-moves.ts';

const ITEM = 'subtask';

/** The move in a drop target's data. */
function moveIn(data: Record<string | symbol, unknown> | undefined): Move | undefined {
  const { dueDate } = data ?? {};
  if (dueDate === null || (typeof dueDate === 'string' && isDay(dueDate))) return { dueDate };
  const status = STATUSES.find((one) => one === data?.status);
  return status && { status };
}

/** Makes an element draggable by mouse or finger; undefined disables it. */
export function useDraggable<E extends HTMLElement>(id: string | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || id === undefined) return undefined;
    return draggable({ element, getInitialData: () => ({ [ITEM]: id }) });
  }, [id]);
  return ref;
}

type Pointed = { clientX: number; clientY: number };

/** Makes an element a drop target. Returns the move while something is dragged over it. */
export function useDropTarget<E extends HTMLElement>(
  moveAt: (pointed: Pointed, element: Element) => Move | undefined,
) {
  const ref = useRef<E>(null);
  const latest = useRef(moveAt);
  useEffect(() => {
    latest.current = moveAt;
  });
  const [over, setOver] = useState<Move>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const show = (data: Record<string | symbol, unknown>) => {
      const move = moveIn(data);
      setOver((before) => (JSON.stringify(before) === JSON.stringify(move) ? before : move));
    };
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => ITEM in source.data,
      getData: ({ input, element: target }) => ({ ...latest.current(input, target) }),
      onDragEnter: ({ self }) => show(self.data),
      onDrag: ({ self }) => show(self.data),
      onDragLeave: () => setOver(undefined),
      onDrop: () => setOver(undefined),
    });
  }, []);
  return { ref, over };
}

/** Calls back after a drop. */
export function useDrops(onDrop: (id: string, move: Move) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const id = source.data[ITEM];
          const move = moveIn(location.current.dropTargets[0]?.data);
          if (typeof id === 'string' && move) latest.current(id, move);
        },
      }),
    [],
  );
}
