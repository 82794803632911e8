import { SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { KnownProject } from './use-known-projects.ts';

type AddSubtaskPageProps = {
  project: KnownProject;
  /** Fails when the server refuses, having said so: the words stay. */
  onAdd: (title: string) => Promise<void>;
  close: () => void;
};

/** A title and Enter: everything else of a subtask has its form on the project's page. */
export function AddSubtaskPage({ project, onAdd, close }: AddSubtaskPageProps) {
  const [title, setTitle] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // It takes the place of the field in which the project was chosen, and of its focus.
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || title.trim() === '') return;
    setBusy(true);
    onAdd(title.trim()).then(close, () => setBusy(false));
  };

  return (
    <form onSubmit={submit} className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-lg font-bold wrap-anywhere">Add a subtask to {project.name}</h2>
      <Field label="Title" required>
        <Input
          ref={field}
          value={title}
          maxLength={SUBTASK_TITLE_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-3">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} disabled={title.trim() === ''}>
          Add
        </Button>
      </div>
    </form>
  );
}
