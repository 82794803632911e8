import { previousSignOut } from '../../platform/session.ts';

export type WayBack = { from?: string; fromUser?: string; isTypedKept?: boolean; email?: string };

/** The page to return to after the log-in; none after the user logged out. */
export function wayBack(from: string): WayBack {
  const last = previousSignOut();
  if (last?.reason === 'chosen') return {};
  if (last?.userId === undefined) return { from };
  // Another tab may have logged out, which also deletes what was typed here.
  const isRefused = last.reason === 'refused';
  return {
    from,
    fromUser: last.userId,
    isTypedKept: isRefused,
    ...(isRefused && last.email !== undefined && { email: last.email }),
  };
}
