import { useSession } from '../../lib/session.ts';
import { type Typed, useForm } from '../../lib/use-form.ts';
import type { FailureWords } from './failure-words.ts';

type AccountForm<Value extends object> = {
  typed: Typed<Value>;
  problemsOf: (value: Value) => Partial<Record<keyof Value, string | null>>;
  send: (value: Value) => Promise<void>;
  /** What to say of a failure that is about no field. */
  wordsFor: (error: unknown) => FailureWords;
  refusalOf?: (error: unknown) => Partial<Record<string, string>>;
};

/** A form for whoever is not signed in. One thing is done to the session at a time, whoever asked for it. */
export function useAccountForm<Value extends object>(options: AccountForm<Value>) {
  const isSessionBusy = useSession(({ loading }) => loading);
  const maySend = () => !useSession.getState().loading;
  return { ...useForm({ ...options, opensOn: 'first empty', maySend }), isSessionBusy };
}
