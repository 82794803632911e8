declare global {
  interface Window {
    /** As far as it is used here; what it makes is typed as the string that it stands for. Not in every browser. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

/** Named in the app's content security policy (apps/server/src/http/security.ts): no other policy can be made there. */
const POLICY_NAME = 'daymark-service-worker';
const ADDRESS = '/service-worker.js';

/** A tab that stands open for days looks for a new build so often. */
const LOOK_EVERY_MILLISECONDS = 3_600_000;

/** The one address that may become a worker, whatever it is asked for. */
function trustedAddress(): string {
  const policy = window.trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

let atHand: Promise<void> | undefined;

/**
 * Has the app's files kept on this device, so that it opens without a connection. Browsers offer this on encrypted pages
 * and on the machine itself; elsewhere, and where it is refused, the app works as it does without. Once a page: whoever
 * signs in after somebody else finds it done, and no policy can be made twice.
 */
export function keepAppAtHand(): Promise<void> {
  atHand ??= register();
  return atHand;
}

async function register(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MILLISECONDS);
  } catch {
    // Refused by the browser or its owner, or there was no answer: the next visit asks again.
  }
}
