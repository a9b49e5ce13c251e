import { add as addFavourite } from '@fairbridge/contract/favourite/favourite.calls.ts';
import { get as getVoucher } from '@fairbridge/contract/voucher/voucher.calls.ts';
import { browse } from '@fairbridge/contract/product/product.calls.ts';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { markAllSeen } from '@fairbridge/contract/notice/notice.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { meTexts } from '../web/app/domains/visitor/me.texts.ts';
import { ownNumbersTexts } from '../web/app/components/visitor/own-numbers.texts.ts';
import { voucherTexts } from '../web/app/components/voucher/voucher.texts.ts';
import { sessionTexts } from '../web/app/session/session.texts.ts';
import { personalTexts } from '../web/app/shell/personal/personal.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import {
  DEMO,
  DEMO_PASSWORD,
  expect,
  expectGood,
  go,
  inGate,
  inLang,
  LANGS,
  open,
  test,
  tokensOf,
} from './fixtures.ts';
import { keepSession, newVisitor } from './registered.ts';

const main = (page: Page) => page.getByRole('main');
/** The bar at the lower edge of a phone. */
const bar = (page: Page, lang: Lang) =>
  page.locator('.bottom-bar').and(page.getByRole('navigation', { name: translator(shellTexts, lang)('sideMenu') }));
const rooms = (page: Page, lang: Lang) =>
  main(page).getByRole('navigation', { name: translator(personalTexts, lang)('menu') });

test(
  "a visitor's phone has everything of one's own behind 'Me', and each page leads back to it",
  inGate(),
  async ({ enter }) => {
    test.setTimeout(180_000);
    const [t, menu] = [translator(meTexts, 'zh'), translator(personalTexts, 'zh')];
    const visitor = await newVisitor('me');
    const { badge } = await visitor.client.call(getVoucher, {});
    const [first] = (await visitor.client.call(browse, { pageNum: 5, pageSize: 24 })).list;
    await visitor.client.call(addFavourite, { collectionSubjectType: 'PRODUCT', id: first?.id ?? '' });
    const page = await enter({ size: 'phone' });
    await keepSession(page, visitor.session);
    await open(page, '/');
    await bar(page, 'zh')
      .getByRole('link', { name: t('title'), exact: true })
      .click();
    await expect(page).toHaveURL('/me');
    await expect(bar(page, 'zh').getByRole('link', { name: t('title'), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await test.step('who one is, the badge, and its code by one press', async () => {
      await expect(main(page).getByRole('region', { name: visitor.name })).toContainText(visitor.company);
      await expect(main(page)).toContainText(t('badgeready', { number: badge?.number ?? '-' }));
      await expectGood(page);
      await main(page)
        .getByRole('button', { name: t('showBadge') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('badgeTitle') });
      await expect(dialog.getByRole('img', { name: translator(voucherTexts, 'zh')('code') })).toBeVisible();
      await expectGood(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('how much there is, and how many messages wait', async () => {
      const tiles = main(page).getByRole('navigation', { name: translator(ownNumbersTexts, 'zh')('numbers') });
      await expect(tiles.getByRole('link', { name: ownNumbersTexts.favourites[0] })).toHaveText(
        `1${ownNumbersTexts.favourites[0]}`,
      );
      const saidOf = (count: number): string => translator(shellTexts, 'zh')('unread', { count });
      let unread = 0;
      // what tells of the registration and of the log-ins comes one after the other, by jobs
      await expect(async () => {
        ({ unreadNotices: unread } = await visitor.client.call(info, {}));
        expect(unread).toBeGreaterThan(0);
        await expect(bar(page, 'zh').getByText(saidOf(unread))).toBeAttached({ timeout: 1_000 });
      }).toPass();
      const said = saidOf(unread);
      await expect(page).toHaveTitle(new RegExp(`^\\(${unread}\\) ${t('title')}`));
      await go(page, '/news');
      await expect(page).toHaveTitle(new RegExp(`^\\(${unread}\\) (?!.*${t('title')})`));
      await visitor.client.call(markAllSeen, {});
      // the line tells this window
      await expect(page).toHaveTitle(/^[^(]/);
      await expect(bar(page, 'zh').getByText(said)).toHaveCount(0);
    });

    await test.step('each room of the index leads back', async () => {
      await go(page, '/me');
      await expect(rooms(page, 'zh').getByRole('link').nth(17)).toBeVisible();
      const links = await rooms(page, 'zh')
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(17);
      for (const room of links) {
        await go(page, room);
        await expect(page.getByRole('heading', { level: 1 }), room).toBeVisible();
        const back = main(page).getByRole('link', { name: menu('me'), exact: true });
        await expect(back, room).toBeVisible();
        await expect(rooms(page, 'zh'), room).toHaveCount(0);
        await back.click();
        await expect(page).toHaveURL('/me');
      }
    });

    await test.step('the way out', async () => {
      await main(page)
        .getByRole('button', { name: t('logout') })
        .click();
      await expect(page).toHaveURL('/');
      expect(await tokensOf(page.context())).toEqual([]);
    });
  },
);

for (const lang of LANGS)
  test(`'Me' tells a guest what one has there, and the log-in leads back to it (${lang})`, async ({ enter }) => {
    const t = translator(meTexts, lang);
    const visitor = await newVisitor('me.guest');
    const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    await open(page, inLang(lang, lang === 'en' ? '/' : '/me'));
    if (lang === 'en')
      await bar(page, lang)
        .getByRole('link', { name: t('title'), exact: true })
        .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('guestTitle'));
    await expect(main(page).getByRole('link', { name: t('register'), exact: true })).toHaveAttribute(
      'href',
      inLang(lang, '/register/email/0'),
    );
    await expectGood(page);
    await main(page)
      .getByRole('link', { name: t('login'), exact: true })
      .click();
    await page.locator('input[name=account]').fill(visitor.email);
    await page.locator('input[name=password]').fill(DEMO_PASSWORD);
    await page.locator('form:has(input[name=password]) button[type=submit]').click();
    await expect(page).toHaveURL(inLang(lang, '/me'));
    await expect(main(page).getByRole('region', { name: visitor.name })).toBeVisible();
  });

test('on a desktop the rooms stand beside every page, the header leads to messages and to what is the own', async ({
  enter,
}) => {
  const visitor = await newVisitor('me.desktop');
  const page = await enter({ lang: 'en' });
  await keepSession(page, visitor.session);
  await open(page, '/en');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: shellTexts.messages[1] }).click();
  await expect(page).toHaveURL('/en/mail');
  await expect(rooms(page, 'en').getByRole('link', { name: personalTexts.messages[1] })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectGood(page);
  await banner.getByRole('link', { name: visitor.name, exact: true }).click();
  await expect(page).toHaveURL('/en/me');
  await expectGood(page);
  for (const room of ['orders', 'favourites', 'footprints', 'voucher', 'posts'] as const) {
    await rooms(page, 'en').getByRole('link', { name: personalTexts[room][1], exact: true }).click();
    await expect(rooms(page, 'en').locator('[aria-current=page]')).toHaveText(personalTexts[room][1]);
    await expectGood(page);
  }
});

test("an exhibitor's employee has the account and the change of identity there", async ({ enter, apiAs }) => {
  const client = await apiAs(DEMO.exhibitor, 'actor');
  const user = await client.call(info, {});
  const page = await enter({ size: 'phone' });
  await keepSession(page, { token: client.token ?? '', user });
  await open(page, '/me');
  await expect(rooms(page, 'zh').getByRole('link')).toHaveCount(5);
  await expect(main(page).getByRole('button', { name: sessionTexts.toVisitor[0] })).toBeVisible();
  await expectGood(page);
});

test("the phone's menu that is opened while a page is on its way stays open when it comes", async ({ enter }) => {
  const visitor = await newVisitor('me.menu');
  const page = await enter({ size: 'phone' });
  await keepSession(page, visitor.session);
  await open(page, '/me');
  let come: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/visitor/v2/notice/list', async (route) => {
    await asked;
    await route.fallback();
  });
  const menu = page.getByRole('dialog', { name: shellTexts.menu[0] });
  await bar(page, 'zh').getByRole('link', { name: shellTexts.messages[0] }).click();
  await page.getByRole('banner').getByRole('button', { name: shellTexts.menu[0] }).click();
  await expect(menu).toBeVisible();
  come();
  await expect(page).toHaveURL('/mail');
  await expect(main(page).getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await expect(menu).toBeVisible();
  // and a way that is chosen in it closes it
  await menu.getByRole('link', { name: shellTexts.news[0], exact: true }).click();
  await expect(page).toHaveURL('/news');
  await expect(menu).toHaveCount(0);
});
