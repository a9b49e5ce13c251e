import { availability } from '@fairbridge/contract/chat/chat.calls.ts';
import { own, change } from '@fairbridge/contract/opening-hours/opening-hours.calls.ts';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { chatNowTexts } from '../web/app/components/chat/chat-now.texts.ts';
import { chatTexts } from '../web/app/components/chat/chat.texts.ts';
import { openingHoursTexts, openingTexts } from '../web/app/components/opening-hours/opening-hours.texts.ts';
import { settingsTexts } from '../web/app/domains/organizer/settings.texts.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

// one company keeps its hours twice
test.describe.configure({ mode: 'serial' });

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const t = translator(openingHoursTexts, lang);
  const chat = translator(chatTexts, lang);

  test(`an administrator closes the company’s chats for the week, and a buyer reads it and the way to an inquiry (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const seller = await enter({ lang, size });
    await beginAs(seller, { type: 'actor', account: DEMO.exhibitor });
    await open(seller, inLang(lang, '/chat'));
    await seller.getByRole('button', { name: t('open'), exact: true }).click();
    const dialog = seller.getByRole('dialog');
    await dialog.getByLabel(t('ownHours')).check();
    await expectGood(seller);
    for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const)
      await dialog.getByRole('checkbox', { name: t(day), exact: true }).uncheck();
    await dialog.getByRole('button', { name: t('Save'), exact: true }).click();
    await expect(seller.getByText(t('Saved'), { exact: true })).toBeVisible();
    // whoever is at the workbench is there, whatever the hours say
    await seller.close();

    const client = await apiAs(DEMO.exhibitor, 'actor');
    const { exhibitorEmployee } = await client.call(info, {});
    const company = exhibitorEmployee?.exhibitor.id ?? '';
    const buyer = await newVisitor(`hours${lang}`, {});
    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, `/find-exhibitor/detail/${company}`));
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: translator(chatNowTexts, lang)('chat'), exact: true })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: chat('Chat') });
    const { opening } = await client.call(availability, { exhibitorId: company });
    expect(opening).toEqual({ open: false, changesAt: null, zone: 'Asia/Shanghai' });
    // another journey may have somebody of the company at work: then that is said instead
    const head = panel.getByRole('banner').or(panel.locator('header'));
    await expect(head.first()).toBeVisible();
    if (await head.first().getByText(chat('offline')).isVisible()) {
      await expect(panel.getByText(translator(openingTexts, lang)('closed'))).toBeVisible();
      await expect(panel.getByRole('link', { name: chat('inquire') })).toBeVisible();
    }
    await expectGood(page);

    const { version } = await client.call(own, {});
    await client.call(change, { hours: null, version });
  });

  test(`the owner sees the hours of the fair in the settings (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size });
    await keepSession(page, await staffSession(STAFF.owner));
    await open(page, inLang(lang, '/organizer/settings'));
    await expect(
      page.getByRole('heading', { name: translator(settingsTexts, lang)('openingHours'), exact: true }),
    ).toBeVisible();
    await page.getByLabel(t('ownHours')).check();
    await page.getByRole('button', { name: t('add'), exact: true }).click();
    await expect(page.locator('input[type=date]')).toBeVisible();
    // what stays at the edge of a phone covers no box of a day there
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectGood(page);
  });
}
