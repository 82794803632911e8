import type { ProjectDetails } from '@daymark/contract/projects';
import type { NewSubtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { fieldErrorsOf } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { fieldsOf, hasTitle, newDraft } from './subtask-draft.ts';
import { SubtaskFields } from './subtask-fields.tsx';

type AddSubtaskFormProps = {
  project: ProjectDetails;
  today: Day;
  onAdd: (fields: NewSubtask) => Promise<void>;
  onClose: () => void;
};

/** The day that most likely is meant: today, as far as it lies in the timeline. */
const likelyDay = ({ startDate, dueDate }: ProjectDetails, today: Day): Day => {
  if (today < startDate) return startDate;
  return today > dueDate ? dueDate : today;
};

export function AddSubtaskForm({ project, today, onAdd, onClose }: AddSubtaskFormProps) {
  const draft = useDraft(`add-subtask:${project.id}`, newDraft(likelyDay(project, today)));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const focusTitle = () => form.current?.querySelector('input')?.focus();
  useEffect(focusTitle, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasTitle(draft.value)) return;
    const typed = draft.value;
    setErrors({});
    draft.discard();
    focusTitle();
    onAdd(fieldsOf(typed)).catch((error: unknown) => {
      // Whoever has begun the next one already keeps that; the toast names the one that failed.
      if (form.current?.querySelector('input')?.value !== '') return;
      draft.update(typed);
      setErrors(fieldErrorsOf(error));
    });
  };
  const cancel = () => {
    draft.discard();
    onClose();
  };

  return (
    <form
      ref={form}
      aria-label="Add Subtask"
      noValidate
      onSubmit={submit}
      className={classNames(cardClass, 'grid gap-4 p-5')}
    >
      <SubtaskFields draft={draft.value} onDraftChange={draft.update} errors={errors} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!hasTitle(draft.value) && (
          <p className="text-sm text-ink-soft">Please enter a title for the subtask</p>
        )}
        <Button onClick={cancel}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={!hasTitle(draft.value)}>
          Add
        </Button>
      </div>
    </form>
  );
}
