import { rich } from '../../platform/rich.ts';
/** The last step after a reset. */
export const LogInWithNew = ({ email }: { email: string }) =>
  rich`Log in to ${<strong className="font-semibold text-ink">{email}</strong>} with the new one.`;
