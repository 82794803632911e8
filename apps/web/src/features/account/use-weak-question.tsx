import { PASSWORD_RULES, passwordStrength, STRENGTH_THRESHOLD } from '@daymark/domain/passwords';
import { type RefObject, type SubmitEvent, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problems } from '../../platform/use-form.ts';
import { late } from '../../ui/late.tsx';

const WeakPasswordDialog = late(() =>
  import('./weak-password-dialog.tsx').then((part) => part.WeakPasswordDialog),
);

type PasswordForm<Name extends string> = {
  formProps: { ref: RefObject<HTMLFormElement | null> };
  value: Readonly<Record<Name, string>>;
  submit: () => Promise<void>;
};

/**
 * Asks about a weak password, if nothing else keeps the form from being sent: a password that meets the rules is never
 * weak, so the question is about one that will be refused, and asked first it would come before the errors of other
 * fields. Returns the strength, the submit handler, and the question to render.
 */
export function useWeakQuestion<Name extends string>(
  form: PasswordForm<Name>,
  name: Name,
  problems: Problems,
) {
  const [asking, setAsking] = useState(false);
  const password = form.value[name];
  const strength = passwordStrength(password);
  const isAlone = Object.entries(problems).every(([path, problem]) => path === name || !problem);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isAlone && password !== '' && strength.score < STRENGTH_THRESHOLD) setAsking(true);
    else void form.submit();
  };

  const answer = (act: () => void) => () => {
    flushSync(() => setAsking(false));
    act();
  };
  /** The next letter replaces the password. */
  const chooseAnother = () =>
    form.formProps.ref.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
  const question = asking && (
    <Suspense>
      <WeakPasswordDialog
        missing={PASSWORD_RULES.filter(({ holds }) => !holds(password)).map(({ label }) => label)}
        onCancel={answer(chooseAnother)}
        onContinue={answer(() => void form.submit())}
      />
    </Suspense>
  );

  return { strength, onSubmit, question };
}
