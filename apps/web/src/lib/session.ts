import type { User } from '@daymark/contract/users';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { messageOf } from './error-message.ts';
import { readToken, removeToken, writeToken } from './token.ts';

interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  /** True until the stored token was checked, or found missing. */
  initializing: boolean;
  /** While an action on the account is under way. */
  loading: boolean;
  /** Why the latest action failed, in words, or null. */
  error: string | null;
}

/** Nobody is signed in, and that is known. */
export const NOBODY = { user: null, isAuthenticated: false, initializing: false, error: null } as const;

/** Who is signed in. Only `user` and `isAuthenticated` outlive the page, under the name `auth-store`. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ ...NOBODY, initializing: true, loading: false }), {
    name: 'auth-store',
    partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
  }),
);

/** An answer that says it is a success, and lacks what makes it one. */
export class IncompleteAnswer extends Error {
  constructor() {
    super('Invalid response from server');
  }
}

/** Does something with the account: the store says that it is under way and, in these words or better ones, that it failed. */
export async function act<T>(fallback: string, action: () => Promise<T>): Promise<T> {
  useSession.setState({ loading: true, error: null });
  try {
    return await action();
  } catch (error) {
    const words = error instanceof IncompleteAnswer ? error.message : messageOf(error, fallback);
    useSession.setState({ error: words });
    throw error;
  } finally {
    useSession.setState({ loading: false });
  }
}

/** The token that the screens of this page were made with; another tab may have changed the stored one since. */
let tokenInUse: string | null = readToken();

export function signIn(token: string, user: User): void {
  writeToken(token);
  resume(token, user);
}

/** Takes up the session of a token that is stored already. */
export function resume(token: string, user: User): void {
  tokenInUse = token;
  useSession.setState({ user, isAuthenticated: true, initializing: false, error: null });
}

/** Takes up what the signed-in person has become; of somebody who has left since, nothing is kept. */
export function updateUser(user: User): void {
  if (useSession.getState().user?.id === user.id) useSession.setState({ user });
}

/** Left by choice, refused by the server, or ended by another tab. */
type SignOutReason = 'chosen' | 'refused' | 'elsewhere';
type SignOut = { userId: string | undefined; email: string | undefined; reason: SignOutReason };

let lastSignOut: SignOut | undefined;

/** Who was signed in on this page before, and whether they left or were refused; nothing after a fresh load. */
export const previousSignOut = (): SignOut | undefined => lastSignOut;

/** Forgets the user on this device. Caches are cleared by whoever holds them, through `onSignedOut`. */
export function signOutLocally(reason: SignOutReason): void {
  const { user } = useSession.getState();
  lastSignOut = { userId: user?.id, email: user?.email, reason };
  removeToken();
  tokenInUse = null;
  useSession.setState(NOBODY);
  for (const listener of listeners) listener(reason);
}

type SignOutListener = (reason: SignOutReason) => void;

const listeners = new Set<SignOutListener>();

/** Calls back when the user is signed out, for whatever reason. */
export function onSignedOut(listener: SignOutListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether another tab has ended the session of this page, or begun one for somebody else. */
export const sessionChangedElsewhere = (): boolean => tokenInUse !== null && readToken() !== tokenInUse;

/** Whether somebody has signed in in another tab, while nobody is here. */
export const signedInElsewhere = (): boolean => tokenInUse === null && readToken() !== null;
