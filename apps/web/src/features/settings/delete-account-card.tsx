import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { sayFailed } from './say-failed.ts';
import { SettingsCard } from './settings-card.tsx';

type QuestionProps = { onClose: () => void; onDeleted: () => void };

function DeleteAccountDialog({ onClose, onDeleted }: QuestionProps) {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const refuse = (message: string | undefined) => {
    setRefusal(message);
    input.current?.focus();
  };
  const remove = useMutation({
    mutationFn: () => api.users.deleteAccount({ body: { password } }),
    onSuccess: onDeleted,
    onError: (error) => {
      const message = fieldErrorsOf(error).password;
      if (message) refuse(message);
      else sayFailed('Failed to delete the account', error, 'Your account is as it was.');
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password === '') refuse('This field is required');
    else if (!remove.isPending) remove.mutate();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account?"
      size="small"
      dismissible={!remove.isPending}
      description="Your profile, your projects with all their subtasks, and the trash are removed at once and for good. Export them first if you may want them again."
      footer={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" form={formId} variant="danger" busy={remove.isPending}>
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Your password" error={refusal}>
          <PasswordField
            ref={input}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setRefusal(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

export function DeleteAccountCard({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <SettingsCard
      title="Delete account"
      lead="Removes you and everything you have here. Nothing and nobody can bring it back."
    >
      <Button variant="danger" onClick={() => setAsking(true)} className="justify-self-start">
        Delete my account
      </Button>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </SettingsCard>
  );
}
