import { previousSignOut } from '../../lib/session.ts';

export type WayBack = { from?: string; fromUser?: string; isTypedKept?: boolean; email?: string };

/** What the log-in is told about the page that asked for it: nothing after a chosen log-out, which ends where it ends. */
export function wayBack(from: string): WayBack {
  const last = previousSignOut();
  if (last?.reason === 'chosen') return {};
  if (last?.userId === undefined) return { from };
  // Another tab may have ended it by choice, and with it what was typed in this one.
  const isRefused = last.reason === 'refused';
  return {
    from,
    fromUser: last.userId,
    isTypedKept: isRefused,
    ...(isRefused && last.email !== undefined && { email: last.email }),
  };
}

/** Where a log-in leads: to the page that asked for it, unless that was another person's, else to the dashboard. */
export const returnTo = ({ from, fromUser }: WayBack, userId: string): string =>
  from !== undefined && (fromUser === undefined || fromUser === userId) ? from : '/dashboard';
