import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { create } from 'zustand';
import { messageOf } from './error-message.ts';
import { followLanguage } from './language.ts';
import { writeIn } from './locale.ts';
import { readToken, removeToken, writeToken } from './token.ts';

interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  /** True until the stored token was checked, or is known to be missing. */
  initializing: boolean;
  /** While an account action is in progress. */
  loading: boolean;
  /** Why the latest action failed, or null. */
  error: string | null;
}

/** Known to be signed out. */
export const NOBODY = { user: null, isAuthenticated: false, initializing: false, error: null } as const;

const STORE = 'auth-store';

type KeptSession = Pick<SessionState, 'user' | 'isAuthenticated'>;

/** The persisted session; empty if there is none, or if it cannot be read. */
function keptSession(): Partial<KeptSession> {
  try {
    const { user, isAuthenticated } = JSON.parse(localStorage.getItem(STORE) ?? '{}').state;
    return { user, isAuthenticated };
  } catch {
    return {};
  }
}

/** The signed-in user. Only `user` and `isAuthenticated` are persisted. */
export const useSession = create<SessionState>()(() => ({
  ...NOBODY,
  initializing: true,
  loading: false,
  ...keptSession(),
}));

const writeFor = ({ user }: KeptSession): void => writeIn(user?.locale);
writeFor(useSession.getState());
useSession.subscribe(writeFor);

// In the format of zustand's `persist`, which would cost every first screen another kilobyte.
useSession.subscribe(({ user, isAuthenticated }: KeptSession) => {
  try {
    localStorage.setItem(STORE, JSON.stringify({ state: { user, isAuthenticated }, version: 0 }));
  } catch {
    // Storage is full or disabled: the session holds until the page is closed.
  }
});

/** Applies what another tab has persisted. */
export const reloadSession = (): void => useSession.setState(keptSession());

/** A successful answer without its required content. */
export class IncompleteAnswer extends Error {
  constructor() {
    super(t`Invalid response from server`);
  }
}

const always = () => true;

/**
 * Runs an account action: the store has its progress, and its error with this fallback message if the action `isOf`
 * the present session.
 */
export async function act<T>(fallback: string, action: () => Promise<T>, isOf = always): Promise<T> {
  useSession.setState({ loading: true, error: null });
  try {
    return await action();
  } catch (error) {
    const words = error instanceof IncompleteAnswer ? error.message : messageOf(error, fallback);
    if (isOf()) useSession.setState({ error: words });
    throw error;
  } finally {
    useSession.setState({ loading: false });
  }
}

/** The token of this page's screens; another tab may have changed the stored one since. */
let tokenInUse: string | null = readToken();

export function signIn(token: string, user: User): void {
  writeToken(token);
  resume(token, user);
}

/** Applies the session of a token that is already stored. */
export function resume(token: string, user: User): void {
  tokenInUse = token;
  followLanguage(user.language);
  useSession.setState({ user, isAuthenticated: true, initializing: false, error: null });
}

/** Updates the signed-in user; ignored after a sign-out. */
export function updateUser(user: User): void {
  if (useSession.getState().user?.id === user.id) useSession.setState({ user });
}

/** The user logged out, the server refused the session, or another tab ended it. */
type SignOutReason = 'chosen' | 'refused' | 'elsewhere';
type SignOut = { userId: string | undefined; email: string | undefined; reason: SignOutReason };

let lastSignOut: SignOut | undefined;

/** The user who was signed in on this page before, and why that ended; undefined after a fresh load. */
export const previousSignOut = (): SignOut | undefined => lastSignOut;

/** Signs the user out on this device. Caches clear themselves with `onSignedOut`. */
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

/** Calls back after every sign-out, whatever the reason. */
export function onSignedOut(listener: SignOutListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether another tab has ended this page's session, or begun one for somebody else. */
export const sessionChangedElsewhere = (): boolean => tokenInUse !== null && readToken() !== tokenInUse;

/** Whether somebody has signed in in another tab, while nobody is signed in here. */
export const signedInElsewhere = (): boolean => tokenInUse === null && readToken() !== null;
