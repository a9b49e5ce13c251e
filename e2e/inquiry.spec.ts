import { change, create, ownRequests, received } from '@fairbridge/contract/inquiry/inquiry.calls.ts';
import { CLOSING_REASON_NAMES } from '@fairbridge/contract/lead/closing.shapes.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { create as order } from '@fairbridge/contract/order/order.calls.ts';
import { ownList as ownProducts } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { browse } from '@fairbridge/contract/product/product.calls.ts';
import { create as quote } from '@fairbridge/contract/quote/quote.calls.ts';
import { inLang as textIn, translator } from '@fairbridge/contract/text.ts';
import { askTexts } from '../web/app/components/inquiry/ask.texts.ts';
import { inquiryStateTexts } from '../web/app/components/inquiry/inquiry-state.texts.ts';
import { inquiryTexts } from '../web/app/components/inquiry/inquiry.texts.ts';
import { ownRequestsTexts } from '../web/app/components/inquiry/own-requests.texts.ts';
import { ownRequestTexts } from '../web/app/domains/inquiry/own-request.texts.ts';
import { quoteTexts } from '../web/app/components/quote/quote.texts.ts';
import { decideQuoteTexts } from '../web/app/components/quote/decide-quote.texts.ts';
import { inquireTexts } from '../web/app/domains/inquiry/inquire.texts.ts';
import { leadTexts } from '../web/app/components/lead/lead.texts.ts';
import { sessionTexts } from '../web/app/session/session.texts.ts';
import { clientOf } from './client.ts';
import { DEMO, DEMO_PASSWORD, expect, expectGood, guardOf, inGate, inLang, LANGS, open } from './fixtures.ts';
import { publicIds } from './public-ids.ts';
import { test } from './own-exhibitor.ts';
import { ownExhibits } from './own-exhibits.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const [ask, form, own, words] = [
    translator(askTexts, lang),
    translator(inquireTexts, lang),
    translator(ownRequestsTexts, lang),
    translator(inquiryTexts, lang),
  ];
  const [state, inbox] = [translator(inquiryStateTexts, lang), translator(leadTexts, lang)];
  const thread = translator(ownRequestTexts, lang);
  const offered = translator(quoteTexts, lang);
  const decide = translator(decideQuoteTexts, lang);

  test(
    `three suppliers are asked at once, one is asked otherwise, one no more, and one reads and answers it in the inbox (${lang})`,
    inGate(lang === 'en'),
    async ({ enter, newExhibitor }) => {
      const { client, session } = await newExhibitor('inquiry');
      const product = { id: await ownExhibits(client, 'inquiry').publish({ zh: '询盘展品', en: 'Asked exhibit' }) };
      const shown = (await clientOf(null).call(browse, { pageNum: 4, pageSize: 24 })).list;
      const others = [...new Map(shown.map((one) => [one.exhibitor.id, one])).values()].slice(0, 2);
      const buyer = await newVisitor(`ask${lang}`);
      const page = await enter({ lang, size });
      await keepSession(page, buyer.session);
      await open(page, inLang(lang, `/compare?ids=${[product, ...others].map((one) => one?.id).join(',')}`));
      await page
        .getByRole('main')
        .getByRole('link', { name: ask('askAll'), exact: true })
        .click();
      await expect(page.getByRole('heading', { name: form('recipients', { count: 3 }) })).toBeVisible();
      await page.getByLabel(words('question')).fill('FOB Shanghai?');
      await page.getByLabel(words('quantity')).fill('20');
      await page.getByLabel(words('sampleWanted')).check();
      await page.getByLabel(words('crop')).fill('Soybean');
      await expectGood(page);
      await page.getByRole('button', { name: form('send'), exact: true }).click();
      await expect(page.getByText(form('sentTitle', { count: 3 }))).toBeVisible();
      await page.getByRole('link', { name: form('seeOwn') }).click();
      await expect(page.getByText(state('sent'))).toHaveCount(3);
      await expectGood(page);

      const list = (await buyer.client.call(ownRequests, {})).list.filter((one) => one.kind === 'inquiry');
      const seen = list.find(({ products }) => products.some(({ id }) => id === product.id));
      const [taken] = list.filter((one) => one !== seen);
      const cardOf = (one: (typeof list)[number] | undefined) =>
        page.getByRole('article', { name: textIn(one?.exhibitor.name ?? { zh: '', en: '' }, lang), exact: true });
      await cardOf(seen)
        .getByRole('button', { name: own('edit'), exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('question')).fill('CIF Santos?');
      await dialog.getByRole('button', { name: own('Save'), exact: true }).click();
      await expect(cardOf(seen).getByText('CIF Santos?')).toBeVisible();
      await cardOf(taken)
        .getByRole('button', { name: own('withdraw'), exact: true })
        .click();
      await dialog.getByRole('button', { name: own('withdraw'), exact: true }).click();
      await expect(cardOf(taken).getByText(state('withdrawn'))).toBeVisible();

      const supplier = await enter({ lang, size });
      await keepSession(supplier, session);
      await open(supplier, inLang(lang, '/inquiries'));
      await expect(supplier).toHaveURL(/potential-order\?kind=inquiry/);
      const row = supplier.getByRole('row').filter({ hasText: buyer.email });
      await expect(row).toHaveCount(1);
      await expect(row).not.toContainText('CIF Santos?');
      await open(supplier, inLang(lang, `/inquiries/${seen?.id}`));
      const record = supplier.locator(size === 'phone' ? 'dialog[open]' : 'aside');
      await expect(record.getByText('CIF Santos?')).toBeVisible();
      await expect(record.getByText('Soybean')).toBeVisible();
      await expect(record.getByRole('link', { name: inbox('mail'), exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${buyer.email}`, 'i'),
      );
      await expectGood(supplier);

      await page.reload();
      await expect(cardOf(seen).getByText(state('seen'))).toBeVisible();
      await expect(cardOf(seen).getByRole('button', { name: own('edit'), exact: true })).toHaveCount(0);
      const late = buyer.client.call(change, { id: seen?.id ?? '', version: 2, question: 'DAP?' });
      await expect(late).rejects.toMatchObject({ error: 'alreadySeen' });

      await record.getByRole('button', { name: inbox('contacted'), exact: true }).click();
      await expect(record.getByRole('button', { name: inbox('contacted'), exact: true })).toHaveCount(0);
      await page.reload();
      await expect(cardOf(seen).getByText(state('answered'))).toBeVisible();

      // question, answer and what the buyer says to it stand in one place for both
      await record.getByLabel(inbox('reply')).fill('CIF Santos USD 3.20');
      await record.getByRole('button', { name: inbox('sendReply'), exact: true }).click();
      // until it is sent its words stand in the field
      await expect(record.getByLabel(inbox('reply'))).toHaveValue('');
      await expect(record.getByText('CIF Santos USD 3.20', { exact: true })).toBeVisible();
      await page.reload();
      await cardOf(seen)
        .getByRole('link', { name: own('unread', { count: 1 }), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`/potential-order/${seen?.id}$`));
      await expect(page.getByText('CIF Santos USD 3.20', { exact: true })).toBeVisible();
      await page.getByLabel(thread('write')).fill('Label: https://label.example/a');
      await page.getByRole('button', { name: thread('send'), exact: true }).click();
      const label = { name: 'https://label.example/a', exact: true };
      await expect(page.getByRole('link', label)).toBeVisible();
      await expectGood(page);
      await open(supplier, inLang(lang, `/potential-order?lead=${seen?.id}`));
      await expect(record.getByRole('link', label)).toBeVisible();
    },
  );

  test(`an order is written anew and taken back until the supplier has it before them (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const company = await apiAs(DEMO.exhibitor, 'actor');
    const [first, second] = (await company.call(ownProducts, { scope: 0, pageSize: 2 })).list;
    const buyer = await newVisitor(`change${lang}`);
    for (const product of [first, second])
      await buyer.client.call(order, { productId: product?.id ?? '', quantity: 300, unit: 'kg', remark: 'CIF Santos' });
    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, '/potential-order'));
    await expect(page.getByText(state('sent'))).toHaveCount(2);
    await expectGood(page);
    const cardOf = (one: typeof first) =>
      page.getByRole('article').filter({ has: page.locator(`a[href$="/find-exhibit/detail/${one?.id}"]`) });
    await cardOf(first)
      .getByRole('button', { name: own('edit'), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(own('quantity')).fill('0');
    await dialog.getByRole('button', { name: own('Save'), exact: true }).click();
    await expect(dialog.getByText(lang === 'zh' ? '数量至少为 1' : 'Amount should be at least 1.')).toBeVisible();
    await expectGood(page);
    await dialog.getByLabel(own('quantity')).fill('750');
    await dialog.getByLabel(own('remark')).fill('FOB Shanghai');
    await dialog.getByRole('button', { name: own('Save'), exact: true }).click();
    await expect(cardOf(first).getByText('FOB Shanghai')).toBeVisible();
    await expect(cardOf(first)).toContainText('750');
    await cardOf(second)
      .getByRole('button', { name: own('withdraw'), exact: true })
      .click();
    await dialog.getByRole('button', { name: own('withdraw'), exact: true }).click();
    await expect(cardOf(second).getByText(state('withdrawn'))).toBeVisible();

    const supplier = await enter({ lang, size });
    await beginAs(supplier, { type: 'actor', account: DEMO.exhibitor });
    await open(supplier, `${inLang(lang, '/potential-order')}?keyword=${encodeURIComponent(buyer.email)}`);
    const rows = supplier.getByRole('row').filter({ hasText: buyer.email });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('FOB Shanghai');

    await cardOf(first)
      .getByRole('button', { name: own('edit'), exact: true })
      .click();
    await dialog.getByLabel(own('quantity')).fill('900');
    guardOf(page).allow(/^409 POST \/visitor\/v2\/intentOrder\/update$/);
    await dialog.getByRole('button', { name: own('Save'), exact: true }).click();
    await expect(dialog.getByText(CODES.alreadySeen[lang])).toBeVisible();
    await page.reload();
    await expect(cardOf(first).getByText(state('seen'))).toBeVisible();
    await expect(cardOf(first)).toContainText('750');
    await expect(cardOf(first).getByRole('button', { name: own('edit'), exact: true })).toHaveCount(0);
    await expectGood(page);
  });

  test(`a buyer closes what is not needed any more, the supplier reads why, and its quote is accepted no more (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const company = await apiAs(DEMO.exhibitor, 'actor');
    const [product] = (await company.call(ownProducts, { scope: 0, pageSize: 1 })).list;
    const buyer = await newVisitor(`close${lang}`);
    const [asked] = (await buyer.client.call(create, { productIds: [product?.id ?? ''], question: 'FOB Shanghai?' }))
      .inquiries;
    const id = asked?.id ?? '';
    await company.call(received, { id });
    const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await company.call(quote, { inquiryId: id, price: { amount: 12, currency: 'USD', unit: 'kg' }, validUntil });

    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, '/potential-order'));
    const main = page.getByRole('main');
    await expect(main.getByText(state('answered'))).toBeVisible();
    await main.getByRole('button', { name: own('close'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectGood(page);
    // another reason is told in words
    await dialog.getByLabel(textIn(CLOSING_REASON_NAMES.other, lang), { exact: true }).check();
    await dialog.getByRole('button', { name: own('closeInquiryAct'), exact: true }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expectGood(page);
    await dialog.getByLabel(own('closeText')).fill('The season is over');
    await dialog.getByRole('button', { name: own('closeInquiryAct'), exact: true }).click();
    await expect(main.getByText(state('ended'))).toBeVisible();
    await expect(main.getByText('The season is over')).toBeVisible();
    await expect(main.getByRole('button', { name: own('close'), exact: true })).toHaveCount(0);
    await expectGood(page);
    await main.getByRole('link', { name: own('open') }).click();
    await expect(main.getByText(own('noneOpen'))).toBeVisible();
    await main.getByRole('link', { name: own('over') }).click();
    await expect(main.getByText('The season is over')).toBeVisible();
    await open(page, inLang(lang, '/quotes'));
    await expect(main.getByText(offered('closed'))).toBeVisible();
    await expect(main.getByRole('button', { name: decide('accept'), exact: true })).toHaveCount(0);

    const supplier = await enter({ lang, size });
    await beginAs(supplier, { type: 'actor', account: DEMO.exhibitor });
    const mine = `keyword=${encodeURIComponent(buyer.email)}`;
    await open(supplier, `${inLang(lang, '/potential-order')}?state=quoted&${mine}`);
    await expect(supplier.getByText(inbox('filteredEmpty'))).toBeVisible();
    await open(supplier, `${inLang(lang, '/potential-order')}?state=closed&${mine}`);
    const row = supplier.getByRole('row').filter({ hasText: buyer.email });
    await expect(row).toContainText(inbox('closed'));
    await expectGood(supplier);
    await open(supplier, `${inLang(lang, '/potential-order')}?lead=${id}`);
    const record = supplier.locator(size === 'phone' ? 'dialog[open]' : 'aside');
    const history = record.getByRole('region', { name: inbox('history') });
    await expect(history.getByText(inbox('didClose', { kind: inbox('thisInquiry') }))).toBeVisible();
    await expect(history.getByText('The season is over')).toBeVisible();
    await expectGood(supplier);
  });

  test(`what a guest asks is there after the log-in (${lang})`, async ({ enter }) => {
    const t = translator(sessionTexts, lang);
    const { product } = await publicIds();
    const page = await enter({ lang, size });
    await open(page, inLang(lang, `/find-exhibit/detail/${product}`));
    await page
      .getByRole('main')
      .getByRole('link', { name: ask('ask'), exact: true })
      .click();
    await page.getByLabel(words('question')).fill('FOB Shanghai?');
    await page.getByRole('button', { name: form('send'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('logIn') })
      .click();
    await page.locator('input[name=account]').fill(DEMO.visitor);
    await page.locator('input[name=password]').fill(DEMO_PASSWORD);
    await page.locator('main button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`products=${product}`));
    await expect(page.getByText(form('carried'))).toBeVisible();
    await expect(page.getByLabel(words('question'))).toHaveValue('FOB Shanghai?');
  });
}
