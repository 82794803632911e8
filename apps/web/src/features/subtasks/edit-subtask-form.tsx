import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import { isDay } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Change } from '../../plan-data/outbox/entry.ts';
import { endsOf, usePromiseWarnings } from '../../plan-data/promises.ts';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { useEditDraft } from '../../platform/edit-draft.ts';
import { useForm } from '../../platform/use-form.ts';
import { BrokenPromises } from '../../ui/broken-promises.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx';
import { ChoicePills } from '../../ui/choice-pills.tsx';
import { ReminderField } from './reminder-field.tsx';
import { type Repeat, RepeatFields } from './repeat-fields.tsx';
import { changesIn, draftOf, elsewhereInWords, hasTitle } from './subtask-draft.ts';
import { SubtaskExtraFields, SubtaskFields } from './subtask-fields.tsx';
import { daysIn, forSeries, repeatOf, type SeriesScope, useSeries, useSeriesOf } from './use-series.ts';
import { WaitsField, waitsProblem } from './waits-field.tsx';

const SCOPES = [
  { value: 'one', label: t`This one` },
  { value: 'following', label: t`This and all that follow` },
  { value: 'all', label: t`All of them` },
] as const;

/** Fields that a timer may change while the form is open. */
const COURSE_OF_WORK = ['status', 'actualHours'] as const;

type EditSubtaskFormProps = {
  subtask: Subtask;
  milestones: readonly Milestone[];
  onSave: (change: Change, version: number) => Promise<void>;
  onClose: () => void;
};

type SeriesFieldsProps = Pick<
  ReturnType<typeof useSeriesChange>,
  'scope' | 'setScope' | 'isSeries' | 'firstDay' | 'repeat' | 'setRepeat'
>;

const SeriesFields = ({ scope, setScope, isSeries, firstDay, repeat, setRepeat }: SeriesFieldsProps) => (
  <>
    <ChoicePills label={t`Change`} value={scope} options={SCOPES} onValueChange={setScope} />
    {isSeries && (
      <>
        {repeat && <RepeatFields value={repeat} firstDay={firstDay} isSeries onChange={setRepeat} />}
        <p className="text-sm text-ink-soft">
          {t`Title, description, priority, due time, estimated hours, tags and the days change. What was begun or changed by hand stays.`}
        </p>
      </>
    )}
  </>
);

/** How much of a series a change applies to, and its new repetition. */
function useSeriesChange(subtask: Subtask) {
  const [scope, setScope] = useState<SeriesScope>('one');
  const series = useSeries();
  const isSeries = scope !== 'one';
  const known = useSeriesOf(subtask, isSeries);
  const firstDay = (scope === 'following' ? subtask.occursOn : known?.startsOn) ?? subtask.dueDate ?? '';
  const [typedRepeat, setRepeat] = useState<Repeat>();
  const repeat = typedRepeat ?? repeatOf(known);
  const save = (change: Change, onSaveOne: (change: Change) => Promise<void>): Promise<void> => {
    const shared = forSeries(change);
    const days = isSeries ? daysIn(known, typedRepeat, firstDay) : {};
    if (Object.keys({ ...change, ...days }).length === 0) return Promise.resolve();
    const isOne = !isSeries || Object.keys({ ...shared, ...days }).length === 0;
    return isOne ? onSaveOne(change) : series.change(subtask, shared, days, scope);
  };
  const isChanged = typedRepeat !== undefined;
  return { scope, setScope, isSeries, firstDay, repeat, setRepeat, isChanged, save };
}

export function EditSubtaskForm({ subtask, milestones, onSave, onClose }: EditSubtaskFormProps) {
  const now = draftOf(subtask);
  const draft = useEditDraft(`subtask:${subtask.id}`, now, subtask.version, COURSE_OF_WORK);
  const series = useSeriesChange(subtask);
  const subtasks = useQuery(projectDetailsQuery(subtask.projectId)).data?.subtasks ?? [];
  const isCircle = waitsProblem(subtask, draft.value, subtasks) !== undefined;
  const close = () => {
    draft.discard();
    onClose();
  };
  const form = useForm({
    typed: draft,
    opensOn: 'input',
    onEscape: onClose,
    maySend: () => !isCircle && hasTitle(draft.value),
    send: async () => {
      const change = changesIn(draft.base, draft.value);
      if (Object.keys(change).length > 0 || series.isChanged)
        await series.save(change, (own) => onSave(own, draft.version));
      close();
    },
  });
  const { dueDate } = draft.value;
  const moved = isDay(dueDate) && dueDate !== subtask.dueDate ? dueDate : null;
  const warnings = usePromiseWarnings(endsOf([{ projectId: subtask.projectId, day: moved }]));
  const fields = { draft: draft.value, onDraftChange: form.update, errors: form.errors };

  return (
    <form
      {...form.formProps}
      aria-label={t`Edit ${subtask.title}`}
      className="grid grid-cols-1 gap-4 px-4 py-4"
    >
      <SubtaskFields {...fields} besideHours={<SubtaskExtraFields {...fields} milestones={milestones} />} />
      <BrokenPromises warnings={warnings} />
      <WaitsField
        {...{ subtask, subtasks }}
        draft={draft.value}
        onDraftChange={form.update}
        error={form.errors.dependsOn ?? form.errors.lags}
      />
      {subtask.dueDate !== null && (
        <ReminderField subtaskId={subtask.id} isTimed={subtask.dueTime !== null} />
      )}
      {subtask.seriesId !== null && <SeriesFields {...series} />}
      <ChangedElsewhere
        what="subtask"
        rows={elsewhereInWords(draft, now, milestones)}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!hasTitle(draft.value) && (
          <p className="text-sm text-ink-soft">{t`Please enter a title for the subtask`}</p>
        )}
        <Button onClick={close}>{t`Cancel`}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          disabled={isCircle || !hasTitle(draft.value)}
        >
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
