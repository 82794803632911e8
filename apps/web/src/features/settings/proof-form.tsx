import type { Proof } from '@daymark/contract/proofs';
import { t } from '@daymark/words/t';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api } from '../../platform/api.ts';
import { canUsePasskeys, passkeyWords, signWithPasskey } from '../../platform/passkeys.ts';
import { EMPTY, useForm, useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type ProofFormProps = {
  label: string;
  /** For password managers: whose password it is. */
  email: string;
  hasPasskey: boolean;
  submitLabel: string;
  isDangerous?: boolean;
  /** Throws if it is refused. */
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  /** What happens, or other fields. */
  children?: ReactNode;
};

/** Asks for the password, or for a passkey, before how somebody logs in is changed. */
export function ProofForm(props: ProofFormProps) {
  const { label, email, hasPasskey, submitLabel, isDangerous, onProof, onCancel, children } = props;
  const [signing, setSigning] = useState(false);
  const form = useForm({
    typed: useTyped({ password: '' }),
    opensOn: EMPTY,
    problemsOf: ({ password }) => ({ password: password === '' ? t`This field is required` : null }),
    wordsFor: (error) => passkeyWords(error, t`Nothing was changed. Please try again.`),
    send: onProof,
    onEscape: onCancel,
  });

  const proveWithPasskey = async () => {
    form.reset();
    setSigning(true);
    try {
      const question = (await api.passkeys.beginProof()).data;
      await onProof({ passkey: await signWithPasskey(question) });
    } catch (error) {
      form.refuse(error);
    }
    setSigning(false);
  };

  return (
    <form {...form.formProps} aria-label={label} className="grid max-w-md gap-4">
      {children}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={t`Your password`} error={form.errors.password}>
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={form.busy}>
          {submitLabel}
        </Button>
        {hasPasskey && canUsePasskeys() && (
          <Button busy={signing} onClick={() => void proveWithPasskey()}>
            <KeyRound className="size-4" aria-hidden="true" />
            {t`Use a passkey instead`}
          </Button>
        )}
        <Button onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
