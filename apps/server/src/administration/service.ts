import type { Server } from '@daymark/contract/server';
import type { SignUpPolicy } from '@daymark/domain/sign-ups';
import { setSignUpPolicy, signUpPolicy } from '../auth/sign-up-policy.ts';
import type { SessionContext } from '../http/context.ts';
import { isLoopback } from '../http/loopback.ts';
import { VERSION } from '../version.ts';

/** Whether others can reach the server. A proxy before a loopback address passes them on. */
export const isReachableFromElsewhere = ({
  host,
  publicUrl,
}: Pick<SessionContext['config'], 'host' | 'publicUrl'>): boolean =>
  !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);

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
