import { PASSWORD_MIN_LENGTH } from '@daymark/domain/limits';
import { passwordChangeStrength, STRENGTH_CHECKS } from '@daymark/domain/passwords';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { fieldErrorsOf } from '../../platform/error-message.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import {
  EMPTY_PASSWORDS,
  isMismatch,
  mayChange,
  type Passwords,
  passwordsProblem,
} from './password-change.ts';
import { SettingsCard } from './settings-card.tsx';
import { sessionsQuery } from './settings-queries.ts';

function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: Passwords) =>
      api.users.changePassword({ body: { currentPassword, newPassword } }),
    onSuccess: () => {
      showToast({ kind: 'success', title: t`Password changed successfully!` });
      void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    onError: (error) => {
      // The server's field errors are shown at the fields.
      if (Object.keys(fieldErrorsOf(error)).length === 0)
        showFailure(t`Failed to change password`, error, t`Your password is unchanged. Please try again.`);
    },
  });
}

/** What the checks ask for, in their order. */
const ASKED = [
  t`${PASSWORD_MIN_LENGTH} or more characters`,
  t`a lowercase letter`,
  t`an uppercase letter`,
  t`a number`,
  t`a special character`,
];

/** What would make it stronger, unless it has the highest score. */
function wishFor(password: string): string {
  const missing = ASKED.filter((_asked, index) => !STRENGTH_CHECKS[index]?.holds(password));
  return missing.length === 0 ? '' : t`Still missing: ${missing.join(', ')}`;
}

/** The new password's score in the settings. */
function Strength({ password }: { password: string }) {
  if (password === '') return null;
  const { score, label } = passwordChangeStrength(password);
  return (
    <div className="grid gap-1">
      <StrengthMeter score={score} label={label} />
      <p className="text-xs text-ink-soft empty:hidden">{wishFor(password)}</p>
    </div>
  );
}

export function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const typed = useTyped(EMPTY_PASSWORDS);
  const form = useForm({
    typed,
    problemsOf: passwordsProblem,
    send: change.mutateAsync,
    onSent: typed.discard,
  });
  const passwords = form.value;
  const field = (name: keyof Passwords) => ({
    ...form.field(name),
    // What is wrong with one of them may be mended in another.
    onChange: (event: { target: HTMLInputElement }) =>
      form.update({ ...passwords, [name]: event.target.value }),
  });
  const mismatch = isMismatch(passwords) ? t`Passwords don't match` : undefined;

  return (
    <SettingsCard
      title={t`Change password`}
      lead={t`Takes effect as soon as you save it. You stay signed in here. Every other session ends; API tokens keep working.`}
    >
      <form {...form.formProps} aria-label={t`Change password`} className="grid max-w-md gap-4">
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label={t`Current password`} error={form.errors.currentPassword}>
          <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        </Field>
        <div className="grid gap-2.5">
          <Field label={t`New password`} error={form.errors.newPassword}>
            <PasswordField {...field('newPassword')} autoComplete="new-password" />
          </Field>
          <Strength password={passwords.newPassword} />
        </div>
        <Field label={t`Confirm new password`} error={form.errors.confirmation ?? mismatch}>
          <PasswordField {...field('confirmation')} autoComplete="new-password" />
        </Field>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          aria-disabled={!mayChange(passwords)}
          className="mt-1 justify-self-start"
        >
          {t`Change Password`}
        </Button>
      </form>
    </SettingsCard>
  );
}
