import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestPortal, type TestEnvironment, type TestPortal } from '../../../test/portal.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { composeMail, type MailContent } from './mail.ts';
import { composeSms } from './sms.ts';

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(environment: TestEnvironment): Promise<TestPortal> {
  const portal = await openTestPortal(environment);
  closing.push(portal.close);
  return portal;
}

const portOf = (server: NetServer | Server): number => {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

type Received = { mail: Email; raw: string };
type Refusals = { rcpt?: (address: string) => string | null };

/** A real SMTP server that keeps what it is given. `refuse` answers the text of a refusal, or null. */
async function mailServer(
  refuse: Refusals = {},
  port = 0,
): Promise<{ url: string; port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // connections that the sender keeps for its next mail
    closeTimeout: 100,
    onRcptTo: (address, _session, done) => {
      const refusal = refuse.rcpt?.(address.address) ?? null;
      if (refusal === null) return done();
      done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }));
    },
    onData: (stream, _session, done) => {
      const keep = async (): Promise<void> => {
        const raw = await text(stream);
        received.push({ mail: await PostalMime.parse(raw), raw });
        done();
      };
      void keep();
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const at = portOf(server.server);
  return { url: `smtp://127.0.0.1:${at}`, port: at, received };
}

const content = {
  kind: 'accountTakeBack',
  to: 'li.lei@fair.example',
  person: 'li.lei00000001',
  category: 'transactional',
  subject: '【植保展】注册验证码 048213，请尽快使用',
  paragraphs: ['您正在注册植保展：第十二届国际植保与新型肥料展览会，生僻字如“㙓”和表情🌱也要原样到达。'],
  code: '048213',
} satisfies MailContent;

const send = (
  portal: TestPortal,
  more: Partial<Omit<Extract<MailContent, { paragraphs: unknown }>, 'category' | 'person' | 'kind'>> & {
    category?: 'notice';
  } = {},
): Promise<void> =>
  portal.portal.services.jobs.sendMessage(
    portal.ctx.db,
    composeMail(portal.ctx.exhibition, 'zh', { ...content, ...more }),
  );

type Stored = { state: string; tries: number; failure: string; code: string | null; body: string; html: string };
const stored = (portal: TestPortal, recipient = content.to): Promise<Stored | undefined> =>
  portal.ctx.db
    .selectFrom('message')
    .select(['state', 'tries', 'failure', 'code', 'body', 'html'])
    .where('recipient', '=', recipient)
    .executeTakeFirst();

/** Once its state is this one; a message that never gets there fails the test with what it is. */
const until = (portal: TestPortal, state: string, recipient = content.to): Promise<void> =>
  expect.poll(async () => (await stored(portal, recipient))?.state, { interval: 50 }).toBe(state);

describe('e-mail by SMTP', () => {
  test('arrives as text and HTML with every character, and is forgotten here once it is out', async () => {
    const server = await mailServer();
    const portal = await open({
      SMTP_URL: server.url,
      DEMO: '0',
      MAIL_FROM: '展桥 Fairbridge <no-reply@fair.example>',
    });
    const written = composeMail(portal.ctx.exhibition, 'zh', content);
    await send(portal);
    await until(portal, 'sent');
    const [{ mail, raw } = { mail: null, raw: '' }] = server.received;
    expect(mail?.subject).toBe(content.subject);
    expect(mail?.text?.trimEnd()).toBe(written.body);
    expect(mail?.html?.trimEnd()).toBe(written.html);
    expect(mail?.from).toEqual({ name: '展桥 Fairbridge', address: 'no-reply@fair.example' });
    expect(mail?.to).toEqual([{ name: '', address: content.to }]);
    expect(mail?.messageId).toMatch(/^<[A-Za-z0-9]+@fair\.example>$/);
    expect(raw.match(/^[^\r\n]{999,}$/gm)).toBeNull();
    expect(mail?.headers.find(({ key }) => key.startsWith('list-unsubscribe'))).toBeUndefined();
    expect(await stored(portal)).toEqual({ state: 'sent', tries: 1, failure: '', code: null, body: '', html: '' });
  });

  test('of a kind that can be switched off carries its link in text, HTML and headers', async () => {
    const server = await mailServer();
    const portal = await open({ SMTP_URL: server.url, PUBLIC_ORIGIN: 'https://fair.example' });
    await send(portal, { category: 'notice' });
    await until(portal, 'sent');
    const mail = server.received[0]?.mail;
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    const link = /https:\/\/fair\.example\/unsubscribe\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? 'none';
    expect(link).not.toBe('none');
    expect(header('list-unsubscribe')).toBe(`<${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).toContain(`href="${link}"`);
  });

  test('carries an invitation to a time, which is forgotten here with the rest', async () => {
    const server = await mailServer();
    const portal = await open({ SMTP_URL: server.url, DEMO: '0' });
    const event = {
      uid: 'talk0000000001@fair.example',
      sequence: 2,
      startsAt: '2027-03-10T02:00:00Z',
      endsAt: '2027-03-10T02:30:00Z',
      summary: '洽谈：除草剂, 草铵膦',
      organizer: { name: '展商', email: 'sales@fair.example' },
      attendees: [{ name: '李雷', email: content.to }],
    };
    await send(portal, { calendar: { method: 'REQUEST', events: [event] } });
    await until(portal, 'sent');
    const mail = server.received[0]?.mail;
    const [part] = mail?.attachments ?? [];
    expect([part?.mimeType, part?.method]).toEqual(['text/calendar', 'REQUEST']);
    const written = part?.content ?? '';
    const invitation = typeof written === 'string' ? written : new TextDecoder().decode(written);
    expect(invitation.split(/\r?\n/).filter((line) => /^(SEQUENCE|SUMMARY)/.test(line))).toEqual([
      'SEQUENCE:2',
      'SUMMARY:洽谈：除草剂\\, 草铵膦',
    ]);
    expect(
      await portal.ctx.db
        .selectFrom('message')
        .select(['calendar', 'calendar_method'])
        .where('recipient', '=', content.to)
        .executeTakeFirst(),
    ).toEqual({ calendar: null, calendar_method: null });
  });

  test('goes to one recipient, and no header can be slipped in (G28)', async () => {
    const server = await mailServer();
    const portal = await open({ SMTP_URL: server.url });
    await send(portal, {
      to: 'one@fair.example',
      subject: 'Hello\r\nBcc: everybody@fair.example\r\n\r\nBody',
      paragraphs: ['.\r\nQUIT\r\n'],
    });
    await until(portal, 'sent', 'one@fair.example');
    const mail = server.received[0]?.mail;
    expect(mail?.subject).toBe('Hello Bcc: everybody@fair.example Body');
    expect([mail?.to, mail?.bcc]).toEqual([[{ name: '', address: 'one@fair.example' }], undefined]);
    expect(server.received).toHaveLength(1);
  });

  test('that bounces is given up at once, and does not hold up others', async () => {
    const server = await mailServer({ rcpt: (to) => (to === content.to ? '550 5.1.1 no such user' : null) });
    const portal = await open({ SMTP_URL: server.url, DEMO: '0' });
    await send(portal);
    await send(portal, { to: 'other@fair.example' });
    await until(portal, 'failed');
    await until(portal, 'sent', 'other@fair.example');
    const bounced = await stored(portal);
    expect(bounced?.failure).toContain('550 5.1.1 no such user');
    expect({ ...bounced, failure: '' }).toEqual({
      state: 'failed',
      tries: 1,
      failure: '',
      code: null,
      body: '',
      html: '',
    });
    expect(server.received.map(({ mail }) => mail.to?.[0]?.address)).toEqual(['other@fair.example']);
  });

  test('is tried again after a 4xx, and arrives once', async () => {
    let asked = 0;
    const server = await mailServer({ rcpt: () => (++asked === 1 ? '451 4.7.1 greylisted' : null) });
    const portal = await open({ SMTP_URL: server.url });
    await send(portal);
    await until(portal, 'sent');
    expect([asked, server.received.length, (await stored(portal))?.tries]).toEqual([2, 1, 2]);
  });

  test('waits for a mail server that is down, and arrives when it is back (G62)', async () => {
    const down = createServer().listen(0, '127.0.0.1');
    await once(down, 'listening');
    const port = portOf(down);
    await new Promise((resolve) => down.close(resolve));
    const portal = await open({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await send(portal);
    await expect.poll(async () => (await stored(portal))?.tries).toBeGreaterThan(0);
    expect((await stored(portal))?.state).toBe('waiting');
    const server = await mailServer({}, port);
    await until(portal, 'sent');
    expect(server.received).toHaveLength(1);
  });
});

describe('SMS by a gateway', () => {
  type Posted = { method: string | undefined; authorization: string | undefined; body: unknown };

  async function gateway(statuses: number[]): Promise<{ url: string; posted: Posted[]; keys: Set<unknown> }> {
    const posted: Posted[] = [];
    const keys = new Set<unknown>();
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const { authorization } = request.headers;
        keys.add(request.headers['idempotency-key']);
        posted.push({ method: request.method, authorization, body: JSON.parse(body) });
        response.writeHead(statuses.shift() ?? 200).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    return { url: `http://127.0.0.1:${portOf(server)}/send`, posted, keys };
  }

  const sendSms = (portal: TestPortal): Promise<void> =>
    portal.portal.services.jobs.sendMessage(
      portal.ctx.db,
      composeSms(portal.ctx.exhibition, 'zh', { to: '8613800138000', text: '验证码：048213。', code: '048213' }),
    );

  test('is posted with number, text and signature, and again with the same key after a failure', async () => {
    const { url, posted, keys } = await gateway([503]);
    const portal = await open({ SMS_URL: url, SMS_TOKEN: 'the token' });
    const signature = portal.ctx.exhibition.shortName.zh;
    await sendSms(portal);
    await until(portal, 'sent', '8613800138000');
    const expected = {
      method: 'POST',
      authorization: 'Bearer the token',
      body: { to: '+8613800138000', text: `【${signature}】验证码：048213。`, signature },
    };
    expect(posted).toEqual([expected, expected]);
    expect(keys.size).toBe(1);
  });

  test('that the gateway refuses for good is given up', async () => {
    const { url, posted } = await gateway([422]);
    const portal = await open({ SMS_URL: url });
    await sendSms(portal);
    await until(portal, 'failed', '8613800138000');
    expect((await stored(portal, '8613800138000'))?.failure).toBe('the SMS gateway answered 422: {}');
    expect(posted).toHaveLength(1);
  });

  test('stays in the outbox without a gateway, and is written to OUTBOX_DIR', async () => {
    const folder = makeScratchFolder();
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const portal = await open({ OUTBOX_DIR: folder });
    await sendSms(portal);
    await until(portal, 'sent', '8613800138000');
    const records = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
    expect(records).toEqual([
      {
        kind: 'sms',
        to: '8613800138000',
        code: '048213',
        link: null,
        solution: null,
        subject: '',
        text: `【${portal.ctx.exhibition.shortName.zh}】验证码：048213。`,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
  });
});
