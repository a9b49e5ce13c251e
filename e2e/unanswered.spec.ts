import { list as notices } from '@fairbridge/contract/notice/notice.calls.ts';
import { create as order } from '@fairbridge/contract/order/order.calls.ts';
import { browse } from '@fairbridge/contract/product/product.calls.ts';
import { inLang as textIn, translator } from '@fairbridge/contract/text.ts';
import { inquireTexts } from '../web/app/domains/inquiry/inquire.texts.ts';
import { inquiryTexts } from '../web/app/components/inquiry/inquiry.texts.ts';
import { ownRequestsTexts } from '../web/app/components/inquiry/own-requests.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { runNow, sentDaysAgo } from './jobs.ts';
import { keepSession, newVisitor } from './registered.ts';

for (const lang of LANGS)
  test(`a buyer without an answer is told so, and asks others in the same words (${lang})`, async ({ enter }) => {
    const [own, form, words] = [
      translator(ownRequestsTexts, lang),
      translator(inquireTexts, lang),
      translator(inquiryTexts, lang),
    ];
    const { list: shown } = await clientOf(null).call(browse, { category: ['herbicides'], pageNum: 2, pageSize: 24 });
    const product = shown.find(({ cas }) => cas.length > 0);
    const buyer = await newVisitor(`silent${lang}`);
    const wanted = { productId: product?.id ?? '', quantity: 25, unit: 'kg', remark: 'CIF Santos, COA' };
    const { id } = await buyer.client.call(order, wanted);
    const told = async () => (await buyer.client.call(notices, { kind: 'order' })).list.map(({ link }) => link);

    await sentDaysAgo(id, 4);
    // one step each time, and runs that wait together are one
    const afterAnother = async () => {
      await runNow('lead-reminders');
      return told();
    };
    const due = ['/potential-order?only=open'];
    await expect.poll(afterAnother, { timeout: 45_000, intervals: [2_000] }).toEqual(due);

    const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, '/potential-order?only=open'));
    const card = page.getByRole('article', { name: textIn(product?.exhibitor.name ?? { zh: '', en: '' }, lang) });
    await expect(card.getByText(own('silent'))).toBeVisible();
    await expectGood(page);
    await card.getByRole('button', { name: own('askOthers'), exact: true }).click();
    await expect(page.getByLabel(words('question'))).toHaveValue('CIF Santos, COA');
    await expect(page.getByLabel(words('quantity'))).toHaveValue('25');
    await expectGood(page);
    await page.getByRole('button', { name: form('send'), exact: true }).click();
    await expect(page.getByText(form('sentLead'))).toBeVisible();
  });
