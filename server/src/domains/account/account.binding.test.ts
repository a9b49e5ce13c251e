import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { accountRow, visitorRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { changeToken, codeFor, forgetSends, wrongOf } from '../../../test/codes.ts';
import { countRows } from '../../../test/count-rows.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { inBothLanguages, newAddress, newClient, textsOf } from '../../../test/strangers.ts';
import { makeAccount, makeVisitor, PASSWORD, testPasswordHash, type Visitor } from '../../../test/world.ts';
import { makeToken, type NewToken } from './account.tokens.queries.ts';

const { bindAddress, unbindAddress, changePassword, setPassword, sendEmailCode, getLimitedToken, logOn, register } =
  contract.account;
type Proof = InputOf<typeof bindAddress>['proof'];
const NEW = 'Neuland27';
const OWN: Proof = { password: PASSWORD };

const portal = testPortal({ DATABASE_POOL: '60' });
const asStranger = () => portal.as(newClient());

let mobiles = 0;
/** A mobile of the Chinese plan that nobody has, as accounts store it. */
const newMobile = (): string => `861370000${String((mobiles += 1)).padStart(4, '0')}`;

type Owner = Visitor & { mobile: string };
/** A signed-in visitor with an e-mail and a mobile bound, behind an address that nobody has counted yet. */
async function makeOwner(): Promise<Owner> {
  const visitor = await makeVisitor(portal);
  const mobile = newMobile();
  await sql`update account set mobile = ${mobile} where id = ${visitor.accountId}`.execute(portal.ctx.db);
  return { ...newClient(), ...visitor, mobile };
}

/** All that a stolen session must not change. */
async function accountOf({ accountId }: { accountId: string }) {
  return portal.ctx.db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['email', 'mobile', 'password_hash', 'deleted_at'])
    .executeTakeFirstOrThrow();
}
const boundTo = async (owner: { accountId: string }) => {
  const { email, mobile } = await accountOf(owner);
  return [email, mobile];
};

/** What was told of changes, codes apart: to whom, and the address each text is about. */
async function toldOf(...addresses: readonly string[]): Promise<string[][]> {
  const rows = await portal.ctx.db
    .selectFrom('message')
    .where('recipient', 'in', addresses)
    .where('code', 'is', null)
    .select(['recipient', 'body'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, body }) => [recipient, ...addresses.filter((address) => body.includes(address))]);
}

const bind = (person: Person, address: string, code: string, proof: Proof = OWN) =>
  portal.as(person)(bindAddress, {
    ...(address.includes('@') ? { email: address } : { mobile: `+${address}` }),
    code,
    proof,
  });
const unbind = (person: Person, kind: 'email' | 'mobile', proof: Proof = OWN) =>
  portal.as(person)(unbindAddress, { kind, proof });
/** The token that a fresh code to one of the own addresses is traded for. */
async function freshToken(owner: Owner, address = owner.email): Promise<string> {
  const code = await codeFor(portal, address, 'change', owner);
  const typed = address.includes('@') ? { email: address } : { mobile: `+${address}` };
  return (await portal.as(owner)(getLimitedToken, { ...typed, code, purpose: 'change' })).token;
}

describe('the addresses of an account (G24)', () => {
  test('are bound, changed and taken off with the current password; who logs in follows', async () => {
    const owner = await makeVisitor(portal);
    const [mobile, email] = [newMobile(), newAddress()];
    const spelled = `+86 ${mobile.slice(2, 5)}-${mobile.slice(5, 9)}-${mobile.slice(9)}`;
    const code = await codeFor(portal, mobile, 'bind', owner);
    const { user } = await portal.as(owner)(bindAddress, { mobile: spelled, code, proof: OWN });
    expect([user.email, user.mobile]).toEqual([owner.email, mobile]);
    const changed = await bind(owner, email, await codeFor(portal, email, 'bind', owner));
    expect([changed.user.email, changed.user.mobile]).toEqual([email, mobile]);
    const logOnBy = (account: string) => outcomeOf(asStranger()(logOn, { account, password: PASSWORD }));
    expect([await logOnBy(email), await logOnBy(mobile), await logOnBy(owner.email)]).toEqual([
      'done',
      'done',
      'passwordWrong',
    ]);
    expect((await unbind(owner, 'mobile')).user.mobile).toBe('');
    expect([await logOnBy(email), await logOnBy(mobile)]).toEqual(['done', 'passwordWrong']);
  });

  test('or with a token from a fresh code to either of them, once', async () => {
    const owner = await makeOwner();
    const email = newAddress();
    const token = await freshToken(owner, owner.mobile);
    await bind(owner, email, await codeFor(portal, email, 'bind', owner), { token });
    expect(await boundTo(owner)).toEqual([email, owner.mobile]);
    expect(await outcomeOf(unbind(owner, 'mobile', { token }))).toBe('proofMissing');
    await unbind(owner, 'mobile', { token: await freshToken({ ...owner, email }) });
    expect(await boundTo(owner)).toEqual([email, null]);
  });

  test('a token that was on its way proves nothing after another change', async () => {
    const owner = await makeOwner();
    const token = await freshToken(owner);
    const email = newAddress();
    await bind(owner, email, await codeFor(portal, email, 'bind', owner));
    expect(await outcomeOf(unbind(owner, 'mobile', { token }))).toBe('proofMissing');
    expect(await boundTo(owner)).toEqual([email, owner.mobile]);
  });

  test('one stays: the last is not taken off, with whatever proof', async () => {
    const owner = await makeVisitor(portal);
    for (const proof of [{}, OWN]) expect(await outcomeOf(unbind(owner, 'email', proof))).toBe('lastAddress');
    expect(await inBothLanguages(({ lang = 'zh' }) => unbind({ ...owner, lang }, 'email'))).toEqual(
      textsOf('lastAddress'),
    );
    await unbind(owner, 'mobile');
    expect(await boundTo(owner)).toEqual([owner.email, null]);
  });

  test('one stays when both are taken off in the same instant, in 200 of 200 accounts', async () => {
    const { db, exhibition } = portal.ctx;
    const password_hash = await testPasswordHash();
    const accounts = Array.from({ length: 200 }, () => accountRow({ password_hash, mobile: newMobile() }));
    await insertRows(db, 'account', accounts);
    await insertRows(
      db,
      'visitor',
      accounts.map(({ id }) => visitorRow(exhibition.id, id)),
    );
    const outcomes: (string | null)[] = [];
    for (let first = 0; first < accounts.length; first += 20)
      outcomes.push(...(await bothAtOnce(accounts.slice(first, first + 20))));
    expect(tally(outcomes)).toEqual({ done: 200, lastAddress: 200 });
    const { rows } = await sql<{ bound: number; accounts: number }>`
      select num_nonnulls(email, mobile) as bound, count(*)::int as accounts from account
      where id = any(${accounts.map(({ id }) => id)}) group by 1`.execute(db);
    expect(rows).toEqual([{ bound: 1, accounts: 200 }]);
  });

  /** Takes both addresses off each account, held until all have passed every check and stand before the row itself. */
  async function bothAtOnce(
    accounts: readonly { id: string; email?: string | null; mobile?: string | null }[],
  ): Promise<(string | null)[]> {
    const { ctx } = portal;
    const acts: (() => Promise<string | null>)[] = [];
    for (const { id, email, mobile } of accounts) {
      const token = await portal.portal.services.sessions.start(ctx, id, 'VISITOR', false);
      for (const [kind, address] of [
        ['email', email],
        ['mobile', mobile],
      ] as const) {
        // by tokens: to compare 400 passwords would take a minute, and the race is the same
        const proof = await makeToken(ctx, { purpose: 'change', accountId: id, address: address ?? '', minutes: 5 });
        acts.push(() => outcomeOf(unbind({ token }, kind, { token: proof })));
      }
    }
    const running = await ctx.db.transaction().execute(async (holding) => {
      const ids = accounts.map(({ id }) => id);
      await holding.selectFrom('account').where('id', 'in', ids).select('id').forNoKeyUpdate().execute();
      const begun = acts.map((act) => act());
      await expect.poll(waitingForRows).toBe(acts.length);
      return begun;
    });
    return Promise.all(running);
  }
  const waitingForRows = () =>
    countRows(
      portal,
      sql`pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%update account set%'`,
    );
});

describe('with a stolen session only nothing changes (G24)', () => {
  const tokenOf = (owner: Owner, given: Partial<NewToken> = {}, ctx = portal.ctx) =>
    makeToken(ctx, { purpose: 'change', accountId: owner.accountId, address: owner.email, minutes: 5, ...given });
  /** What a thief may come up with who has neither the password nor the mailbox; `code` came to an address of his own. */
  const PROOFS: readonly [string, (owner: Owner, code: string) => Promise<Proof>, string][] = [
    ['nothing', async () => ({}), 'proofMissing'],
    ['empty ones', async () => ({ password: '', token: '' }), 'proofMissing'],
    ['a wrong password', async () => ({ password: NEW }), 'passwordWrong'],
    ['the code as password', async (_owner, code) => ({ password: code }), 'passwordWrong'],
    ['the code as token', async (_owner, code) => ({ token: code }), 'proofMissing'],
    ['the session as token', async ({ token }) => ({ token: token ?? '' }), 'proofMissing'],
    ['an invented token', async () => ({ token: 'A'.repeat(43) }), 'proofMissing'],
    ['an account of his own', async () => ({ token: await freshToken(await makeOwner()) }), 'proofMissing'],
    ['a token to reset the password', (owner) => inToken(tokenOf(owner, { purpose: 'reset' })), 'proofMissing'],
    ['a token of yesterday', (owner) => inToken(tokenOf(owner, { minutes: -1 })), 'proofMissing'],
    ['a token of the other fair', (owner) => inToken(tokenOf(owner, {}, portal.sugarCtx)), 'proofMissing'],
    ['a token and the wrong password', async () => ({ token: 'x', password: NEW }), 'proofMissing'],
  ];
  const inToken = async (made: Promise<string>): Promise<Proof> => ({ token: await made });
  const ACTS: readonly [
    string,
    (owner: Owner) => string,
    (owner: Owner, own: string, code: string, proof: Proof) => Promise<unknown>,
  ][] = [
    [
      'an e-mail of his own in place of the owner’s',
      newAddress,
      (owner, own, code, proof) => bind(owner, own, code, proof),
    ],
    [
      'a mobile of his own in place of the owner’s',
      newMobile,
      (owner, own, code, proof) => bind(owner, own, code, proof),
    ],
    ['the e-mail off', newAddress, (owner, _own, _code, proof) => unbind(owner, 'email', proof)],
    ['the mobile off', newMobile, (owner, _own, _code, proof) => unbind(owner, 'mobile', proof)],
  ];

  test.each(PROOFS)('by showing %s', async (_name, proofOf, refusal) => {
    for (const [act, ownOf, attempt] of ACTS) {
      const owner = await makeOwner();
      const before = await accountOf(owner);
      const own = ownOf(owner);
      const code = await codeFor(portal, own, 'bind', owner);
      const outcome = await outcomeOf(attempt(owner, own, code, await proofOf(owner, code)));
      expect({ act, outcome, after: await accountOf(owner) }).toEqual({ act, outcome: refusal, after: before });
      expect(await toldOf(owner.email, owner.mobile, own)).toEqual([]);
    }
  });

  test('and guesses at the password are as few as at the log-in, which they leave as it is', async () => {
    const owner = await makeOwner();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => outcomeOf(unbind(owner, 'mobile', { password: NEW }))),
    );
    const free = LIMITS.loginFailuresPerAccount;
    expect(tally(outcomes)).toEqual({ passwordWrong: free, humanCheckNeeded: 20 - free });
    expect(await outcomeOf(asStranger()(logOn, { account: owner.email, password: PASSWORD }))).toBe('done');
  });

  test('a code to prove oneself goes to an address of the own account, and to no other', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    for (const email of [other.email, newAddress()]) {
      const humanCheck = await passOf(portal, owner, 'code', email);
      const asked = portal.as(owner)(sendEmailCode, { email, purpose: 'change', humanCheck });
      expect(Object.keys(await wrongFields(asked))).toEqual(['email']);
      expect(await sentTo(email)).toBe(0);
    }
    const humanCheck = async (person: Person) => passOf(portal, person, 'code', owner.email);
    const stranger = newClient();
    for (const purpose of ['change', 'bind'] as const)
      expect(
        await outcomeOf(
          portal.as(stranger)(sendEmailCode, { email: owner.email, purpose, humanCheck: await humanCheck(stranger) }),
        ),
      ).toBe('notSignedIn');
    expect(await sentTo(owner.email)).toBe(0);
  });
});

const sentTo = async (recipient: string): Promise<number> => (await messagesTo(portal, recipient)).length;

describe('a code binds the address it was sent to, for whom it was sent (G18, G24)', () => {
  const spend = async (owner: Owner, email: string, code: string) => {
    await bind(owner, email, code);
    await sql`update account set email = ${owner.email} where id = ${owner.accountId}`.execute(portal.ctx.db);
  };
  const late = (email: string) =>
    sql`update verification_code set expires_at = expires_at - make_interval(mins => ${LIMITS.codeMinutes}, secs => 1) where address = ${email}`.execute(
      portal.ctx.db,
    );
  const otherSession = async ({ accountId, ip }: Owner): Promise<Person> => ({
    token: await portal.portal.services.sessions.start(portal.ctx, accountId, 'VISITOR', false),
    ...(ip === undefined ? {} : { ip }),
  });

  const CODES: readonly [string, (owner: Owner, email: string) => Promise<string>][] = [
    ['with another last digit', async (owner, email) => wrongOf(await codeFor(portal, email, 'bind', owner))],
    ['of a registration', (_owner, email) => codeFor(portal, email, 'register')],
    ['to prove oneself', (owner) => codeFor(portal, owner.email, 'change', owner)],
    ['to log in', (owner) => codeFor(portal, owner.email, 'login')],
    ['to another address', (owner) => codeFor(portal, newAddress(), 'bind', owner)],
    [
      'followed by a newer one',
      async (owner, email) => {
        const older = await codeFor(portal, email, 'bind', owner);
        // one in a million newer ones is the same
        while ((await codeFor(portal, email, 'bind', owner)) === older);
        return older;
      },
    ],
    [
      'used before',
      async (owner, email) => {
        const code = await codeFor(portal, email, 'bind', owner);
        await spend(owner, email, code);
        return code;
      },
    ],
    [
      'older than ten minutes',
      async (owner, email) => {
        const code = await codeFor(portal, email, 'bind', owner);
        await late(email);
        return code;
      },
    ],
    ['that another account asked for', async (_owner, email) => codeFor(portal, email, 'bind', await makeOwner())],
    [
      'that another session of the account asked for',
      async (owner, email) => codeFor(portal, email, 'bind', await otherSession(owner)),
    ],
  ];

  test.each(CODES)('not one %s', async (_name, codeOf) => {
    const [owner, email] = [await makeOwner(), newAddress()];
    const code = await codeOf(owner, email);
    const before = await accountOf(owner);
    expect(code).toMatch(/^\d{6}$/);
    expect(await outcomeOf(bind(owner, email, code))).toBe('codeWrong');
    expect(await accountOf(owner)).toEqual(before);
  });

  test('nor does a code that another session asked for give a token to change the account', async () => {
    const owner = await makeOwner();
    const code = await codeFor(portal, owner.email, 'change', await otherSession(owner));
    const trade = (person: Person) =>
      outcomeOf(portal.as(person)(getLimitedToken, { email: owner.email, code, purpose: 'change' }));
    expect([await trade(owner), await trade(newClient())]).toEqual(['codeWrong', 'codeWrong']);
  });

  test('nor after five wrong ones', async () => {
    const [owner, email] = [await makeOwner(), newAddress()];
    const code = await codeFor(portal, email, 'bind', owner);
    for (let tries = 0; tries < LIMITS.codeTriesMax; tries += 1) await outcomeOf(bind(owner, email, wrongOf(code)));
    expect(await outcomeOf(bind(owner, email, code))).toBe('codeWrong');
    expect(await boundTo(owner)).toEqual([owner.email, owner.mobile]);
  });

  test('of twenty at once one is taken', async () => {
    const [owner, email] = [await makeOwner(), newAddress()];
    const code = await codeFor(portal, email, 'bind', owner);
    const proofs = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        makeToken(portal.ctx, {
          purpose: 'change',
          accountId: owner.accountId,
          address: `${index} ${owner.email}`,
          minutes: 5,
        }),
      ),
    );
    const { done, ...others } = tally(
      await Promise.all(proofs.map((token) => outcomeOf(bind(owner, email, code, { token })))),
    );
    // what comes after the change finds its own proof ended with it
    expect([done, Object.keys(others).filter((name) => name !== 'codeWrong' && name !== 'proofMissing')]).toEqual([
      1,
      [],
    ]);
    expect(await boundTo(owner)).toEqual([email, owner.mobile]);
  });
});

describe('the owner is told at the old address (G24)', () => {
  test('of a changed e-mail or mobile there, not at the new one', async () => {
    const owner = await makeOwner();
    const [email, mobile] = [newAddress(), newMobile()];
    await bind(owner, email, await codeFor(portal, email, 'bind', owner));
    expect(await toldOf(owner.email, owner.mobile, email)).toEqual([[owner.email, email]]);
    await bind(owner, mobile, await codeFor(portal, mobile, 'bind', owner));
    expect(await toldOf(email, owner.mobile, mobile)).toEqual([[owner.mobile, mobile]]);
  });

  test('of an address that comes beside it', async () => {
    const owner = await makeVisitor(portal);
    const mobile = newMobile();
    await bind(owner, mobile, await codeFor(portal, mobile, 'bind', owner));
    expect(await toldOf(owner.email, mobile)).toEqual([[owner.email, mobile]]);
  });

  test('of an address taken off, at that address', async () => {
    const [one, other] = [await makeOwner(), await makeOwner()];
    await unbind(one, 'email');
    expect(await toldOf(one.email, one.mobile)).toEqual([[one.email, one.email]]);
    await unbind(other, 'mobile');
    expect(await toldOf(other.email, other.mobile)).toEqual([[other.mobile, other.mobile]]);
  });

  test('of a new password', async () => {
    const owner = await makeOwner();
    await portal.as(owner)(changePassword, { oldPassword: PASSWORD, password: NEW, confirmPassword: NEW });
    expect(await toldOf(owner.email, owner.mobile)).toEqual([[owner.email, owner.email]]);
  });
});

describe('an address that another account has', () => {
  test('is not bound, and trying tells no more than of a free one (G17)', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    for (const [taken, free] of [
      [other.email, newAddress()],
      [other.mobile, newMobile()],
    ] as const) {
      const answers = [];
      for (const address of [taken, free]) {
        const typed = address.includes('@') ? { email: address } : { mobile: `+${address}` };
        answers.push(await portal.send(bindAddress, { ...typed, code: '123456', proof: OWN }, owner));
      }
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      expect(answers[0]?.text).toBe(answers[1]?.text);
    }
    expect(await boundTo(owner)).toEqual([owner.email, owner.mobile]);
    expect(await boundTo(other)).toEqual([other.email, other.mobile]);
  });

  test('gets no code; that it is taken is told ten times to a client, then the answers are alike', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    const ask = async (email: string) => {
      await forgetSends(portal, email);
      const humanCheck = await passOf(portal, owner, 'code', email);
      return portal.send(sendEmailCode, { email, purpose: 'bind', humanCheck }, owner);
    };
    expect((await ask(other.email)).body.code).toBe(2004);
    await sql`update limit_counter set count = ${LIMITS.revealedIdentifiersPerClient} where key = ${`reveal ${owner.ip}`}`.execute(
      portal.ctx.db,
    );
    const [taken, free] = [(await makeOwner()).email, newAddress()];
    expect((await ask(taken)).text).toBe((await ask(free)).text);
    expect([await sentTo(other.email), await sentTo(taken), await sentTo(free)]).toEqual([0, 0, 1]);
  });

  test('is refused also to whom has its code from before it was registered', async () => {
    const [owner, email] = [await makeOwner(), newAddress()];
    const code = await codeFor(portal, email, 'bind', owner);
    const theirs = await makeAccount(portal, { email });
    expect(await inBothLanguages(async ({ lang = 'zh' }) => bind({ ...owner, lang }, email, code))).toEqual([
      textsOf('accountTaken')[0],
      // the code is used up by then
      textsOf('codeWrong')[1],
    ]);
    expect(await boundTo(owner)).toEqual([owner.email, owner.mobile]);
    expect(await boundTo({ accountId: theirs.id })).toEqual([email, null]);
  });

  test('bound by one and registered by another in the same instant is one’s', async () => {
    const [owner, registering, email] = [await makeOwner(), newClient(), newAddress()];
    const code = await codeFor(portal, email, 'register', registering);
    const bindCode = await codeFor(portal, email, 'bind', owner);
    const consent = { accepted: true, version: portal.ctx.exhibition.consentVersion, language: 'zh' as const };
    const outcomes = await Promise.all([
      outcomeOf(portal.as(registering)(register, { email, code, password: NEW, confirmPassword: NEW, consent })),
      outcomeOf(bind(owner, email, bindCode)),
    ]);
    const { done, ...refused } = tally(outcomes);
    // refused by the query or, in the same instant, by the unique rule
    expect([done, Object.keys(refused).filter((name) => name !== 'accountTaken' && name !== 'conflict')]).toEqual([
      1,
      [],
    ]);
    expect(await countRows(portal, sql`account where email = ${email}`)).toBe(1);
  });
});

describe('the password (G24)', () => {
  const change = (person: Person, oldPassword: string, password = NEW) =>
    portal.as(person)(changePassword, { oldPassword, password, confirmPassword: password });

  test('changes for whom knows the current one', async () => {
    const owner = await makeOwner();
    const before = await accountOf(owner);
    for (const wrong of [NEW, PASSWORD.toLowerCase(), ` ${PASSWORD}`])
      expect(await outcomeOf(change(owner, wrong))).toBe('passwordWrong');
    expect(Object.keys(await wrongFields(change(owner, '')))).toEqual(['oldPassword']);
    const token = await freshToken(owner);
    const { body } = await portal.send(
      changePassword,
      { password: NEW, confirmPassword: NEW, proof: { token } },
      owner,
    );
    expect(body.code).toBe(4000);
    expect(await accountOf(owner)).toEqual(before);
    await change(owner, PASSWORD);
    expect(await outcomeOf(asStranger()(logOn, { account: owner.email, password: PASSWORD }))).toBe('passwordWrong');
    expect(await outcomeOf(asStranger()(logOn, { account: owner.email, password: NEW }))).toBe('done');
  });

  test('stays the old one where the other sessions cannot be ended', async () => {
    const owner = await makeOwner();
    await asStranger()(logOn, { account: owner.email, password: PASSWORD });
    const { db } = portal.ctx;
    await sql`create function keep_session() returns trigger language plpgsql as
      $$ begin raise exception 'kept'; end $$`.execute(db);
    await sql`create trigger keep_session before delete on session for each row execute function keep_session()`.execute(
      db,
    );
    const { status } = await portal.send(
      changePassword,
      { oldPassword: PASSWORD, password: NEW, confirmPassword: NEW },
      owner,
    );
    await sql`drop function keep_session cascade`.execute(db);
    expect(status).toBe(500);
    expect(await outcomeOf(asStranger()(logOn, { account: owner.email, password: NEW }))).toBe('passwordWrong');
    expect(await toldOf(owner.email, owner.mobile)).toEqual([]);
  });

  test('is not set as a first one where there is one', async () => {
    const owner = await makeOwner();
    const before = await accountOf(owner);
    expect(await outcomeOf(portal.as(owner)(setPassword, { password: NEW, confirmPassword: NEW }))).toBe(
      'passwordPresent',
    );
    expect(await accountOf(owner)).toEqual(before);
    expect(await toldOf(owner.email, owner.mobile)).toEqual([]);
  });

  test('is not set as the first one with a stolen session only', async () => {
    const owner = await makeOwner();
    const other = await makeOwner();
    await sql`update account set password_hash = null where id = ${owner.accountId}`.execute(portal.ctx.db);
    const before = await accountOf(owner);
    for (const proofToken of ['', 'forged', await changeToken(portal, other.accountId, 'of another account')])
      expect(await outcomeOf(portal.as(owner)(setPassword, { password: NEW, confirmPassword: NEW, proofToken }))).toBe(
        'proofMissing',
      );
    expect(await accountOf(owner)).toEqual(before);
    // a log-in by code answers what shows it, a log-in by password nothing
    const code = await codeFor(portal, owner.email, 'login');
    const { token, passwordToken } = await asStranger()(logOn, { account: owner.email, code });
    const given = { password: NEW, confirmPassword: NEW, proofToken: passwordToken };
    expect(await outcomeOf(portal.as({ token })(setPassword, given))).toBe('done');
    expect((await asStranger()(logOn, { account: owner.email, password: NEW })).passwordToken).toBe('');
  });

  test('is set by one of twenty first ones at once', async () => {
    const owner = await makeOwner();
    await sql`update account set password_hash = null where id = ${owner.accountId}`.execute(portal.ctx.db);
    expect(await outcomeOf(change(owner, PASSWORD))).toBe('passwordMissing');
    const passwords = Array.from({ length: 20 }, (_, index) => `Neuland${100 + index}`);
    const outcomes = await Promise.all(
      passwords.map(async (password) => {
        const proofToken = await changeToken(portal, owner.accountId, password);
        return outcomeOf(portal.as(owner)(setPassword, { password, confirmPassword: password, proofToken }));
      }),
    );
    expect(tally(outcomes)).toEqual({ done: 1, passwordPresent: 19 });
    const set = passwords[outcomes.indexOf('done')] ?? '';
    expect(await outcomeOf(asStranger()(logOn, { account: owner.email, password: set }))).toBe('done');
    expect(await toldOf(owner.email, owner.mobile)).toEqual([[owner.email, owner.email]]);
  });
});
