import type { ProjectDetails } from '@daymark/contract/projects';
import type { NewSeries } from '@daymark/contract/series';
import type { Source } from '@daymark/contract/source';
import type { NewSubtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { isDraftKept, useDraft } from '../../platform/draft.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ReadParts } from '../../ui/read-parts.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { fieldsOf, hasTitle, newDraft, type SubtaskDraft, seriesOf } from './subtask-draft.ts';
import { SubtaskFields } from './subtask-fields.tsx';
import { useReadDraft } from './use-read-draft.ts';

type AddSubtaskFormProps = {
  project: ProjectDetails;
  today: Day;
  /** The words of the brief that it carries out. */
  from: Source | undefined;
  onAdd: (fields: NewSubtask) => Promise<void>;
  onAddSeries: (fields: NewSeries) => Promise<void>;
  onClose: () => void;
};

/** The default day: today, limited to the project's dates. */
const likelyDay = ({ startDate, dueDate }: ProjectDetails, today: Day): Day => {
  if (today < startDate) return startDate;
  return today > dueDate ? dueDate : today;
};

/** A draft with the words as its title, and also as its description if they are longer than a title. */
function draftFrom(day: Day, from: Source | undefined): SubtaskDraft {
  const draft = newDraft(day);
  if (!from) return draft;
  const words = from.text.replaceAll(/\s+/g, ' ').replace(/[.!;,]$/, '');
  if (words.length <= SUBTASK_TITLE_MAX_LENGTH) return { ...draft, title: words };
  const title = words
    .slice(0, words.lastIndexOf(' ', SUBTASK_TITLE_MAX_LENGTH))
    .slice(0, SUBTASK_TITLE_MAX_LENGTH);
  return { ...draft, title, description: from.text };
}

export function AddSubtaskForm(props: AddSubtaskFormProps) {
  const { project, today, from, onAdd, onAddSeries, onClose } = props;
  const name = from ? `add-subtask:${project.id}:${from.start}` : `add-subtask:${project.id}`;
  const draft = useDraft(name, draftFrom(likelyDay(project, today), from));
  const read = useReadDraft(draft);
  const giveBack = (typed: SubtaskDraft, error: unknown) => {
    // Whoever has begun the next one already keeps that; the toast names the one that failed. Where the form has gone
    // with its screen, as when the session has ended, the words wait for the next time.
    const title = titleField();
    if (title ? title.value !== '' : isDraftKept(name)) return;
    draft.update(typed);
    form.refuse(error);
  };
  /** The form is free for the next one at once. */
  const send = async (typed: SubtaskDraft): Promise<void> => {
    const { whole, repeat } = read;
    draft.discard();
    read.begin();
    if (from) onClose();
    else titleField()?.focus();
    const sent = repeat.recurrence
      ? onAddSeries(seriesOf(whole, repeat, today))
      : onAdd({ ...fieldsOf(whole), source: from ?? null });
    sent.catch((error: unknown) => giveBack(typed, error));
  };
  const form = useForm({
    typed: draft,
    opensOn: 'input',
    maySend: () => hasTitle(read.whole),
    send,
    onEscape: onClose,
  });
  const titleField = () => form.formProps.ref.current?.querySelector('input');
  const cancel = () => {
    draft.discard();
    onClose();
  };

  return (
    <form {...form.formProps} aria-label={t`Add Subtask`} className={classNames(cardClass, 'grid gap-4 p-5')}>
      <SubtaskFields
        draft={read.shown}
        onDraftChange={read.update}
        errors={form.errors}
        belowTitle={<ReadParts parts={read.parts} note={read.dayNote} onRevoke={read.revoke} />}
      />
      <RepeatFields value={read.repeat} firstDay={read.whole.dueDate || today} onChange={read.setRepeat} />
      {form.errors.rule && <p className="text-sm font-semibold text-signal">{form.errors.rule}</p>}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!hasTitle(read.whole) && (
          <p className="text-sm text-ink-soft">{t`Please enter a title for the subtask`}</p>
        )}
        <Button onClick={cancel}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" disabled={!hasTitle(read.whole)}>
          {t`Add`}
        </Button>
      </div>
    </form>
  );
}
