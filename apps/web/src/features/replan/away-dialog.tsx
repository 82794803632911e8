import type { NewDayOff } from '@daymark/contract/calendars';
import type { Replan } from '@daymark/contract/replans';
import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { halfOf } from '@daymark/domain/half-day';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayQuery } from '../../plan-data/day-query.ts';
import { useTabTyped } from '../../platform/tab-state.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type AwayDraft, awayOf, isOneDay } from './away-draft.ts';
import { AwayFields } from './away-fields.tsx';
import { ReplanMoves } from './replan-moves.tsx';
import { useAddDaysOff } from './use-add-days-off.ts';
import { useApplyReplan, useReplan } from './use-replan.ts';
import { useStaying } from './use-staying.ts';

/** What the absence would move, in one sentence. */
function movesText({ moves, feasible }: Replan, days: number): string {
  if (moves.length === 0 && !feasible) return t`Not all of your work fits, and no moves make it fit.`;
  if (moves.length === 0)
    return days === 1 ? t`Nothing has to move for this day.` : t`Nothing has to move for these ${days} days.`;
  const moved = t`${plural(moves.length, '# task')} would move.`;
  return feasible ? moved : `${moved} ${t`Not all of your work fits then.`}`;
}

type PreviewProps = { away: NewDayOff; today: Day; left: ReturnType<typeof useStaying> };

/** The moves that the absence needs. */
function Preview({ away, today, left }: PreviewProps) {
  const query = useReplan(undefined, left.staying, { away });
  const { data: replan, error, isFetching } = query;
  if (error && !replan)
    return (
      <QueryError query={query} message={t`The plan could not be looked at`}>
        {t`Nothing was moved, and no day off was added.`}
      </QueryError>
    );
  if (!replan)
    return (
      <p role="status" className="flex items-center gap-2 py-4 text-sm">
        <Spinner size="small" />
        {t`Looking at the days ahead...`}
      </p>
    );
  const days = daysBetween(away.firstDay, away.lastDay) + 1;
  return (
    <div aria-busy={isFetching} className="grid grid-cols-1 gap-4">
      <p role="status" className="text-sm font-semibold">
        {movesText(replan, days)}
      </p>
      <ReplanMoves {...{ replan, today, left }} />
    </div>
  );
}

/** The hours of half of a day; undefined while they are unknown. */
function useHalfOf(draft: AwayDraft): number | undefined {
  const { data } = useQuery({ ...dayQuery(draft.firstDay), enabled: isOneDay(draft) });
  const [day] = data?.data ?? [];
  return day && halfOf(day);
}

type SaveButtonsProps = {
  away: NewDayOff;
  moves: number;
  busy: boolean;
  onAdd: () => void;
  onMove: () => void;
};

/** Adding the absence alone, or with its moves. */
function SaveButtons({ away, moves, busy, onAdd, onMove }: SaveButtonsProps) {
  const isWhole = !away.hoursOff;
  const add = isWhole ? t`Add the days off` : t`Add the time off`;
  const move = isWhole
    ? t`Add the days off and move ${plural(moves, '# task')}`
    : t`Add the time off and move ${plural(moves, '# task')}`;
  return (
    <>
      {moves > 0 && (
        <Button busy={busy} onClick={onAdd}>
          {isWhole ? t`Only add the days off` : t`Only add the time off`}
        </Button>
      )}
      <Button variant="primary" busy={busy} onClick={onMove}>
        {moves === 0 ? add : move}
      </Button>
    </>
  );
}

type AwayFormProps = {
  today: Day;
  onClose: () => void;
  onOpenChange: (open: boolean) => void;
  open: boolean;
};

function AwayForm({ today, open, onOpenChange, onClose }: AwayFormProps) {
  const typed = useTabTyped<AwayDraft>('days off', {
    ...{ name: '', firstDay: addDays(today, 1), lastDay: '' },
    ...{ part: 'whole', hours: null },
  });
  const { value: draft } = typed;
  const close = () => {
    typed.discard();
    onClose();
  };
  const left = useStaying();
  const half = useHalfOf(draft);
  const { away, ...problems } = awayOf(draft, half);
  const { data: replan, isFetching } = useReplan(undefined, left.staying, open && away ? { away } : null);
  const { mutate: apply, isPending } = useApplyReplan(undefined, close, left.moveAll);
  const { mutate: add, isPending: isAdding } = useAddDaysOff(close);
  const moves = replan?.moves.length ?? 0;
  const busy = isPending || isAdding || isFetching;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`I’m away`}
      description={t`Days or hours for which nothing is planned. You see what would move before anything is changed.`}
      size="large"
      footer={
        <>
          <Button onClick={close}>{t`Cancel`}</Button>
          {away && replan && (
            <SaveButtons
              {...{ away, moves, busy }}
              onAdd={() => add(away)}
              onMove={() => apply({ stamp: replan.stamp, how: 'moves', staying: left.staying, away })}
            />
          )}
        </>
      }
    >
      <div className="grid gap-6">
        <AwayFields
          {...{ today, draft, half }}
          problem={problems.problem}
          hoursProblem={problems.hoursProblem}
          onChange={typed.update}
        />
        {away && <Preview {...{ away, today, left }} />}
      </div>
    </Dialog>
  );
}

/** Days or hours off, and what they would move, in one step. */
export function AwayDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const today = useToday();
  const [opened, setOpened] = useState(0);
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen);
    if (!isOpen) setOpened((count) => count + 1);
  };
  return (
    <AwayForm key={opened} today={today} open={open} onOpenChange={change} onClose={() => change(false)} />
  );
}
