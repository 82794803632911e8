import { passwordStrength, STRENGTH_THRESHOLD } from '@daymark/domain/passwords';
import { type SubmitEvent, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { late } from '../../ui/late.tsx';

const WeakPasswordDialog = late(async () => (await import('./weak-password-dialog.tsx')).WeakPasswordDialog);

/**
 * Asks for confirmation before a weak password is sent. Returns the submit handler, and the question to render.
 * Afterwards the focus goes to the password, or to the first error.
 */
export function useWeakQuestion(password: string, submit: () => Promise<void>, focusPassword: () => void) {
  const [asking, setAsking] = useState(false);
  const strength = passwordStrength(password);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== '' && strength.score < STRENGTH_THRESHOLD) setAsking(true);
    else void submit();
  };

  const answer = (act: () => void) => () => {
    flushSync(() => setAsking(false));
    act();
  };
  const question = asking && (
    <Suspense>
      <WeakPasswordDialog onCancel={answer(focusPassword)} onContinue={answer(() => void submit())} />
    </Suspense>
  );

  return { strength, onSubmit, question };
}
