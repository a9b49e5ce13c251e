import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf, messageOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeVisitor, type Visitor } from '../../../test/world.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import { SWITCHABLE, type MessageCategory } from '../../platform/delivery/message.ts';
import { makeUnsubscribeToken } from '../../platform/delivery/unsubscribe-token.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { wantedBy } from './notification.queries.ts';

const portal = testPortal();

const stranger = { token: null, ip: '203.0.113.9' };
const tokenFor = (address: string, category: 'notice' | 'news' = 'notice', ctx: FairContext = portal.ctx): string =>
  makeUnsubscribeToken(portal.portal.services.config.SECRET, { exhibitionId: ctx.exhibition.id, address, category });
const setting = (person: Visitor) => portal.as(person)(contract.notification.getSetting, {});
const wanted = async (address: string) => wantedBy(portal.ctx, { address });

/** Sends a mail of this category and answers what became of it. */
async function fateOf(to: string, category: MessageCategory, ctx = portal.ctx) {
  const { jobs } = portal.portal.services;
  const mail = composeMail(ctx.exhibition, 'zh', {
    kind: 'announcement',
    to,
    person: 'reader00000001',
    category,
    subject: `${category} ${Math.random()}`,
    paragraphs: ['正文'],
  });
  await jobs.sendMessage(ctx.db, mail);
  const state = () =>
    ctx.db
      .selectFrom('message')
      .select('state')
      .where('recipient', '=', to)
      .where('subject', '=', mail.subject)
      .executeTakeFirst();
  await expect.poll(async () => (await state())?.state).not.toBe('waiting');
  return (await state())?.state;
}

describe('notification settings', () => {
  test('begin with everything on, and tell where e-mails go', async () => {
    const visitor = await makeVisitor(portal, {});
    const { address, ...rest } = await setting(visitor);
    expect(rest).toEqual({ language: 'zh', wanted: { notice: true, news: true, digest: true, invitation: true } });
    expect(address).toMatch(/^.\*\*\*.@/);
  });

  test('change what is named and nothing else, for this account and fair alone', async () => {
    const visitor = await makeVisitor(portal, {});
    const other = await makeVisitor(portal, {});
    const call = portal.as(visitor);
    const saved = await call(contract.notification.saveSetting, { wanted: { news: false } });
    expect([saved.wanted, saved.language]).toEqual([
      { notice: true, news: false, digest: true, invitation: true },
      'zh',
    ]);
    expect((await call(contract.notification.saveSetting, { language: 'en' })).wanted).toEqual({
      notice: true,
      news: false,
      digest: true,
      invitation: true,
    });
    expect(await setting(visitor)).toEqual({ ...saved, language: 'en' });
    expect((await setting(other)).wanted).toEqual({ notice: true, news: true, digest: true, invitation: true });
    expect(await wantedBy(portal.sugarCtx, { accountId: visitor.accountId })).toEqual({
      notice: true,
      news: true,
      digest: true,
      invitation: true,
    });
    await call(contract.notification.saveSetting, { wanted: { news: true } });
    expect((await setting(visitor)).wanted).toEqual({ notice: true, news: true, digest: true, invitation: true });
  });

  test('are asked at the moment of delivery, and do not stop what is transactional', async () => {
    const visitor = await makeVisitor(portal, {});
    await portal.as(visitor)(contract.notification.saveSetting, { wanted: { notice: false } });
    const { email } = visitor;
    expect([await fateOf(email, 'notice'), await fateOf(email, 'news'), await fateOf(email, 'transactional')]).toEqual([
      'unwanted',
      'sent',
      'sent',
    ]);
    expect(await fateOf(email, 'notice', portal.sugarCtx)).toBe('sent');
  });

  test.for([...SWITCHABLE])('stop what is of the kind %s, and nothing else', async (category) => {
    const visitor = await makeVisitor(portal, {});
    await portal.as(visitor)(contract.notification.saveSetting, { wanted: { [category]: false } });
    const fates = [];
    for (const one of SWITCHABLE) fates.push(await fateOf(visitor.email, one));
    expect(fates).toEqual(SWITCHABLE.map((one) => (one === category ? 'unwanted' : 'sent')));
  });

  test('of an employee hold for the address that its company wrote down', async () => {
    const company = await makeExhibitor(portal, {});
    const employee = await makeEmployee(portal, company, { email: 'Sales.Desk@company.example' });
    await portal.as(employee)(contract.notification.saveSetting, { wanted: { notice: false }, language: 'en' });
    expect(await fateOf('sales.desk@company.example', 'notice')).toBe('unwanted');
    const { rows } = await sql<{ language: string }>`
      select language from employee where id = ${employee.employeeId}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ language: 'en' }]);
  });
});

describe('the unsubscribe link', () => {
  test('switches its category off and on again, however often it is followed', async () => {
    const address = 'reader.one@fair.example';
    const follow = (on: boolean) =>
      portal.as(stranger)(contract.notification.unsubscribe, { token: tokenFor(address), wanted: on });
    const off = { address: 'r***e@fair.example', category: 'notice', wanted: false };
    expect([await follow(false), await follow(false)]).toEqual([off, off]);
    expect(await wanted(address)).toEqual({ notice: false, news: true, digest: true, invitation: true });
    expect(await fateOf(address, 'notice')).toBe('unwanted');
    expect([await follow(true), await follow(true)]).toEqual([
      { ...off, wanted: true },
      { ...off, wanted: true },
    ]);
    expect(await wanted(address)).toEqual({ notice: true, news: true, digest: true, invitation: true });
  });

  test('of an account shows in its settings, which take it back', async () => {
    const visitor = await makeVisitor(portal, {});
    await portal.as(stranger)(contract.notification.unsubscribe, { token: tokenFor(visitor.email, 'news') });
    expect((await setting(visitor)).wanted).toEqual({ notice: true, news: false, digest: true, invitation: true });
    await portal.as(visitor)(contract.notification.saveSetting, { wanted: { news: true } });
    expect(await wanted(visitor.email)).toEqual({ notice: true, news: true, digest: true, invitation: true });
  });

  test('takes back what the account switched off', async () => {
    const visitor = await makeVisitor(portal, {});
    await portal.as(visitor)(contract.notification.saveSetting, { wanted: { news: false } });
    await portal.as(stranger)(contract.notification.unsubscribe, {
      token: tokenFor(visitor.email, 'news'),
      wanted: true,
    });
    expect((await setting(visitor)).wanted).toEqual({ notice: true, news: true, digest: true, invitation: true });
  });

  test('that is not ours, or of another fair, is refused in both languages', async () => {
    const token = tokenFor('reader.two@fair.example');
    const ask = (given: string, more: object = {}) =>
      portal.as({ ...stranger, ...more })(contract.notification.unsubscribe, { token: given });
    expect(await outcomeOf(ask(`${token}x`))).toBe('linkInvalid');
    expect(await outcomeOf(ask(token, { host: SUGAR_HOST }))).toBe('linkInvalid');
    expect(await messageOf(ask('nothing'))).toBe('链接无效或已过期');
    expect(await messageOf(ask('nothing', { lang: 'en' }))).toBe('This link is invalid or has expired.');
    expect(await wanted('reader.two@fair.example')).toEqual({
      notice: true,
      news: true,
      digest: true,
      invitation: true,
    });
  });
});

describe('the address of the link, posted to', () => {
  const post = (token: string, payload: string, path = '/unsubscribe', type = 'application/x-www-form-urlencoded') =>
    portal.app.inject({
      method: 'POST',
      url: `${path}?token=${encodeURIComponent(token)}`,
      headers: { 'content-type': type, host: 'localhost' },
      payload,
    });

  test('unsubscribes by one click of a mail program, without redirect', async () => {
    const address = 'one.click@fair.example';
    const answer = await post(tokenFor(address), 'List-Unsubscribe=One-Click');
    expect([answer.statusCode, answer.body]).toEqual([200, 'Unsubscribed.\n']);
    expect(await wanted(address)).toEqual({ notice: false, news: true, digest: true, invitation: true });
    const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const second = 'two.click@fair.example';
    const multipart = await post(tokenFor(second), parts, '/en/unsubscribe', 'multipart/form-data; boundary=x');
    expect([multipart.statusCode, await wanted(second)]).toEqual([
      200,
      { notice: false, news: true, digest: true, invitation: true },
    ]);
  });

  test('takes the form of the page where scripts do not run, and leads back to it', async () => {
    const address = 'no.scripts@fair.example';
    const token = tokenFor(address);
    const off = await post(token, 'wanted=0', '/en/unsubscribe');
    expect([off.statusCode, off.headers.location]).toEqual([303, `/en/unsubscribe?token=${token}&state=off`]);
    expect(await wanted(address)).toEqual({ notice: false, news: true, digest: true, invitation: true });
    const on = await post(token, 'wanted=1');
    expect([on.statusCode, on.headers.location]).toEqual([303, `/unsubscribe?token=${token}&state=on`]);
    expect(await wanted(address)).toEqual({ notice: true, news: true, digest: true, invitation: true });
  });

  test('does nothing for a token that is none, and leads nowhere else', async () => {
    const token = '//evil.example/';
    const click = await post(token, 'List-Unsubscribe=One-Click');
    expect([click.statusCode, click.body]).toEqual([400, 'This link is not valid.\n']);
    const form = await post(token, 'wanted=0');
    expect([form.statusCode, form.headers.location]).toEqual([
      303,
      '/unsubscribe?token=%2F%2Fevil.example%2F&state=invalid',
    ]);
  });

  test('leaves calls refusing forms as before', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: contract.notification.unsubscribe.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' },
      payload: 'token=x',
    });
    expect(answer.statusCode).toBe(415);
  });
});
