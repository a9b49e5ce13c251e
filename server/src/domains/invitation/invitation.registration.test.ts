import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { mailingRows } from '../../../../demo/factories/factories.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  leavesPool,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { joinRegistered } from './invitation.registration.ts';

const { addRecord, ownCode, companyList } = contract.invitation;

const portal = testPortal({ DATABASE_POOL: '12' });
let company: Exhibitor;
let seller: Employee;
let kept: string;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  seller = await makeEmployee(portal, company, { admin: true, name_zh: '陈静' });
  kept = (await makeProduct(portal, company, { scope: 1 })).id;
});

const registered = (invitation_source: 'INVITE_CODE' | 'INVITATION', given: Parameters<typeof makeVisitor>[1] = {}) =>
  makeVisitor(portal, {
    invitation_exhibitor_id: company.id,
    invitation_employee_id: seller.employeeId,
    invitation_source,
    review_state: 'underReview',
    ...given,
  });
async function writesTo(email: string): Promise<void> {
  const { whole, letter } = mailingRows(company, seller.employeeId, { state: 'sent' });
  await insertRows(portal.ctx.db, 'mailing', [whole]);
  await insertRows(portal.ctx.db, 'mailing_letter', [{ ...letter, address: email, email, sent_at: new Date() }]);
}
/** As the organizer decides, and once more: the job may run twice. */
async function decide(visitor: Visitor, state: 'approved' | 'notApproved'): Promise<void> {
  const reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
  const { visitorId: id } = visitor;
  const { version } = await portal.as(reviewer)(contract.review.get, { id });
  const reason = state === 'approved' ? '' : '资料不全';
  await portal.as(reviewer)(contract.review.decide, { selection: { records: [{ id, version }] }, state, reason });
  const reviews = await portal.ctx.db
    .selectFrom('visitor_review')
    .where('exhibition_id', '=', portal.ctx.exhibition.id)
    .where('visitor_id', '=', id)
    .select('id')
    .execute();
  const ids = reviews.map((review) => review.id);
  for (const _twice of [1, 2]) await joinRegistered(portal.portal.services, portal.ctx, ids);
}
const pool = (visitor: Visitor) =>
  portal.ctx.db
    .selectFrom('contact')
    .where('exhibition_id', '=', portal.ctx.exhibition.id)
    .where('visitor_id', '=', visitor.visitorId)
    .where('removed_at', 'is', null)
    .select(['exhibitor_id', 'employee_id', 'source', 'state'])
    .execute();
const member = (source: string, employee_id: string | null = seller.employeeId) => [
  { exhibitor_id: company.id, employee_id, source, state: 'confirmed' },
];
const sees = (visitor: Visitor) => outcomeOf(portal.as(visitor)(contract.product.detail, { id: kept }));
const sent = async () => (await portal.as(seller)(companyList, {})).list.map(({ channel, state }) => [channel, state]);

describe('whoever registers through a company’s invitation (G12)', () => {
  test('by a code is in its pool once approved, and not before', async () => {
    const visitor = await registered('INVITE_CODE');
    await decide(visitor, 'notApproved');
    expect([await pool(visitor), await sees(visitor)]).toEqual([[], 'productTips']);
    await decide(visitor, 'approved');
    expect([await pool(visitor), await sees(visitor)]).toEqual([member('INVITE_CODE'), 'done']);
  });

  test('by a code of whom has left the company since, in the pool of nobody in particular', async () => {
    const left = await makeEmployee(portal, company, { resigned_at: new Date().toISOString() });
    const visitor = await registered('INVITE_CODE', { invitation_employee_id: left.employeeId });
    await decide(visitor, 'approved');
    expect(await pool(visitor)).toEqual(member('INVITE_CODE', null));
  });

  test('by a letter to their own address, as a new customer; by a link that no letter had, in none', async () => {
    const [written, forged] = [await registered('INVITATION'), await registered('INVITATION')];
    await writesTo(written.email);
    for (const visitor of [written, forged]) await decide(visitor, 'approved');
    expect([await pool(written), await pool(forged)]).toEqual([member('NEWCUSTOMER'), []]);
    expect(await sent()).toEqual([['mail', 'confirmed']]);
  });

  test('comes back by no later approval, once they have left', async () => {
    const visitor = await registered('INVITE_CODE');
    await decide(visitor, 'approved');
    await leavesPool(portal, company, visitor);
    await decide(visitor, 'notApproved');
    await decide(visitor, 'approved');
    expect(await pool(visitor)).toEqual([]);
  });

  test('reads who invites by either link, and whether they are in that pool already', async () => {
    const { code } = await portal.as(seller)(ownCode, {});
    const letter = { exhibitorId: company.id, userAccountId: seller.accountId };
    const visitor = await registered('INVITE_CODE');
    const read = async () => {
      const answers = [await portal.as(visitor)(addRecord, { code }), await portal.as(visitor)(addRecord, letter)];
      return answers.map(({ exhibitor, name, joined }) => [exhibitor.id, name.zh, joined]);
    };
    const [before, after] = [false, true].map((joined) => [company.id, '陈静', joined]);
    expect(await read()).toEqual([before, before]);
    await decide(visitor, 'approved');
    expect(await read()).toEqual([after, after]);
    expect(await outcomeOf(portal.as({ token: null })(addRecord, { ...letter, exhibitorId: newId() }))).toBe(
      'notFound',
    );
  });
});
