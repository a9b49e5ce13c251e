import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { CONTACT_SOURCES, type ContactSource } from '@fairbridge/contract/contact/contact.sources.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  joinsPool,
  leavesPool,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { joinPool } from './contact.joining.ts';

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let other: Exhibitor;
let admin: Employee;
let buyer: Visitor;
/** What the company keeps for its pool. */
let secret: string;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  other = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  buyer = await makeVisitor(portal);
  secret = (await makeProduct(portal, company, { scope: 1 })).id;
  portal.portal.services.sessions.forget();
});

const look = async () => {
  portal.portal.services.sessions.forget();
  return outcomeOf(portal.as(buyer)(contract.product.detail, { id: secret }));
};
const entries = async () => {
  const { rows } = await sql<{ source: string; removed_by: string | null; employee_id: string | null }>`
    select source, removed_by, employee_id from contact where visitor_id = ${buyer.visitorId} order by created_at`.execute(
    portal.ctx.db,
  );
  return rows;
};

describe('joining a customer pool', () => {
  test('opens what the company keeps for it, once however often', async () => {
    expect(await look()).toBe('productTips');
    expect(await joinsPool(portal, company, buyer, 'INVITE_CODE')).toBe('joined');
    expect(await look()).toBe('done');
    expect(await joinsPool(portal, company, buyer, 'CARD')).toBe('member');
    expect(await entries()).toEqual([{ source: 'INVITE_CODE', removed_by: null, employee_id: null }]);
  });

  test('twenty times at once is one entry', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => joinsPool(portal, company, buyer)));
    expect(outcomes.toSorted()).toEqual(['joined', ...Array.from({ length: 19 }, () => 'member')]);
    expect((await entries()).length).toBe(1);
  });

  test('keeps whose contact it is, and names nobody of another company', async () => {
    const stranger = await makeEmployee(portal, other);
    const by = (employeeId: string, exhibitorId: string) =>
      inTransaction(portal.ctx, (inner) =>
        joinPool(portal.portal.services.jobs, inner, {
          exhibitorId,
          visitorId: buyer.visitorId,
          employeeId,
          source: 'CARD',
        }),
      );
    await by(stranger.employeeId, company.id);
    await by(stranger.employeeId, other.id);
    expect((await entries()).map(({ employee_id }) => employee_id)).toEqual([null, stranger.employeeId]);
    await putInPool(portal, await makeExhibitor(portal), buyer);
    expect((await entries()).length).toBe(3);
  });

  test('of a visitor or an exhibitor of another fair is not found', async () => {
    const abroad = await makeExhibitor(portal, {}, portal.sugarCtx);
    const guest = await makeVisitor(portal, {}, portal.sugarCtx);
    await expect(joinsPool(portal, abroad, buyer)).rejects.toThrow('notFound');
    await expect(joinsPool(portal, company, guest)).rejects.toThrow('notFound');
    expect(await entries()).toEqual([]);
  });

  test('is agreed to where it waited, and begins anew where it had run out', async () => {
    await putInPool(portal, company, buyer, { state: 'toBeConfirmed', employee_id: admin.employeeId });
    expect(await look()).toBe('productTips');
    expect([await joinsPool(portal, company, buyer, 'INVITE'), await look()]).toEqual(['joined', 'done']);
    await sql`update contact set expires_on = '2020-01-31' where visitor_id = ${buyer.visitorId}`.execute(
      portal.ctx.db,
    );
    expect(await look()).toBe('productTips');
    expect([await joinsPool(portal, company, buyer, 'INVITATION'), await look()]).toEqual(['joined', 'done']);
    expect(await entries()).toEqual([{ source: 'INVITATION', removed_by: null, employee_id: admin.employeeId }]);
  });
});

describe('leaving a customer pool', () => {
  const ALONE: readonly ContactSource[] = ['SCAN'];

  test.for(CONTACT_SOURCES)('and coming back by %s', async (source) => {
    for (const by of ['visitor', 'exhibitor'] as const) {
      await joinsPool(portal, company, buyer, 'CARD');
      expect(await leavesPool(portal, company, buyer, by)).toBe(1);
      expect(await look()).toBe('productTips');
      const back = !ALONE.includes(source);
      expect(await joinsPool(portal, company, buyer, source)).toBe(back ? 'joined' : 'staysOut');
      expect(await look()).toBe(back ? 'done' : 'productTips');
      await leavesPool(portal, company, buyer, by);
    }
  });

  test('ends that one only, once, and keeps what was', async () => {
    await joinsPool(portal, company, buyer, 'CARD');
    await joinsPool(portal, other, buyer, 'ORDER');
    expect(await leavesPool(portal, company, buyer, 'visitor')).toBe(1);
    expect(await leavesPool(portal, company, buyer, 'exhibitor')).toBe(0);
    expect((await entries()).map(({ source, removed_by }) => [source, removed_by])).toEqual([
      ['CARD', 'visitor'],
      ['ORDER', null],
    ]);
  });
});
