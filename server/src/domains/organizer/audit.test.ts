import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { testPortal } from '../../../test/portal.ts';
import { newAddress } from '../../../test/strangers.ts';
import { makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';
import { writeAudits } from '../audit/audit.actions.ts';

const { auditList } = contract.organizer;
const { add, change, remove } = contract.staff;

const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

describe('the audit log', () => {
  test('tells who did what to whom, with before and after and the client', async () => {
    const call = portal.as({ ...owner, ip: '10.1.2.3' });
    const email = newAddress();
    const { id } = await call(add, { email, name: '周', role: 'editor' });
    await call(change, { id, name: '周', role: 'support' });
    await call(remove, { id });
    const { list } = await call(auditList, { objectId: id });
    expect(
      list.map(({ act, by, object, details, address }) => ({ act, by: by?.email, object, details, address })),
    ).toEqual([
      {
        act: 'staff.remove',
        by: owner.email,
        object: { kind: 'staff', id, name: '' },
        details: { name: '周', role: 'support', accountId: expect.any(String) },
        address: '10.1.2.3',
      },
      {
        act: 'staff.change',
        by: owner.email,
        object: { kind: 'staff', id, name: '' },
        details: { name: '周', role: 'support', before: { name: '周', role: 'editor' } },
        address: '10.1.2.3',
      },
      {
        act: 'staff.add',
        by: owner.email,
        object: { kind: 'staff', id, name: '' },
        details: { email, name: '周', role: 'editor' },
        address: '10.1.2.3',
      },
    ]);
  });

  test('has a row for each visitor of a batch, by name', async () => {
    const reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
    const visitors = [
      await makeVisitor(portal, { name: '甲', review_state: 'underReview' }),
      await makeVisitor(portal, { name: '乙', review_state: 'underReview' }),
      await makeVisitor(portal, { name: '丙' }),
    ];
    const ids = visitors.map(({ visitorId }) => visitorId);
    await portal.as(reviewer)(contract.review.decide, {
      selection: { records: ids.map((id) => ({ id, version: 1 })) },
      state: 'approved',
    });
    const { list } = await portal.as(owner)(auditList, { accountId: reviewer.accountId });
    expect(list.map(({ act, object }) => `${act} ${object?.name}`).toSorted()).toEqual([
      'visitor.approve 乙',
      'visitor.approve 甲',
    ]);
  });

  test('is paged by cursor without gap or double, and narrowed by act, person and day', async () => {
    const person = await makeOrganizer(portal, portal.ctx, 'editor');
    const entries = Array.from({ length: 7 }, (_, number) => ({
      act: 'question.sort' as const,
      details: { number },
    }));
    await writeAudits(
      portal.ctx,
      { caller: { accountId: person.accountId, role: 'editor' }, address: '10.0.0.1' },
      entries,
    );
    const call = portal.as(owner);
    const seen: unknown[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; cursor !== null; page += 1) {
      const answer = await call(auditList, {
        accountId: person.accountId,
        pageSize: 3,
        ...(cursor === undefined ? {} : { cursor }),
      });
      expect(answer.list).toHaveLength([3, 3, 1][page] ?? 0);
      seen.push(...answer.list.map(({ id }) => id));
      cursor = answer.next;
    }
    expect(new Set(seen).size).toBe(7);
    expect((await call(auditList, { act: 'question.sort' })).list).toHaveLength(7);
    expect((await call(auditList, { accountId: person.accountId, to: '2026-01-01' })).list).toEqual([]);
    expect((await call(auditList, { accountId: person.accountId, from: '2026-01-01' })).list).toHaveLength(7);
    const { people } = await call(auditList, {});
    expect(people.map(({ accountId }) => accountId)).toContain(person.accountId);
    expect(new Set(people.map(({ accountId }) => accountId)).size).toBe(people.length);
    expect((await call(auditList, { cursor: 'nosuchrow00000000000' })).list).toEqual([]);
  });

  test('holds nothing of the other fair', async () => {
    const there = await makeOrganizer(portal, portal.sugarCtx);
    await writeAudits(portal.sugarCtx, { caller: { accountId: there.accountId, role: 'owner' }, address: '' }, [
      { act: 'settings.save' },
    ]);
    const { list, people } = await portal.as(owner)(auditList, { accountId: there.accountId });
    expect({ list, known: people.some(({ accountId }) => accountId === there.accountId) }).toEqual({
      list: [],
      known: false,
    });
  });

  test('cannot be changed or shortened, whoever asks the database', async () => {
    await writeAudits(portal.ctx, { caller: null, address: '' }, [{ act: 'settings.save' }]);
    for (const attack of [sql`update audit set act = 'x'`, sql`delete from audit`, sql`truncate audit`])
      await expect(attack.execute(portal.ctx.db)).rejects.toThrow('only added to');
  });
});
