import type { PushDevice } from '@daymark/contract/push-devices';
import { t } from '@daymark/words/t';
import { api } from './api.ts';
import { keepAppAtHand } from './service-worker.ts';
import { onSignedOut } from './session.ts';

/** This browser as the server knows it: whose notifications it shows. */
interface ThisDevice {
  userId: string;
  id: string;
}

const STORE = 'push-device';
const WORKER_MILLISECONDS = 15_000;

export function thisDevice(): ThisDevice | null {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? 'null');
  } catch {
    return null;
  }
}

/** Why this browser cannot show notifications, in a sentence; null if it can. */
export function whyNoNotifications(): string | null {
  if (!window.isSecureContext)
    return t`Browsers show notifications only of encrypted pages (https) and on this machine itself.`;
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return t`This browser cannot show notifications. On an iPhone or iPad, add Daymark to the home screen and open it there.`;
  if (Notification.permission === 'denied')
    return t`The browser blocks notifications from Daymark. Please allow them in its settings for this site.`;
  return null;
}

/** The subscription of this browser, if it has one. */
async function ownSubscription(): Promise<PushSubscription | null | undefined> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription();
}

/** Ends the subscription of this browser; messages to its address are refused from then on. */
export async function forgetThisDevice(): Promise<void> {
  localStorage.removeItem(STORE);
  await (await ownSubscription())?.unsubscribe();
}

const told = ({ endpoint = '', keys: { p256dh = '', auth = '' } = {} }: PushSubscriptionJSON) => ({
  endpoint,
  keys: { p256dh, auth },
});

async function workerOfApp(): Promise<ServiceWorkerRegistration> {
  await keepAppAtHand();
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(t`The app is not stored on this device yet`)), WORKER_MILLISECONDS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Asks the person, subscribes at the browser's push service, and tells the server. Null if the person said no. */
export async function addThisDevice(userId: string, key: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await workerOfApp();
  // One of somebody else who used this browser, or of another key, is not continued.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { device } = (await api.pushDevices.add({ body: told(subscription.toJSON()) })).data;
  localStorage.setItem(STORE, JSON.stringify({ userId, id: device.id } satisfies ThisDevice));
  return device;
}

/** Tells the server of this device at a new visit, because browsers change addresses and log-ins change sessions. */
export async function followThisDevice(userId: string): Promise<void> {
  const known = thisDevice();
  if (!known) return;
  const subscription = await ownSubscription();
  if (known.userId !== userId || !subscription) return forgetThisDevice();
  const body = { subscription: told(subscription.toJSON()) };
  await api.pushDevices.change({ params: { id: known.id }, body }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) return forgetThisDevice();
  });
}

onSignedOut((reason) => {
  if (reason === 'chosen' && thisDevice()) void forgetThisDevice();
});
