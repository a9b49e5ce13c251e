import { setState } from '@fairbridge/contract/lead/lead.calls.ts';
import { ownList } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openReceiver, type Received, type Receiver } from '../server/test/receiver.ts';
import { connectionTexts } from '../web/app/domains/connection/connection.texts.ts';
import { guideTexts } from '../web/app/domains/connection/guide.texts.ts';
import { orderTexts } from '../web/app/components/order/order.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { get } from './client.ts';
import { DEMO, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { isJourneys } from './own-exhibits.ts';
import { beginAs, newVisitor } from './registered.ts';

// One after the other: each looks at the same company's connections.
test.describe.configure({ mode: 'serial' });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
/** What a dialog shows this once. */
const shownOnce = async (page: Page): Promise<string> =>
  (await page.getByRole('dialog').locator('[translate=no] button').textContent()) ?? '';

/** As a receiver checks it. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(wanted);
}

/** What arrived about an order with this remark. */
const about = ({ received }: Receiver, mark: string): Received[] => received.filter(({ body }) => body.includes(mark));

async function addWebhook(page: Page, lang: Lang, name: string, url: string): Promise<string> {
  const t = translator(connectionTexts, lang);
  await button(page, t('addWebhook')).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=name]').fill(name);
  // what leads home is refused at its field
  await dialog.locator('input[name=url]').fill('https://10.0.0.1/');
  await inDialog(page, t('add')).click();
  await expect(dialog.getByRole('alert')).toContainText('https://');
  await expectGood(page);
  await dialog.locator('input[name=url]').fill(url);
  // what is new is chosen from the beginning, the rest by hand
  await expect(dialog.getByRole('checkbox', { name: t('orderCreated'), exact: true })).toBeChecked();
  await dialog.getByRole('checkbox', { name: t('leadMoved'), exact: true }).check();
  await inDialog(page, t('add')).click();
  await expect(page.getByRole('dialog', { name: t('secretTitle') })).toBeVisible();
  await expectGood(page);
  const secret = await shownOnce(page);
  await inDialog(page, t('secretStored')).click();
  return secret;
}

for (const lang of LANGS) {
  test(`an order arrives signed in the exhibitor’s own system, a lost one is sent again, and a key reads orders until it is revoked (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const t = translator(connectionTexts, lang);
    const size = lang === 'en' ? 'phone' : 'desktop';
    const mark = `webhook-${lang}-${Date.now()}`;
    const receiver = await openReceiver();
    receiver.state.status = 503;
    receiver.state.text = 'maintenance';
    const { call } = await apiAs(DEMO.exhibitor, 'actor');
    const shown = (await call(ownList, { pageSize: 100 })).list;
    const product = shown.find(({ scope, articleNumber }) => scope === 0 && !isJourneys(articleNumber));

    const page = await enter({ lang, size });
    guardOf(page).allow(/^400 POST \/visitor\/v2\/webhook\/insert$/);
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/connections'));
    await expectGood(page);
    const secret = await addWebhook(page, lang, `CRM ${mark}`, receiver.url);
    expect(secret).toMatch(/^whsec_/);

    // a buyer orders in a browser of their own
    const buyer = await enter({ lang, size });
    const { email } = await newVisitor(`hook${lang}`);
    await beginAs(buyer, { account: email });
    await open(buyer, inLang(lang, `/find-exhibit/detail/${product?.id ?? ''}`));
    const order = translator(orderTexts, lang);
    await main(buyer).getByLabel(order('quantity')).fill('2000');
    await main(buyer).getByLabel(order('remark')).fill(mark);
    await main(buyer)
      .getByRole('button', { name: order('send') })
      .click();
    await expect(main(buyer).getByText(order('sentTitle'))).toBeVisible();
    await expect.poll(() => about(receiver, mark).length, { timeout: 20_000 }).toBeGreaterThan(0);

    // it was not taken: the log says so, and it is sent again
    await main(page)
      .getByRole('link', { name: `CRM ${mark}`, exact: true })
      .click();
    const [first] = about(receiver, mark);
    const { data }: { data: { id: string } } = JSON.parse(first?.body ?? '{}');
    const row = main(page).getByRole('row').filter({ hasText: data.id });
    await expect(row).toContainText('HTTP 503');
    await expect(row).toContainText('maintenance');
    await expectGood(page);
    receiver.state.status = 200;
    receiver.state.text = 'ok';
    await row.getByRole('button', { name: t('resend') }).click();
    await expect(row).toContainText(t('delivered'));
    await expect(row).toContainText('HTTP 200');
    await expectGood(page);
    const arrived = about(receiver, mark);
    expect(arrived.map((one) => [one.headers['webhook-id'], isSigned(one, secret)])).toEqual(
      arrived.map(() => [first?.headers['webhook-id'], true]),
    );

    // what becomes of it is told as it was chosen, and nothing that was not
    await call(setState, { selection: { ids: [data.id] }, state: 'contacted' });
    await expect
      .poll(() => about(receiver, data.id).map(({ body }) => JSON.parse(body).type), { timeout: 20_000 })
      .toEqual([...arrived.map(() => 'order.created'), 'lead.moved']);
    await page.reload();
    // a colleague of another journey may move another lead of the same company
    const moved = main(page)
      .getByRole('row')
      .filter({ hasText: t('leadMoved') });
    await expect(moved.filter({ hasText: data.id })).toContainText(t('delivered'));

    // a test, and a new secret beside the old one
    await button(page, t('renew')).click();
    await expectGood(page);
    await inDialog(page, t('renewAct')).click();
    await expect(page.getByRole('dialog', { name: t('secretTitle') })).toBeVisible();
    const renewed = await shownOnce(page);
    await inDialog(page, t('secretStored')).click();
    await button(page, t('sendTest')).click();
    await expect.poll(() => about(receiver, 'webhook.test').length, { timeout: 20_000 }).toBe(1);
    const [test] = about(receiver, 'webhook.test');
    expect([secret, renewed].map((one) => test !== undefined && isSigned(test, one))).toEqual([true, true]);
    await expect(
      main(page)
        .getByRole('row')
        .filter({ hasText: t('test') }),
    ).toContainText(t('delivered'));

    // what developers have to know
    await open(page, inLang(lang, '/connection-guide'));
    await expect(main(page)).toContainText(translator(guideTexts, lang)('verify'));
    await expectGood(page);

    // a key reads what the company may, until it is revoked
    await open(page, inLang(lang, '/connections'));
    await button(page, t('addKey')).click();
    await page.getByRole('dialog').locator('input[name=name]').fill(`Key ${mark}`);
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: t('leads'), exact: true })
      .check();
    await inDialog(page, t('create')).click();
    await expect(page.getByRole('dialog', { name: t('keyTitle') })).toBeVisible();
    const key = await shownOnce(page);
    await inDialog(page, t('secretStored')).click();
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const read = (what = 'orders') => get(`/api/v1/${what}?since=${since}`, { authorization: `Bearer ${key}` });
    const { status, body } = await read();
    const leads = await read('leads');
    expect([leads.status, leads.body.includes(data.id), (await read('contacts')).status]).toEqual([200, true, 403]);
    expect([status, body.includes(mark), body.includes(data.id)]).toEqual([200, true, true]);
    await open(page, inLang(lang, '/connections'));
    await expectGood(page);
    await button(page, translator(listTexts, lang)('actsOf', { name: `Key ${mark}` })).click();
    await button(page, t('revoke')).click();
    await inDialog(page, t('revokeAct')).click();
    await expect(main(page).getByText(`Key ${mark}`, { exact: true })).toHaveCount(0);
    expect((await read()).status).toBe(401);

    await button(page, translator(listTexts, lang)('actsOf', { name: `CRM ${mark}` })).click();
    await button(page, t('remove')).click();
    await inDialog(page, t('Delete')).click();
    await expect(main(page).getByText(`CRM ${mark}`, { exact: true })).toHaveCount(0);
    await receiver.close();
  });
}

test('sales staff have no connections, and read whom to ask', async ({ enter }) => {
  const t = translator(connectionTexts, 'zh');
  const page = await enter({});
  await beginAs(page, { type: 'actor', account: DEMO.staff });
  await open(page, '/connections');
  await expect(main(page)).toContainText(t('adminsOnly'));
  await expectGood(page);
});
