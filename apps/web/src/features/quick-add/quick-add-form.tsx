import { SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import type { KnownProject } from '@daymark/language/quick-add/candidate';
import type { QuickAdd } from '@daymark/language/quick-add/read';
import { t } from '@daymark/words/t';
import { useEffect, useRef, useState } from 'react';
import { useQuickAdd } from '../../plan-data/use-quick-add.ts';
import { useDraft } from '../../platform/draft.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ReadParts } from '../../ui/read-parts.tsx';
import { Select } from '../../ui/select.tsx';

type QuickAddFormProps = {
  /** The possible projects, the likeliest first; at least one. If there is one, there is no choice. */
  projects: readonly [KnownProject, ...KnownProject[]];
  /** Rejects after it has shown the server's error: then the text stays. */
  onAdd: (reading: QuickAdd, projectId: string) => Promise<void>;
  close: () => void;
};

/** Parsed words are typed in addition to the title. */
const LINE_MAX_LENGTH = SUBTASK_TITLE_MAX_LENGTH + 100;

/** One line of text: "call Ana Tue 3pm 30m #bakery !high". The parsed parts are shown, and can be rejected. */
export function QuickAddForm({ projects, onAdd, close }: QuickAddFormProps) {
  const [first, ...others] = projects;
  const isFixed = others.length === 0;
  const draft = useDraft(isFixed ? `quick-add:${first.id}` : 'quick-add', { text: '' });
  const { text } = draft.value;
  const [chosen, choose] = useState(first.id);
  const { reading, parts, dayNote, revoke } = useQuickAdd(text, isFixed ? [] : projects);
  const projectId = reading.project?.id ?? chosen;
  const field = useRef<HTMLInputElement>(null);
  // In the palette, it takes the focus from the field in which the project was chosen.
  useEffect(() => field.current?.focus(), []);

  // If it is closed by accident, or with its page, the text is restored the next time.
  const closeForGood = () => {
    draft.discard();
    close();
  };
  const form = useForm({
    typed: draft,
    maySend: () => reading.title !== '',
    send: async () => {
      await onAdd(reading, projectId);
      closeForGood();
    },
  });

  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-4 overflow-y-auto p-5 sm:p-6">
      <h2 className="text-lg font-bold wrap-anywhere">
        {isFixed ? t`Add a task to ${first.name}` : t`Add a task`}
      </h2>
      <Field
        label={t`Title`}
        required
        hint={t`Days, times, lengths, #project or #tag and !priority are read from your words.`}
      >
        <Input
          ref={field}
          value={text}
          maxLength={LINE_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t`Call Ana Tue 3pm 30m !high`}
          onChange={(event) => draft.update({ text: event.target.value })}
        />
      </Field>
      <div className="grid min-h-8 content-start gap-2 pointer-coarse:min-h-11">
        <ReadParts
          parts={parts}
          note={dayNote}
          onRevoke={(key) => {
            revoke(key);
            field.current?.focus();
          }}
        />
        <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
          {parts.length > 0 && t`Adds “${reading.title}”`}
        </p>
      </div>
      {!isFixed && (
        <Field label={t`Project`}>
          <Select
            value={projectId}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(id) => {
              choose(id);
              const said = parts.find(({ kind }) => kind === 'project');
              if (said) draft.update({ text: text.replace(said.text, '').replaceAll(/\s+/g, ' ') });
            }}
          />
        </Field>
      )}
      <div className="flex justify-end gap-3">
        <Button onClick={closeForGood}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" busy={form.busy} disabled={reading.title === ''}>
          {t`Add`}
        </Button>
      </div>
    </form>
  );
}
