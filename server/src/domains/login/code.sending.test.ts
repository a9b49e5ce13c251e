import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { forgetSends } from '../../../test/codes.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { inBothLanguages, newAddress, newClient, textsOf } from '../../../test/strangers.ts';
import { makeVisitor } from '../../../test/world.ts';

const { sendEmailCode } = contract.account;

const portal = testPortal({ DATABASE_POOL: '20' });
const asStranger = () => portal.as(newClient());

describe('account.sendEmailCode', () => {
  /** Asks with the human check passed. */
  const ask = async (email: string, person: Person) =>
    portal.as(person)(sendEmailCode, { email, humanCheck: await passOf(portal, person, 'code', email) });
  const send = (email: string, person: Person = newClient()) => outcomeOf(ask(email, person));
  const sentTo = async (email: string): Promise<number> => (await messagesTo(portal, email)).length;

  test('writes in the language asked for, with the code in subject and text', async () => {
    const email = newAddress();
    await ask(email, newClient({ lang: 'en' }));
    const [mail] = await messagesTo(portal, email);
    expect(mail?.code).toMatch(/^\d{6}$/);
    expect([
      mail?.subject.includes(mail.code ?? '-'),
      mail?.body.includes('This code is valid for 10 minutes'),
    ]).toEqual([true, true]);
  });

  test('once a minute to one address, telling how long to wait', async () => {
    const email = newAddress();
    expect(await send(email)).toBe('done');
    const second = newClient({ lang: 'en' });
    const humanCheck = await passOf(portal, second, 'code', email);
    const { body, status } = await portal.send(sendEmailCode, { email: email.toUpperCase(), humanCheck }, second);
    expect([status, body.code]).toEqual([429, CODES.codeTooSoon.code]);
    expect(body.message).toMatch(/^Too many codes requested. Please try again in \d+ s\.$/);
    expect(body.data).toEqual({ waitSeconds: expect.any(Number) });
    expect(await sentTo(email)).toBe(1);
  });

  test('one of twenty at the same instant is sent (G19)', async () => {
    const email = newAddress();
    expect(tally(await Promise.all(Array.from({ length: 20 }, () => send(email))))).toEqual({
      done: 1,
      codeTooSoon: 19,
    });
    expect(await sentTo(email)).toBe(1);
  });

  test('once a minute to one mailbox, whichever of its plus addresses is named (G19)', async () => {
    const [name = '', host = ''] = newAddress().split('@');
    expect([await send(`${name}@${host}`), await send(`${name}+1@${host}`)]).toEqual(['done', 'codeTooSoon']);
  });

  test('five an hour and ten a day to one address, from wherever they are asked for', async () => {
    const email = newAddress();
    const skip = (seconds: number) =>
      sql`update limit_counter set window_starts_at = window_starts_at - make_interval(secs => ${seconds}) where key in (${`code to ${email}`}, ${`minute of code to ${email}`})`.execute(
        portal.ctx.db,
      );
    const outcomes: (string | null)[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (let sends = 0; sends < 6; sends += 1) {
        outcomes.push(await send(email));
        await skip(61);
      }
      await skip(3_600);
    }
    outcomes.push(await send(email));
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => 'done'),
      'tooManyTries',
      ...Array.from({ length: 5 }, () => 'done'),
      'tooManyTries',
      'tooManyTries',
    ]);
    expect(await sentTo(email)).toBe(10);
  });

  test('to ten addresses an hour from one client, who may still repeat those', async () => {
    const client = newClient();
    const first = newAddress();
    const outcomes = [await send(first, client)];
    for (let sends = 0; sends < 9; sends += 1) outcomes.push(await send(newAddress(), client));
    expect(tally(outcomes)).toEqual({ done: 10 });
    const eleventh = newAddress();
    expect(await send(eleventh, client)).toBe('tooManyTries');
    await forgetSends(portal, eleventh);
    expect(await send(eleventh, client)).toBe('tooManyTries');
    await forgetSends(portal, first);
    expect(await send(first, client)).toBe('done');
    expect(await send(newAddress())).toBe('done');
  });

  test('no code that was not sent makes anybody wait for the next, and it counts nowhere', async () => {
    const client = newClient();
    await sql`insert into limit_counter (key, window_seconds, window_starts_at, count) values (${`codes of ${client.ip}`}, 86400, now(), 50)`.execute(
      portal.ctx.db,
    );
    const email = newAddress();
    for (let asks = 0; asks < 6; asks += 1) expect(await send(email, client)).toBe('tooManyTries');
    expect(await send(email)).toBe('done');
    // told that it is taken, whoever asked goes on to the log-in and its code
    const { email: taken } = await makeVisitor(portal);
    expect(await send(taken)).toBe('accountTaken');
    const person = newClient();
    const humanCheck = await passOf(portal, person, 'code', taken);
    expect(await outcomeOf(portal.as(person)(sendEmailCode, { email: taken, purpose: 'login', humanCheck }))).toBe(
      'done',
    );
    expect([await sentTo(email), await sentTo(taken)]).toEqual([1, 1]);
  });

  test('fifty messages a day from one client', async () => {
    const client = newClient();
    await sql`insert into limit_counter (key, window_seconds, window_starts_at, count) values (${`codes of ${client.ip}`}, 86400, now(), 49)`.execute(
      portal.ctx.db,
    );
    expect(await send(newAddress(), client)).toBe('done');
    expect(await send(newAddress(), client)).toBe('tooManyTries');
  });

  test('tells a taken address so, ten times a client; then answers alike and sends nothing', async () => {
    const client = newClient();
    const { email } = await makeVisitor(portal);
    expect(
      await inBothLanguages((person) => {
        return forgetSends(portal, email).then(() => ask(email, person));
      }),
    ).toEqual(textsOf('accountTaken'));
    await sql`insert into limit_counter (key, window_seconds, window_starts_at, count) values (${`reveal ${client.ip}`}, 600, now(), 10)`.execute(
      portal.ctx.db,
    );
    const [taken, free] = [(await makeVisitor(portal)).email, newAddress()];
    const answers = [
      await portal.send(
        sendEmailCode,
        { email: taken, humanCheck: await passOf(portal, client, 'code', taken) },
        client,
      ),
      await portal.send(sendEmailCode, { email: free, humanCheck: await passOf(portal, client, 'code', free) }, client),
    ];
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect([await sentTo(taken), await sentTo(free)]).toEqual([0, 1]);
  });

  test('an IPv6 network counts as one client (G34)', async () => {
    for (let sends = 0; sends < 10; sends += 1)
      expect(await send(newAddress(), { token: null, ip: `2001:db8:1:2::${sends + 1}` })).toBe('done');
    expect(await send(newAddress(), { token: null, ip: '2001:db8:1:2:ffff::1' })).toBe('tooManyTries');
    expect(await send(newAddress(), { token: null, ip: '2001:db8:1:3::1' })).toBe('done');
  });

  test('a forged forwarding header makes no new client (G34)', async () => {
    const client = newClient();
    const answers: number[] = [];
    for (let sends = 0; sends < 11; sends += 1) {
      const email = newAddress();
      const humanCheck = await passOf(portal, client, 'code', email);
      answers.push(
        (
          await portal.send(sendEmailCode, { email, humanCheck }, client, {
            headers: { 'x-forwarded-for': `9.9.9.${sends}`, 'x-real-ip': `9.9.8.${sends}` },
          })
        ).status,
      );
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('refuses what is no address', async () => {
    for (const email of [
      '',
      'a',
      'a@',
      '@b.example',
      'a b@c.example',
      'a@b',
      `${'a'.repeat(250)}@b.example`,
      'a@b.example\r\nbcc: x@y.example',
    ])
      expect(Object.keys(await wrongFields(asStranger()(sendEmailCode, { email })))).toEqual(['email']);
  });
});
