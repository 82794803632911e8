import { useSession } from '../../platform/session.ts';
import { EMPTY, type FormOptions, useForm } from '../../platform/use-form.ts';
import type { FailureWords } from './failure-words.ts';

/** A form for whoever is not signed in. One thing is done to the session at a time, whoever asked for it. */
export const useAccountForm = <Value extends object>(options: FormOptions<Value, void, FailureWords>) =>
  useForm({ ...options, opensOn: EMPTY, maySend: () => !useSession.getState().loading });
