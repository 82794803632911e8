import { passwordProblem } from '@daymark/domain/passwords';
import { t } from '@daymark/words/t';
import { useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { resetPassword } from './auth-actions.ts';
import type { CodeEntry } from './code-form.tsx';
import { failureWords } from './failure-words.ts';
import { FormError } from './form-error.tsx';
import { required } from './form-rules.ts';
import { PasswordRequirements } from './password-requirements.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useWeakQuestion } from './use-weak-question.tsx';

const mismatch = (password: string, again: string) => (password === again ? null : t`Passwords do not match`);

type Passwords = { newPassword: string; confirmPassword: string };

const problemsOf = ({ newPassword, confirmPassword }: Passwords) => ({
  newPassword: required(newPassword) ?? passwordProblem(newPassword),
  confirmPassword: required(confirmPassword) ?? mismatch(newPassword, confirmPassword),
});

type NewPasswordFormProps = CodeEntry & { onReset: () => void };

/** Replaces a forgotten password; the new one is typed twice. */
export function NewPasswordForm({ email, code, onReset }: NewPasswordFormProps) {
  const form = useAccountForm({
    typed: useTyped({ newPassword: '', confirmPassword: '' }),
    problemsOf,
    wordsFor: (error) => failureWords(error, t`Failed to reset password`),
    send: async ({ newPassword }) => {
      await resetPassword({ email, code, newPassword });
      onReset();
    },
  });
  const { newPassword } = form.value;
  const { strength, onSubmit, question } = useWeakQuestion(form, 'newPassword', problemsOf(form.value));

  return (
    <form {...form.formProps} onSubmit={onSubmit} className="grid gap-4">
      <FormError failure={form.failure} />
      {/* The user name, for the browser's password manager. */}
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      <div className="grid gap-2.5">
        <Field label={t`New password`} error={form.errors.newPassword}>
          <PasswordField {...form.field('newPassword')} autoComplete="new-password" />
        </Field>
        <StrengthMeter score={strength.score} label={newPassword === '' ? '' : strength.label} />
        <PasswordRequirements password={newPassword} />
      </div>
      <Field label={t`Confirm password`} error={form.errors.confirmPassword}>
        <PasswordField {...form.field('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy} className="mt-2">
        {t`Reset password`}
      </Button>
      {question}
    </form>
  );
}
