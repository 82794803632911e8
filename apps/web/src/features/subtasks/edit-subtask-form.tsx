import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useEditDraft } from '../../lib/edit-draft.ts';
import { fieldErrorsOf } from '../../lib/error-message.ts';
import { projectDetailsQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx';
import { ChoicePills } from '../../ui/choice-pills.tsx';
import { type Repeat, RepeatFields } from './repeat-fields.tsx';
import { changesIn, draftOf, elsewhereInWords, hasTitle } from './subtask-draft.ts';
import { SubtaskExtraFields, SubtaskFields } from './subtask-fields.tsx';
import { daysIn, forSeries, repeatOf, type SeriesScope, useSeries, useSeriesOf } from './use-series.ts';
import type { Change } from './use-subtask-actions.ts';
import { WaitsField, waitsProblem } from './waits-field.tsx';

const SCOPES = [
  { value: 'one', label: 'This one' },
  { value: 'following', label: 'This and all that follow' },
  { value: 'all', label: 'All of them' },
] as const;

/** Fields that a timer may change while the form is open. */
const COURSE_OF_WORK = ['status', 'actualHours'] as const;

type EditSubtaskFormProps = {
  subtask: Subtask;
  milestones: readonly Milestone[];
  onSave: (change: Change, version: number) => Promise<void>;
  onClose: () => void;
};

export function EditSubtaskForm({ subtask, milestones, onSave, onClose }: EditSubtaskFormProps) {
  const now = draftOf(subtask);
  const draft = useEditDraft(`subtask:${subtask.id}`, now, subtask.version, COURSE_OF_WORK);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);
  const [scope, setScope] = useState<SeriesScope>('one');
  const series = useSeries();
  const isSeries = scope !== 'one';
  const known = useSeriesOf(subtask, isSeries);
  const firstDay = (scope === 'following' ? subtask.occursOn : known?.startsOn) ?? subtask.dueDate ?? '';
  const [typedRepeat, setRepeat] = useState<Repeat>();
  const repeat = typedRepeat ?? repeatOf(known);
  const subtasks = useQuery(projectDetailsQuery(subtask.projectId)).data?.subtasks ?? [];
  const isCircle = waitsProblem(subtask, draft.typed, subtasks) !== undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const fields = { draft: draft.typed, onDraftChange: draft.update, errors };
  const close = () => {
    draft.discard();
    onClose();
  };
  const save = (change: Change): Promise<void> => {
    const shared = forSeries(change);
    const days = isSeries ? daysIn(known, typedRepeat, firstDay) : {};
    if (Object.keys({ ...change, ...days }).length === 0) return Promise.resolve();
    const isOne = !isSeries || Object.keys({ ...shared, ...days }).length === 0;
    return isOne ? onSave(change, draft.version) : series.change(subtask, shared, days, scope);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving || isCircle || !hasTitle(draft.typed)) return;
    const change = changesIn(draft.base, draft.typed);
    if (Object.keys(change).length === 0 && typedRepeat === undefined) return close();
    setSaving(true);
    save(change).then(close, (error: unknown) => {
      setErrors(fieldErrorsOf(error));
      setSaving(false);
    });
  };
  // The typed text is kept for the next time; only Cancel discards it.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <form
      ref={form}
      aria-label={`Edit ${subtask.title}`}
      noValidate
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      className="grid grid-cols-1 gap-4 px-4 py-4"
    >
      <SubtaskFields {...fields} besideHours={<SubtaskExtraFields {...fields} milestones={milestones} />} />
      <WaitsField
        {...{ subtask, subtasks }}
        draft={draft.typed}
        onDraftChange={draft.update}
        error={errors.dependsOn ?? errors.lags}
      />
      {subtask.seriesId !== null && (
        <ChoicePills label="Change" value={scope} options={SCOPES} onValueChange={setScope} />
      )}
      {isSeries && (
        <>
          {repeat && <RepeatFields value={repeat} firstDay={firstDay} isSeries onChange={setRepeat} />}
          <p className="text-sm text-ink-soft">
            Title, description, priority, due time, estimated hours, tags and the days change. What was begun
            or changed by hand stays.
          </p>
        </>
      )}
      <ChangedElsewhere
        what="subtask"
        rows={elsewhereInWords(draft, now, milestones)}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!hasTitle(draft.typed) && (
          <p className="text-sm text-ink-soft">Please enter a title for the subtask</p>
        )}
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" variant="primary" busy={saving} disabled={isCircle || !hasTitle(draft.typed)}>
          Save
        </Button>
      </div>
    </form>
  );
}
