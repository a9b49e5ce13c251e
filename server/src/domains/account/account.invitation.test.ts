import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../core/id.ts';
import { codeFor } from '../../../test/codes.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { register, registerByMail, registerByLink, bindExhibitor } = contract.account;
type Invitation = NonNullable<InputOf<typeof register>['invitation']>;
const FORM = { password: 'Feldweg26', confirmPassword: 'Feldweg26' };
const CONSENT = { accepted: true, version: '2026-01', language: 'zh' as const };

const portal = testPortal({ DATABASE_POOL: '12' });
let company: Exhibitor;
/** Takes part in the other fair. */
let abroad: Exhibitor;
let inviter: Employee;
/** Seen by the company's customer pool only. */
let secretProduct: string;
let colleagues: { ofAnother: Employee; resigned: Employee; waiting: Employee; there: Employee };
beforeAll(async () => {
  company = await makeExhibitor(portal);
  inviter = await makeEmployee(portal, company);
  secretProduct = (await makeProduct(portal, company, { scope: 1 })).id;
  abroad = await makeExhibitor(portal, {}, portal.sugarCtx);
  colleagues = {
    ofAnother: await makeEmployee(portal, await makeExhibitor(portal)),
    resigned: await makeEmployee(portal, company, { resigned_at: new Date().toISOString() }),
    waiting: await makeEmployee(portal, company, { waiting_since: new Date().toISOString() }),
    there: await makeEmployee(portal, abroad, {}, portal.sugarCtx),
  };
});
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

/** The link that an employee's invitation carries. */
const linkOf = (email: string, from: Employee = inviter, exhibitorId = company.id): Invitation => ({
  email,
  userAccountId: from.accountId,
  exhibitorId,
});

type Registered = Visitor & { landing: string };
type Way = (email: string, invitation: Invitation | null) => Promise<Registered>;
async function registeredAs(email: string, work: Promise<{ token: string; landing: string }>): Promise<Registered> {
  const { token, landing } = await work;
  const { id: visitorId, account_id: accountId } = await portal.ctx.db
    .selectFrom('visitor')
    .innerJoin('account', 'account.id', 'visitor.account_id')
    .where('visitor.exhibition_id', '=', portal.ctx.exhibition.id)
    .where('account.email', '=', email)
    .select(['visitor.id', 'visitor.account_id'])
    .executeTakeFirstOrThrow();
  return { token, landing, visitorId, accountId, email };
}

const begin = async (email: string, invitation: Invitation | null): Promise<string> => {
  const person = newClient();
  const humanCheck = await passOf(portal, person, 'register', email);
  await portal.as(person)(registerByMail, { email, consent: CONSENT, invitation, humanCheck });
  const { link } = await portal.ctx.db
    .selectFrom('message')
    .where('recipient', '=', email)
    .select('link')
    .executeTakeFirstOrThrow();
  return new URL(link ?? '').searchParams.get('token') ?? '';
};
const finish = (token: string) => portal.as(newClient())(registerByLink, { token, ...FORM });

const byCode: Way = async (email, invitation) =>
  registeredAs(
    email,
    portal.as(newClient())(register, {
      email,
      code: await codeFor(portal, email),
      ...FORM,
      consent: CONSENT,
      invitation,
    }),
  );
const byLink: Way = async (email, invitation) => registeredAs(email, finish(await begin(email, invitation)));
const WAYS: [string, Way][] = [
  ['by code', byCode],
  ['by the link in an e-mail', byLink],
];

/** Entries of the customer pools: all of them, or one person's. */
const joins = async (visitor?: Visitor): Promise<number> => {
  const rows = await portal.ctx.db
    .selectFrom('contact')
    .$if(visitor !== undefined, (query) => query.where('visitor_id', '=', visitor?.visitorId ?? ''))
    .select('id')
    .execute();
  return rows.length;
};
/** Where somebody's record says that they came from. */
const originOf = ({ visitorId }: Visitor) =>
  portal.ctx.db
    .selectFrom('visitor')
    .where('id', '=', visitorId)
    .select([
      'invitation_exhibitor_id as exhibitor',
      'invitation_employee_id as employee',
      'invitation_source as source',
    ])
    .executeTakeFirstOrThrow();
const NOBODY = { exhibitor: null, employee: null, source: '' };
/** What the company keeps for its customer pool. */
const look = (person: Person) => outcomeOf(portal.as(person)(contract.product.detail, { id: secretProduct }));

describe.each(WAYS)('registering through an invitation link, %s (G12)', (_, registerBy) => {
  test('records once whose it was, and opens nothing', async () => {
    const before = await joins();
    const email = newAddress();
    const visitor = await registerBy(email, { ...linkOf(email), email: ` ${email.toUpperCase()} ` });
    expect(await originOf(visitor)).toEqual({
      exhibitor: company.id,
      employee: inviter.employeeId,
      source: 'INVITATION',
    });
    expect([await joins(visitor), await joins()]).toEqual([0, before]);
    expect(await look(visitor)).toBe('productTips');
  });

  test('by the code of an employee: records whose it was, and opens nothing; by a code of nobody, nothing', async () => {
    const { code } = await portal.as(inviter)(contract.invitation.ownCode, {});
    const none = { email: '', userAccountId: '', exhibitorId: '' };
    const visitor = await registerBy(newAddress(), { ...none, email: 'nobody', code });
    const origin = { exhibitor: company.id, employee: inviter.employeeId, source: 'INVITE_CODE' };
    expect([await originOf(visitor), await joins(visitor)]).toEqual([origin, 0]);
    const guessed = await registerBy(newAddress(), { ...none, code: 'AAAAAAAAAA' });
    expect(await originOf(guessed)).toEqual(NOBODY);
  });

  const forged: [string, (email: string) => Invitation | null][] = [
    ['without any', () => null],
    ['without an e-mail', (email) => ({ ...linkOf(email), email: '' })],
    ['without an account', (email) => ({ ...linkOf(email), userAccountId: '' })],
    ['without an exhibitor', (email) => ({ ...linkOf(email), exhibitorId: '' })],
    ['with an exhibitor of nine signs', (email) => ({ ...linkOf(email), exhibitorId: company.id.slice(0, 9) })],
    ['with an exhibitor that is no id', (email) => ({ ...linkOf(email), exhibitorId: `${company.id}' or '1'='1` })],
    ['with an exhibitor in full-width signs', (email) => ({ ...linkOf(email), exhibitorId: '１２３４５６７８９０' })],
    ['with an account that is no id', (email) => ({ ...linkOf(email), userAccountId: '%' })],
    ['with ids of nobody', (email) => ({ email, userAccountId: newId(), exhibitorId: newId() })],
    ['with an account of nobody', (email) => ({ ...linkOf(email), userAccountId: newId() })],
    ['with an exhibitor of nobody', (email) => ({ ...linkOf(email), exhibitorId: newId() })],
    ['with the employee’s id for the account’s', (email) => ({ ...linkOf(email), userAccountId: inviter.employeeId })],
    ['of an employee of another exhibitor', (email) => linkOf(email, colleagues.ofAnother)],
    ['of an employee who has resigned', (email) => linkOf(email, colleagues.resigned)],
    ['of an employee whom no admin has agreed to', (email) => linkOf(email, colleagues.waiting)],
    ['of the other fair’s exhibitor', (email) => linkOf(email, colleagues.there, abroad.id)],
    ['that was made for somebody else', () => linkOf('somebody.else@fair.example')],
    ['that was made for an address like it', (email) => linkOf(email.replace('@', '+x@'))],
  ];

  test.each<[string, Partial<Invitation>]>([
    ['account', { userAccountId: '\ud800' }],
    ['e-mail', { email: '\udc00@fair.example' }],
  ])('with half a character for an %s: is refused, and nobody has joined', async (_field, half) => {
    const before = await joins();
    const email = newAddress();
    expect(await outcomeOf(registerBy(email, { ...linkOf(email), ...half }))).toBe('badInput');
    expect(await joins()).toBe(before);
  });

  test.each(forged)('%s: registers, and nobody has joined', async (__, invitationOf) => {
    const before = await joins();
    const email = newAddress();
    const visitor = await registerBy(email, invitationOf(email));
    expect(visitor.landing).toBe('/l-register/account-email-info/0');
    expect(await originOf(visitor)).toEqual(NOBODY);
    expect([await joins(visitor), await joins()]).toEqual([0, before]);
    expect(await look(visitor)).toBe('productTips');
  });

  test('of a visitor who calls himself the inviter: registers, and nobody has joined', async () => {
    const friend = await makeVisitor(portal);
    const email = newAddress();
    const visitor = await registerBy(email, { email, userAccountId: friend.accountId, exhibitorId: company.id });
    expect([await originOf(visitor), await joins(visitor)]).toEqual([NOBODY, 0]);
  });

  test('that was used before: the next who comes by it is nobody’s guest', async () => {
    const [email, next] = [newAddress(), newAddress()];
    const first = await registerBy(email, linkOf(email));
    const origin = await originOf(first);
    const second = await registerBy(next, linkOf(email));
    expect([await originOf(second), await joins(second)]).toEqual([NOBODY, 0]);
    // nor can the first be taken from the company, or to another
    const elsewhere = linkOf(email, colleagues.ofAnother);
    expect(
      await outcomeOf(
        portal.as(newClient())(register, { email, code: '123456', ...FORM, consent: CONSENT, invitation: elsewhere }),
      ),
    ).toBe('codeWrong');
    expect(await originOf(first)).toEqual(origin);
  });

  test('waits in the pool for somebody to agree (positive control)', async () => {
    const email = newAddress();
    const visitor = await registerBy(email, linkOf(email));
    await putInPool(portal, company, visitor, { source: 'INVITATION', state: 'toBeConfirmed' });
    expect(await look(visitor)).toBe('productTips');
    await sql`update contact set state = 'confirmed' where visitor_id = ${visitor.visitorId}`.execute(portal.ctx.db);
    portal.portal.services.sessions.forget();
    expect(await look(visitor)).toBe('done');
    await sql`delete from contact where visitor_id = ${visitor.visitorId}`.execute(portal.ctx.db);
  });
});

describe('an invitation link (G12)', () => {
  test.each([
    ['8613600000031', '8613600000031'],
    ['8613600000032', '+8613600000032'],
    ['8613600000033', 'somebody.else@fair.example'],
  ])(
    'counts for an e-mail: whoever registers the mobile %s by one for "%s" is nobody’s guest',
    async (mobile, email) => {
      const { user } = await portal.as(newClient())(register, {
        mobile: `+${mobile}`,
        code: await codeFor(portal, mobile),
        ...FORM,
        consent: CONSENT,
        invitation: linkOf(email),
      });
      const { rows } = await sql`
      select invitation_exhibitor_id, invitation_source from visitor where account_id = ${user.userAccountId}`.execute(
        portal.ctx.db,
      );
      expect(rows).toEqual([{ invitation_exhibitor_id: null, invitation_source: '' }]);
    },
  );

  test('in somebody’s mailbox for a day is worth what the inviter is when it is opened', async () => {
    const leaver = await makeEmployee(portal, company);
    const email = newAddress();
    const token = await begin(email, linkOf(email, leaver));
    await sql`update employee set resigned_at = now() where id = ${leaver.employeeId}`.execute(portal.ctx.db);
    const visitor = await registeredAs(email, finish(token));
    expect([await originOf(visitor), await joins(visitor)]).toEqual([NOBODY, 0]);
  });

  test('that has expired, or was opened before, makes nobody', async () => {
    const before = await joins();
    const [late, twice] = [newAddress(), newAddress()];
    const expired = await begin(late, linkOf(late));
    await sql`update limited_token set expires_at = expires_at - interval '24 hours' where address = ${late}`.execute(
      portal.ctx.db,
    );
    expect(await outcomeOf(finish(expired))).toBe('linkInvalid');
    const token = await begin(twice, linkOf(twice));
    expect([await outcomeOf(finish(token)), await outcomeOf(finish(token))]).toEqual(['done', 'linkInvalid']);
    const { rows } = await sql<{
      email: string;
    }>`select email from account where email in (${late}, ${twice})`.execute(portal.ctx.db);
    expect([rows, await joins()]).toEqual([[{ email: twice }], before]);
  });
});

describe('an exhibitor’s code (G12)', () => {
  const renew = async (admin: Person) => (await portal.as(admin)(contract.exhibitor.renewCode, {})).exhibitorCode;
  const bind = (person: Person, exhibitorCode: string) =>
    outcomeOf(portal.as({ ...person, ip: newClient().ip ?? '' })(bindExhibitor, { exhibitorCode }));

  test('is one of at least 2^40, each as likely as the others', async () => {
    const admin = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const codes: string[] = [];
    for (let made = 0; made < 400; made += 1) codes.push(await renew(admin));
    expect(new Set(codes).size).toBe(codes.length);
    const places = Math.min(...codes.map((code) => code.length));
    let bits = 0;
    for (let place = 0; place < places; place += 1) bits += Math.log2(new Set(codes.map((code) => code[place])).size);
    expect(bits).toBeGreaterThanOrEqual(40);
    const seen = new Map<string, number>();
    for (const sign of codes.join('')) seen.set(sign, (seen.get(sign) ?? 0) + 1);
    const expected = (codes.length * places) / seen.size;
    const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 31 degrees of freedom: once in ten thousand million runs by chance
    expect(chiSquare).toBeLessThan(110);
  });

  test('brings nobody into the customer pool: not while they wait, not when an admin agrees', async () => {
    const admin = await makeEmployee(portal, company, { admin: true });
    const visitor = await makeVisitor(portal);
    expect(await bind(visitor, await renew(admin))).toBe('done');
    expect([await joins(visitor), await look(visitor)]).toEqual([0, 'productTips']);
    const { list } = await portal.as(admin)(contract.exhibitor.waitingEmployees, {});
    const asked = list.find(({ account }) => account === visitor.email);
    await portal.as(admin)(contract.exhibitor.answerEmployee, { id: asked?.id ?? '', agree: true });
    portal.portal.services.sessions.forget();
    expect([await joins(visitor), await look(visitor)]).toEqual([0, 'productTips']);
  });

  test('that was renewed, or is of the other fair, binds nobody', async () => {
    const there = await makeExhibitor(portal, {}, portal.sugarCtx);
    const sugarAdmin = {
      ...(await makeEmployee(portal, there, { admin: true }, portal.sugarCtx)),
      host: 'sugar.localhost',
    };
    const admin = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const [old, foreign] = [await renew(admin), await renew(sugarAdmin)];
    await renew(admin);
    const visitor = await makeVisitor(portal);
    expect([await bind(visitor, old), await bind(visitor, foreign)]).toEqual([
      'exhibitorCodeWrong',
      'exhibitorCodeWrong',
    ]);
    const { rows } = await sql`select id from employee where account_id = ${visitor.accountId}`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });
});
