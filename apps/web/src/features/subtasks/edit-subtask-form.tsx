import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useEditDraft } from '../../lib/edit-draft.ts';
import { fieldErrorsOf } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx';
import { changesIn, draftOf, elsewhereInWords, hasTitle } from './subtask-draft.ts';
import { SubtaskExtraFields, SubtaskFields } from './subtask-fields.tsx';
import type { Change } from './use-subtask-actions.ts';

type EditSubtaskFormProps = {
  subtask: Subtask;
  milestones: readonly Milestone[];
  onSave: (change: Change, version: number) => Promise<void>;
  onClose: () => void;
};

export function EditSubtaskForm({ subtask, milestones, onSave, onClose }: EditSubtaskFormProps) {
  const now = draftOf(subtask);
  const draft = useEditDraft(`subtask:${subtask.id}`, now, subtask.version);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const fields = { draft: draft.typed, onDraftChange: draft.update, errors };
  const close = () => {
    draft.discard();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving || !hasTitle(draft.typed)) return;
    const change = changesIn(draft.base, draft.typed);
    if (Object.keys(change).length === 0) return close();
    setSaving(true);
    onSave(change, draft.version).then(close, (error: unknown) => {
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
      className="grid grid-cols-1 gap-4 px-4 py-4"
    >
      <SubtaskFields {...fields} />
      <SubtaskExtraFields {...fields} milestones={milestones} />
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
        <Button type="submit" variant="primary" busy={saving} disabled={!hasTitle(draft.typed)}>
          Save
        </Button>
      </div>
    </form>
  );
}
