import { randomUUID } from 'node:crypto';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { conversationsTexts } from '../web/app/domains/chat/conversations.texts.ts';
import { chatNowTexts } from '../web/app/components/chat/chat-now.texts.ts';
import { chatTexts } from '../web/app/components/chat/chat.texts.ts';
import { guestChatTexts } from '../web/app/components/chat/guest-chat.texts.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { passHumanCheck } from './human-check.ts';
import { beginAs } from './registered.ts';

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const [t, now, guest, list] = [
    translator(chatTexts, lang),
    translator(chatNowTexts, lang),
    translator(guestChatTexts, lang),
    translator(conversationsTexts, lang),
  ];
  const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: t('Chat') });
  const fieldOf = (place: Locator): Locator => place.getByRole('textbox', { name: t('write') });
  const rowOf = (place: Locator, text: string): Locator =>
    place.getByRole('log').getByRole('listitem').filter({ hasText: text });

  test(`a guest asks from a booth under a name, reads the answer, also after a reload, and may say the same twice (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const { exhibitorEmployee } = await (await apiAs(DEMO.exhibitor, 'actor')).call(info, {});
    const company = exhibitorEmployee?.exhibitor.id ?? '';
    const name = `${lang === 'zh' ? '访客甲' : 'Ms Silva'} ${randomUUID().slice(0, 4)}`;
    const page = await enter({ lang, size });
    await open(page, inLang(lang, `/find-exhibitor/detail/${company}`));
    const chatNow = page
      .getByRole('main')
      .getByRole('button', { name: now('chat'), exact: true })
      .first();
    await chatNow.click();
    const panel = panelOf(page);
    await panel.getByLabel(guest('name')).fill(name);
    await expectGood(page);
    await passHumanCheck(page, () => panel.getByRole('button', { name: guest('begin'), exact: true }).click());
    await fieldOf(panel).fill('FOB Shanghai?');
    await fieldOf(panel).press('Enter');
    await expect(rowOf(panel, 'FOB Shanghai?')).toContainText(t('sent'));
    await expectGood(page);

    const seller = await enter({ lang, size });
    await beginAs(seller, { type: 'actor', account: DEMO.exhibitor });
    await open(seller, inLang(lang, '/chat'));
    const found = seller.getByRole('list', { name: list('list') }).getByRole('link', { name: new RegExp(name) });
    await expect(found).toContainText('FOB Shanghai?');
    await expectGood(seller);
    await found.click();
    const main = seller.getByRole('main');
    await expect(rowOf(main, 'FOB Shanghai?')).toBeVisible();
    await fieldOf(main).fill('12 USD/kg');
    await fieldOf(main).press('Enter');
    await expect(rowOf(panel, '12 USD/kg')).toBeVisible();
    await expect(rowOf(panel, 'FOB Shanghai?')).toContainText(t('read'));
    await expect(rowOf(main, '12 USD/kg')).toContainText(t('read'));
    await expectGood(seller);

    await fieldOf(main).fill('（https://fair.example/coa），OK?');
    await fieldOf(main).press('Enter');
    const link = panel.getByRole('log').getByRole('link');
    await expect(link).toHaveText('https://fair.example/coa');
    await expect(link).toHaveAttribute('rel', 'nofollow noopener');

    for (const said of [1, 2]) {
      await fieldOf(panel).fill('Yes.');
      await fieldOf(panel).press('Enter');
      await expect(rowOf(main, 'Yes.')).toHaveCount(said);
    }

    await page.reload();
    await chatNow.click();
    await expect(rowOf(panel, '12 USD/kg')).toBeVisible();
    await expectGood(page);
  });
}
