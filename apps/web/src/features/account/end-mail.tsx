import type { NoticeKind } from '@daymark/domain/reminders';
import { t } from '@daymark/words/t';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { messageOf } from '../../platform/error-message.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from './form-error.tsx';

const ENDED: Record<NoticeKind, string> = {
  digest: t`You get no digest by mail any more.`,
  reminders: t`You get no reminders by mail any more.`,
};

/** Ends the kind of mail that a link in it names. Opening the link alone ends nothing: programs follow links too. */
export function EndMail({ token }: { token: string }) {
  const [ended, setEnded] = useState<NoticeKind>();
  const form = useForm({
    typed: useTyped({}),
    send: async () => setEnded((await api.reminders.unsubscribe({ params: { token } })).data.kind),
    wordsFor: (error) => ({ message: messageOf(error, t`The mail was not ended. Please try again.`) }),
  });
  if (ended)
    return (
      <p role="status" className="rounded-md border border-done-bright bg-done-wash px-4 py-3">
        {ENDED[ended]}
      </p>
    );
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormError failure={form.failure} />
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t`End this mail`}
      </Button>
    </form>
  );
}
