import type { NewDayOff } from '@daymark/contract/calendars';
import type { Replan } from '@daymark/contract/replans';
import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { DAY_OFF_MAX_DAYS, DAY_OFF_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { useState } from 'react';
import { shownWarnings } from '../../lib/promises.ts';
import { useTabTyped } from '../../lib/tab-state.ts';
import { useToday } from '../../lib/today.ts';
import { BrokenPromises } from '../../ui/broken-promises.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MoveList } from './move-list.tsx';
import { ProjectWaysOut } from './project-ways-out.tsx';
import { useAddDaysOff } from './use-add-days-off.ts';
import { useApplyReplan, useReplan } from './use-replan.ts';
import { useStaying } from './use-staying.ts';

type Draft = { name: string; firstDay: string; lastDay: string };

/** The days off of a draft, or why there are none. */
function awayOf({ name, firstDay, lastDay }: Draft): { away?: NewDayOff; problem?: string } {
  if (firstDay === '') return { problem: t`Please choose the first day` };
  const last = lastDay || firstDay;
  if (last < firstDay) return { problem: t`The last day must not lie before the first` };
  if (daysBetween(firstDay, last) >= DAY_OFF_MAX_DAYS)
    return { problem: t`Days off can be at most ${DAY_OFF_MAX_DAYS} days long` };
  return { away: { name: name.trim() || t`Away`, firstDay, lastDay: last } };
}

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
      <BrokenPromises warnings={shownWarnings(replan.promises)} />
      <MoveList
        moves={left.withLeft(replan.moves)}
        unplaced={replan.unplaced}
        today={today}
        namesProjects
        canLeaveMore={left.canLeaveMore}
        onChange={left.change}
      />
      {!replan.feasible && <ProjectWaysOut unplaced={replan.unplaced} today={today} />}
    </div>
  );
}

type FieldsProps = {
  today: Day;
  draft: Draft;
  problem: string | undefined;
  onChange: (fields: Partial<Draft>) => void;
};

const Fields = ({ today, draft, problem, onChange }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label={t`First day`}>
      <DateField value={draft.firstDay} min={today} onValueChange={(firstDay) => onChange({ firstDay })} />
    </Field>
    <Field label={t`Last day`} hint={t`Empty for one day`} error={problem}>
      <DateField
        value={draft.lastDay}
        min={draft.firstDay}
        onValueChange={(lastDay) => onChange({ lastDay })}
      />
    </Field>
    <Field label={t`Name`} hint={t`For your own calendar, such as “Holiday”`} className="sm:col-span-2">
      <Input
        placeholder={t`Away`}
        maxLength={DAY_OFF_NAME_MAX_LENGTH}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </Field>
  </div>
);

type AwayFormProps = {
  today: Day;
  onClose: () => void;
  onOpenChange: (open: boolean) => void;
  open: boolean;
};

function AwayForm({ today, open, onOpenChange, onClose }: AwayFormProps) {
  const typed = useTabTyped<Draft>('days off', { name: '', firstDay: addDays(today, 1), lastDay: '' });
  const { value: draft } = typed;
  const close = () => {
    typed.discard();
    onClose();
  };
  const left = useStaying();
  const { away, problem } = awayOf(draft);
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
      description={t`Days on which no plan puts work. You see what would move before anything is changed.`}
      size="large"
      footer={
        <>
          <Button onClick={close}>{t`Cancel`}</Button>
          {away && moves > 0 && (
            <Button busy={busy} onClick={() => add(away)}>
              {t`Only add the days off`}
            </Button>
          )}
          {away && replan && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() => apply({ stamp: replan.stamp, how: 'moves', staying: left.staying, away })}
            >
              {moves === 0 ? t`Add the days off` : t`Add the days off and move ${plural(moves, '# task')}`}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        <Fields today={today} draft={draft} problem={problem} onChange={typed.update} />
        {away && <Preview {...{ away, today, left }} />}
      </div>
    </Dialog>
  );
}

/** Days off, and what they would move, in one step. */
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
