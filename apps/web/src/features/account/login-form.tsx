import type { User } from '@daymark/contract/users';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormError } from './form-error.tsx';
import { isUnverified, required } from './form-rules.ts';
import { useForm } from './use-form.ts';

type LoginFormProps = {
  email: string;
  onLoggedIn: (token: string, user: User) => void;
  /** The password was right, and a code is on its way to the address. */
  onUnverified: (email: string) => void;
};

export function LoginForm({ email, onLoggedIn, onUnverified }: LoginFormProps) {
  const form = useForm({
    initial: { email, password: '' },
    problemsOf: (values) => ({ email: required(values.email), password: required(values.password) }),
    fallback: 'Login failed. Please try again.',
    send: async (values) => {
      try {
        const { data } = await api.auth.logIn({ body: values });
        if (!data?.token || !data.user) return 'Invalid response from server';
        onLoggedIn(data.token, data.user);
      } catch (error) {
        if (!isUnverified(error)) throw error;
        onUnverified(values.email);
      }
      return undefined;
    },
  });

  return (
    <form {...form.formProps} className="grid gap-4">
      <FormError message={form.errorOf('form')} />
      <Field label="Email" error={form.errorOf('email')}>
        <Input {...form.field('email')} type="email" autoComplete="username" />
      </Field>
      <Field label="Password" error={form.errorOf('password')}>
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy} className="mt-2">
        Log in
      </Button>
    </form>
  );
}
