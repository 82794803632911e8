import { ApiError } from '@daymark/contract/client';
import { AUTO_SUBMIT_DELAY_MILLISECONDS, CODE_DIGITS } from '@daymark/domain/limits';
import { codeProblem } from '@daymark/domain/people';
import { t } from '@daymark/words/t';
import { fieldErrorsOf, messageOf } from '../../platform/error-message.ts';
import { useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { failureWords } from './failure-words.ts';
import { FormError } from './form-error.tsx';
import { requiredEmail } from './form-rules.ts';
import { ResendCode, type Resending } from './resend-code.tsx';
import { useAccountForm } from './use-account-form.ts';

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

const isWrong = (error: unknown) => error instanceof ApiError && error.status === 400;

/** Asks for a code. A complete code is sent automatically. */
export function CodeForm(props: CodeFormProps) {
  const { email: knownEmail, codeSentAt, submitLabel, check, wrongWords, onRight, resending } = props;
  const typed = useTyped<CodeEntry>({ email: knownEmail ?? '', code: '' });
  const form = useAccountForm({
    typed,
    problemsOf: ({ email, code }) =>
      codeProblem(code) === null
        ? { email: requiredEmail(email) }
        : { code: t`Please enter a ${CODE_DIGITS}-digit verification code` },
    wordsFor: failureWords,
    // Of a code that nobody has looked at nothing is said: it stays.
    refusalOf: (error) =>
      isWrong(error) ? { ...fieldErrorsOf(error), code: messageOf(error, wrongWords) } : {},
    send: async ({ email, code }) => {
      const entry = { email: email.trim(), code };
      try {
        await check(entry);
      } catch (error) {
        if (isWrong(error)) typed.update({ code: '' });
        throw error;
      }
      onRight(entry);
    },
  });

  /** The valid address, or undefined after showing what is wrong with it. */
  const checkedEmail = (): string | undefined => {
    const problem = requiredEmail(form.value.email);
    if (!problem) return form.value.email.trim();
    form.mark({ ...form.errors, email: problem });
    return undefined;
  };

  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-5">
      <FormError failure={form.failure} />
      {knownEmail === undefined && (
        <Field label={t`Email`} error={form.errors.email}>
          <Input {...form.field('email')} type="email" autoComplete="email" />
        </Field>
      )}
      <CodeInput
        label={t`Verification code`}
        length={CODE_DIGITS}
        value={form.value.code}
        onValueChange={(code) => form.update({ code })}
        onComplete={form.submit}
        completeAfter={AUTO_SUBMIT_DELAY_MILLISECONDS}
        error={form.errors.code}
      />
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {submitLabel}
      </Button>
      <ResendCode {...resending} emailToUse={checkedEmail} codeSentAt={codeSentAt} />
    </form>
  );
}
