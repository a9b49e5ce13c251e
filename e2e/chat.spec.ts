import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { randomUUID } from 'node:crypto';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { ownList as ownProducts } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { inLang as textIn, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { conversationsTexts } from '../web/app/domains/chat/conversations.texts.ts';
import { chatNowTexts } from '../web/app/components/chat/chat-now.texts.ts';
import { chatTexts } from '../web/app/components/chat/chat.texts.ts';
import { guestChatTexts } from '../web/app/components/chat/guest-chat.texts.ts';
import { sessionTexts } from '../web/app/session/session.texts.ts';
import type { Client } from './client.ts';
import {
  DEMO,
  DEMO_PASSWORD,
  expect,
  expectGood,
  goOffline,
  goOnline,
  guardOf,
  inGate,
  inLang,
  LANGS,
  open,
} from './fixtures.ts';
import { publicIds } from './public-ids.ts';
import { test } from './own-exhibitor.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';

/** The company of the demo exhibitor's staff. */
async function companyOf(client: Client): Promise<{ id: string; name: { zh: string; en: string } }> {
  const { exhibitorEmployee } = await client.call(info, {});
  if (exhibitorEmployee === null) throw new Error('the demo exhibitor has no company');
  return exhibitorEmployee.exhibitor;
}

/** What one does in a conversation, wherever it stands. */
function talk(place: Locator, lang: Lang) {
  const t = translator(chatTexts, lang);
  const field = place.getByRole('textbox', { name: t('write') });
  const messages = place.getByRole('log');
  const row = (text: string): Locator => messages.getByRole('listitem').filter({ hasText: text });
  return {
    field,
    messages,
    row,
    say: async (text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    },
  };
}

/** The window that floats over a booth's page. */
const panelOf = (page: Page, lang: Lang): Locator =>
  page.getByRole('dialog', { name: translator(sharedTexts, lang)('Chat') });

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const [t, now, list] = [
    translator(chatTexts, lang),
    translator(chatNowTexts, lang),
    translator(conversationsTexts, lang),
  ];
  /** Of nobody else in the company’s list, whatever ran before. */
  const named = (name: string): string => `${name} ${randomUUID().slice(0, 4)}`;

  test(
    `a buyer asks from a booth, the exhibitor answers, both see what is read and recalled, and nothing typed is lost (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter, newExhibitor }) => {
      const company = await newExhibitor('chat');
      const name = named(lang === 'zh' ? '洽谈甲' : 'Asking Buyer');
      const buyer = await newVisitor(`chat${lang}`, { name });
      const page = await enter({ lang, size });
      await keepSession(page, buyer.session);
      const booth = inLang(lang, `/find-exhibitor/detail/${company.id}`);
      await open(page, booth);
      const chatNow = page
        .getByRole('main')
        .getByRole('button', { name: now('chat'), exact: true })
        .first();
      await chatNow.click();
      const asking = talk(panelOf(page, lang), lang);
      await asking.say('FOB Shanghai?');
      await expect(asking.row('FOB Shanghai?')).toContainText(t('sent'));
      await expectGood(page);

      const seller = await enter({ lang, size });
      await keepSession(seller, company.session);
      await open(seller, inLang(lang, '/chat'));
      const found = seller.getByRole('list', { name: list('list') }).getByRole('link', { name: new RegExp(name) });
      await expect(found).toContainText('FOB Shanghai?');
      await expect(seller.getByText(list('choose'), { exact: true })).toBeVisible({ visible: size === 'desktop' });
      await expectGood(seller);
      await found.click();
      const answering = talk(seller.getByRole('main'), lang);
      await expect(answering.row('FOB Shanghai?')).toBeVisible();
      await expect(asking.row('FOB Shanghai?')).toContainText(t('read'));
      await answering.say('12 USD/kg');
      await answering.say('13 USD/kg');
      await expect(asking.row('13 USD/kg')).toBeVisible();
      await expect(answering.row('13 USD/kg')).toContainText(t('read'));
      await expectGood(seller);

      const wrong = answering.row('13 USD/kg');
      await wrong.hover();
      await wrong.getByRole('button', { name: t('actsOf') }).click();
      await wrong.getByRole('button', { name: t('recall'), exact: true }).click();
      await expect(answering.messages.getByText(t('recalledOwn'))).toBeVisible();
      await expect(asking.row('13 USD/kg')).toHaveCount(0);
      await expect(asking.row('12 USD/kg')).toBeVisible();

      await asking.field.fill('CIF Santos?');
      await page.reload();
      await chatNow.click();
      await expect(asking.field).toHaveValue('CIF Santos?');
      await expect(asking.row('12 USD/kg')).toBeVisible();

      guardOf(page).allow(/WebSocket|socket\.io/);
      await goOffline(page);
      await asking.field.press('Enter');
      await expect(asking.row('CIF Santos?')).toContainText(t('waiting'));
      await expect(panelOf(page, lang).getByText(t('networkGone'))).toBeVisible();
      await goOnline(page);
      // the exhibitor looks at it
      await expect(asking.row('CIF Santos?')).toContainText(t('read'));
      await expect(answering.row('CIF Santos?')).toBeVisible();
      await expect(asking.row('CIF Santos?')).toHaveCount(1);

      await open(page, inLang(lang, '/chat'));
      await page
        .getByRole('list', { name: list('list') })
        .getByRole('link', { name: new RegExp(textIn(company.name, lang)) })
        .click();
      await expect(talk(page.getByRole('main'), lang).row('CIF Santos?')).toBeVisible();
      await expectGood(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/chat$/);
      await expect(page.getByRole('log')).toHaveCount(0);
    },
  );

  test(`an exhibitor and a buyer send exhibits and cards, a chat is handed over, blocked and reported (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const client = await apiAs(DEMO.exhibitor, 'actor');
    const company = await companyOf(client);
    const product = (await client.call(ownProducts, { scope: 0, pageSize: 1 })).list[0]?.id ?? '';
    const name = named(lang === 'zh' ? '询价乙' : 'Sending Buyer');
    const buyer = await newVisitor(`chat2${lang}`, { name });
    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, `/chat?exhibitor=${company.id}&product=${product}`));
    const asking = talk(page.getByRole('main'), lang);
    await page.getByRole('button', { name: t('sendThis'), exact: true }).click();
    await expect(asking.messages.locator(`a[href$="/find-exhibit/detail/${product}"]`)).toBeVisible();
    await page.getByRole('button', { name: t('sendCard'), exact: true }).click();
    await expect(page.getByRole('dialog').getByText(name)).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('cardAct'), exact: true })
      .click();
    await expect(asking.messages.getByRole('group', { name: t('card') })).toContainText(buyer.company);
    await page.getByRole('button', { name: t('emoji'), exact: true }).click();
    await page.getByRole('button', { name: '🤝', exact: true }).click();
    await expect(asking.field).toHaveValue('🤝');
    await asking.field.press('Enter');
    await expectGood(page);

    const seller = await enter({ lang, size });
    await beginAs(seller, { type: 'actor', account: DEMO.exhibitor });
    await open(seller, inLang(lang, '/chat?only=nobody'));
    await seller
      .getByRole('list', { name: list('list') })
      .getByRole('link', { name: new RegExp(name) })
      .click();
    const main = seller.getByRole('main');
    await main.getByRole('button', { name: t('take'), exact: true }).click();
    await expect(main.getByRole('button', { name: t('take'), exact: true })).toHaveCount(0);
    await main.getByRole('button', { name: t('sendExhibit'), exact: true }).click();
    await expectGood(seller);
    await seller.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await expect(asking.messages.locator('a[href*="/find-exhibit/detail/"]')).toHaveCount(2);

    await main.getByRole('button', { name: t('actsOfChat'), exact: true }).click();
    await main.getByRole('button', { name: t('handOver'), exact: true }).click();
    await expectGood(seller);
    await seller
      .getByRole('dialog')
      .getByRole('button', { name: t('handOverAct'), exact: true })
      .click();
    await expect(asking.messages.getByText(t('nobodySpeaks'))).toBeVisible();

    await page.getByRole('button', { name: t('actsOfChat'), exact: true }).click();
    await page.getByRole('button', { name: t('report'), exact: true }).click();
    await page.getByRole('dialog').getByLabel(t('phishing')).check();
    await expectGood(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('reportAct'), exact: true })
      .click();
    await expect(page.getByText(t('reported'))).toBeVisible();
    await page.getByRole('button', { name: t('actsOfChat'), exact: true }).click();
    await page.getByRole('button', { name: t('block'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('blockAct'), exact: true })
      .click();
    await expect(page.getByText(t('blockedByOwn'))).toBeVisible();
    await expect(main.getByText(t('blockedByOther'))).toBeVisible();
    await page.getByRole('button', { name: t('unblock'), exact: true }).click();
    await expect(asking.field).toBeVisible();
  });

  test(`a guest who wants to talk logs in and finds the window open (${lang})`, async ({ enter }) => {
    const session = translator(sessionTexts, lang);
    const { product } = await publicIds();
    const page = await enter({ lang, size });
    await open(page, inLang(lang, `/find-exhibit/detail/${product}`));
    await page
      .getByRole('main')
      .getByRole('button', { name: now('chat'), exact: true })
      .first()
      .click();
    await panelOf(page, lang)
      .getByRole('button', { name: translator(guestChatTexts, lang)('logIn'), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: session('logIn'), exact: true })
      .click();
    await page.locator('input[name=account]').fill(DEMO.visitor);
    await page.locator('input[name=password]').fill(DEMO_PASSWORD);
    await page.locator('main button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`/find-exhibit/detail/${product}`));
    await expect(panelOf(page, lang).getByRole('button', { name: t('sendThis'), exact: true })).toBeVisible();
    await expectGood(page);
    await panelOf(page, lang)
      .getByRole('button', { name: t('close'), exact: true })
      .click();
    await expect(panelOf(page, lang)).toHaveCount(0);
  });
}
