import { passwordStrength, STRENGTH_THRESHOLD } from '@daymark/domain/passwords';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';

const WeakPasswordDialog = lazy(async () => ({
  default: (await import('./weak-password-dialog.tsx')).WeakPasswordDialog,
}));

/** Asks before a weak password is sent: gives what a form does on submit, and the question to stand in it. */
export function useWeakQuestion(password: string, submit: () => Promise<void>) {
  const [asking, setAsking] = useState(false);
  const strength = passwordStrength(password);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== '' && strength.score < STRENGTH_THRESHOLD) setAsking(true);
    else void submit();
  };

  const question = asking && (
    <Suspense>
      <WeakPasswordDialog
        onCancel={() => setAsking(false)}
        onContinue={() => {
          setAsking(false);
          void submit();
        }}
      />
    </Suspense>
  );

  return { strength, onSubmit, question };
}
