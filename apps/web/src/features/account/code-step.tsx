import type { LogIn } from '@daymark/contract/auth';
import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { hasCode } from '../../platform/error-message.ts';
import { useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { logIn } from './auth-actions.ts';
import { failureWords } from './failure-words.ts';
import { FormError } from './form-error.tsx';
import { required } from './form-rules.ts';
import { useAccountForm } from './use-account-form.ts';

export type CodeStepProps = {
  /** What was right so far. */
  credentials: LogIn;
  onLoggedIn: (user: User) => void;
  onBack: () => void;
};

/** The second step of a log-in: a code of the authenticator app, or a recovery code in the same field. */
export function CodeStep({ credentials, onLoggedIn, onBack }: CodeStepProps) {
  const typed = useTyped({ code: '' });
  const form = useAccountForm({
    typed,
    problemsOf: ({ code }) => ({ code: required(code) }),
    wordsFor: (error) => failureWords(error, t`Login failed. Please try again.`),
    refusalOf: (error) => (hasCode(error, 'invalid_code') ? { code: failureWords(error).message } : {}),
    send: async ({ code }) => {
      try {
        onLoggedIn(await logIn({ ...credentials, code }));
      } catch (error) {
        if (hasCode(error, 'invalid_code')) typed.discard();
        throw error;
      }
    },
  });

  return (
    <form {...form.formProps} aria-label={t`Two-step log-in`} className="grid gap-4">
      <p className="text-ink-soft">
        {t`Your password is right. Enter the code that your authenticator app shows now, or one of your recovery codes.`}
      </p>
      <FormError failure={form.failure} />
      <Field label={t`Code`} error={form.errors.code}>
        <Input
          {...form.field('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          className="font-mono"
        />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t`Log in`}
      </Button>
      <Button onClick={onBack}>{t`Back`}</Button>
    </form>
  );
}
