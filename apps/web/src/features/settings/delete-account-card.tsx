import { t } from '@daymark/words/t';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { fieldErrorsOf } from '../../platform/error-message.ts';
import { useSession } from '../../platform/session.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showFailure } from '../../ui/toast-store.ts';
import { SettingsCard } from './settings-card.tsx';

type QuestionProps = { onClose: () => void; onDeleted: () => void };

function DeleteAccountDialog({ onClose, onDeleted }: QuestionProps) {
  const isOwner = useSession(({ user }) => user?.isOwner === true);
  const remove = useMutation({
    mutationFn: (body: { password: string }) => api.users.deleteAccount({ body }),
    onSuccess: onDeleted,
    onError: (error) => {
      if (!fieldErrorsOf(error).password)
        showFailure(t`Failed to delete the account`, error, t`Your account is unchanged.`);
    },
  });
  const form = useForm({
    typed: useTyped({ password: '' }),
    problemsOf: ({ password }) => ({ password: password === '' ? t`This field is required` : null }),
    send: remove.mutateAsync,
  });

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete your account?`}
      size="small"
      dismissible={!form.busy}
      description={t`Your profile, your projects with all their tasks, and the trash are removed at once and for good. Export them first if you may want them again.`}
      form={form}
      action={t`Delete my account`}
      isDangerous
      cancel={t`Keep my account`}
    >
      {isOwner && (
        <p className="text-sm">
          {t`You are the owner of this server. It then passes to whoever had an account next after you, if anybody did. You can choose somebody else before, on the server: npm run owner -- ADDRESS.`}
        </p>
      )}
      <Field label={t`Your password`} error={form.errors.password}>
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}

export function DeleteAccountCard({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <SettingsCard
      title={t`Delete account`}
      lead={t`Removes your account and all its data at once. This cannot be undone.`}
    >
      <Button variant="danger" onClick={() => setAsking(true)} className="justify-self-start">
        {t`Delete my account`}
      </Button>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </SettingsCard>
  );
}
