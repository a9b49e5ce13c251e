import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { writeSettings } from '../exhibition/settings.queries.ts';
import { codeFor, lastCode } from '../../../test/codes.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import { makeEmployee, makeExhibitor, makeVisitor, PASSWORD, type Employee } from '../../../test/world.ts';
import { joinFair } from './session.actions.ts';
import { accountByIdentifier } from '../account/account.queries.ts';

const { bindExhibitor, info, logOn, showLogonQr, switchIdentity } = contract.account;

const portal = testPortal();
let company: Awaited<ReturnType<typeof makeExhibitor>>;
beforeAll(async () => {
  company = await makeExhibitor(portal);
  await ask(true);
});

/** Switches the second step of administrators on or off, as the organizer's settings do. */
async function ask(adminSecondStep: boolean): Promise<void> {
  await writeSettings(portal.ctx, { adminSecondStep });
  await portal.portal.services.directory.load();
  portal.portal.services.sessions.forget();
}

const admin = (): Promise<Employee> => makeEmployee(portal, company, { admin: true });
const anew = (session: { token: string }): Person => ({ ...newClient(), token: session.token });

/** As somebody who visits as well: whoever works for an exhibitor alone is sent to the other door. */
async function asVisitor(account: string, given: { code?: string } = {}): Promise<Person> {
  const found = await accountByIdentifier(portal.ctx.db, account);
  if (found !== null) await joinFair(portal.ctx, found.id);
  const by = given.code === undefined ? { password: PASSWORD } : given;
  return anew(await portal.as(newClient())(logOn, { account, ...by }));
}
async function withBothSteps(account: string): Promise<Person> {
  const client = newClient();
  const given = { account, password: PASSWORD, type: 'actor' } as const;
  await outcomeOf(portal.as(client)(logOn, given));
  return anew(await portal.as(client)(logOn, { ...given, code: await lastCode(portal, account) }));
}

/** A page's log-in by QR as an exhibitor that this session confirms. */
async function byQr(phone: Person): Promise<Person> {
  const page = portal.as(newClient());
  const { id, secret } = await page(showLogonQr, { step: 'make', type: 'actor' });
  await portal.as(phone)(showLogonQr, { step: 'scan', id });
  await portal.as(phone)(showLogonQr, { step: 'answer', id, approve: true });
  const { signedIn } = await page(showLogonQr, { step: 'poll', id, secret: secret ?? '' });
  return { ...newClient(), token: signedIn?.token ?? null };
}
async function switched(person: Person, subjectType: 'ACTOR' | 'VISITOR' = 'ACTOR'): Promise<Person> {
  await portal.as(person)(switchIdentity, { subjectType });
  return person;
}
/** An invitation as administrator that waits for the address of an account, which is followed by taking the role. */
async function invited(): Promise<string> {
  const visitor = await makeVisitor(portal);
  const employee = await admin();
  await sql`update employee set account_id = null, email = ${visitor.email} where id = ${employee.employeeId}`.execute(
    portal.ctx.db,
  );
  return visitor.email;
}

/** Who is administrator with this session: the outcome of coming in, or of asking who one is. */
async function roleBy(enter: () => Promise<Person>): Promise<string> {
  let person: Person | null = null;
  const refused = await outcomeOf(
    enter().then((entered) => {
      person = entered;
    }),
  );
  if (person === null || refused !== 'done') return refused ?? '';
  const answer = await portal
    .as(person)(info, {})
    .catch(() => null);
  if (answer === null) return 'sessionExpired';
  return answer.exhibitorEmployee?.admin === true ? 'administrator' : answer.subjectType;
}

describe('the role of an administrator, where the fair asks for a second step (ruling 2.15)', () => {
  const ways: [way: string, enter: () => Promise<Person>, comes: string][] = [
    [
      'the password alone',
      async () => {
        const { email } = await admin();
        return anew(await portal.as(newClient())(logOn, { account: email, password: PASSWORD, type: 'actor' }));
      },
      'secondStep',
    ],
    [
      'a code alone',
      async () => {
        const { email } = await admin();
        const code = await codeFor(portal, email, 'login');
        return anew(await portal.as(newClient())(logOn, { account: email, code, type: 'actor' }));
      },
      'adminLogOn',
    ],
    [
      'a visitor’s session by the password that changes its role',
      async () => switched(await asVisitor((await admin()).email)),
      'adminLogOn',
    ],
    [
      'a visitor’s session by a code that changes its role',
      async () => {
        const { email } = await admin();
        const code = await codeFor(portal, email, 'login');
        return switched(await asVisitor(email, { code }));
      },
      'adminLogOn',
    ],
    [
      'a QR code that a visitor’s session confirms',
      async () => byQr(await asVisitor((await admin()).email)),
      'adminLogOn',
    ],
    [
      'an invitation that a visitor’s session follows',
      async () => switched(await asVisitor(await invited())),
      'adminLogOn',
    ],
    [
      'an invitation that is followed by the password',
      async () =>
        anew(await portal.as(newClient())(logOn, { account: await invited(), password: PASSWORD, type: 'actor' })),
      'secondStep',
    ],
    [
      'a personal code of the company',
      async () => {
        const visitor = await makeVisitor(portal);
        const employee = await admin();
        const bindCode = `CODE${employee.employeeId
          .slice(-8)
          .toUpperCase()
          .replaceAll(/[^A-Z0-9]/g, '7')}`;
        await sql`update employee set account_id = null, email = '', bind_code = ${bindCode} where id = ${employee.employeeId}`.execute(
          portal.ctx.db,
        );
        const person = { ...newClient(), ...visitor };
        await portal.as(person)(bindExhibitor, { exhibitorCode: bindCode });
        return switched(person);
      },
      'adminLogOn',
    ],
    [
      'a session from before the fair asked for it',
      async () => {
        const { email } = await admin();
        await ask(false);
        const session = await portal.as(newClient())(logOn, { account: email, password: PASSWORD, type: 'actor' });
        await ask(true);
        return anew(session);
      },
      'sessionExpired',
    ],
    [
      'a session from before its owner became administrator',
      async () => {
        const employee = await makeEmployee(portal, company);
        const session = await portal.as(newClient())(logOn, {
          account: employee.email,
          password: PASSWORD,
          type: 'actor',
        });
        await sql`update employee set admin = true where id = ${employee.employeeId}`.execute(portal.ctx.db);
        portal.portal.services.sessions.forget();
        return anew(session);
      },
      'sessionExpired',
    ],
    ['password and code', async () => withBothSteps((await admin()).email), 'administrator'],
    [
      'such a session that was a visitor’s in between',
      async () => switched(await switched(await withBothSteps((await admin()).email), 'VISITOR')),
      'administrator',
    ],
    [
      'a QR code that such a session confirms',
      async () => byQr(await withBothSteps((await admin()).email)),
      'administrator',
    ],
  ];
  test.each(ways)('by %s', async (_, enter, comes) => {
    expect(await roleBy(enter)).toBe(comes);
  });

  test('is not asked of colleagues who are no administrators, by whatever way', async () => {
    const colleague = await makeEmployee(portal, company);
    const { email } = colleague;
    const code = await codeFor(portal, email, 'login');
    expect([
      await roleBy(async () => switched(await asVisitor(email))),
      await roleBy(async () => anew(await portal.as(newClient())(logOn, { account: email, code, type: 'actor' }))),
      await roleBy(async () => byQr(await asVisitor(email))),
    ]).toEqual(['ACTOR', 'ACTOR', 'ACTOR']);
  });

  test('is not asked where the fair does not ask', async () => {
    const { email } = await admin();
    await ask(false);
    expect(await roleBy(async () => switched(await asVisitor(email)))).toBe('administrator');
    await ask(true);
  });
});
