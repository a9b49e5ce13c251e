import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { orderRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { codeFor } from '../../../test/codes.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { openTestPortal, SUGAR_HOST, type Person, type TestPortal } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import {
  giveLead,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  PASSWORD,
  putInPool,
  type Visitor,
} from '../../../test/world.ts';
import { makeToken } from '../account/account.tokens.queries.ts';

const { deleteAccount, info } = contract.account;
const PROOF = { password: PASSWORD };

let portal: TestPortal;
beforeAll(async () => {
  // as in production; one that cannot send refuses codes at once
  portal = await openTestPortal({ DEMO: '0', OUTBOX_DIR: makeScratchFolder(), DATABASE_POOL: '12' });
});
afterAll(() => portal.close());

describe('account.deleteAccount', () => {
  const remove = (person: Person, proof: { password?: string; token?: string }) =>
    portal.as(person)(deleteAccount, { proof });
  const stateOf = async (accountId: string) =>
    (
      await sql`
        select to_jsonb(a) as account, to_jsonb(v) as visitor from account a left join visitor v on v.account_id = a.id where a.id = ${accountId}`.execute(
        portal.ctx.db,
      )
    ).rows;
  const tokenFor = ({ accountId, email }: Visitor, purpose: 'change' | 'reset') =>
    makeToken(portal.ctx, { purpose, accountId, address: email, minutes: 5 });

  test('needs the current password or a fresh code: a stolen session deletes nothing (G24)', async () => {
    const [visitor, thief] = [await makeVisitor(portal), await makeVisitor(portal)];
    const before = await stateOf(visitor.accountId);
    const tries = [
      {},
      { password: '' },
      { password: PASSWORD.toLowerCase() },
      { token: 'A'.repeat(43) },
      { token: visitor.token ?? '' },
      { token: await tokenFor(visitor, 'reset') },
      { token: await tokenFor(thief, 'change') },
    ];
    const outcomes: (string | null)[] = [];
    for (const proof of tries) outcomes.push(await outcomeOf(remove(visitor, proof)));
    expect(tally(outcomes)).toEqual({ proofMissing: 6, passwordWrong: 1 });
    expect(await stateOf(visitor.accountId)).toEqual(before);
    expect(await outcomeOf(portal.as(visitor)(info, {}))).toBe('done');
  });

  test('takes a token from a code just as well, and tells the address in the language of its owner', async () => {
    const demo = await openTestPortal();
    try {
      const visitor = { ...newClient({ lang: 'en' }), ...(await makeVisitor(demo)) };
      const code = await codeFor(demo, visitor.email, 'change', visitor);
      const { getLimitedToken } = contract.account;
      const { token } = await demo.as(visitor)(getLimitedToken, { email: visitor.email, code, purpose: 'change' });
      expect(await demo.as(visitor)(deleteAccount, { proof: { token } })).toEqual({ done: true });
      const mails = await messagesTo(demo, visitor.email);
      expect(mails.map(({ body }) => body.includes(`account ${visitor.email} has`))).toEqual([true]);
      expect(mails.map(({ body }) => body.includes('has been deleted.'))).toEqual([true]);
    } finally {
      await demo.close();
    }
  });

  test('is refused to a visitor who is of the organizer’s staff at another fair, until an owner has taken them off', async () => {
    const visitor = await makeVisitor(portal);
    const staff = {
      id: newId(),
      exhibition_id: portal.sugarCtx.exhibition.id,
      account_id: visitor.accountId,
      role: 'editor',
    };
    await insertRows(portal.ctx.db, 'organizer_staff', [staff]);
    const before = await stateOf(visitor.accountId);
    expect(await outcomeOf(remove(visitor, PROOF))).toBe('conflict');
    expect(await stateOf(visitor.accountId)).toEqual(before);
    const owner = { ...(await makeOrganizer(portal, portal.sugarCtx)), host: SUGAR_HOST };
    await portal.as(owner)(contract.staff.remove, { id: staff.id });
    const token = await portal.portal.services.sessions.start(portal.ctx, visitor.accountId, 'VISITOR', false);
    expect(await outcomeOf(remove({ token }, PROOF))).toBe('done');
  });

  test('asked for twenty times at once is done once, and told once', async () => {
    const visitor = await makeVisitor(portal);
    const { accountId, email } = visitor;
    const proofs = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        makeToken(portal.ctx, { purpose: 'change', accountId, address: `${index} ${email}`, minutes: 5 }),
      ),
    );
    const outcomes = await Promise.all(proofs.map((token) => outcomeOf(remove(visitor, { token }))));
    const { done, ...late } = tally(outcomes);
    // whoever comes late finds no account, or the own proof gone with it
    expect([done, Object.keys(late).filter((name) => name !== 'sessionExpired' && name !== 'proofMissing')]).toEqual([
      1,
      [],
    ]);
    expect(await messagesTo(portal, email)).toHaveLength(1);
  });

  test('of an employee leaves the company as it is, and the employee as one who has resigned', async () => {
    const company = await makeExhibitor(portal);
    const [admin, leaving] = [
      await makeEmployee(portal, company, { admin: true }),
      await makeEmployee(portal, company),
    ];
    await remove(leaving, PROOF);
    const { rows } = await sql`
      select name_zh, name_en, email, mobile, account_id, resigned_at is not null as resigned from employee where id = ${leaving.employeeId}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ name_zh: '', name_en: '', email: '', mobile: '', account_id: null, resigned: true }]);
    expect((await portal.as(admin)(info, {})).exhibitorEmployee?.exhibitorId).toBe(company.id);
  });

  test('of the last administrator waits until a colleague is one; whoever is alone may go', async () => {
    const company = await makeExhibitor(portal);
    const admin = await makeEmployee(portal, company, { admin: true });
    const colleague = await makeEmployee(portal, company);
    expect(await outcomeOf(remove(admin, PROOF))).toBe('lastAdmin');
    expect((await portal.as(admin)(info, {})).email).toBe(admin.email);
    await sql`update employee set admin = true where id = ${colleague.employeeId}`.execute(portal.ctx.db);
    expect(await outcomeOf(remove(admin, PROOF))).toBe('done');
    await sql`update employee set resigned_at = now() where exhibitor_id = ${company.id}`.execute(portal.ctx.db);
    const alone = await makeEmployee(portal, company, { admin: true });
    expect(await outcomeOf(remove(alone, PROOF))).toBe('done');
  });

  test('of an employee leaves contacts and orders to everybody of the company, and no notice names who left', async () => {
    const company = await makeExhibitor(portal);
    const admin = await makeEmployee(portal, company, { admin: true });
    const [first, leaving] = [await makeEmployee(portal, company), await makeEmployee(portal, company)];
    const buyer = await makeVisitor(portal);
    await putInPool(portal, company, buyer, { employee_id: first.employeeId });
    const order = orderRow(await makeProduct(portal, company), buyer.visitorId);
    await insertRows(portal.ctx.db, 'intent_order', [order]);
    await giveLead(portal, order.id, { employee_id: first.employeeId });
    await portal.as(admin)(contract.exhibitor.resignEmployee, { id: first.employeeId, toId: leaving.employeeId });
    const told = () =>
      portal
        .as(leaving)(contract.notice.list, {})
        .then(({ list }) => list.length);
    await expect.poll(told).toBe(1);
    await portal.as(admin)(contract.exhibitor.restoreEmployee, { id: first.employeeId });
    const token = await portal.portal.services.sessions.start(portal.ctx, first.accountId, 'ACTOR', false);
    await remove({ token }, PROOF);
    expect(await told()).toBe(0);
    await remove(leaving, PROOF);
    const { rows } = await sql`
      select c.employee_id, l.employee_id as of_lead from contact c join lead l on l.visitor_id = c.visitor_id
      where c.visitor_id = ${buyer.visitorId}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ employee_id: null, of_lead: null }]);
  });
});
