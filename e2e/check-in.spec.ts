import { get as getVoucher } from '@fairbridge/contract/voucher/voucher.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { badgeSheetTexts } from '../web/app/components/check-in/badge-sheet.texts.ts';
import { badgeLayoutTexts } from '../web/app/domains/check-in/badge-layout.texts.ts';
import { checkInTexts } from '../web/app/domains/check-in/check-in.texts.ts';
import { walkInTexts } from '../web/app/domains/check-in/walk-in.texts.ts';
import { expect, expectGood, goOffline, goOnline, guardOf, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { newEmail } from './outbox.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS)
  test(
    `a gate is declared, badges come in by number, by name and without a network, and a walk-in is printed (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      test.setTimeout(180_000);
      const t = translator(checkInTexts, lang);
      const desk = translator(walkInTexts, lang);
      const sheet = translator(badgeSheetTexts, lang);
      const mark = newEmail('gate').slice(0, 14);
      const [first, named, late] = [
        await newVisitor(`gate${lang}1`),
        await newVisitor(`gate${lang}2`, { name: `Anna ${mark}` }),
        await newVisitor(`gate${lang}3`, { name: 'Leo Late' }),
      ];
      const numberOf = async ({ client }: typeof first) => (await client.call(getVoucher, {})).badge?.number ?? '-';
      const [firstNumber, lateNumber] = [await numberOf(first), await numberOf(late)];
      const page = await enter({ lang });
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await keepSession(page, await staffSession(STAFF.owner));
      const gate = `G ${mark}`;
      const asked = page.locator('input[name=asked]');
      const verdict = (word: 'entered' | 'before') => page.getByRole('heading', { level: 2, name: t(word) });
      const latest = page.getByRole('region', { name: t('latest') });

      await test.step('a gate is declared', async () => {
        await open(page, inLang(lang, '/organizer/badge/gates/new'));
        await page.getByRole('textbox', { name: t('nameZh') }).fill(gate);
        await page.getByRole('textbox', { name: t('nameEn') }).fill(gate);
        await expectGood(page);
        await page.getByRole('button', { name: t('Save'), exact: true }).click();
        await expect(page.getByRole('link', { name: gate })).toBeVisible();
        await expectGood(page);
      });

      await test.step('a badge comes in by its number once, and the second time the earlier one is told', async () => {
        await page.getByRole('link', { name: t('checkIn'), exact: true }).click();
        await page.getByRole('combobox', { name: t('gate') }).selectOption({ label: gate });
        await expect(asked).toBeFocused();
        await asked.fill(firstNumber);
        await asked.press('Enter');
        await expect(verdict('entered')).toBeVisible();
        await expect(latest.getByRole('listitem')).toHaveCount(1);
        await expect(asked).toBeFocused();
        await expectGood(page);
        await asked.fill(firstNumber);
        await asked.press('Enter');
        await expect(verdict('before')).toBeVisible();
        const [, atGate = ''] = t('beforeAt', { at: '|', gate }).split('|');
        await expect(page.getByText(atGate)).toBeVisible();
        await expectGood(page);
      });

      await test.step('somebody is found by name and comes in by keys alone', async () => {
        await asked.fill(mark);
        await asked.press('Enter');
        await expect(page.getByRole('button', { name: named.name })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(verdict('entered')).toBeVisible();
        await expect(latest.getByRole('listitem')).toHaveCount(2);
      });

      await test.step('without a network the device judges, and sends the entry once it is back', async () => {
        const keeps = lang === 'zh' ? '张胸卡，更新于' : 'kept on this device, updated';
        await expect(page.getByText(keeps)).toBeVisible();
        guardOf(page).allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
        await goOffline(page);
        await asked.fill(lateNumber);
        await asked.press('Enter');
        await expect(verdict('entered')).toBeVisible();
        await expect(page.getByText(t('offline', { count: 1 }))).toBeVisible();
        await asked.fill(lateNumber);
        await asked.press('Enter');
        await expect(verdict('before')).toBeVisible();
        await goOnline(page);
        await expect(page.getByText(t('online'))).toBeVisible({ timeout: 30_000 });
        await expect(latest.getByText(late.name)).toBeVisible({ timeout: 30_000 });
      });

      await test.step('the badge layout is changed, and seen as it will be printed', async () => {
        await open(page, inLang(lang, '/organizer/badge/layout'));
        const layout = translator(badgeLayoutTexts, lang);
        await expect(page.getByText(layout('sampleName'))).toBeVisible();
        await expectGood(page);
        await page.getByRole('checkbox', { name: layout('position') }).uncheck();
        await expect(page.getByText(layout('samplePosition'))).toHaveCount(0);
        await page.getByRole('checkbox', { name: layout('position') }).check();
        await open(page, inLang(lang, '/organizer/badge'));
      });

      await test.step('a walk-in is registered, let in and printed', async () => {
        await page.getByRole('link', { name: t('walkIn') }).click();
        await expect(page.getByRole('heading', { level: 1, name: desk('title') })).toBeVisible();
        await page.getByRole('textbox', { name: desk('Name') }).fill('Walk In');
        await page.getByRole('textbox', { name: desk('Company') }).fill('Desk Ltd');
        await page.getByRole('textbox', { name: desk('email') }).fill(newEmail('walkin'));
        await page.getByRole('radio', { name: desk('paper') }).check();
        await expectGood(page);
        await page.getByRole('button', { name: desk('register') }).click();
        await expect(page.getByRole('heading', { level: 2, name: desk('registered') })).toBeVisible();
        await expect(page.getByText(desk('entered'), { exact: true })).toBeVisible();
        await expect(page.locator('body[data-printed=yes]')).toBeAttached();
        await expectGood(page);
        guardOf(page).allow(/^409 POST \/organizer\/v1\/badgeLayout\/print$/);
        await page.getByRole('button', { name: sheet('print') }).click();
        await expect(page.getByRole('dialog').getByText(sheet('againTitle'))).toBeVisible();
      });
    },
  );
