import { BASE } from '../../i18n/address.ts';

const WORKER = `${BASE}/notice-worker.js`;
/** The worker's reach is the messages alone; it looks at no page anyway. */
const SCOPE = `${BASE}/mail`;

/** `homeScreen`: an iPhone or iPad does it from a page on the home screen alone. */
export type Support = 'supported' | 'blocked' | 'homeScreen' | 'unsupported';

/** What this browser can do, without asking anybody anything. */
export function support(): Support {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'supported';
  // only Safari on iOS says whether it runs from the home screen
  return 'standalone' in navigator && navigator.standalone === false ? 'homeScreen' : 'unsupported';
}

/** Where this browser is told things, null where it is not subscribed. */
export async function ownEndpoint(): Promise<string | null> {
  if (support() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  // of the voucher's worker no reach is the messages, but another one's may hold them
  if (registration === undefined || new URL(registration.scope).pathname !== SCOPE) return null;
  const subscription = await registration.pushManager.getSubscription();
  return Notification.permission === 'granted' ? (subscription?.endpoint ?? null) : null;
}

async function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const worker = registration.installing ?? registration.waiting;
  if (worker === null) return registration;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
  return registration;
}

/** The subscription of this browser with this key. One that was made with another key is given up: nobody could use it any more. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old =
      error instanceof DOMException && error.name === 'InvalidStateError' && (await pushManager.getSubscription());
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

type Told = { endpoint: string; p256dh: string; auth: string };

/** Asks for the permission, after a press alone, and subscribes; `blocked` where it was not given, `failed` where the browser could not. */
export async function subscribeHere(key: string): Promise<Told | 'blocked' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
    const { endpoint, keys } = (await subscribed(await activated(registration), key)).toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint === undefined || p256dh === undefined || auth === undefined ? 'failed' : { endpoint, p256dh, auth };
  } catch {
    return 'failed';
  }
}
