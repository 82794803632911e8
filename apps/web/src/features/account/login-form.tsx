import type { LogIn } from '@daymark/contract/auth';
import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { type ReactNode, Suspense, useState } from 'react';
import { hasCode } from '../../platform/error-message.ts';
import { useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { late } from '../../ui/late.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { logIn, NobodyLoggedIn } from './auth-actions.ts';
import { failureWords } from './failure-words.ts';
import { FormError } from './form-error.tsx';
import { isUnverified, required, requiredEmail } from './form-rules.ts';
import { useAccountForm } from './use-account-form.ts';

const CodeStep = late(() => import('./code-step.tsx').then((part) => part.CodeStep));

type LoginFormProps = {
  email: string;
  /** Connects the account with a person at the sign-in provider. */
  ticket?: string | undefined;
  /** The link for a forgotten password, with the typed address. */
  forgotten: (email: string) => ReactNode;
  onLoggedIn: (user: User) => void;
  /** The password was right, and a code was sent to the address. */
  onUnverified: (email: string) => void;
};

const wordsFor = (error: unknown) => {
  const words = failureWords(error, t`Login failed. Please try again.`);
  return error instanceof NobodyLoggedIn ? { ...words, message: t`Invalid login response` } : words;
};

export function LoginForm({ email, ticket, forgotten, onLoggedIn, onUnverified }: LoginFormProps) {
  /** The address and its right password, while a code is asked for. */
  const [rightSoFar, setRightSoFar] = useState<LogIn>();
  const form = useAccountForm({
    typed: useTyped({ email, password: '' }),
    problemsOf: (values) => ({ email: requiredEmail(values.email), password: required(values.password) }),
    wordsFor,
    send: async (values) => {
      const credentials = ticket === undefined ? values : { ...values, ticket };
      try {
        onLoggedIn(await logIn(credentials));
      } catch (error) {
        if (hasCode(error, 'code_needed')) setRightSoFar(credentials);
        else if (isUnverified(error)) onUnverified(values.email);
        else throw error;
      }
    },
  });

  if (rightSoFar)
    return (
      <Suspense fallback={null}>
        <CodeStep credentials={rightSoFar} onLoggedIn={onLoggedIn} onBack={() => setRightSoFar(undefined)} />
      </Suspense>
    );
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormError failure={form.failure} />
      <Field label={t`Email`} error={form.errors.email}>
        <Input {...form.field('email')} type="email" autoComplete="username webauthn" />
      </Field>
      <div className="grid gap-1">
        <Field label={t`Password`} error={form.errors.password}>
          <PasswordField {...form.field('password')} autoComplete="current-password" />
        </Field>
        <div className="justify-self-end py-0.5 text-sm pointer-coarse:py-2.5">
          {forgotten(form.value.email.trim())}
        </div>
      </div>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t`Log in`}
      </Button>
    </form>
  );
}
