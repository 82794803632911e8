import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { fieldErrorsOf } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { changesIn, draftOf, hasTitle } from './subtask-draft.ts';
import { SubtaskExtraFields, SubtaskFields } from './subtask-fields.tsx';
import type { Change } from './use-subtask-actions.ts';

type EditSubtaskFormProps = {
  subtask: Subtask;
  milestones: readonly Milestone[];
  onSave: (change: Change) => Promise<void>;
  onClose: () => void;
};

export function EditSubtaskForm({ subtask, milestones, onSave, onClose }: EditSubtaskFormProps) {
  const draft = useDraft(`subtask:${subtask.id}`, draftOf(subtask));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const fields = { draft: draft.value, onDraftChange: draft.update, errors };
  const close = () => {
    draft.discard();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving || !hasTitle(draft.value)) return;
    const change = changesIn(subtask, draft.value);
    if (Object.keys(change).length === 0) return close();
    setSaving(true);
    onSave(change).then(close, (error: unknown) => {
      setErrors(fieldErrorsOf(error));
      setSaving(false);
    });
  };
  // What was typed waits for the next time; only Cancel throws it away.
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
      className="grid gap-4 px-4 py-4"
    >
      <SubtaskFields {...fields} />
      <SubtaskExtraFields {...fields} milestones={milestones} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!hasTitle(draft.value) && (
          <p className="text-sm text-ink-soft">Please enter a title for the subtask</p>
        )}
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" variant="primary" busy={saving} disabled={!hasTitle(draft.value)}>
          Save
        </Button>
      </div>
    </form>
  );
}
