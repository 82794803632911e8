import type { User } from '@daymark/contract/users';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { removeToken, writeToken } from './token.ts';

interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  /** True until the stored token was checked, or found missing. */
  initializing: boolean;
}

/** Who is signed in. Only `user` and `isAuthenticated` outlive the page, under the name `auth-store`. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ user: null, isAuthenticated: false, initializing: true }), {
    name: 'auth-store',
    partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
  }),
);

export function signIn(token: string, user: User): void {
  writeToken(token);
  useSession.setState({ user, isAuthenticated: true, initializing: false });
}

/** Forgets the user on this device. Caches are cleared by whoever holds them, through `onSignedOut`. */
export function signOutLocally(): void {
  removeToken();
  useSession.setState({ user: null, isAuthenticated: false, initializing: false });
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back when the user is signed out, for whatever reason. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
