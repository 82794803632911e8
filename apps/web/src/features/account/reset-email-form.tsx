import { RESEND_COOLDOWN_SECONDS } from '@daymark/domain/limits';
import { emailProblem } from '@daymark/domain/people';
import { t } from '@daymark/words/t';
import { useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { sendResetCode } from './auth-actions.ts';
import { failureWords, secondsToNextCode } from './failure-words.ts';
import { FormError } from './form-error.tsx';
import { useAccountForm } from './use-account-form.ts';

type ResetEmailFormProps = {
  email: string;
  onSent: (email: string) => void;
  /** A code was sent less than a minute ago and is still valid: when, in milliseconds since 1970. */
  onSentBefore: (email: string, codeSentAt: number) => void;
};

/** When the code was sent after which the next one has to wait, or undefined if the error is a different one. */
function sentBefore(error: unknown): number | undefined {
  const wait = secondsToNextCode(error);
  if (wait === undefined || wait > RESEND_COOLDOWN_SECONDS) return undefined;
  return Date.now() - (RESEND_COOLDOWN_SECONDS - wait) * 1000;
}

/** The first step of a reset. */
export function ResetEmailForm({ email: knownEmail, onSent, onSentBefore }: ResetEmailFormProps) {
  const form = useAccountForm({
    typed: useTyped({ email: knownEmail }),
    problemsOf: ({ email }) => ({ email: emailProblem(email) }),
    wordsFor: (error) => failureWords(error, t`Failed to send reset code`),
    send: async (values) => {
      const email = values.email.trim();
      try {
        await sendResetCode(email);
        onSent(email);
      } catch (error) {
        const codeSentAt = sentBefore(error);
        if (codeSentAt === undefined) throw error;
        onSentBefore(email, codeSentAt);
      }
    },
  });

  return (
    <form {...form.formProps} className="grid gap-4">
      <FormError failure={form.failure} />
      <Field label={t`Email`} error={form.errors.email}>
        <Input {...form.field('email')} type="email" autoComplete="username" />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={form.value.email.trim() === ''}
        busy={form.busy}
        className="mt-2"
      >
        {t`Send reset code`}
      </Button>
    </form>
  );
}
