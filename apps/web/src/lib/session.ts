import type { User } from '@daymark/contract/users';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { readToken, removeToken, writeToken } from './token.ts';

interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  /** True until the stored token was checked, or found missing. */
  initializing: boolean;
  /** Why the stored token could not be checked, in words; it is kept and can be checked again. */
  error: string | null;
}

/** Nobody is signed in, and that is known. */
export const NOBODY: SessionState = { user: null, isAuthenticated: false, initializing: false, error: null };

/** Who is signed in. Only `user` and `isAuthenticated` outlive the page, under the name `auth-store`. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ ...NOBODY, initializing: true }), {
    name: 'auth-store',
    partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
  }),
);

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

type SignOut = { userId: string | undefined; reason: 'chosen' | 'refused' };

let lastSignOut: SignOut | undefined;

/** Who was signed in on this page before, and whether they left or were refused; nothing after a fresh load. */
export const previousSignOut = (): SignOut | undefined => lastSignOut;

/** Forgets the user on this device. Caches are cleared by whoever holds them, through `onSignedOut`. */
export function signOutLocally(reason: SignOut['reason']): void {
  lastSignOut = { userId: useSession.getState().user?.id, reason };
  removeToken();
  tokenInUse = null;
  useSession.setState(NOBODY);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back when the user is signed out, for whatever reason. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether another tab has ended the session of this page, or begun one for somebody else. */
export const sessionChangedElsewhere = (): boolean => tokenInUse !== null && readToken() !== tokenInUse;
