import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { circleProblem, heldUpBy } from '@daymark/domain/dependencies';
import { DEPENDENCIES_MAX_COUNT, LAG_MAX_DAYS } from '@daymark/domain/limits';
import { t, tc } from '@daymark/words/t';
import { X } from 'lucide-react';
import { useId } from 'react';
import { asSentence, formatDayFrom } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { inPlanOrder } from './day-groups.ts';
import { lagsIn, type SubtaskDraft, type Wait } from './subtask-draft.ts';
import { isUnsaved } from './unsaved-subtask.ts';

type WaitsFieldProps = {
  subtask: Subtask;
  /** All subtasks of its project, including itself. */
  subtasks: readonly Subtask[];
  draft: SubtaskDraft;
  onDraftChange: (fields: Partial<SubtaskDraft>) => void;
  error: string | null | undefined;
};

type WaitRowProps = {
  wait: Wait;
  other: Subtask | undefined;
  onDays: (days: string) => void;
  onRemove: () => void;
};

const WaitRow = ({ wait, other, onDays, onRemove }: WaitRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 last:border-b-0">
    <span className="min-w-40 flex-1 text-sm break-words">
      {other?.title ?? t`A task that was deleted`}
      {other?.status === 'Completed' && <span className="text-ink-soft"> {t`(done)`}</span>}
    </span>
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {t`days in between`}
      </span>
      <Input
        type="number"
        inputMode="numeric"
        aria-label={other ? t`Days in between after ${other.title}` : t`Days in between`}
        min={0}
        max={LAG_MAX_DAYS}
        value={wait.days}
        placeholder="0"
        onChange={(event) => onDays(event.target.value)}
        className="w-20"
      />
      <IconButton
        icon={X}
        label={other ? t`No longer wait for ${other.title}` : t`No longer wait for it`}
        onClick={onRemove}
      />
    </span>
  </li>
);

/** A warning about a due date before a dependency's end, with the first possible day. */
function TooSoon({
  draft,
  subtasks,
  onMove,
}: {
  draft: SubtaskDraft;
  subtasks: readonly Subtask[];
  onMove: (day: Day) => void;
}) {
  const today = useToday();
  if (draft.dueDate === '') return null;
  const others = new Map(subtasks.map((subtask) => [subtask.id, subtask]));
  const waits = { dependsOn: draft.waits.map(({ id }) => id), lags: lagsIn(draft.waits) };
  const held = heldUpBy(waits, draft.dueDate, others);
  if (!held) return null;
  const { other, earliest } = held;
  const due = formatDayFrom(other.dueDate ?? earliest, today);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-soon-wash px-3 py-2 text-sm">
      <p role="status" className="min-w-48 flex-1">
        {earliest === other.dueDate
          ? t`The due date is too early: “${other.title}” is due ${asSentence(due)}`
          : t`The due date is too early: “${other.title}” is due ${due}, and days must pass in between.`}
      </p>
      <Button size="small" onClick={() => onMove(earliest)}>
        {t`Make it due ${formatDayFrom(earliest, today)}`}
      </Button>
    </div>
  );
}

/** Why a subtask cannot have these dependencies; undefined if it can. */
export const waitsProblem = (
  { id }: Subtask,
  { title, waits }: SubtaskDraft,
  subtasks: readonly Subtask[],
): string | undefined =>
  circleProblem([
    { id, title, dependsOn: waits.map((wait) => wait.id) },
    ...subtasks.filter((other) => other.id !== id),
  ]) ?? undefined;

/** The dependencies of a subtask: found by typing, each with its lag. */
export function WaitsField({ subtask, subtasks, draft, onDraftChange, error }: WaitsFieldProps) {
  const headingId = useId();
  const { waits } = draft;
  const byId = new Map(subtasks.map((other) => [other.id, other]));
  const offered = inPlanOrder(subtasks)
    .filter((other) => other.id !== subtask.id && !isUnsaved(other))
    .filter(({ id }) => !waits.some((wait) => wait.id === id))
    .map(({ id, title, status }) => ({
      value: id,
      label: title,
      ...(status === 'Completed' && { note: tc('finished')`done` }),
    }));
  const put = (wanted: Wait[]) => onDraftChange({ waits: wanted });
  if (offered.length === 0 && waits.length === 0) return null;

  return (
    <fieldset aria-labelledby={headingId} className="min-w-0">
      <p id={headingId} className="text-sm font-semibold">
        {t`Waits for`}
      </p>
      <ul className="empty:hidden">
        {waits.map((wait) => (
          <WaitRow
            key={wait.id}
            wait={wait}
            other={byId.get(wait.id)}
            onDays={(days) => put(waits.map((one) => (one.id === wait.id ? { ...one, days } : one)))}
            onRemove={() => {
              put(waits.filter(({ id }) => id !== wait.id));
              focusSoon(`[aria-labelledby="${headingId}"] input[role="combobox"]`);
            }}
          />
        ))}
      </ul>
      {waits.length < DEPENDENCIES_MAX_COUNT && (
        <Field
          label={t`A task that must be done before`}
          labelHidden
          error={waitsProblem(subtask, draft, subtasks) ?? error}
          className="mt-1.5"
        >
          <Combobox
            value=""
            options={offered}
            noneFound={t`No other task of this project has these words.`}
            onValueChange={(id) => put([...waits, { id, days: '' }])}
          />
        </Field>
      )}
      <TooSoon draft={draft} subtasks={subtasks} onMove={(dueDate) => onDraftChange({ dueDate })} />
    </fieldset>
  );
}
