import { beforeAll, describe, expect, test } from 'vitest';
import { openPortalOn, openTestPortal, testPortal } from '../../../test/portal.ts';
import { composeMail } from './mail.ts';
import { composeSms } from './sms.ts';

const portal = testPortal();
let id: string;
beforeAll(async () => {
  const { db, exhibition } = portal.ctx;
  const { jobs } = portal.portal.services;
  await jobs.sendMessage(
    db,
    composeMail(exhibition, 'zh', {
      kind: 'announcement',
      to: 'buyer@fair.example',
      person: 'buyer000000001',
      category: 'notice',
      subject: '<script>alert(1)</script>',
      paragraphs: ['来自 <b>买家</b> 的备注'],
      button: { text: '查看', url: 'https://fair.example/mail' },
    }),
  );
  await jobs.sendMessage(
    db,
    composeSms(exhibition, 'zh', { to: '8613800138000', text: '验证码：048213。', code: '048213' }),
  );
  const mail = await db.selectFrom('message').select('id').where('kind', '=', 'email').executeTakeFirstOrThrow();
  id = mail.id;
});

const get = (url: string, remoteAddress = '127.0.0.1') => portal.app.inject({ url, remoteAddress });

describe('the outbox page', () => {
  test('shows mails and SMS as text, and either kind alone', async () => {
    const shown = async (url: string) => {
      const { body } = await get(url);
      return [body.includes('buyer@fair.example'), body.includes('8613800138000')];
    };
    expect([await shown('/outbox'), await shown('/outbox?kind=email'), await shown('/outbox?kind=sms')]).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ]);
    expect(await shown('/outbox?kind=else')).toEqual([true, true]);
    const { body } = await get('/outbox');
    expect(body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(body).not.toContain('<script');
    expect(body).toContain(`<a href="/outbox/${id}">`);
  });

  test('shows the HTML of a mail where no script, form or picture can do anything', async () => {
    const answer = await get(`/outbox/${id}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['content-security-policy']).toBe(
      "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(answer.body).toContain('来自 &#60;b&#62;买家&#60;/b&#62; 的备注');
  });

  test('is there for nobody but the operator, and has no page for what is no mail', async () => {
    const answers = await Promise.all([
      get('/outbox', '203.0.113.9'),
      get(`/outbox/${id}`, '203.0.113.9'),
      get('/outbox/nothing'),
      get(`/outbox/${'x'.repeat(100)}`),
    ]);
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(answers.map(() => [404, '404']));
  });

  test.for([
    ['a foreign name', { host: 'fair.example' }],
    ['a foreign name that begins like ours', { host: 'localhost.fair.example' }],
    ['a foreign name with our port', { host: 'rebound.example:3000' }],
    ['X-Forwarded-For, whatever it says', { 'x-forwarded-for': '127.0.0.1' }],
    ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
    ['Forwarded', { forwarded: 'for=127.0.0.1' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
    ['Via', { via: '1.1 proxy' }],
  ] as const)('is not there for what comes by %s', async ([, headers]) => {
    const trusting = await openPortalOn(portal.url, { TRUST_PROXY: '1' });
    const answers = await Promise.all(
      [portal, trusting].flatMap(({ app }) =>
        ['/outbox', `/outbox/${id}`].map((url) =>
          app.inject({ url, remoteAddress: '127.0.0.1', headers: { host: 'localhost', ...headers } }),
        ),
      ),
    );
    await trusting.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  test('is there by every name and address of the machine itself', async () => {
    const hosts = ['localhost', 'localhost:3000', 'sugar.localhost:3000', '127.0.0.1:3000', '[::1]:3000'];
    const answers = await Promise.all(
      hosts.map((host) => portal.app.inject({ url: '/outbox', remoteAddress: '::1', headers: { host } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(hosts.map(() => 200));
  });

  test('does not exist outside the demo', async () => {
    const production = await openTestPortal({ DEMO: '0' });
    const { statusCode } = await production.app.inject({ url: '/outbox', remoteAddress: '127.0.0.1' });
    await production.close();
    expect(statusCode).toBe(404);
  });
});
