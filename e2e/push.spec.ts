import { httpClient } from '@fairbridge/contract/client.ts';
import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import { saveSetting } from '@fairbridge/contract/notification/notification.calls.ts';
import { devices } from '@fairbridge/contract/push/push.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { isProvenBy, PushReceiver, type Subscription } from '../server/test/push-receiver.ts';
import { notificationTexts } from '../web/app/components/notification/notification.texts.ts';
import { pushTexts } from '../web/app/components/push/push.texts.ts';
import { workDigestTexts } from '../web/app/components/workbench/work-digest.texts.ts';
import { callerOf } from './client.ts';
import { DEMO, DEMO_PASSWORD, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';
import { STAFF } from './organizer-console.ts';
import { staffSession } from './staff-session.ts';

const SETTINGS = '/personal/notifications';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

let service: PushReceiver;
test.beforeAll(async () => {
  service = await PushReceiver.open();
});
test.afterAll(() => service.close());

/** A browser without a push service behind it: in place of one stands ours. All else is the browser's own. */
async function withService(page: Page, subscription: Subscription): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const held = 'test.subscribed';
    const asked = 'test.asked';
    const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(held, applicationServerKey);
        return made;
      },
      getSubscription: async () => (localStorage.getItem(held) === null ? null : made),
    });
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      localStorage.setItem(asked, '1');
      return ask();
    };
  }, subscription);
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Logs the account in on another device, which its owner is told of. */
async function logInElsewhere(account: string): Promise<void> {
  const call = httpClient({
    ...callerOf(null),
    fetch: (input, init) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'user-agent': ANDROID };
      return fetch(input, { ...init, headers });
    },
  });
  await call(logOn, { account, password: DEMO_PASSWORD, type: 'vis' });
}

/** Hands a message to the worker, as the browser does when its push service has brought one. */
async function deliver(page: Page, words: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.endsWith('/mail'));
      if (own !== undefined) found(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(words),
  });
}

/** What the system shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    const all = await Promise.all(found.map(async (registration) => registration.getNotifications()));
    return all.flat().map(({ title, body }) => ({ title, body }));
  });

/** Presses what is shown; answers the address that opens. Windows open for a real press alone, so that one step is the test's. */
async function press(page: Page): Promise<string> {
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/notice-worker.js'));
  if (worker === undefined) throw new Error('the worker is not there');
  return worker.evaluate(async () => {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the worker's own words, which the page's types do not know
    const own = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
      NotificationEvent: new (kind: string, given: { notification: Notification | undefined }) => Event;
    };
    const opened = new Promise<string>((open) => {
      own.clients.openWindow = async (address) => {
        open(address);
        return null;
      };
    });
    const [notification] = await own.registration.getNotifications();
    globalThis.dispatchEvent(new own.NotificationEvent('notificationclick', { notification }));
    return opened;
  });
}

for (const lang of LANGS) {
  const t = translator(pushTexts, lang);

  test(`a device is told of what happens, and a press leads there (${lang})`, async ({ enter }) => {
    const visitor = await newVisitor('push');
    await visitor.client.call(saveSetting, { language: lang });
    const subscription = service.subscribe();
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await withService(page, subscription);
    await keepSession(page, visitor.session);

    await test.step('nothing is asked before a press', async () => {
      await open(page, inLang(lang, SETTINGS));
      await expect(page.getByRole('button', { name: t('turnOn') })).toBeVisible();
      await expectGood(page);
      expect([await kept(page, 'test.asked'), await kept(page, 'test.subscribed')]).toEqual([null, null]);
    });

    await test.step('a press turns it on, and a reload knows it', async () => {
      await page.getByRole('button', { name: t('turnOn') }).click();
      await expect(page.getByText(t('on'), { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('on'), { exact: true })).toBeVisible();
      await expect(page.getByRole('list', { name: t('devices') }).getByText(t('current'))).toBeVisible();
      await expectGood(page);
    });

    await logInElsewhere(visitor.email);
    await expect.poll(() => service.received(subscription).length, { timeout: 30_000 }).toBe(1);
    const [pushed] = service.received(subscription);
    if (pushed === undefined) throw new Error('nothing was pushed');
    const line = lang === 'zh' ? '您的账号在其他设备登录' : 'Login elsewhere';

    await test.step('the message is for this browser, from this portal, and says no more than it may', async () => {
      const { key, list } = await visitor.client.call(devices, subscription);
      expect([isProvenBy(key, pushed, service.origin), await kept(page, 'test.subscribed')]).toEqual([true, key]);
      expect(list.map(({ current, usedAt }) => [current, usedAt !== null])).toEqual([[true, true]]);
      expect([pushed.words.body, pushed.words.lang]).toEqual([line, lang]);
      expect(JSON.stringify(pushed.words)).not.toMatch(/@|138\d|王敏/);
    });

    await test.step('the browser shows it, and its press leads there', async () => {
      await deliver(page, pushed.words);
      await expect.poll(() => shown(page)).toEqual([{ title: pushed.words.title, body: line }]);
      expect(await press(page)).toBe(new URL(inLang(lang, '/personal/sessions'), page.url()).href);
      await expect.poll(() => shown(page)).toEqual([]);
    });

    await test.step('a press turns it off', async () => {
      await page.getByRole('button', { name: t('turnOff') }).click();
      await expect(page.getByRole('button', { name: t('turnOn') })).toBeVisible();
      expect((await visitor.client.call(devices, {})).list).toEqual([]);
    });
  });

  test(`a browser that cannot says why (${lang})`, async ({ enter }) => {
    const visitor = await newVisitor('nopush');
    const says = async (words: string, change: () => void): Promise<void> => {
      const page = await enter({ lang, size: 'phone' });
      await page.addInitScript(change);
      await keepSession(page, visitor.session);
      await open(page, inLang(lang, SETTINGS));
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: t('turnOn') })).toHaveCount(0);
      await expectGood(page);
    };
    await says(t('blocked'), () => {
      Object.defineProperty(Notification, 'permission', { value: 'denied' });
    });
    await says(t('homeScreen'), () => {
      Reflect.deleteProperty(globalThis, 'PushManager');
      Object.defineProperty(Navigator.prototype, 'standalone', { value: false });
    });
    await says(t('unsupported'), () => {
      Reflect.deleteProperty(globalThis, 'PushManager');
    });
  });
}

for (const lang of LANGS)
  test(`an employee chooses how often an e-mail tells of pending work (${lang})`, async ({ enter }) => {
    const t = translator(workDigestTexts, lang);
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    await beginAs(page, { type: 'actor', account: lang === 'zh' ? DEMO.staff : DEMO.exhibitor });
    await open(page, inLang(lang, SETTINGS));
    const every = page.getByLabel(t('every'));
    const saved = page.getByText(t('Saved'), { exact: true }).first();
    const other = lang === 'zh' ? 'day' : 'off';
    await expect(every).toHaveValue('week');
    await every.selectOption(other);
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(every).toHaveValue(other);
    await expectGood(page);
    await every.selectOption('week');
    await expect(saved).toBeVisible();
  });

test('an employee of an exhibitor may turn it on; the staff of the organizer have no notices and see nothing of it', async ({
  enter,
}) => {
  const t = translator(pushTexts, 'zh');
  const employee = await enter();
  await withService(employee, service.subscribe());
  await beginAs(employee, { type: 'actor', account: DEMO.staff });
  await open(employee, SETTINGS);
  await expect(employee.getByRole('button', { name: t('turnOn') })).toBeVisible();
  await expectGood(employee);
  const staff = await enter();
  await keepSession(staff, await staffSession(STAFF.editor));
  await open(staff, SETTINGS);
  await expect(staff.getByText(translator(notificationTexts, 'zh')('kinds'), { exact: true })).toBeVisible();
  await expect(staff.getByRole('heading', { name: t('title') })).toHaveCount(0);
});
