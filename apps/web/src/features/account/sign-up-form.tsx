import { passwordProblem, passwordStrength, STRENGTH_THRESHOLD } from '@daymark/domain/passwords';
import { nameProblem } from '@daymark/domain/people';
import { isTimezone } from '@daymark/domain/timezones';
import { lazy, type SubmitEvent, Suspense, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { FormError } from './form-error.tsx';
import { required, requiredEmail } from './form-rules.ts';
import { readSignUpDraft, writeSignUpDraft } from './sign-up-draft.ts';
import { useForm } from './use-form.ts';

const WeakPasswordDialog = lazy(async () => ({
  default: (await import('./weak-password-dialog.tsx')).WeakPasswordDialog,
}));

/** The zone of this browser, where the server would know it too. */
function browserTimezone(): { timezone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimezone(timeZone) ? { timezone: timeZone } : {};
}

export function SignUpForm({ onSignedUp }: { onSignedUp: (email: string) => void }) {
  const [asking, setAsking] = useState(false);
  const form = useForm({
    initial: { ...readSignUpDraft(), password: '' },
    problemsOf: (values) => ({
      firstname: nameProblem(values.firstname),
      lastname: nameProblem(values.lastname),
      email: requiredEmail(values.email),
      password: required(values.password) ?? passwordProblem(values.password),
    }),
    fallback: 'An error occurred during signup.',
    send: async (values) => {
      await api.auth.signUp({ body: { ...values, ...browserTimezone() } });
      onSignedUp(values.email.trim());
      return undefined;
    },
  });
  const { password, firstname, lastname, email } = form.values;
  const strength = passwordStrength(password);

  useEffect(() => writeSignUpDraft({ firstname, lastname, email }), [firstname, lastname, email]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== '' && strength.score < STRENGTH_THRESHOLD) setAsking(true);
    else void form.submit();
  };

  return (
    <form {...form.formProps} onSubmit={submit} className="grid gap-4">
      <FormError message={form.errorOf('form')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={form.errorOf('firstname')}>
          <Input {...form.field('firstname')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" error={form.errorOf('lastname')}>
          <Input {...form.field('lastname')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="Email" error={form.errorOf('email')}>
        <Input {...form.field('email')} type="email" autoComplete="email" />
      </Field>
      <div className="grid gap-2.5">
        <Field
          label="Password"
          hint="8 or more characters, with a lowercase and an uppercase letter, a number, and one of @ $ ! % * ? &"
          error={form.errorOf('password')}
        >
          <PasswordField {...form.field('password')} autoComplete="new-password" />
        </Field>
        {password !== '' && <StrengthMeter score={strength.score} label={strength.label} />}
      </div>
      <Button type="submit" variant="primary" size="large" busy={form.busy} className="mt-2">
        Create account
      </Button>
      {asking && (
        <Suspense>
          <WeakPasswordDialog
            onCancel={() => setAsking(false)}
            onContinue={() => {
              setAsking(false);
              void form.submit();
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
