import { ownList } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { exchange, own } from '@fairbridge/contract/card/card.calls.ts';
import { add } from '@fairbridge/contract/favourite/favourite.calls.ts';
import { setWeights } from '@fairbridge/contract/lead-score/lead-score.calls.ts';
import { USUAL_WEIGHTS } from '@fairbridge/contract/lead-score/lead-score.shapes.ts';
import { create } from '@fairbridge/contract/order/order.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { setPrivacy } from '@fairbridge/contract/visitor/visitor-browse.calls.ts';
import { leadScoreTexts } from '../web/app/components/lead/lead-score.texts.ts';
import { DEMO, expect, expectGood, inLang, open, test } from './fixtures.ts';
import { beginAs, newVisitor } from './registered.ts';

/** The weights of one company. */
test.describe.configure({ mode: 'serial' });

const WALKS = [
  { lang: 'zh', size: 'desktop', name: '林评分' },
  { lang: 'en', size: 'phone', name: 'Lena Score' },
] as const;

for (const { lang, size, name } of WALKS)
  test(`a lead and a contact show how warm the buyer is and why; an administrator decides what counts (${lang}, ${size})`, async ({
    enter,
    apiAs,
  }) => {
    test.setTimeout(120_000);
    const t = translator(leadScoreTexts, lang);
    const company = await apiAs(DEMO.exhibitor, 'actor');
    await company.call(setWeights, { weights: { ...USUAL_WEIGHTS } });
    const buyer = await newVisitor(`score${lang}`, { name });
    const [exhibit] = (await company.call(ownList, { scope: 0, pageSize: 1 })).list;
    const productId = exhibit?.id ?? '';
    const { id } = await buyer.client.call(create, { productId, quantity: 300, unit: 'kg', remark: '' });
    await buyer.client.call(add, { collectionSubjectType: 'PRODUCT', id: productId });
    await buyer.client.call(exchange, { code: (await company.call(own, {})).code });
    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });

    await open(page, `${inLang(lang, '/potential-order')}?lead=${id}&as=actor`);
    const record = page.locator(size === 'phone' ? 'dialog[open]' : 'aside').first();
    const evidence = record.getByRole('region', { name: t('title'), exact: true });
    await expect(evidence.getByText(t('points', { count: 45 }), { exact: true })).toBeVisible();
    await expect(evidence.getByRole('listitem')).toHaveCount(3);
    await expect(evidence.getByRole('link', { name: t('favourite') })).toHaveAttribute(
      'href',
      inLang(lang, `/exhibit-detail/${productId}`),
    );
    await expect(evidence.getByRole('link', { name: t('order') })).toHaveAttribute('href', new RegExp(`lead=${id}$`));
    await evidence.scrollIntoViewIfNeeded();
    await expectGood(page);

    await evidence.getByRole('button', { name: t('settings'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('settingsTitle'), exact: true });
    await dialog.getByLabel(t('favourite')).fill('101');
    await dialog.getByRole('button', { name: t('Save'), exact: true }).click();
    await expect(dialog.locator('.field-error')).toHaveCount(1);
    await dialog.getByLabel(t('favourite')).fill('0');
    await dialog.getByLabel(t('order')).fill('50');
    await expectGood(page);
    await dialog.getByRole('button', { name: t('Save'), exact: true }).click();
    await expect(page.getByText(t('saved'))).toBeVisible();
    await expect(evidence.getByText(t('points', { count: 60 }), { exact: true })).toBeVisible();
    await expect(evidence.getByRole('listitem')).toHaveCount(2);

    await company.call(setWeights, { weights: { ...USUAL_WEIGHTS } });
    await buyer.client.call(setPrivacy, { listed: false, looksShown: false });
    await open(page, `${inLang(lang, '/customer-pool')}?keyword=${encodeURIComponent(name)}&as=actor`);
    await page
      .getByRole('button', { name: t('openScore', { name, count: 40 }) })
      .first()
      .click();
    const why = page.getByRole('dialog', { name, exact: true });
    await expect(why.getByRole('listitem')).toHaveCount(2);
    await expect(why.getByText(t('favourite'))).toHaveCount(0);
    await expectGood(page);
    await why.getByRole('link', { name: t('cardGiven') }).click();
    await expect(page).toHaveURL(/\/visiting-card\?keyword=/);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expectGood(page);
  });
