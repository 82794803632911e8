import { isIPv4 } from 'node:net';
import type { Server } from '@daymark/contract/server';
import type { SignUpPolicy } from '@daymark/domain/sign-ups';
import { setSignUpPolicy, signUpPolicy } from '../auth/sign-up-policy.ts';
import type { SessionContext } from '../http/context.ts';
import { VERSION } from '../version.ts';

/** Whether an address to listen on can only be reached from this machine. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** Whether others can reach the server. A proxy before a loopback address passes them on. */
export const isReachableFromElsewhere = ({
  host,
  publicUrl,
}: Pick<SessionContext['config'], 'host' | 'publicUrl'>): boolean =>
  !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''));

export async function readServer({ db, config }: SessionContext): Promise<Server> {
  return {
    version: VERSION,
    signUps: await signUpPolicy(db),
    isReachableFromElsewhere: isReachableFromElsewhere(config),
  };
}

export async function changeServer(
  context: SessionContext,
  { signUps }: { signUps: SignUpPolicy },
): Promise<Server> {
  await setSignUpPolicy(context.db, signUps);
  return readServer(context);
}
