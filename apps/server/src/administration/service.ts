import type { Server } from '@daymark/contract/server';
import type { SignUpPolicy } from '@daymark/domain/sign-ups';
import { setSignUpPolicy, signUpPolicy } from '../auth/sign-up-policy.ts';
import type { SessionContext } from '../http/context.ts';
import { isLoopback } from '../http/loopback.ts';
import { VERSION } from '../version.ts';
import { turnVisitorPlans, visitorPlansSwitch } from '../visitor-plans/offer.ts';
import type { VisitorServices } from '../visitor-plans/service.ts';

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
    visitorPlans: await visitorPlansSwitch(db),
    isReachableFromElsewhere: isReachableFromElsewhere(config),
  };
}

export async function changeServer(
  context: SessionContext & VisitorServices,
  { signUps, visitorPlans }: { signUps?: SignUpPolicy | undefined; visitorPlans?: boolean | undefined },
): Promise<Server> {
  if (signUps !== undefined) await setSignUpPolicy(context.db, signUps);
  if (visitorPlans !== undefined) await turnVisitorPlans(context.db, visitorPlans);
  // The home page of this node shows either at once.
  await context.visitorOffer.current();
  return readServer(context);
}
