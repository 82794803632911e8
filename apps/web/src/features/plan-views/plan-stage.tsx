import type { Day } from '@daymark/domain/dates';
import type { Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { formatDay } from '../../platform/format.ts';
import { rich } from '../../platform/rich.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ahead, lateDialog } from '../../ui/late.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { statusWords } from '../../ui/value-words.ts';
import { type FactsByDay, loadWords } from './day-facts.ts';
import { useDrops } from './dragging.ts';
import { milestoneIn, movableMilestone, type ShownItem, type ShownMilestone } from './shown-item.ts';
import { useAskedMoves } from './use-asked-moves.tsx';
import { itemSelector, type KeyMove, type MovingAlong, useKeyMoving } from './use-key-moving.ts';
import { useMilestoneMoves } from './use-milestone-moves.ts';
import type { Move } from './use-moves.ts';

const ItemDialog = lateDialog(ahead(() => import('./item-dialog.tsx').then((part) => part.ItemDialog)));
const MilestoneDialog = lateDialog(
  ahead(() => import('./milestone-dialog.tsx').then((part) => part.MilestoneDialog)),
);

interface Stage {
  today: Day;
  facts: FactsByDay;
  /** Opens a subtask or a milestone. */
  open: (id: string) => void;
  setStatus: (id: string, status: Status) => void;
  /** The move by keyboard in progress. */
  moving: KeyMove | undefined;
  /** The item that was moved last: it stays visible in a folded day. */
  movedId: string | undefined;
  /** In print, nothing is folded. */
  isPrinting: boolean;
}

const StageContext = createContext<Stage | undefined>(undefined);

/** The shared state of a view's parts. */
export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('A part of a plan stands inside a PlanStage');
  return stage;
}

/** The target of a move by keyboard, in words. */
function targetWords({ to }: KeyMove, facts: FactsByDay): string {
  if ('status' in to) return statusWords(to.status);
  const day = facts.get(to.dueDate);
  return day ? `${formatDay(to.dueDate)} (${loadWords(day)})` : formatDay(to.dueDate);
}

const MovingBar = ({ moving, facts }: { moving: KeyMove; facts: FactsByDay }) => (
  <div className="fixed inset-x-4 bottom-[calc(1rem+var(--taken-below))] z-30 mx-auto w-fit max-w-xl rounded-md bg-ink px-4 py-3 text-sm text-on-ink shadow-float print:hidden">
    <p>{rich`Move “${moving.item.title}” to ${<strong>{targetWords(moving, facts)}</strong>}`}</p>
    <p className="mt-1 text-xs">
      {'status' in moving.to
        ? t`Arrow keys: the column. Enter moves it, Escape cancels.`
        : t`Arrow keys: a day, up and down a week. Enter moves it, Escape cancels.`}
    </p>
  </div>
);

type PlanStageProps = {
  items: readonly ShownItem[];
  milestones: readonly ShownMilestone[];
  facts: FactsByDay;
  today: Day;
  along: MovingAlong;
  children: ReactNode;
};

/** The common part of all views of a plan: subtasks can be opened, dragged, and moved by keyboard. */
export function PlanStage({ items, milestones, facts, today, along, children }: PlanStageProps) {
  const [openId, open] = useTabState<string | undefined>('opened in the plan', undefined);
  const [movedId, setMoved] = useState<string>();
  const { moves, question } = useAskedMoves(items);
  const moveMilestone = useMilestoneMoves(milestones);
  const move = useCallback(
    (id: string, where: Move) => {
      const milestoneId = milestoneIn(id);
      if (milestoneId !== undefined) {
        // A milestone has a day, and no status.
        if (where.dueDate) moveMilestone(milestoneId, where.dueDate);
        return;
      }
      setMoved(id);
      moves(id, where);
    },
    [moves, moveMilestone],
  );
  const moveAndFollow = useCallback(
    (id: string, where: Move) => {
      move(id, where);
      focusSoon(itemSelector(id));
    },
    [move],
  );
  useDrops(move);
  const movable = useMemo(() => [...items, ...milestones.map(movableMilestone)], [items, milestones]);
  const { moving, left } = useKeyMoving({ items: movable, along, today, onMove: moveAndFollow });
  const isPrinting = usePrinting();
  const setStatus = useCallback((id: string, status: Status) => moves(id, { status }), [moves]);
  const stage = useMemo(
    () => ({ today, facts, open, setStatus, moving, movedId, isPrinting }),
    [today, facts, open, setStatus, moving, movedId, isPrinting],
  );
  const close = () => open(undefined);
  const opened = items.find(({ id }) => id === openId);
  const openedMilestone = milestones.find(({ id }) => id === milestoneIn(openId));

  return (
    <StageContext value={stage}>
      {children}
      <div role="status">
        {moving ? (
          <MovingBar moving={moving} facts={facts} />
        ) : (
          <p className="sr-only print:hidden">{left}</p>
        )}
      </div>
      {question}
      {openedMilestone && (
        <Suspense>
          <MilestoneDialog
            open
            milestone={openedMilestone}
            onMove={(dueDate) => moveMilestone(openedMilestone.id, dueDate)}
            onOpenChange={close}
          />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <ItemDialog open item={opened} items={items} onMove={move} onOpenChange={close} />
        </Suspense>
      )}
    </StageContext>
  );
}
