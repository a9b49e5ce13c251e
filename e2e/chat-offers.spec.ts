import { create as order } from '@fairbridge/contract/order/order.calls.ts';
import { ownList as ownProducts } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { create as offer } from '@fairbridge/contract/quote/quote.calls.ts';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { conversationsTexts } from '../web/app/domains/chat/conversations.texts.ts';
import { chatTexts } from '../web/app/components/chat/chat.texts.ts';
import { offersTexts } from '../web/app/components/chat/offers.texts.ts';
import { decideQuoteTexts } from '../web/app/components/quote/decide-quote.texts.ts';
import { quoteTexts } from '../web/app/components/quote/quote.texts.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const [t, offers, decide, words, list] = [
    translator(chatTexts, lang),
    translator(offersTexts, lang),
    translator(decideQuoteTexts, lang),
    translator(quoteTexts, lang),
    translator(conversationsTexts, lang),
  ];

  test(`a quote and an invitation are sent, replaced and answered in a chat (${lang}, ${size})`, async ({
    enter,
    apiAs,
  }) => {
    test.setTimeout(120_000);
    const company = await apiAs(DEMO.exhibitor, 'actor');
    const { exhibitorEmployee } = await company.call(info, {});
    const product = (await company.call(ownProducts, { scope: 0, pageSize: 1 })).list[0]?.id ?? '';
    const name = lang === 'zh' ? '报价卡买家' : 'Quoted Buyer';
    const buyer = await newVisitor(`offers${lang}`, { name });
    const { id: orderId } = await buyer.client.call(order, { productId: product, quantity: 20, unit: 't' });
    const price = { amount: 3.5, currency: 'USD' as const, unit: 'kg' };
    await company.call(offer, { orderId, price, incoterm: 'CIF', port: 'Santos', validUntil: inDays(20) });

    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, `/chat?exhibitor=${exhibitorEmployee?.exhibitor.id ?? ''}`));
    const field = page.getByRole('textbox', { name: t('write') });
    await field.fill('CIF Santos?');
    await field.press('Enter');
    const asking = page.getByRole('log');

    const seller = await enter({ lang, size });
    await beginAs(seller, { type: 'actor', account: DEMO.exhibitor });
    // whoever has quoted is in charge of the buyer, and of the chat
    await open(seller, inLang(lang, '/chat'));
    await seller
      .getByRole('list', { name: list('list') })
      .getByRole('link', { name: new RegExp(name) })
      .click();
    const main = seller.getByRole('main');
    const opener = main.getByRole('button', { name: offers('open'), exact: true });
    const dialog = seller.getByRole('dialog');
    await opener.click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectGood(seller);
    await dialog.getByRole('listitem').getByRole('button').click();
    await expect(dialog).toHaveCount(0);
    const quotes = asking.getByRole('group', { name: offers('quote') });
    await expect(quotes).toContainText('USD 3.50');
    await expect(quotes).toContainText('CIF Santos');
    await expect(quotes.getByText(words('toopen'), { exact: true })).toBeVisible();
    await expectGood(page);

    // another price takes its place while the buyer looks at it
    await company.call(offer, { orderId, price: { ...price, amount: 3.2 }, validUntil: inDays(20) });
    await expect(quotes.getByText(words('toreplaced'), { exact: true })).toBeVisible();
    await expect(quotes.getByRole('button', { name: decide('accept'), exact: true })).toHaveCount(0);
    await opener.click();
    await dialog.getByRole('listitem').getByRole('button').click();
    await expect(quotes).toHaveCount(2);
    await quotes
      .last()
      .getByRole('button', { name: decide('accept'), exact: true })
      .click();
    await expectGood(page);
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: decide('accept'), exact: true })
      .click();
    await expect(quotes.last().getByText(words('toaccepted'), { exact: true })).toBeVisible();
    const sold = main.getByRole('log').getByRole('group', { name: offers('quote') });
    await expect(sold.last().getByText(words('fromaccepted'), { exact: true })).toBeVisible();

    await opener.click();
    await dialog.getByLabel(offers('message')).fill(lang === 'zh' ? '欢迎加入' : 'Welcome');
    await expectGood(seller);
    await dialog.getByRole('button', { name: offers('sendInvitation'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const invitation = asking.getByRole('group', { name: offers('invitation') });
    await expect(invitation.getByText(offers('waitsOwn'), { exact: true })).toBeVisible();
    await expectGood(page);
    await invitation.getByRole('button', { name: offers('accept'), exact: true }).click();
    await expect(invitation.getByText(offers('confirmed'), { exact: true })).toBeVisible();
    const joined = main.getByRole('log').getByRole('group', { name: offers('invitation') });
    await expect(joined.getByText(offers('confirmed'), { exact: true })).toBeVisible();
    await expectGood(seller);
    await opener.click();
    await expect(dialog.getByText(offers('contact'))).toBeVisible();
  });
}
