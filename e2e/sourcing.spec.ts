import { translator } from '@fairbridge/contract/text.ts';
import { inquiryTexts } from '../web/app/components/inquiry/inquiry.texts.ts';
import { leadTexts } from '../web/app/components/lead/lead.texts.ts';
import { quoteDialogTexts } from '../web/app/components/quote/quote-dialog.texts.ts';
import { ownRequestTexts } from '../web/app/domains/inquiry/own-request.texts.ts';
import { openSourcingTexts } from '../web/app/domains/sourcing/open-sourcing.texts.ts';
import { ownSourcingTexts } from '../web/app/domains/sourcing/own-sourcing.texts.ts';
import { sourcingFormTexts } from '../web/app/domains/sourcing/sourcing-form.texts.ts';
import { expect, expectGood, inGate, open } from './fixtures.ts';
import { test } from './own-exhibitor.ts';
import { ownExhibits } from './own-exhibits.ts';
import { keepSession, newVisitor } from './registered.ts';

const [form, own, fitting, words, quote, inbox, thread] = [
  translator(sourcingFormTexts, 'zh'),
  translator(ownSourcingTexts, 'zh'),
  translator(openSourcingTexts, 'zh'),
  translator(inquiryTexts, 'zh'),
  translator(quoteDialogTexts, 'zh'),
  translator(leadTexts, 'zh'),
  translator(ownRequestTexts, 'zh'),
];

test(
  'a buyer posts a requirement, a company whose exhibit fits offers, the buyer agrees, and both write in the inquiry',
  inGate(),
  async ({ enter, newExhibitor }) => {
    test.setTimeout(120_000);
    const company = await newExhibitor('sourcing', { package: 'upgraded' });
    await ownExhibits(company.client, 'sourcing').publish({ zh: '对接展品', en: 'Matched exhibit' });
    const buyer = await newVisitor('source');

    const page = await enter();
    await keepSession(page, buyer.session);
    await open(page, '/procurementDocking/new?ingredient=glufosinate-ammonium');
    await page.getByLabel(form('content')).fill('200 g/L');
    await page.getByLabel(words('quantity')).fill('20');
    await page.reload();
    await expect(page.getByLabel(words('quantity'))).toHaveValue('20');
    const title = `草铵膦采购 ${buyer.email}`;
    await page.getByRole('textbox', { name: form('title') }).fill(title);
    await expectGood(page);
    await page.getByRole('button', { name: form('post'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(own('matching'))).toBeHidden();
    const address = new URL(page.url()).pathname;
    await expectGood(page);

    const supplier = await enter();
    await keepSession(supplier, company.session);
    await open(supplier, '/procurementDocking?sort=newest');
    await supplier.getByRole('link', { name: title, exact: true }).click();
    await expect(supplier.getByRole('main')).not.toContainText(buyer.company);
    await supplier.getByLabel(quote('amount')).fill('6.50');
    await supplier.getByLabel(fitting('message')).fill('现货充足');
    await expectGood(supplier);
    await supplier.getByRole('button', { name: fitting('send'), exact: true }).click();
    await expect(supplier.getByText(fitting('waits'))).toBeVisible();

    await page.reload();
    await expect(page.getByText('现货充足')).toBeVisible();
    await expectGood(page);
    await page.getByRole('button', { name: own('agree'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: own('agree'), exact: true }).click();
    await dialog.getByRole('link', { name: own('toInquiry'), exact: true }).click();
    await expect(page).toHaveURL(/\/potential-order\/\w+$/);
    await page.getByLabel(thread('write')).fill('请寄样品');
    await page.getByRole('button', { name: thread('send'), exact: true }).click();
    await expect(page.getByText('请寄样品', { exact: true })).toBeVisible();

    await open(supplier, address);
    await expect(supplier.getByText(buyer.company)).toBeVisible();
    await expectGood(supplier);
    await supplier.getByRole('link', { name: fitting('toLead'), exact: true }).click();
    const record = supplier.locator('aside');
    await expect(record.getByText('请寄样品', { exact: true })).toBeVisible();
    await record.getByLabel(inbox('reply')).fill('本周寄出');
    await record.getByRole('button', { name: inbox('sendReply'), exact: true }).click();
    await expect(record.getByText('本周寄出', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('本周寄出', { exact: true })).toBeVisible();
  },
);
