import { AUTO_SUBMIT_DELAY_MILLISECONDS, CODE_DIGITS } from '@daymark/domain/limits';
import { codeProblem } from '@daymark/domain/people';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../lib/api.ts';
import { fieldErrorsOf, isUnreached, messageOf } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { requiredEmail } from './form-rules.ts';
import { ResendCode } from './resend-code.tsx';

type VerifyEmailFormProps = {
  /** The address that waits for its code; asked for when it is not known. */
  email: string | undefined;
  /** When the latest code was sent, in milliseconds since 1970, if that is known. */
  codeSentAt: number | undefined;
  onVerified: (email: string) => void;
};

type Errors = { email?: string | undefined; code?: string | undefined };

export function VerifyEmailForm({ email: knownEmail, codeSentAt, onVerified }: VerifyEmailFormProps) {
  const [entry, setEntry] = useState({ email: knownEmail ?? '', code: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const focusFirstEmptyBox = () => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('fieldset input') ?? [])];
    boxes.find((box) => box.value === '')?.focus();
  };

  /** The address, or undefined after saying what is wrong with it. */
  const checkedEmail = (): string | undefined => {
    const problem = requiredEmail(entry.email);
    if (!problem) return entry.email.trim();
    setErrors((before) => ({ ...before, email: problem }));
    emailInput.current?.focus();
    return undefined;
  };

  const verify = async (code: string) => {
    const email = checkedEmail();
    if (busy || !email) return;
    setBusy(true);
    try {
      await api.auth.verifyEmail({ body: { email, code } });
      onVerified(email);
    } catch (error) {
      // Nobody has looked at the code yet: it stays.
      if (isUnreached(error)) return setErrors({ code: 'Daymark cannot be reached. Please try again.' });
      const refused = fieldErrorsOf(error);
      setErrors({ email: refused.email, code: messageOf(error, 'Invalid verification code') });
      flushSync(() => setEntry((before) => ({ ...before, code: '' })));
      focusFirstEmptyBox();
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (codeProblem(entry.code) === null) {
      void verify(entry.code);
    } else {
      setErrors({ code: `Please enter a ${CODE_DIGITS}-digit verification code` });
      focusFirstEmptyBox();
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {knownEmail === undefined && (
        <Field label="Email" error={errors.email}>
          <Input
            ref={emailInput}
            name="email"
            type="email"
            autoComplete="email"
            value={entry.email}
            onChange={(event) => {
              setEntry({ ...entry, email: event.target.value });
              setErrors({ ...errors, email: undefined });
            }}
          />
        </Field>
      )}
      <CodeInput
        label="Verification code"
        length={CODE_DIGITS}
        value={entry.code}
        onValueChange={(code) => {
          setEntry({ ...entry, code });
          setErrors({ ...errors, code: undefined });
        }}
        onComplete={verify}
        completeAfter={AUTO_SUBMIT_DELAY_MILLISECONDS}
        error={errors.code}
        autoFocus={knownEmail !== undefined}
      />
      <Button type="submit" variant="primary" size="large" busy={busy}>
        Verify email
      </Button>
      <ResendCode emailToUse={checkedEmail} codeSentAt={codeSentAt} />
    </form>
  );
}
