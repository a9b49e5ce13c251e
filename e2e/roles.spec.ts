import { translator } from '@fairbridge/contract/text.ts';
import { STAFF_ROLES } from '@fairbridge/contract/roles.ts';
import type { Page } from '@playwright/test';
import { newsfeedTexts } from '../web/app/domains/newsfeed/newsfeed.texts.ts';
import { suggestionTexts } from '../web/app/domains/suggestion/suggestion.texts.ts';
import { orderTexts } from '../web/app/components/order/order.texts.ts';
import { shownDocumentTexts } from '../web/app/components/product-document/shown-document.texts.ts';
import { itemOf, menuOf } from '../web/app/shell/organizer/organizer-menu.ts';
import { organizerShellTexts } from '../web/app/shell/organizer/organizer-shell.texts.ts';
import { workbenchOf } from '../web/app/shell/workbench/workbench-menu.ts';
import { workbenchTexts } from '../web/app/shell/workbench/workbench.texts.ts';
import { SITE_MAP, type Address } from '../web/app/site-map.ts';
import { DEMO, expect, expectGood, go, guardOf, open, test, inGate } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { publicIds } from './public-ids.ts';
import { beginAs, keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

const roomsOf = (...groups: readonly Address['group'][]): string[] =>
  SITE_MAP.filter(
    ({ path, group, screen }) => screen !== undefined && groups.includes(group) && !path.includes(':'),
  ).map(({ path }) => path);

/** Goes to this room from wherever the page stands. */
const visit = (page: Page, room: string): Promise<void> =>
  page.url() === 'about:blank' ? open(page, room) : go(page, room);

/** Goes to each of these: whatever the server refuses there fails the test, as every answer of 400 and more does. */
async function walk(page: Page, rooms: readonly string[]): Promise<void> {
  for (const room of rooms) {
    await visit(page, room);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
  }
}

/** Where the links of the page's own part lead in the console. */
const consoleLinks = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a[href^="/organizer"]')
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '/', location.href).pathname));

test('sales staff are refused in no room of the exhibitors', async ({ enter }) => {
  test.setTimeout(240_000);
  const page = await enter();
  await beginAs(page, { account: DEMO.staff, type: 'actor' });
  await walk(page, roomsOf('exhibitor', 'member', 'account'));
  // the workbench leads to what is theirs, and not to what administrators do
  await open(page, '/company-management');
  const rail = page.getByRole('navigation', { name: translator(workbenchTexts, 'zh')('menu') });
  for (const { to } of workbenchOf(false)) await expect(rail.locator(`a[href="${to}"]`)).toBeVisible();
  for (const room of ['/my-employee-list', '/company-info'])
    await expect(page.locator(`a[href^="${room}"]`)).toHaveCount(0);
  await expectGood(page);
});

test('who has not finished the registration is refused in none of the own rooms', async ({ enter }) => {
  test.setTimeout(240_000);
  const page = await enter();
  await beginAs(page, { account: DEMO.newcomer });
  await walk(page, ['/me', '/profile', ...roomsOf('account')]);
});

for (const role of STAFF_ROLES)
  test(`the console of ${role} has no button and no link to what is refused`, inGate(), async ({ enter }) => {
    test.setTimeout(240_000);
    const page = await enter();
    await keepSession(page, await staffSession(STAFF[role]));
    const rooms = menuOf(role);
    for (const { to } of rooms) {
      await walk(page, [to]);
      const astray = (await consoleLinks(page)).filter((link) => {
        const room = itemOf(link);
        return room !== null && !rooms.includes(room);
      });
      expect([to, astray]).toEqual([to, []]);
    }
    // the public box sends its staff to the room where it is read, if they have it
    const box = '/organizer/suggestions';
    await open(page, '/suggest');
    await expect(page.getByRole('main').getByText(translator(suggestionTexts, 'zh')('organizer'))).toBeVisible();
    expect(await consoleLinks(page)).toEqual(rooms.some(({ to }) => to === box) ? [box] : []);
  });

test('staff whose role became another read which it is now, and have its menu', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  guardOf(page).allow(/^403 POST \/organizer\/v1\/staff\/list$/);
  const { token, user } = await staffSession(STAFF.reviewer);
  await keepSession(page, { token, user: { ...user, staffRole: 'owner' } });
  const shell = translator(organizerShellTexts, 'en');
  await open(page, '/en/organizer/staff');
  await expect(page.getByText(shell('notYoursLead', { role: shell('reviewer') }))).toBeVisible();
  await expect(page.getByRole('navigation', { name: shell('menu') }).getByRole('link', { name: 'Staff' })).toHaveCount(
    0,
  );
  await expectGood(page);
});

test('the organizer looks on where visitors order, ask for papers, like and report', async ({ enter }) => {
  test.setTimeout(180_000);
  const ids = await publicIds();
  const page = await enter();
  await keepSession(page, await staffSession(STAFF.editor));
  const guest = await enter();
  const button = (at: Page, name: string) => at.getByRole('main').getByRole('button', { name });
  const exhibit = `/find-exhibit/detail/${ids.product}`;
  await open(guest, exhibit);
  await expect(button(guest, translator(orderTexts, 'zh')('send'))).toBeVisible();
  await open(page, exhibit);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of [translator(orderTexts, 'zh')('send'), translator(shownDocumentTexts, 'zh')('ask')])
    await expect(button(page, name)).toHaveCount(0);
  await expectGood(page);
  const t = translator(newsfeedTexts, 'zh');
  await open(guest, '/find-opportunity');
  for (const name of [t('like'), t('reportPost')]) await expect(button(guest, name).first()).toBeVisible();
  await open(page, '/find-opportunity');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const name of [t('like'), t('reportPost')]) await expect(button(page, name)).toHaveCount(0);
  await expectGood(page);
});
