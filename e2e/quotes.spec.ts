import { CODES } from '@fairbridge/contract/codes.ts';
import { create as inquire } from '@fairbridge/contract/inquiry/inquiry.calls.ts';
import { create as order } from '@fairbridge/contract/order/order.calls.ts';
import { ownList as ownProducts } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { create as offer, ownList } from '@fairbridge/contract/quote/quote.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { ownQuotesTexts } from '../web/app/domains/quote/own-quotes.texts.ts';
import { decideQuoteTexts } from '../web/app/components/quote/decide-quote.texts.ts';
import { ownRequestsTexts } from '../web/app/components/inquiry/own-requests.texts.ts';
import { quoteDialogTexts } from '../web/app/components/quote/quote-dialog.texts.ts';
import { quoteTexts } from '../web/app/components/quote/quote.texts.ts';
import { sentQuotesTexts } from '../web/app/components/quote/sent-quotes.texts.ts';
import { DEMO, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';

/** A day so far from today. */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const [sent, form, own, decide, words, editing, requests] = [
    translator(sentQuotesTexts, lang),
    translator(quoteDialogTexts, lang),
    translator(ownQuotesTexts, lang),
    translator(decideQuoteTexts, lang),
    translator(quoteTexts, lang),
    translator(editingTexts, lang),
    translator(ownRequestsTexts, lang),
  ];

  test(`an order is quoted, quoted anew and accepted, its proforma invoice saved, an inquiry is quoted and declined (${lang}, ${size})`, async ({
    enter,
    apiAs,
  }) => {
    test.setTimeout(120_000);
    const company = await apiAs(DEMO.exhibitor, 'actor');
    const [first, second] = (await company.call(ownProducts, { scope: 0, pageSize: 2 })).list;
    const buyer = await newVisitor(`quote${lang}`);
    const ordered = { productId: first?.id ?? '', quantity: 300, unit: 'kg', remark: 'CIF Santos' };
    const { id: orderId } = await buyer.client.call(order, ordered);
    const [inquiry] = (await buyer.client.call(inquire, { productIds: [second?.id ?? ''], question: 'FOB?' }))
      .inquiries;

    const stand = await enter({ lang, size });
    await beginAs(stand, { type: 'actor', account: DEMO.exhibitor });
    await open(stand, `${inLang(lang, '/potential-order')}?lead=${orderId}&as=actor`);
    const record = stand.locator(size === 'phone' ? 'dialog[open]' : 'aside').first();
    await record.getByRole('button', { name: sent('write'), exact: true }).click();
    const dialog = stand.getByRole('dialog', { name: form('title') });
    await dialog.getByLabel(form('amount')).fill('0');
    await dialog.getByLabel(form('validUntil')).fill(day(20));
    await dialog.getByRole('button', { name: form('send'), exact: true }).click();
    await expect(dialog.getByLabel(form('amount'))).toHaveAttribute('aria-invalid', 'true');
    await expectGood(stand);
    await dialog.getByLabel(form('amount')).fill('3.5');
    await dialog.getByLabel(form('incoterm')).selectOption('CIF');
    await dialog.getByLabel(form('port')).fill('Santos');
    await dialog.getByLabel(form('packing')).fill('25 kg');
    // nothing of it is gone with a press of a key or a page that is loaded anew
    await stand.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await stand.reload();
    await record.getByRole('button', { name: sent('write'), exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText(editing('carried'));
    await expect(dialog.getByLabel(form('amount'))).toHaveValue('3.5');
    await expect(dialog.getByLabel(form('packing'))).toHaveValue('25 kg');
    await expectGood(stand);
    await dialog.getByRole('button', { name: form('send'), exact: true }).click();
    await expect(record.getByText(words('fromopen'), { exact: true })).toBeVisible();
    await expect(record.getByText('USD 3.50')).toBeVisible();
    await record.getByRole('button', { name: sent('writeAgain'), exact: true }).click();
    await expect(dialog.getByLabel(form('amount'))).toHaveValue('3.5');
    await expect(dialog.getByText(editing('carried'))).toHaveCount(0);
    await stand.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectGood(stand);

    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, '/quotes'));
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('USD 3.50');
    await expect(cards).toContainText('CIF Santos');
    await expectGood(page);

    const price = { amount: 3.2, currency: 'USD' as const, unit: 'kg' };
    await company.call(offer, { orderId, price, validUntil: day(20) });
    await cards.getByRole('button', { name: decide('accept'), exact: true }).click();
    guardOf(page).allow(/^409 POST \/visitor\/v2\/quote\/accept$/);
    const ask = page.getByRole('dialog');
    await ask.getByRole('button', { name: decide('accept'), exact: true }).click();
    await expect(page.getByText(CODES.quoteReplaced[lang])).toBeVisible();
    await page.reload();
    await expect(cards).toContainText('USD 3.20');
    await expect(cards).toContainText(words('version', { number: 2 }));
    await cards.getByRole('button', { name: decide('accept'), exact: true }).click();
    await ask.getByRole('button', { name: decide('accept'), exact: true }).click();
    await expect(cards.getByText(words('toaccepted'), { exact: true })).toBeVisible();
    await expectGood(page);
    const saving = page.waitForEvent('download');
    await cards.getByRole('button', { name: words('proforma'), exact: true }).click();
    expect((await saving).suggestedFilename()).toMatch(
      lang === 'zh' ? /^形式发票-PI-.+\.pdf$/ : /^Proforma-PI-.+\.pdf$/,
    );

    await open(stand, `${inLang(lang, '/potential-order')}?lead=${inquiry?.id}&as=actor`);
    const quotes = record.getByRole('region', { name: sent('title') });
    await quotes.getByRole('button', { name: sent('write'), exact: true }).click();
    await dialog.getByLabel(form('amount')).fill('1200');
    await dialog.getByLabel(form('Unit'), { exact: true }).selectOption('t');
    await dialog.getByLabel(form('validUntil')).fill(day(5));
    await dialog.getByRole('button', { name: form('send'), exact: true }).click();
    await expect(quotes.getByText(words('fromopen'), { exact: true })).toBeVisible();
    await expectGood(stand);

    // from what was asked to what came of it, side by side with all else
    await open(page, inLang(lang, '/potential-order'));
    await page
      .getByRole('link', { name: requests('quotes', { count: 1 }), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`inquiry=${inquiry?.id}&sort=active`));
    const rows = page.getByRole('table', { name: own('active') }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expectGood(page);
    await page.getByRole('link', { name: own('allQuotes'), exact: true }).click();
    // the ways between the lists stand on the page before, too, and lead to what is narrowed there
    await expect(page).not.toHaveURL(/inquiry=/);
    await page.getByRole('link', { name: own('active'), exact: true }).click();
    await expect(page).toHaveURL(/quotes\?sort=active/);
    await expect(rows).toHaveCount(3);
    const open2 = rows.filter({ hasText: 'USD 1,200' });
    await open2.getByRole('button', { name: decide('decline'), exact: true }).click();
    await ask.getByRole('button', { name: decide('tooExpensive'), exact: true }).click();
    await expectGood(page);
    await ask.getByRole('button', { name: decide('decline'), exact: true }).click();
    await expect(open2.getByText(words('todeclined'), { exact: true })).toBeVisible();
    const { list } = await buyer.client.call(ownList, {});
    expect(list.map(({ state }) => state).toSorted()).toEqual(['accepted', 'declined']);

    await stand.reload();
    await expect(quotes.getByText(words('fromdeclined'), { exact: true })).toBeVisible();
    await expect(quotes.getByText(decide('tooExpensive'), { exact: true })).toBeVisible();
    await expectGood(stand);
  });
}
