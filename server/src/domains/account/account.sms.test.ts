import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { openPortalOn, openTestPortal, SUGAR_HOST, type Person, type TestPortal } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';

const { sendSmsCode } = contract.account;
const ATTACKERS = 200;
const { codesPerAddressHour: HOUR, codesPerAddressDay: DAY, codeRecipientsPerClientHour: RECIPIENTS } = LIMITS;

let portal: TestPortal;
let second: TestPortal;
beforeAll(async () => {
  const environment = { DATABASE_POOL: '12', SMS_COUNTRIES: '86,852' };
  portal = await openTestPortal(environment);
  second = await openPortalOn(portal.url, environment);
});
afterAll(async () => {
  await second.close();
  await portal.close();
});
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

type Typed = { mobile: string; areaCode?: string };
let numbers = 0;
/** A Chinese mobile that nobody has registered, as one types it: with + in front it needs no area code. */
const newMobile = (): string => `+86137${String(20_000_000 + (numbers += 1))}`;

/** Asks with the human check solved, as an attacker who buys solutions does. */
const ask = async ({ mobile, areaCode = '' }: Typed, person: Person = newClient(), at = portal) =>
  outcomeOf(at.as(person)(sendSmsCode, { mobile, areaCode, humanCheck: await passOf(portal, person, 'code', mobile) }));
/** What left the house by SMS: to whom, in order. */
async function sent(): Promise<string[]> {
  const rows = await portal.ctx.db
    .selectFrom('message')
    .where('kind', '=', 'sms')
    .select('recipient')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient }) => recipient);
}
const sentTo = async (mobile: string): Promise<number> =>
  (await sent()).filter((recipient) => `+${recipient}` === mobile).length;
/** As if so many seconds had passed. */
const skip = (seconds: number) =>
  sql`update limit_counter set window_starts_at = window_starts_at - make_interval(secs => ${seconds})`.execute(
    portal.ctx.db,
  );
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('one mobile, however it is spelt (G19)', () => {
  const spellings = (national: string): Typed[] => {
    const [a, b, c] = [national.slice(0, 3), national.slice(3, 7), national.slice(7)];
    const wide = (text: string) =>
      text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));
    return [
      { mobile: national, areaCode: '86' },
      { mobile: national, areaCode: '+86' },
      { mobile: national, areaCode: '0086' },
      { mobile: `+86${national}` },
      { mobile: `0086${national}` },
      { mobile: `86${national}`, areaCode: '86' },
      { mobile: `+86 ${a} ${b} ${c}` },
      { mobile: `00 86 ${a}-${b}-${c}` },
      { mobile: `(+86) ${a}.${b}.${c}`, areaCode: '86' },
      { mobile: `+86 (0)${national}` },
      { mobile: `0${national}`, areaCode: '86' },
      { mobile: `[${a}] ${b}/${c}`, areaCode: '86' },
      { mobile: wide(national), areaCode: '86' },
      { mobile: `＋８６　${wide(a)}　${wide(b)}　${wide(c)}` },
      // as pasted from a chat, with the marks of writing direction that nobody sees
      { mobile: `\u202D+86\u00A0${a}\u200B${b}${c}\u202C`, areaCode: '86' },
      // a number that says its country needs no area code, and is not misled by one
      { mobile: `+86${national}`, areaCode: '852' },
    ];
  };

  test('gets one code a minute', async () => {
    const all = spellings('13730000001');
    const outcomes: (string | null)[] = [];
    for (const typed of all) outcomes.push(await ask(typed));
    expect(tally(outcomes)).toEqual({ done: 1, codeTooSoon: all.length - 1 });
    expect((await sent()).filter((recipient) => recipient.endsWith('13730000001'))).toEqual(['8613730000001']);
  });

  test('gets five an hour', async () => {
    const all = spellings('13730000002');
    const outcomes: (string | null)[] = [];
    for (const typed of all) {
      outcomes.push(await ask(typed));
      await skip(61);
    }
    expect(tally(outcomes)).toEqual({ done: HOUR, tooManyTries: all.length - HOUR });
    expect((await sent()).filter((recipient) => recipient.endsWith('13730000002'))).toEqual(
      many(HOUR, () => '8613730000002'),
    );
  });

  test('is one recipient of the client that asks', async () => {
    const client = newClient();
    const all = spellings('13730000003');
    for (const typed of all) {
      expect(await ask(typed, client)).toBe('done');
      // only what is counted of the client is left
      await sql`delete from limit_counter where key like '%code to %'`.execute(portal.ctx.db);
    }
    for (let others = 1; others < RECIPIENTS; others += 1)
      expect(await ask({ mobile: newMobile() }, client)).toBe('done');
    expect(await ask({ mobile: newMobile() }, client)).toBe('tooManyTries');
  });
});

describe('countries that SMS does not go to (G19)', () => {
  test.each<[string, Typed]>([
    ['the United Kingdom', { mobile: '07911 123456', areaCode: '44' }],
    ['the same, with + and no area code', { mobile: '+44 7911 123456' }],
    ['the same, behind the code of a listed country', { mobile: '+447911123456', areaCode: '86' }],
    ['the same, with 00', { mobile: '00447911123456' }],
    ['the same, full-width', { mobile: '＋４４７９１１１２３４５６' }],
    ['Macao, whose code begins like Hong Kong’s', { mobile: '66123456', areaCode: '853' }],
    ['Taiwan, whose code begins like China’s', { mobile: '912345678', areaCode: '886' }],
    ['Cuba, dear to call', { mobile: '+53 51234567' }],
  ])('%s: refused at its field, nothing sent, nobody counted', async (_, typed) => {
    const before = await sent();
    const person = newClient();
    const humanCheck = await passOf(portal, person, 'code', typed.mobile);
    expect(await wrongFields(portal.as(person)(sendSmsCode, { ...typed, humanCheck }))).toEqual({
      mobile: RULES.mobile[0],
    });
    expect(await sent()).toEqual(before);
    // what is delivered of earlier codes is counted for the whole site, whenever that happens
    const { rows } = await sql`select key from limit_counter where key <> 'code messages of the site'`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([]);
  });

  test('a listed one gets it', async () => {
    const before = await sent();
    expect(await ask({ mobile: '5123 4567', areaCode: '852' })).toBe('done');
    expect((await sent()).slice(before.length)).toEqual(['85251234567']);
  });
});

describe('floods of SMS (G19)', () => {
  test('are held to the figures of G19', () => {
    expect([LIMITS.codesPerAddressSeconds, HOUR, DAY, RECIPIENTS]).toEqual([60, 5, 10, 10]);
  });

  test('one number asked for from 200 addresses in a minute gets one', async () => {
    const mobile = newMobile();
    const outcomes: (string | null)[] = [];
    for (let row = 0; row < ATTACKERS; row += 20)
      outcomes.push(
        ...(await Promise.all(many(20, (index) => ask({ mobile }, newClient(), index % 2 === 0 ? portal : second)))),
      );
    expect(tally(outcomes)).toEqual({ done: 1, codeTooSoon: ATTACKERS - 1 });
    expect(await sentTo(mobile)).toBe(1);
  });

  test('from 200 addresses spread over an hour, five', async () => {
    const mobile = newMobile();
    const outcomes: (string | null)[] = [];
    for (let asked = 0; asked < ATTACKERS; asked += 1) {
      outcomes.push(await ask({ mobile }));
      await skip(3_599 / ATTACKERS);
    }
    const { done, ...others } = tally(outcomes);
    expect(done).toBe(HOUR);
    expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(ATTACKERS - HOUR);
    expect(await sentTo(mobile)).toBe(HOUR);
  });

  test('from 200 addresses spread over a day, ten', async () => {
    const mobile = newMobile();
    const outcomes: (string | null)[] = [];
    for (let asked = 0; asked < ATTACKERS; asked += 1) {
      outcomes.push(await ask({ mobile }));
      await skip(86_399 / ATTACKERS);
    }
    expect(tally(outcomes)).toEqual({ done: DAY, tooManyTries: ATTACKERS - DAY });
    expect(await sentTo(mobile)).toBe(DAY);
    // and a day later again
    await skip(86_400);
    expect(await ask({ mobile })).toBe('done');
  });

  test('500 numbers asked for from one address: ten get one', async () => {
    const before = await sent();
    const client = newClient();
    const outcomes: (string | null)[] = [];
    for (let row = 0; row < 500; row += 20)
      outcomes.push(
        ...(await Promise.all(
          many(20, (index) => ask({ mobile: newMobile() }, client, index % 2 === 0 ? portal : second)),
        )),
      );
    expect(tally(outcomes)).toEqual({ done: RECIPIENTS, tooManyTries: 500 - RECIPIENTS });
    expect(new Set((await sent()).slice(before.length)).size).toBe(RECIPIENTS);
    expect((await sent()).length - before.length).toBe(RECIPIENTS);
    expect(await ask({ mobile: newMobile() })).toBe('done');
  });

  test('whoever asks for no more than that gets as many the next hour, up to fifty a day', async () => {
    const client = newClient();
    const outcomes: (string | null)[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      for (let asked = 0; asked < RECIPIENTS; asked += 1) outcomes.push(await ask({ mobile: newMobile() }, client));
      await skip(3_600);
    }
    expect(tally(outcomes)).toEqual({ done: LIMITS.codeMessagesPerClientDay, tooManyTries: RECIPIENTS });
  });

  test('e-mails and mobiles are recipients alike', async () => {
    const client = newClient();
    for (let asked = 0; asked < RECIPIENTS; asked += 2) {
      expect(await ask({ mobile: newMobile() }, client)).toBe('done');
      const email = newAddress();
      const humanCheck = await passOf(portal, client, 'code', email);
      expect(await outcomeOf(portal.as(client)(contract.account.sendEmailCode, { email, humanCheck }))).toBe('done');
    }
    expect(await ask({ mobile: newMobile() }, client)).toBe('tooManyTries');
  });

  test.each([
    ['twenty addresses', true],
    ['one', false],
  ])('twenty requests in one instant from %s send one', async (_, apart) => {
    const [mobile, client] = [newMobile(), newClient()];
    const outcomes = await Promise.all(
      many(20, (index) => ask({ mobile }, apart ? newClient() : client, index % 2 === 0 ? portal : second)),
    );
    expect(tally(outcomes)).toEqual({ done: 1, codeTooSoon: 19 });
    expect(await sentTo(mobile)).toBe(1);
  });

  test('twenty in one instant, once the minute is over and four are out, send the fifth and no sixth', async () => {
    const mobile = newMobile();
    for (let asked = 0; asked < HOUR - 1; asked += 1) {
      expect(await ask({ mobile })).toBe('done');
      await skip(61);
    }
    for (let volley = 0; volley < 2; volley += 1) {
      await Promise.all(many(20, () => ask({ mobile })));
      await skip(61);
    }
    expect(await sentTo(mobile)).toBe(HOUR);
  });
});

describe('without a human check nothing is sent (G16, G19)', () => {
  /** Each of them, for a mobile and somebody who asks: the rest of the input, with or without the token's field. */
  const tokens: [string, (mobile: string, person: Person) => Promise<Record<string, unknown>>][] = [
    ['missing', async () => ({})],
    ['empty', async () => ({ humanCheck: '' })],
    ['forged', async () => ({ humanCheck: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })],
    [
      'spent',
      async (mobile, person) => {
        const humanCheck = await passOf(portal, person, 'code', mobile);
        await outcomeOf(portal.as(person)(sendSmsCode, { mobile, humanCheck }));
        await sql`delete from message where recipient = ${mobile.slice(1)}`.execute(portal.ctx.db);
        await sql`delete from limit_counter`.execute(portal.ctx.db);
        return { humanCheck };
      },
    ],
    [
      'expired',
      async (mobile, person) => {
        const humanCheck = await passOf(portal, person, 'code', mobile);
        await sql`update captcha_pass set expires_at = now() - interval '1 second'`.execute(portal.ctx.db);
        return { humanCheck };
      },
    ],
    ['for another number', async (_, person) => ({ humanCheck: await passOf(portal, person, 'code', newMobile()) })],
    ['for another act', async (mobile, person) => ({ humanCheck: await passOf(portal, person, 'login', mobile) })],
    ['of another client', async (mobile) => ({ humanCheck: await passOf(portal, newClient(), 'code', mobile) })],
    [
      'of the other fair',
      async (mobile, person) => ({ humanCheck: await passOf(portal, { ...person, host: SUGAR_HOST }, 'code', mobile) }),
    ],
  ];

  test.each(tokens)('%s', async (_, inputOf) => {
    const [mobile, person] = [newMobile(), newClient()];
    const { status, body } = await portal.send(sendSmsCode, { mobile, ...(await inputOf(mobile, person)) }, person);
    expect([status, body.code]).toEqual([403, CODES.humanCheckNeeded.code]);
    expect(await sentTo(mobile)).toBe(0);
    // and the one who owns the number is not kept waiting by it
    expect(await ask({ mobile })).toBe('done');
  });

  test('one check sends one, of twenty in one instant', async () => {
    const [mobile, person] = [newMobile(), newClient()];
    const humanCheck = await passOf(portal, person, 'code', mobile);
    const outcomes = await Promise.all(
      many(20, () => outcomeOf(portal.as(person)(sendSmsCode, { mobile, humanCheck }))),
    );
    expect(tally(outcomes)).toEqual({ done: 1, humanCheckNeeded: 19 });
    expect(await sentTo(mobile)).toBe(1);
  });
});
