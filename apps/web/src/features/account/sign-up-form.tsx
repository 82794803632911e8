import { passwordProblem } from '@daymark/domain/passwords';
import { nameProblem } from '@daymark/domain/people';
import { t } from '@daymark/words/t';
import { useEffect } from 'react';
import { browserPlace } from '../../platform/browser-place.ts';
import { useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { signUp } from './auth-actions.ts';
import { failureWords } from './failure-words.ts';
import { FormError } from './form-error.tsx';
import { required, requiredEmail } from './form-rules.ts';
import { readSignUpDraft, writeSignUpDraft } from './sign-up-draft.ts';
import { useAccountForm } from './use-account-form.ts';
import { useWeakQuestion } from './use-weak-question.tsx';

type SignUpValues = Record<'firstname' | 'lastname' | 'email' | 'password', string>;

const problemsOf = (values: SignUpValues) => ({
  firstname: nameProblem(values.firstname),
  lastname: nameProblem(values.lastname),
  email: requiredEmail(values.email),
  password: required(values.password) ?? passwordProblem(values.password),
});

type SignUpFormProps = {
  invitation?: string | undefined;
  onSignedUp: (email: string) => void;
};

export function SignUpForm({ invitation, onSignedUp }: SignUpFormProps) {
  const form = useAccountForm({
    typed: useTyped({ ...readSignUpDraft(), password: '' }),
    problemsOf,
    wordsFor: (error) => failureWords(error, t`An error occurred during signup.`),
    send: async (values) => {
      await signUp({ ...values, ...browserPlace(), ...(invitation && { invitation }) });
      onSignedUp(values.email.trim());
    },
  });
  const { password, firstname, lastname, email } = form.value;
  const { strength, onSubmit, question } = useWeakQuestion(form, 'password', problemsOf(form.value));

  useEffect(() => writeSignUpDraft({ firstname, lastname, email }), [firstname, lastname, email]);

  return (
    <form {...form.formProps} onSubmit={onSubmit} className="grid gap-4">
      <FormError failure={form.failure} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`First name`} error={form.errors.firstname}>
          <Input {...form.field('firstname')} autoComplete="given-name" />
        </Field>
        <Field label={t`Last name`} error={form.errors.lastname}>
          <Input {...form.field('lastname')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label={t`Email`} error={form.errors.email}>
        <Input {...form.field('email')} type="email" autoComplete="email" />
      </Field>
      <div className="grid gap-2.5">
        <Field
          label={t`Password`}
          hint={t`8 or more characters, with a lowercase and an uppercase letter, a number, and one of @ $ ! % * ? &`}
          error={form.errors.password}
        >
          <PasswordField {...form.field('password')} autoComplete="new-password" />
        </Field>
        {password !== '' && <StrengthMeter score={strength.score} label={strength.label} />}
      </div>
      <Button type="submit" variant="primary" size="large" busy={form.busy} className="mt-2">
        {t`Create account`}
      </Button>
      {question}
    </form>
  );
}
