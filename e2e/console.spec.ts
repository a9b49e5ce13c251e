import { get as ownVoucher } from '@fairbridge/contract/voucher/voucher.calls.ts';
import { inLang as textIn, translator } from '@fairbridge/contract/text.ts';
import { consoleSearchTexts } from '../web/app/shell/organizer/console-search.texts.ts';
import { searchTexts } from '../web/app/ui/search-dialog/search.texts.ts';
import { groupsOf, menuOf, topOf } from '../web/app/shell/organizer/organizer-menu.ts';
import { organizerShellTexts } from '../web/app/shell/organizer/organizer-shell.texts.ts';
import { openingTexts } from '../web/app/domains/organizer/opening-checklist.texts.ts';
import { overviewTexts } from '../web/app/domains/organizer/overview.texts.ts';
import { origin } from './client.ts';
import { DEMO, expect, expectGood, inGate, inLang, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession, newVisitor } from './registered.ts';
import { secondFair } from './second-fair.ts';
import { staffSession } from './staff-session.ts';

test(
  'an owner has the whole menu in sight, folds what is not needed, and sees what is still to be done',
  inGate(),
  async ({ enter }) => {
    const shell = translator(organizerShellTexts, 'zh');
    const page = await enter({ lang: 'zh' });
    await keepSession(page, await staffSession(STAFF.owner));
    await open(page, '/organizer');
    const menu = page.getByRole('navigation', { name: shell('menu') });
    await expect(menu.getByRole('link')).toContainText(topOf(menuOf('owner')).map(({ title }) => textIn(title, 'zh')));
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });

    const content = menu.getByRole('button', { name: shell('content') });
    const news = menu.getByRole('link', { name: '新闻' });
    await content.click();
    await expect(news).toHaveCount(0);
    await open(page, '/organizer/articles');
    await expect(content).toHaveAttribute('aria-expanded', 'false');
    // the room that one is in stays in sight
    await expect(menu.locator('[aria-current=page]')).toContainText('新闻');
    await content.click();

    await menu.getByRole('link').first().click();
    const t = translator(overviewTexts, 'zh');
    // what a card says waits, the menu says too
    const waiting = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: t('queueVisitors') });
    const count = (await waiting.innerText()).split(/\s/)[0] ?? '';
    await expect(menu.getByRole('link', { name: shell('waiting', { count }) }).first()).toContainText('观众');
    const steps = translator(openingTexts, 'zh');
    await expect(page.getByRole('heading', { name: steps('title') })).toBeVisible();
    await page.getByText(t('asTable')).click();
    await expect(page.getByRole('table', { name: t('byDay') }).getByRole('row')).toHaveCount(31);
    await expectGood(page);
  },
);

test('a reviewer on a phone finds the queue and a badge by its number', async ({ enter }) => {
  const { name, company, client } = await newVisitor('badge-found', { name: 'Wu Tong', company: 'Platane GmbH' });
  const { badge } = await client.call(ownVoucher, {});
  const t = translator(consoleSearchTexts, 'en');
  const page = await enter({ lang: 'en', size: 'phone' });
  await keepSession(page, await staffSession(STAFF.reviewer));
  await open(page, '/en/organizer');
  const waits = translator(overviewTexts, 'en')('queueVisitors');
  await expect(page.getByRole('main').getByRole('link', { name: waits })).toHaveAttribute(
    'href',
    '/en/organizer/visitors',
  );
  await expectGood(page);

  await page.getByRole('button', { name: t('title') }).click();
  const box = page.getByRole('combobox', { name: translator(searchTexts, 'en')('label') });
  await expect(box).toBeFocused();
  await box.fill((badge?.number ?? '').toLowerCase().replace('-', ''));
  const found = page.getByRole('option');
  await expect(found).toHaveText([`${badge?.number}${name} · ${company}`]);
  await expectGood(page);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectGood(page);
});

test('each role finds what it may open, by the key of the search', async ({ enter }) => {
  const t = translator(consoleSearchTexts, 'en');
  for (const role of ['editor', 'support'] as const) {
    const page = await enter({ lang: 'en' });
    await keepSession(page, await staffSession(STAFF[role]));
    await open(page, inLang('en', '/organizer'));
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: translator(searchTexts, 'en')('label') });
    await expect(box).toBeFocused();
    await box.fill(DEMO.visitor);
    // the editor has no room for visitors
    if (role === 'editor') await expect(page.getByRole('status').filter({ hasText: DEMO.visitor })).toBeVisible();
    else await expect(page.getByRole('option').first()).toContainText(DEMO.visitor);
    await expectGood(page);
    await box.fill('A07');
    await expect(
      page
        .getByRole('group', { name: t('exhibitors') })
        .getByRole('option')
        .first(),
    ).toContainText('A07');
    // a page of the console, where the role has it
    await box.fill('announcements');
    const pages = page.getByRole('group', { name: t('pages') }).getByRole('option');
    await expect(pages).toHaveText(role === 'editor' ? ['Announcements'] : []);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    const groups = translator(organizerShellTexts, 'en');
    const menu = page.getByRole('navigation', { name: groups('menu') });
    // the first group and the last have no head
    const heads = groupsOf(menuOf(role))
      .map(({ group }) => groups(group))
      .slice(1, -1);
    await expect(menu.getByRole('button')).toHaveText(heads);
  }
});

test('staff of two fairs go over to the other console by one press', async ({ enter }) => {
  const shell = translator(organizerShellTexts, 'en');
  const page = await enter({ lang: 'en' });
  // at the other fair nobody is signed in: a session of this one would be refused there
  await keepSession(page, await staffSession(STAFF.support), origin());
  await open(page, '/en/organizer');
  await page.getByRole('button', { name: shell('switchFair') }).click();
  await expectGood(page);
  const other = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  const name = (await other.innerText()).split('\n')[0] ?? '';
  await other.click();
  // the ticket stands in no address that is left behind
  await expect(page).toHaveURL(`${secondFair()}/en/organizer`);
  await expect(page.getByRole('banner')).toContainText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGood(page);
});
