import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { expectAfter, OF_THE_CLOCK } from '../../../test/clock.ts';
import { employeeRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { changeToken, codeFor, lastCode } from '../../../test/codes.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { openPortalOn, openTestPortal, type Person, type TestPortal } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { columnsHolding } from '../../../test/find-in-database.ts';
import {
  makeAccount,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  PASSWORD,
  type Visitor,
} from '../../../test/world.ts';
import { sessionLife } from '../account/account.rules.ts';
import type { SubjectType } from './session.queries.ts';

const { account, organizer, review, staff } = contract;
/** After this long no process may let an ended session in (G21). */
const WITHIN_MILLISECONDS = 1_000;
const NEW = 'Neuland27';
const SECOND = 1_000;
const DEVICES = [0, 1, 2, 3, 4] as const;

const ENDED = `${CODES.sessionExpired.status} ${CODES.sessionExpired.code}`;
const SUSPENDED = `${CODES.accountSuspended.status} ${CODES.accountSuspended.code}`;
const ALIVE = '200 1000';
const ALL = DEVICES.map(() => ENDED);
/** These devices are out, the others go on. */
const without = (...ended: readonly number[]) => DEVICES.map((device) => (ended.includes(device) ? ENDED : ALIVE));

let first: TestPortal;
let second: TestPortal;
beforeAll(async () => {
  first = await openTestPortal({ DATABASE_POOL: '12' });
  second = await openPortalOn(first.url);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const start = (accountId: string, type: SubjectType, remember = false): Promise<string> =>
  first.portal.services.sessions.start(first.ctx, accountId, type, remember);
const startFive = async (accountId: string, type: SubjectType): Promise<string[]> => {
  await sql`delete from session where account_id = ${accountId}`.execute(first.ctx.db);
  const tokens: string[] = [];
  for (const _ of DEVICES) tokens.push(await start(accountId, type));
  return tokens;
};

/** What each process says to each of these tokens. */
async function saidTo(tokens: readonly string[]): Promise<{ first: string[]; second: string[] }> {
  const ask = async (portal: TestPortal) =>
    Promise.all(
      tokens.map(async (token) => {
        const { status, body } = await portal.send(account.info, {}, { token });
        return `${status} ${body.code}`;
      }),
    );
  return { first: await ask(first), second: await ask(second) };
}
const everywhere = (said: string[]) => ({ first: said, second: said });

/** Asked until just before, so that every process still keeps who they were; then at most a second. */
async function afterwards(
  tokens: readonly string[],
  event: () => Promise<unknown>,
  said: ReturnType<typeof everywhere>,
): Promise<void> {
  expect(await saidTo(tokens)).toEqual(everywhere(tokens.map(() => ALIVE)));
  await event();
  await expectAfter(WITHIN_MILLISECONDS, () => saidTo(tokens), said);
}

type Five = Visitor & { tokens: readonly string[]; on: (device: number) => Person };
async function makeFive(): Promise<Five> {
  const visitor = await makeVisitor(first);
  const tokens = await startFive(visitor.accountId, 'VISITOR');
  return { ...visitor, tokens, on: (device) => ({ ...newClient(), token: tokens[device] ?? null }) };
}

describe('of five sessions of a visitor, asked of two processes (G21)', OF_THE_CLOCK, () => {
  const proof = { password: PASSWORD };
  const sessionOf = async (person: Person): Promise<string> => {
    const { list } = await first.as(person)(account.sessions, {});
    return list.find(({ current }) => current)?.id ?? '';
  };
  const EVENTS: readonly [string, string[], (five: Five) => Promise<unknown>][] = [
    ['a log-out ends the one', without(0), ({ on }) => second.as(on(0))(account.logOff, {})],
    [
      'a new password ends the others',
      without(1, 2, 3, 4),
      ({ on }) =>
        first.as(on(0))(account.changePassword, { oldPassword: PASSWORD, password: NEW, confirmPassword: NEW }),
    ],
    [
      'a first password ends the others',
      without(1, 2, 3, 4),
      async ({ on, accountId }) => {
        await sql`update account set password_hash = null where id = ${accountId}`.execute(first.ctx.db);
        const proofToken = await changeToken(first, accountId);
        return second.as(on(0))(account.setPassword, { password: NEW, confirmPassword: NEW, proofToken });
      },
    ],
    [
      'a reset of the password ends all',
      ALL,
      async ({ email }) => {
        const code = await codeFor(first, email, 'reset');
        const { token } = await second.as(newClient())(account.getLimitedToken, { email, code });
        return first.as(newClient())(account.setPasswordByToken, { token, password: NEW, confirmPassword: NEW });
      },
    ],
    ['the end of the account ends all', ALL, ({ on }) => second.as(on(0))(account.deleteAccount, { proof })],
    [
      'a suspension ends all, and tells so',
      DEVICES.map(() => SUSPENDED),
      async ({ visitorId }) =>
        first.as(await makeOrganizer(first))(review.suspend, { id: visitorId, version: 1, reason: '冒用他人身份' }),
    ],
    [
      'ending a device ends that one',
      without(2),
      async ({ on }) => second.as(on(0))(account.endSession, { id: await sessionOf(on(2)) }),
    ],
    [
      'ending the others ends the others',
      without(0, 1, 2, 4),
      async ({ on }) => expect(await first.as(on(3))(account.endOtherSessions, {})).toEqual({ ended: 4 }),
    ],
  ];

  test.each(EVENTS)('%s, within a second', async (_name, said, event) => {
    const [five, somebody] = [await makeFive(), await makeVisitor(first)];
    await afterwards(five.tokens, () => event(five), everywhere(said));
    expect(await saidTo([somebody.token ?? ''])).toEqual(everywhere([ALIVE]));
  });

  test('one of another account is not ended, and no device is called by its name', async () => {
    const [five, other] = [await makeFive(), await makeFive()];
    const id = await sessionOf(other.on(0));
    expect(await outcomeOf(first.as(five.on(0))(account.endSession, { id }))).toBe('notFound');
    expect(await saidTo(other.tokens)).toEqual(everywhere(without()));
  });
});

describe('of sessions as something else, asked of two processes (G21)', OF_THE_CLOCK, () => {
  test('a resignation ends those of the employee, within a second, and not those of the visitor', async () => {
    const company = await makeExhibitor(first);
    const visitor = await makeVisitor(first);
    const employee = employeeRow(company, { account_id: visitor.accountId });
    await insertRows(first.ctx.db, 'employee', [employee]);
    const tokens = [
      ...(await startFive(visitor.accountId, 'ACTOR')).slice(1),
      await start(visitor.accountId, 'VISITOR'),
    ];
    const admin = await makeEmployee(first, company, { admin: true });
    const resign = () =>
      second.as(admin)(contract.exhibitor.resignEmployee, { id: employee.id, toId: admin.employeeId });
    await afterwards(tokens, resign, everywhere(without(0, 1, 2, 3)));
  });

  test('a suspension as visitor leaves those of the employee', async () => {
    const { accountId, visitorId } = await makeVisitor(first);
    const company = await makeExhibitor(first);
    await insertRows(first.ctx.db, 'employee', [employeeRow(company, { account_id: accountId })]);
    const [token, actor] = [await start(accountId, 'VISITOR'), await start(accountId, 'ACTOR')];
    const owner = await makeOrganizer(first);
    const suspend = () => second.as(owner)(review.suspend, { id: visitorId, version: 1, reason: '资料不实' });
    await afterwards([token, actor], suspend, everywhere([SUSPENDED, ALIVE]));
  });

  test('the removal from the organizer’s staff ends all, within a second', async () => {
    const [owner, member] = [await makeOrganizer(first), await makeOrganizer(first)];
    const tokens = await startFive(member.accountId, 'ORGANIZER');
    const remove = () => second.as(owner)(staff.remove, { id: member.staffId });
    await afterwards(tokens, remove, everywhere(ALL));
  });

  test('the end of an employee’s account ends all, within a second', async () => {
    const member = await makeEmployee(first, await makeExhibitor(first));
    const tokens = await startFive(member.accountId, 'ACTOR');
    const remove = () =>
      first.as({ ...newClient(), token: tokens[4] ?? null })(account.deleteAccount, { proof: { password: PASSWORD } });
    await afterwards(tokens, remove, everywhere(ALL));
  });
});

describe('a session comes to its end by itself (G21)', () => {
  const KINDS: readonly [string, SubjectType, boolean][] = [
    ['of a visitor', 'VISITOR', false],
    ['of a visitor who is remembered', 'VISITOR', true],
    ['of an exhibitor', 'ACTOR', false],
    ['of an exhibitor who is remembered', 'ACTOR', true],
    ['of the organizer', 'ORGANIZER', false],
  ];
  async function makeOf(type: SubjectType): Promise<string> {
    if (type === 'VISITOR') return (await makeVisitor(first)).accountId;
    if (type === 'ACTOR') return (await makeEmployee(first, await makeExhibitor(first))).accountId;
    return (await makeOrganizer(first)).accountId;
  }
  const hashOf = (token: string) => sql`sha256(convert_to(${token}, 'UTF8'))`;
  /** As if so much time had gone by since this session was used last. */
  async function later(token: string, milliseconds: number): Promise<void> {
    const gone = sql`make_interval(secs => ${milliseconds / SECOND})`;
    const { numAffectedRows } = await sql`
      update session set created_at = created_at - ${gone}, last_used_at = last_used_at - ${gone},
        idle_until = idle_until - ${gone}, ends_at = ends_at - ${gone}
      where token_hash = ${hashOf(token)}`.execute(first.ctx.db);
    expect(numAffectedRows).toBe(1n);
    for (const portal of [first, second]) portal.portal.services.sessions.forget();
  }
  /** As if it had been in use all the time. */
  const used = (token: string, idle: number) =>
    sql`update session set last_used_at = now(), idle_until = now() + make_interval(secs => ${idle / SECOND})
      where token_hash = ${hashOf(token)}`.execute(first.ctx.db);
  const MINUTE = 60 * SECOND;

  test.each(KINDS)(
    '%s: unused a minute less than allowed it goes on, a minute more and it is over',
    async (_name, type, remember) => {
      const accountId = await makeOf(type);
      const { idle } = sessionLife(type, remember);
      const [before, after] = [await start(accountId, type, remember), await start(accountId, type, remember)];
      await later(before, idle - MINUTE);
      await later(after, idle + MINUTE);
      expect(await saidTo([before, after])).toEqual(everywhere([ALIVE, ENDED]));
      // used just now, it may rest as long again
      await later(before, idle - MINUTE);
      expect(await saidTo([before, after])).toEqual(everywhere([ALIVE, ENDED]));
    },
  );

  test.each(KINDS)('%s: in use all the time it is over at the end of its whole life', async (_name, type, remember) => {
    const accountId = await makeOf(type);
    const { idle, total } = sessionLife(type, remember);
    const token = await start(accountId, type, remember);
    await later(token, total - MINUTE);
    await used(token, idle);
    expect(await saidTo([token])).toEqual(everywhere([ALIVE]));
    await later(token, 2 * MINUTE);
    await used(token, idle);
    expect(await saidTo([token])).toEqual(everywhere([ENDED]));
  });
});

describe('a token is kept by its holder only (G20)', () => {
  type Entered = { way: string; token: string };
  /** By every way in. */
  async function enterEveryWay(): Promise<Entered[]> {
    const by = async (way: string, entering: Promise<{ token: string }>): Promise<Entered> => ({
      way,
      token: (await entering).token,
    });
    const consent = { accepted: true, version: first.ctx.exhibition.consentVersion, language: 'zh' as const };
    const [visitor, registering] = [await makeVisitor(first), newAddress()];
    const owner = await makeOrganizer(first);
    const call = first.as(newClient());
    const qr = await call(account.showLogonQr, { step: 'make', type: 'vis' });
    await first.as(visitor)(account.showLogonQr, { step: 'answer', id: qr.id, approve: true });
    const { signedIn } = await call(account.showLogonQr, { step: 'poll', id: qr.id, secret: qr.secret ?? '' });
    const { ticket } = await call(organizer.logOn, { email: owner.email, password: PASSWORD, humanCheck: '' });
    const secondStep = await lastCode(first, owner.email);
    return [
      await by('password', call(account.logOn, { account: visitor.email, password: PASSWORD })),
      await by(
        'code',
        call(account.logOn, { account: visitor.email, code: await codeFor(first, visitor.email, 'login') }),
      ),
      await by(
        'registration',
        call(account.register, {
          email: registering,
          code: await codeFor(first, registering),
          password: NEW,
          confirmPassword: NEW,
          consent,
        }),
      ),
      { way: 'QR', token: signedIn?.token ?? '' },
      await by('organizer', call(organizer.confirmLogOn, { ticket, code: secondStep })),
    ];
  }
  /** As it travels, and its random part alone. */
  const shapesOf = (token: string): string[] => [token, token.slice(3), encodeURIComponent(token)];

  test('the whole database holds none that works, whichever way its holder came in', async () => {
    const entered = await enterEveryWay();
    expect(await saidTo(entered.map(({ token }) => token))).toEqual(everywhere(entered.map(() => ALIVE)));
    // jobs and messages have what a log-in tells as well
    await sleep(WITHIN_MILLISECONDS);
    for (const { way, token } of entered)
      expect({ way, places: await columnsHolding(first.ctx.db, shapesOf(token)) }).toEqual({ way, places: [] });
    const { email } = await makeAccount(first);
    expect(await columnsHolding(first.ctx.db, [email ?? ''])).toEqual(['account.email']);
  });

  describe('in the log', () => {
    let loud: TestPortal;
    const lines: string[] = [];
    beforeAll(async () => {
      const log = { error: (facts: object, message: string) => void lines.push(JSON.stringify({ ...facts, message })) };
      loud = await openPortalOn(first.url, { LOG_LEVEL: 'debug' }, log);
      capture(loud.app);
    });
    afterEach(() => void lines.splice(0));
    afterAll(() => loud.close());

    /** Fastify's own log writes to where this process writes; no option of the portal leads it elsewhere. */
    function capture(app: FastifyInstance): void {
      const stream = Object.getOwnPropertySymbols(app.log).find(({ description }) => description === 'pino.stream');
      if (stream === undefined) throw new Error('the log is made otherwise than by pino');
      Reflect.set(app.log, stream, { write: (line: string) => void lines.push(line) });
    }
    /** While this table has another name: so something breaks in the middle of a call. */
    async function broken(table: string, act: () => Promise<unknown>): Promise<void> {
      const rename = (from: string, to: string) =>
        sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(first.ctx.db);
      await rename(table, `${table}_away`);
      try {
        await act();
      } finally {
        await rename(`${table}_away`, table);
      }
    }
    const holding = (token: string): string[] =>
      lines.filter((line) => shapesOf(token).some((shape) => line.includes(shape)));

    test('it stands in no line, wherever it was sent and whatever came of it', async () => {
      const { email } = await makeVisitor(first);
      const person: Person = { ...newClient(), token: null };
      const { token } = await loud.as(person)(account.logOn, { account: email, password: PASSWORD });
      const signed: Person = { ...person, token };
      const { send, app } = loud;
      await send(account.info, {}, signed);
      await send(account.info, {}, person, { query: `&token=${token}`, headers: { cookie: `token=${token}` } });
      await send(account.setPasswordByToken, { token, password: NEW, confirmPassword: NEW }, signed);
      await send(account.endSession, { id: token }, signed);
      await send(organizer.getOverview, { token }, signed);
      await send(account.changePassword, { oldPassword: token, password: token, confirmPassword: 'x' }, signed);
      await send(account.info, {}, signed, {
        headers: { 'x-token': token, referer: `http://localhost/?token=${token}` },
      });
      await send(account.sessions, {}, signed, { body: `{"token":"${token}` });
      for (const url of [
        `/nowhere?token=${token}`,
        `/nowhere/${token}`,
        `/%E0%A4%A?token=${token}`,
        `/files/${token}/w400.webp`,
      ])
        await app.inject({ url, headers: { authorization: token } });
      await broken('notice', () => send(account.info, {}, signed));
      await broken('session', async () => {
        loud.portal.services.sessions.forget();
        await send(account.info, {}, signed);
      });
      await send(account.logOff, {}, signed);
      loud.portal.services.sessions.forget();
      await send(account.info, {}, signed);
      const told = lines.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? '').filter((text) => text !== '');
      // each kind of line that a call can lead to has been written
      expect([...new Set(told)].toSorted()).toEqual(['call failed', 'refused', 'request failed']);
      expect(holding(token)).toEqual([]);
    });

    test('though this watch would see it, also under the header that is left out', async () => {
      const { token } = await makeVisitor(first);
      loud.app.log.info({ req: { headers: { authorization: token } } }, 'left out');
      expect([lines.length, holding(token ?? '')]).toEqual([1, []]);
      loud.app.log.info({ other: token }, 'seen');
      expect(holding(token ?? '')).toHaveLength(1);
    });
  });
});
