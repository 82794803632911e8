import type { UserContext } from '../http/context.ts';

/** Beyond what an engine is given, for its turn and for looking up: who holds a claim longer is gone. */
const SLACK_MILLISECONDS = 90_000;

/** Until when it is believed that whoever asks an engine now is at it. */
export const claimedUntil = ({ config }: UserContext, at: Date): Date =>
  new Date(at.getTime() + config.aiTimeoutSeconds * 1_000 + SLACK_MILLISECONDS);
