import { ApiError } from '@daymark/contract/client';
import { AUTO_SUBMIT_DELAY_MILLISECONDS, CODE_DIGITS } from '@daymark/domain/limits';
import { codeProblem } from '@daymark/domain/people';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrorsOf, messageOf } from '../../lib/error-message.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { type FailureWords, failureWords } from './failure-words.ts';
import { FormError } from './form-error.tsx';
import { requiredEmail } from './form-rules.ts';
import { ResendCode, type Resending } from './resend-code.tsx';

export type CodeEntry = { email: string; code: string };

type CodeFormProps = {
  /** The address that waits for its code; a field asks for it if it is unknown. */
  email: string | undefined;
  /** When the latest code was sent, in milliseconds since 1970, if that is known. */
  codeSentAt: number | undefined;
  submitLabel: string;
  check: (entry: CodeEntry) => Promise<unknown>;
  /** The message for a wrong code, if the server sends none. */
  wrongWords: string;
  onRight: (entry: CodeEntry) => void;
  resending: Resending;
};

type Problems = {
  email?: string | undefined;
  code?: string | undefined;
  form?: FailureWords | undefined;
};

const isWrong = (error: unknown) => error instanceof ApiError && error.status === 400;

/** Asks for a code. A complete code is sent automatically. */
export function CodeForm(props: CodeFormProps) {
  const { email: knownEmail, codeSentAt, submitLabel, check, wrongWords, onRight, resending } = props;
  const [entry, setEntry] = useState<CodeEntry>({ email: knownEmail ?? '', code: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [checking, setChecking] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => emailInput.current?.focus(), []);

  const focusFirstEmptyBox = () => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('fieldset input') ?? [])];
    boxes.find((box) => box.value === '')?.focus();
  };

  /** The valid address, or undefined after showing what is wrong with it. */
  const checkedEmail = (): string | undefined => {
    const problem = requiredEmail(entry.email);
    if (!problem) return entry.email.trim();
    setProblems((before) => ({ ...before, email: problem }));
    emailInput.current?.focus();
    return undefined;
  };

  const fail = (error: unknown) => {
    // The code was not checked yet, so it stays in the field.
    if (!isWrong(error)) return setProblems({ form: failureWords(error) });
    setProblems({ email: fieldErrorsOf(error).email, code: messageOf(error, wrongWords) });
    flushSync(() => setEntry((before) => ({ ...before, code: '' })));
    focusFirstEmptyBox();
  };

  const send = async (code: string) => {
    const email = checkedEmail();
    if (useSession.getState().loading || !email) return;
    setChecking(true);
    try {
      await check({ email, code });
      onRight({ email, code });
    } catch (error) {
      fail(error);
    } finally {
      setChecking(false);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (codeProblem(entry.code) === null) {
      void send(entry.code);
    } else {
      setProblems({ code: `Please enter a ${CODE_DIGITS}-digit verification code` });
      focusFirstEmptyBox();
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormError failure={problems.form} />
      {knownEmail === undefined && (
        <Field label="Email" error={problems.email}>
          <Input
            ref={emailInput}
            name="email"
            type="email"
            autoComplete="email"
            value={entry.email}
            onChange={(event) => {
              setEntry({ ...entry, email: event.target.value });
              setProblems({ ...problems, email: undefined, form: undefined });
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
          setProblems({ ...problems, code: undefined, form: undefined });
        }}
        onComplete={send}
        completeAfter={AUTO_SUBMIT_DELAY_MILLISECONDS}
        error={problems.code}
        autoFocus={knownEmail !== undefined}
      />
      <Button type="submit" variant="primary" size="large" busy={checking}>
        {submitLabel}
      </Button>
      <ResendCode {...resending} emailToUse={checkedEmail} codeSentAt={codeSentAt} />
    </form>
  );
}
