import { info } from '@fairbridge/contract/session/session.calls.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { announcementTexts } from '../web/app/domains/announcement/announcement.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { expect, expectGood, inLang, open, test, WIDTHS } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { newEmail, readMail } from './outbox.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

const [zh, en] = [translator(announcementTexts, 'zh'), translator(announcementTexts, 'en')];
const TITLE = { zh: `大雾提醒 ${newEmail('fog').slice(0, 12)}`, en: `Fog warning ${newEmail('fog').slice(0, 12)}` };
const BODY = { zh: '明早有大雾。\n请预留时间。', en: 'Fog tomorrow morning.\nPlease allow for it.' };

/** Writes the announcement, for registered visitors of a country that nobody else of the tests comes from. */
async function write(page: Page): Promise<void> {
  await open(page, '/organizer/announcements');
  await expectGood(page);
  await page
    .getByRole('link', { name: zh('write') })
    .first()
    .click();
  await page.locator('[name="title.zh"]').fill(TITLE.zh);
  await page.locator('[name="body.zh"]').fill(BODY.zh);
  await page.locator('[name="title.en"]').fill(TITLE.en);
  await page.locator('[name=link]').fill('/news');
  await page.getByRole('radio', { name: zh('registered') }).check();
  await page.getByRole('combobox', { name: zh('countries') }).fill('冰岛');
  await expect(page.getByRole('button', { name: zh('RemoveOf', { name: '冰岛' }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: zh('byEmail') }).check();
  await expect(page.getByText(zh('reachPeople', { count: 1 }), { exact: true })).toBeVisible();
}

/** Sends it: not before the English text is there, and after a look at how many will get it. */
async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: zh('sendDots') }).click();
  await expect(page.getByRole('alert')).toHaveText(ruleText('announcementWhole', 'zh'));
  await page.locator('[name="body.en"]').fill(BODY.en);
  await page.getByRole('button', { name: zh('English'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: TITLE.en })).toContainText('Please allow for it.');
  await expectGood(page);
  await page.getByRole('button', { name: zh('sendDots') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(zh('sendLead', { title: TITLE.zh, people: zh('reachPeople', { count: 1 }) }));
  await dialog.getByRole('radio', { name: zh('atTime') }).check();
  await expectGood(page);
  await dialog.getByRole('radio', { name: zh('now') }).check();
  await dialog.getByRole('button', { name: zh('sendNowAct', { people: zh('reachPeople', { count: 1 }) }) }).click();
  await expect(page.getByText(zh('sent'), { exact: true })).toBeVisible({ timeout: 20_000 });
}

test('an editor sends an announcement; its reader hears of it at once, reads it in both languages, and no more when it is taken back', async ({
  enter,
}) => {
  const visitor = await newVisitor('fog', { country: 'IS', name: '方晓' });
  const [reading, console] = [await enter(), await enter()];
  await keepSession(reading, visitor.session);
  await open(reading, '/');
  const unread = (count: number) =>
    reading.getByRole('banner').getByText(translator(shellTexts, 'zh')('unread', { count }));
  const { unreadNotices: before } = await visitor.client.call(info, {});

  await keepSession(console, await staffSession(STAFF.editor));
  await write(console);
  await send(console);
  await expectGood(console);

  await expect(unread(before + 1)).toBeAttached({ timeout: 20_000 });
  for (const lang of ['zh', 'en'] as const) {
    const t = translator(sharedTexts, lang);
    await open(reading, inLang(lang, '/mail?kind=announcement'));
    const row = reading.getByRole('listitem').filter({ hasText: TITLE[lang] });
    await row.locator('summary').click();
    await expect(row).toContainText(BODY[lang].split('\n')[1] ?? '');
    await expect(row.getByRole('link', { name: t('View') })).toHaveAttribute('href', inLang(lang, '/news'));
    await expectGood(reading);
  }
  await readMail(({ to, subject }) => to === visitor.email && subject.includes(TITLE.zh));

  await open(console, inLang('en', new URL(console.url()).pathname));
  await expect(console.getByText(en('readShare', { count: 1, share: 100 }))).toBeVisible();
  await console.setViewportSize(WIDTHS.phone);
  await expectGood(console);
  await console.getByRole('button', { name: en('takeBackDots') }).click();
  await console
    .getByRole('dialog')
    .getByRole('button', { name: en('takeBackAct') })
    .click();
  await expect(console.getByText(en('withdrawnLead'))).toBeVisible();
  await expect(async () => {
    await reading.reload();
    await expect(reading.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reading.getByText(TITLE.en)).toHaveCount(0);
  }).toPass();
  await open(console, '/en/organizer/announcements');
  await expectGood(console);
});
