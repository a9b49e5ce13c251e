import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { CODES, SUCCESS } from '@fairbridge/contract/codes.ts';
import { make, open } from '@fairbridge/contract/exhibition/set-up.calls.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { z } from 'zod';
import { wrongOf } from '../../test/codes.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { makeScratchFolder } from '../../test/throwaway.ts';
import { buildApp, type App } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { createOrganizer, recover } from '../create-organizer.ts';
import { draw } from '../../../demo/draw.ts';
import { codeAt } from '../domains/account/account.authenticator.ts';
import type { Portal } from '../bootstrap/portal.bootstrap.ts';
import { openPortal } from '../portal.ts';
import { templateOf } from './fair-template.ts';
import { setUpLines } from './set-up.link.ts';

let database: FreshDatabase;
let config: Config;
let portal: Portal;
let app: App['app'];

async function start(environment: Record<string, string> = {}): Promise<void> {
  const given = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: makeScratchFolder(), DEMO: '0', ...environment };
  config = readConfig(given, 'a secret of the tests, long enough to be one');
  portal = await openPortal(config, database.url, { error: () => {} });
  app = buildApp(portal, draw).app;
  await app.ready();
}
async function stop(): Promise<void> {
  await app.close();
  await portal.close();
  rmSync(config.DATA_DIR, { recursive: true, force: true });
}
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' };
beforeEach(async () => {
  database = await freshDatabase();
  await start({ PUBLIC_ORIGIN: 'https://fair.example', ...MAIL });
});
afterEach(async () => {
  await stop();
  await database.drop();
});

type Envelope = { code: number; data: Record<string, unknown> | null };
async function ask(call: AnyCall, input: object, token = ''): Promise<Envelope & { status: number }> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: token }) };
  const payload = JSON.stringify({ languageType: 'en', ...input });
  const answer = await app.inject({ method: 'POST', url: call.path, headers, payload });
  return { status: answer.statusCode, ...answer.json<Envelope>() };
}

async function printedToken(): Promise<string> {
  const link = (await setUpLines(config, portal.services.db)).find((line) => line.includes('/set-up#'));
  expect(link).toMatch(/^ {2}https:\/\/fair\.example\/set-up#[\w-]{43}$/);
  return link?.split('#')[1] ?? '';
}

type More = {
  fair?: object;
  owner?: object;
  authenticator?: { ticket: string; code: string } | null;
  secondOwner?: object;
};

const wanted = (token: string, { authenticator, secondOwner, ...more }: More = {}) => ({
  token,
  ...(secondOwner !== undefined && { secondOwner }),
  ...(authenticator !== undefined && { authenticator }),
  fair: {
    name: { zh: '国际五金展览会', en: 'International Hardware Fair' },
    shortName: { zh: '五金展', en: 'Hardware' },
    venue: { zh: '会展中心', en: 'Exhibition Centre' },
    city: { zh: '宁波', en: 'Ningbo' },
    startsOn: '2099-03-10',
    endsOn: '2099-03-12',
    template: 'plain',
    ...more.fair,
  },
  owner: {
    name: '王敏',
    email: 'owner@hardware.example',
    password: 'Tianqi2099',
    confirmPassword: 'Tianqi2099',
    ...more.owner,
  },
});
const ready = async () => {
  const answer = await app.inject({ url: '/ready' });
  return [answer.statusCode, answer.json<object>()];
};

describe('an installation without a fair', () => {
  test('says that it is being prepared, and is not ready', async () => {
    expect(await ready()).toEqual([503, { ready: false, reason: 'there is no fair yet' }]);
    expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
    const { status, code } = await ask(contract.exhibition.configuration, {});
    expect([status, code]).toEqual([503, CODES.beingPrepared.code]);
  });

  test('shows what a fair can be made from to whoever holds the link, and to nobody else', async () => {
    const token = await printedToken();
    const { code, data } = await ask(open, { token });
    expect(code).toBe(SUCCESS);
    expect(open.output.parse(data).templates.map((template) => template.code)).toEqual(['plain', 'agro', 'sugar']);
    for (const wrong of ['', 'x'.repeat(43), token.toLowerCase(), `${token} `])
      expect((await ask(open, { token: wrong })).code).toBe(CODES.linkInvalid.code);
  });

  test('keeps only the hash of a link, and each start prints another that works too', async () => {
    const [first, second] = [await printedToken(), await printedToken()];
    expect(first).not.toBe(second);
    const { rows } = await sql<{ all: string }>`
      select string_agg(l::text, ' ') || string_agg(encode(token_hash, 'escape'), ' ') as all from set_up_link l`.execute(
      portal.services.db,
    );
    expect(rows[0]?.all).not.toContain(first);
    for (const token of [first, second]) expect((await ask(open, { token })).code).toBe(SUCCESS);
  });

  test('ends a link with its day', async () => {
    const token = await printedToken();
    await sql`update set_up_link set expires_at = clock_timestamp() - interval '1 second'`.execute(portal.services.db);
    expect((await ask(open, { token })).code).toBe(CODES.linkInvalid.code);
    expect((await ask(make, wanted(token))).code).toBe(CODES.linkInvalid.code);
  });

  test('names what is wrong with the form, and makes nothing of it', async () => {
    const token = await printedToken();
    const wrongOf = async (more: More | undefined) => {
      const { data } = await ask(make, wanted(token, more));
      const fields = data?.['fields'];
      return Array.isArray(fields)
        ? fields.map(({ field, rule }: { field: string; rule: string }) => [field, rule])
        : [];
    };
    expect(await wrongOf({ fair: { endsOn: '2099-03-09' } })).toEqual([['fair.endsOn', 'fairDays']]);
    expect(await wrongOf({ fair: { startsOn: '2019-03-10', endsOn: '2019-03-12' } })).toEqual([
      ['fair.endsOn', 'fairOver'],
    ]);
    expect(await wrongOf({ fair: { name: { zh: ' ', en: '' } } })).toEqual([['fair.name', 'required']]);
    expect(await wrongOf({ fair: { host: 'https://fair.example/' } })).toEqual([['fair.host', 'hostName']]);
    expect(await wrongOf({ owner: { confirmPassword: 'Tianqi2098' } })).toEqual([
      ['owner.confirmPassword', 'passwordsDiffer'],
    ]);
    const common = { password: 'password1', confirmPassword: 'password1' };
    expect(await wrongOf({ owner: common })).toEqual([['owner.password', 'passwordCommon']]);
    expect(await ready()).toEqual([503, { ready: false, reason: 'there is no fair yet' }]);
    expect((await ask(open, { token })).code).toBe(SUCCESS);
  });

  test('mails the second owner an invitation, who is an owner too', async () => {
    const second = { name: '赵磊', email: 'second@hardware.example' };
    const { code, data } = await ask(make, wanted(await printedToken(), { secondOwner: second }));
    expect([code, data?.['entrance']]).toEqual([SUCCESS, null]);
    const { rows } = await sql<{ email: string; role: string }>`
      select a.email, s.role from organizer_staff s join account a on a.id = s.account_id order by a.email`.execute(
      portal.services.db,
    );
    expect(rows).toEqual([
      { email: 'owner@hardware.example', role: 'owner' },
      { email: 'second@hardware.example', role: 'owner' },
    ]);
    const mails = await sql`select mail_kind from message where recipient = ${second.email}`.execute(
      portal.services.db,
    );
    expect(mails.rows).toEqual([{ mail_kind: 'staffInvitation' }]);
  });

  test('refuses a second owner who is the first, and one without a name', async () => {
    const token = await printedToken();
    const wrong = async (secondOwner: object) => (await ask(make, wanted(token, { secondOwner }))).code;
    expect([
      await wrong({ name: '王敏', email: 'OWNER@hardware.example' }),
      await wrong({ name: '', email: 'second@hardware.example' }),
    ]).toEqual([CODES.badInput.code, CODES.badInput.code]);
    expect(await ready()).toEqual([503, { ready: false, reason: 'there is no fair yet' }]);
  });

  test('tells whoever wants an organizer by command what to do instead', async () => {
    const asked = createOrganizer(config, database.url, { email: 'a@fair.example', exhibition: null });
    await expect(asked).rejects.toThrow(/There is no fair yet\. Make it.*\n {2}https:\/\/fair\.example\/set-up#/);
  });
});

describe('without a mail server', () => {
  beforeEach(async () => {
    await stop();
    await start({ PUBLIC_ORIGIN: 'https://fair.example' });
  });
  const owner = { email: 'owner@hardware.example', password: 'Tianqi2099' };
  const appOf = async (token: string) => open.output.parse((await ask(open, { token })).data).authenticator;

  test('the owner sets an authenticator app up with the fair, or there is no fair', async () => {
    const token = await printedToken();
    const { secret, ticket, needed } = await appOf(token);
    const right = codeAt(secret, Date.now());
    const wrongWith = async (authenticator: { ticket: string; code: string } | null) => {
      const { data } = await ask(make, wanted(token, { authenticator }));
      const fields = z.object({ fields: z.array(z.object({ field: z.string(), rule: z.string() })) }).safeParse(data);
      return fields.data?.fields ?? [];
    };
    expect([needed, await wrongWith(null), await wrongWith({ ticket, code: wrongOf(right) })]).toEqual([
      true,
      [{ field: 'authenticator.code', rule: 'authenticatorNeeded' }],
      [{ field: 'authenticator.code', rule: 'authenticatorCode' }],
    ]);
    expect(await ready()).toEqual([503, { ready: false, reason: 'there is no fair yet' }]);
    const { data } = await ask(make, wanted(token, { authenticator: { ticket, code: right } }));
    expect(make.output.parse(data).recoveryCodes).toHaveLength(LIMITS.recoveryCodes);
  });

  test('hands the way in of the second owner to the first, once', async () => {
    const token = await printedToken();
    const { secret, ticket } = await appOf(token);
    const authenticator = { ticket, code: codeAt(secret, Date.now()) };
    const secondOwner = { name: '赵磊', email: 'second@hardware.example' };
    const { data } = await ask(make, wanted(token, { authenticator, secondOwner }));
    const { entrance } = make.output.parse(data);
    expect([
      entrance?.link?.startsWith('https://fair.example/register/password/vis?token='),
      entrance?.codes.length,
    ]).toEqual([true, LIMITS.recoveryCodes]);
  });

  test('the owner comes into the console again, by the app or by a recovery code', async () => {
    const token = await printedToken();
    const { secret, ticket } = await appOf(token);
    const authenticator = { ticket, code: codeAt(secret, Date.now()) };
    const { recoveryCodes } = make.output.parse((await ask(make, wanted(token, { authenticator }))).data);
    // as if a while had passed
    await sql`update authenticator set last_step = last_step - 10`.execute(portal.services.db);
    for (const code of [codeAt(secret, Date.now()), recoveryCodes[0]]) {
      const asked = contract.organizer.logOn.output.parse((await ask(contract.organizer.logOn, owner)).data);
      expect(asked.by).toBe('app');
      const entered = await ask(contract.organizer.confirmLogOn, { ticket: asked.ticket, code });
      const session = contract.organizer.confirmLogOn.output.parse(entered.data).token;
      expect((await ask(contract.staff.list, {}, session)).code).toBe(SUCCESS);
    }
  });

  test('an owner who was made by the command comes in by the codes that it printed, and sets an app up with one', async () => {
    const token = await printedToken();
    const { secret, ticket } = await appOf(token);
    await ask(make, wanted(token, { authenticator: { ticket, code: codeAt(secret, Date.now()) } }));
    await sql`delete from organizer_staff`.execute(portal.services.db);
    const email = 'second@hardware.example';
    const lines = await createOrganizer(config, database.url, { email, exhibition: null });
    const reset = new URL(lines.find((line) => line.startsWith('https:')) ?? '').searchParams.get('token') ?? '';
    const { password } = owner;
    await ask(contract.account.setPasswordByToken, { token: reset, password, confirmPassword: password });
    const codes = lines.flatMap((line) => line.match(/\b[2-9A-HJKMNP-Z]{10}\b/g) ?? []);
    expect(codes).toHaveLength(LIMITS.recoveryCodes);
    const asked = contract.organizer.logOn.output.parse(
      (await ask(contract.organizer.logOn, { email, password })).data,
    );
    const entered = await ask(contract.organizer.confirmLogOn, { ticket: asked.ticket, code: codes[0] });
    const session = contract.organizer.confirmLogOn.output.parse(entered.data).token;
    const begun = contract.authenticator.begin.output.parse(
      (await ask(contract.authenticator.begin, {}, session)).data,
    );
    const confirmed = await ask(
      contract.authenticator.confirm,
      { ticket: begun.ticket, code: codeAt(begun.secret, Date.now()), proof: { appCode: codes[1] } },
      session,
    );
    expect(confirmed.code).toBe(SUCCESS);
    // who lost both asks the operator
    const [, line = ''] = await recover(database.url, email);
    expect(line.match(/\b[2-9A-HJKMNP-Z]{10}\b/g)).toHaveLength(LIMITS.recoveryCodes);
    await expect(recover(database.url, 'nobody@hardware.example')).rejects.toThrow('Nobody of the staff');
  });
});

describe('the first fair', () => {
  test('is made once, opens at once, and its owner is in the console', async () => {
    const [token, other] = [await printedToken(), await printedToken()];
    const tried = await Promise.all([ask(make, wanted(token)), ask(make, wanted(other))]);
    expect(tried.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([SUCCESS, CODES.linkInvalid.code]);
    const made = make.output.parse(tried.find(({ code }) => code === SUCCESS)?.data);
    expect(await ready()).toEqual([200, { ready: true }]);
    const { data } = await ask(contract.exhibition.configuration, {});
    expect(data).toMatchObject({ name: { zh: '国际五金展览会', en: 'International Hardware Fair' } });
    expect([made.landing, made.user.staffRole]).toEqual(['/organizer', 'owner']);
    expect((await ask(contract.staff.list, {}, made.token)).code).toBe(SUCCESS);
    for (const used of [token, other]) {
      expect((await ask(open, { token: used })).code).toBe(CODES.linkInvalid.code);
      expect((await ask(make, wanted(used))).code).toBe(CODES.linkInvalid.code);
    }
    expect(await setUpLines(config, portal.services.db)).toEqual([]);
    const audit = await sql<{ act: string }>`select act from audit order by at`.execute(portal.services.db);
    expect(audit.rows.map(({ act }) => act)).toEqual(['staff.add', 'organizer.logOn']);
  });

  test.each(['plain', 'agro', 'sugar'] as const)(
    'can be made from the template %s with its words, and its pages can be asked for',
    async (template) => {
      const token = await printedToken();
      expect((await ask(make, wanted(token, { fair: { template, host: 'Fair.Example' } }))).code).toBe(SUCCESS);
      for (const call of [contract.exhibition.configuration, contract.product.browse, contract.exhibitor.browse])
        expect([call.path, (await ask(call, {})).code]).toEqual([call.path, SUCCESS]);
      const { host, ...fair } = (await portal.contextOf('anything.example')).exhibition;
      expect(host).toBe('fair.example');
      const { receivers, companyTypes, classes, formulations, crops, categories } = templateOf(template);
      for (const [made, given] of [
        [fair.receivers, receivers],
        [fair.companyTypes, companyTypes],
        [fair.classes, classes],
        [fair.formulations, formulations],
        [fair.crops, crops],
        [fair.categories, categories],
      ] as const)
        expect([...made.keys()].toSorted()).toEqual(given.map(({ code }) => code).toSorted());
    },
  );
});

test('a link cannot be guessed for long (G25)', async () => {
  const tried: number[] = [];
  for (let time = 0; time < 25; time += 1) tried.push((await ask(open, { token: `guess ${time}` })).status);
  expect(tried).toEqual([...Array.from({ length: 20 }, () => 400), ...Array.from({ length: 5 }, () => 429)]);
});
