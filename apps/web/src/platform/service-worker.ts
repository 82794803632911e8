import { pageLanguage } from './language.ts';

declare global {
  interface Window {
    /** Only the part used here, with trusted values typed as strings. Not every browser has it. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

/** Allowed in the app's content security policy (apps/server/src/http/security.ts), which permits no other name. */
const POLICY_NAME = 'daymark-service-worker';
const ADDRESS = '/service-worker.js?language=';

/** How often a tab that stays open for days looks for a new build. */
const LOOK_EVERY_MILLISECONDS = 3_600_000;

/** The only address that may become a worker, whatever the input: that of the page's language. */
function trustedAddress(): string {
  const address = ADDRESS + pageLanguage();
  const policy = window.trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

let atHand: Promise<void> | undefined;

/**
 * Registers the service worker, so that the app opens without a connection. Browsers only allow it on encrypted pages
 * and on localhost; elsewhere the app works without it. Once per page, because a trusted-types policy cannot be created
 * twice.
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
    // Refused by the browser, or there was no answer: the next visit tries again.
  }
}
