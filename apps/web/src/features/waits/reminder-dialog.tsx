import type { Wait, WaitReminder } from '@daymark/contract/waits';
import { LANGUAGE_NAMES } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useNoteReminder } from './use-waits.ts';

const mailto = ({ to, subject }: WaitReminder, text: string): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** Without HTTPS, browsers let no script copy. */
const copy = (text: string) =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

type ReadyProps = { reminder: WaitReminder; onSent: () => void };

function Ready({ reminder, onSent }: ReadyProps) {
  const [typed, setTyped] = useState(reminder.text);
  return (
    <div className="grid gap-4">
      <Field label={t`Mail in ${LANGUAGE_NAMES[reminder.language]}`} hint={reminder.subject}>
        <Textarea
          rows={12}
          lang={reminder.language}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <a href={mailto(reminder, typed)} className={buttonClass('primary')} onClick={onSent}>
          {t`Open in the mail program`}
        </a>
        <Button
          onClick={async () => {
            if (await copy(typed)) return onSent();
            showToast({ kind: 'error', title: t`The text could not be copied. Please select and copy it.` });
          }}
        >
          {t`Copy the text`}
        </Button>
      </div>
    </div>
  );
}

/** A mail that reminds of a wait. Daymark sends nothing; it notes the day when the mail is taken. */
export function ReminderDialog({ wait, onClose }: { wait: Wait; onClose: () => void }) {
  const note = useNoteReminder();
  const query = useQuery({
    queryKey: ['waits', wait.project.id, 'reminder', wait.id],
    queryFn: async ({ signal }) =>
      (await api.waits.reminder({ params: { id: wait.id } }, { signal })).data.reminder,
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  const sent = () => {
    note.mutate(wait);
    onClose();
    showToast({ kind: 'success', title: t`Noted: reminded today`, description: wait.title });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t`Write a reminder`}
      description={t`Daymark sends nothing. Change the text as you like, then open or copy it.`}
    >
      {data && <Ready reminder={data} onSent={sent} />}
      {!data && !error && <Spinner size="small" />}
      {error && !data && <QueryError query={query} message={t`The reminder could not be written`} />}
    </Dialog>
  );
}
