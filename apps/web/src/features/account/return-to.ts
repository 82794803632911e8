import { isProjectTried } from '../../platform/tried-project.ts';
import type { WayBack } from './way-back.ts';

/**
 * The page after a log-in: the one that required it, unless it belonged to another user; else the New Project dialog with
 * what was tried on the home page before; else the dashboard.
 */
export function returnTo({ from, fromUser }: WayBack, userId: string): string {
  if (from !== undefined && (fromUser === undefined || fromUser === userId)) return from;
  return isProjectTried() ? '/projects/new' : '/dashboard';
}
