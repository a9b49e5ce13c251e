import { logOff } from '@fairbridge/contract/session/session.calls.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { logInAgainTexts } from '../web/app/components/login/log-in-again.texts.ts';
import { visitorsOnlyTexts } from '../web/app/session/visitors-only.texts.ts';
import { sessionDialogsTexts } from '../web/app/shell/session-dialogs.texts.ts';
import { sessionTexts } from '../web/app/session/session.texts.ts';
import { errorPageTexts } from '../web/app/shell/error-page.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { nextPagesTexts } from '../web/app/shell/next-pages.texts.ts';
import { clientOf } from './client.ts';
import {
  DEMO,
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  expectGood,
  go,
  goOffline,
  goOnline,
  guardOf,
  inGate,
  inLang,
  LANGS,
  open,
  signIn,
  test,
  tokensOf,
} from './fixtures.ts';
import { beginAs } from './registered.ts';

const column = { zh: 0, en: 1 } as const;

for (const lang of LANGS) {
  test(
    `a protected address leads to the log-in, and the log-in back to it (${lang})`,
    inGate(lang === 'en'),
    async ({ enter }) => {
      const page = await enter({ lang });
      const target = inLang(lang, '/collection/product?pageNum=1');
      await open(page, target);
      await expect(page).toHaveURL(inLang(lang, '/login/person'));
      await signIn(page, { lang, account: DEMO.visitor });
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

for (const lang of LANGS)
  test(`whoever is inside when the exhibitors' side closes is told that it is not open, and leaves as a guest (${lang})`, async ({
    enter,
  }) => {
    const t = translator(sessionDialogsTexts, lang);
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await signIn(page, { lang, account: DEMO.exhibitor, type: 'actor' });
    await expect(page).toHaveURL(inLang(lang, '/company-management'));
    const [token = ''] = await tokensOf(page.context());
    // as the server refuses every session of the side: to close it would end the work of other tests
    const { code, status, ...words } = CODES.exhibitorSideClosed;
    guardOf(page).allow(/^403 /);
    await page.route(/\/v\d\//, async (route) => {
      if (route.request().headers()['authorization'] === undefined) return route.continue();
      return route.fulfill({ status, json: { code, message: words[lang], data: null } });
    });
    await page.goto(inLang(lang, '/potential-order'));
    const dialog = page.getByRole('dialog', { name: t('closedTitle') });
    await expect(dialog).toContainText(t('closedLead'));
    await expectGood(page);
    await dialog.getByRole('button', { name: t('understood') }).click();
    await expect(page).toHaveURL(inLang(lang, '/'));
    expect(await tokensOf(page.context())).toEqual([]);
    await clientOf(token).call(logOff, {});
  });

test('everybody lands where their role begins', inGate(), async ({ enter }) => {
  for (const [account, type, landing] of [
    [DEMO.visitor, 'person', '/'],
    [DEMO.exhibitor, 'actor', '/company-management'],
    [DEMO.staff, 'actor', '/my-exhibit-list'],
  ] as const) {
    const page = await enter();
    await signIn(page, { type, account });
    await expect(page).toHaveURL(landing);
  }
});

test('an exhibitor address leads to the exhibitor log-in', async ({ enter }) => {
  const page = await enter();
  await open(page, '/my-exhibit-list');
  await expect(page).toHaveURL('/login/actor');
});

test('a role that an address does not list is sent home', async ({ enter }) => {
  const visitor = await enter();
  await beginAs(visitor, { account: DEMO.visitor });
  for (const address of [
    '/my-exhibit-list',
    '/company-management',
    '/exhibit/AAAAAAAAAAAAAAAA',
    '/find/person',
    '/organizer/visitors',
    '/login/person',
    '/login/actor',
  ]) {
    await open(visitor, address);
    await expect(visitor, address).toHaveURL('/');
  }
  // and so by what leads there within the page
  const exhibitor = await enter({ lang: 'en' });
  await beginAs(exhibitor, { type: 'actor', account: DEMO.staff });
  await open(exhibitor, '/en/aboutus');
  for (const address of [
    '/profile',
    '/collection/product',
    '/register/email/0',
    '/register/questionnaire',
    '/login/person',
  ]) {
    await go(exhibitor, inLang('en', address));
    await expect(exhibitor, address).toHaveURL('/en');
    await go(exhibitor, '/en/aboutus');
  }
});

test('an exhibitor who follows a link to a page of visitors is told what it is, and sees the preview of the own booth', async ({
  enter,
}) => {
  const page = await enter({ lang: 'en' });
  await beginAs(page, { type: 'actor', account: DEMO.staff });
  await open(page, '/en/find/actor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitorsOnlyTexts.exhibitors[1]);
  await expectGood(page);
  // the search of the header finds whom an exhibitor may find
  await page.getByRole('banner').getByRole('combobox').fill('agro');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/en/find/person?keyword=agro');
  const [own] = await page.evaluate(() => [
    JSON.parse(localStorage.getItem('fairbridge.session') ?? '{}').user.exhibitorEmployee.exhibitorId,
  ]);
  await open(page, `/en/find-exhibitor/detail/${String(own)}`);
  await expect(page).toHaveURL('/en/company-preview');
  await expectGood(page);
  // nor does anything on a page that is not there, or below any page, lead to where only visitors go
  guardOf(page).allow(/^404 GET \/en\/nothing\/here$/);
  await open(page, '/en/nothing/here');
  const links = page.locator('main a, footer a');
  await expect(links.first()).toHaveText(nextPagesTexts.findVisitors[1]);
  for (const path of ['/en/find/product', '/en/find/actor', '/en/login/actor'])
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
});

for (const lang of LANGS) {
  test(
    `an expired session asks to log in again over the page, by a dialog that cannot be closed (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const again = translator(logInAgainTexts, lang);
      const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
      guardOf(page).allow(/^401 |^400 POST \/visitor\/v2\/account\/webLogon$/);
      await signIn(page, { lang, account: DEMO.visitor });
      const end = async (): Promise<void> => {
        for (const token of await tokensOf(page.context())) await clientOf(token).call(logOff, {});
      };
      await end();

      await open(page, inLang(lang, '/collection/exhibitor'));
      const dialog = page.getByRole('dialog', { name: sessionDialogsTexts.expiredTitle[column[lang]] });
      await expect(dialog).toContainText(lang === 'zh' ? CODES.sessionExpired.zh : CODES.sessionExpired.en);
      const password = dialog.locator('input[name=password]');
      await expect(password).toBeVisible();
      await expectAccessible(page);
      // A browser may close a dialog by a second Escape, asked or not.
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();
      await password.fill('NotThis1');
      await dialog.getByRole('button', { name: again('again') }).click();
      await expect(dialog.getByRole('alert')).toHaveText(again('wrong'));
      await password.fill(DEMO_PASSWORD);
      await dialog.getByRole('button', { name: again('again') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(inLang(lang, '/collection/exhibitor'));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(errorPageTexts.oops[column[lang]])).toHaveCount(0);

      // who has another way, such as a code, takes it on the page of the log-in, and comes back
      await end();
      await open(page, inLang(lang, '/collection/exhibitor'));
      await dialog.getByRole('button', { name: again('otherWay') }).click();
      await expect(page).toHaveURL(inLang(lang, '/login/person'));
      expect(await tokensOf(page.context())).toEqual([]);
      await signIn(page, { lang, account: DEMO.visitor });
      await expect(page).toHaveURL(inLang(lang, '/collection/exhibitor'));
      await expect(dialog).toHaveCount(0);
    },
  );
}

test('logging out forgets who was here, in every window', inGate(), async ({ enter }) => {
  const page = await enter();
  await signIn(page, { account: DEMO.visitor });
  const other = await page.context().newPage();
  await open(other, '/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // the other window knows before the server does: none asks in the name of a session that has ended
  await page.route(`**${logOff.path}`, async (route) => {
    await expect(other).toHaveURL('/login/person');
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: shellTexts.logout[0] }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: shellTexts.login[0], exact: true })).toBeVisible();
  expect(await tokensOf(page.context())).toEqual([]);
  await expect(other).toHaveURL('/login/person');
  await expect(other.getByText(sessionDialogsTexts.loggedOutElsewhere[0])).toBeVisible();
});

const STEP = '/l-register/account-email-info/0';
const REGISTRATION = [
  '/register/email/0',
  '/register/email/2',
  STEP,
  '/register/account-info/1',
  '/account-info/1',
  '/register/questionnaire',
  '/questionnaire',
  '/register/completed',
];

test('a visitor with an unfinished registration is sent to the current step and cannot skip it', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  await signIn(page, { lang: 'en', account: DEMO.newcomer });
  await expect(page).toHaveURL(inLang('en', STEP));
  for (const address of REGISTRATION) {
    await open(page, inLang('en', address));
    await expect(page, address).toHaveURL(inLang('en', STEP));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your details');
  }
  await open(page, '/en/potential-order');
  const dialog = page.getByRole('dialog', { name: sessionTexts.unfinishedTitle[1] });
  await expect(dialog).toBeVisible();
  await expectGood(page);
  await dialog.getByRole('button', { name: sessionTexts.goOn[1] }).click();
  await expect(page).toHaveURL(inLang('en', STEP));
});

test('a registered visitor reaches only the end of the registration', async ({ enter }) => {
  const page = await enter();
  await beginAs(page, { account: DEMO.visitor });
  for (const address of REGISTRATION) {
    await open(page, address);
    await expect(page, address).toHaveURL('/register/completed');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册完成');
  await expectGood(page);
});

test('a wrong log-in says what is wrong, and nobody is signed in', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  guardOf(page).allow(/^(400|403) POST \/visitor\/v2\/account\/webLogon$/);
  await open(page, '/en/login/person');
  const submit = page.locator('form:has(input[name=password]) button[type=submit]');
  await submit.click();
  await expect(page.locator('input[name=account]')).toBeFocused();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectGood(page);
  await open(page, '/en/login/actor');
  await page.locator('input[name=account]').fill(DEMO.newcomer);
  await page.locator('input[name=password]').fill('Wrong1234');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Password error.');
  expect(await tokensOf(page.context())).toEqual([]);
});

for (const lang of LANGS) {
  test(`the network going and coming back is told (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size: 'phone' });
    await open(page, inLang(lang, '/aboutus'));
    await goOffline(page);
    await expect(page.getByRole('alert').filter({ hasText: shellTexts.offline[column[lang]] })).toBeVisible();
    await expectAccessible(page);
    await goOnline(page);
    await expect(page.getByRole('status').filter({ hasText: shellTexts.online[column[lang]] })).toBeVisible();
    await expectGood(page);
  });
}

/** The part of the page that holds one screen, by the name of its route; the server no longer has it, as after an update. */
async function loseScreen(page: Page, route: string): Promise<void> {
  const file = await page.evaluate((id) => {
    const path = ['__reactRouterManifest', 'routes', id, 'module'];
    return String(path.reduce<unknown>((at, key) => (at instanceof Object ? Reflect.get(at, key) : null), window));
  }, route);
  expect(file).toMatch(/^\/assets\/.+\.js$/);
  guardOf(page).allow(new RegExp(`${file}|dynamically imported module|loading route module`));
  await page.route(`**${file}`, (request) => request.fulfill({ status: 404, body: '' }));
}

test('a part of the page that cannot be loaded is told, and loading again brings it', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  await open(page, '/en/aboutus');
  await loseScreen(page, 'news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page could not load');
  await expectGood(page);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/News/);
  await expect(page).toHaveURL('/en/news');
});

test('Internet Explorer is told to use another browser, and nothing lies open behind', async ({ enter }) => {
  const page = await enter({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' });
  // That browser cannot run the page's own scripts either.
  guardOf(page).allow(/\/assets\//);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('不支持 Internet Explorer');
  await expect(dialog).toContainText('Internet Explorer is not supported');
  await expect(dialog).toContainText('Chat unavailable in IE');
  const covered = await page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight - 5)?.closest('[role=alertdialog]') !== null,
  );
  expect(covered).toBe(true);
});
