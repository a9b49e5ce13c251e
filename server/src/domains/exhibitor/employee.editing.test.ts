import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { drawnFileRow, employeeRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { formOf, employeeActs } from '../../../test/employees.ts';
import { newAddress } from '../../../test/strangers.ts';
import { makeEmployee, makeExhibitor, makeVisitor } from '../../../test/world.ts';

const { saveEmployee, employees, resignEmployee } = contract.exhibitor;

const portal = testPortal({ DATABASE_POOL: '12' });
const { makeCompany, add, recordOf, editOf, edit, rowOf, adminsOf } = employeeActs(portal);
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

describe('exhibitor.saveEmployee edits', () => {
  test('everything that the form holds; an edit of an active colleague mails nobody', async () => {
    const { admin, staff } = await makeCompany();
    const email = newAddress();
    const saved = await edit(admin, staff.employeeId, {
      name: { zh: '孙丽', en: 'Sun Li' },
      position: { zh: '总监', en: 'Director' },
      email,
      areaCode: '1',
      mobile: '2125550199',
      admin: true,
      language: 'en',
    });
    expect(saved.invited).toBe(false);
    expect(await recordOf(admin, staff.employeeId)).toMatchObject({
      name: { zh: '孙丽', en: 'Sun Li' },
      position: { zh: '总监', en: 'Director' },
      email,
      areaCode: '1',
      mobile: '2125550199',
      admin: true,
      language: 'en',
      state: 'active',
    });
    expect(await messagesTo(portal, email)).toEqual([]);
  });

  test('never what an account is entered by: neither the colleague’s own nor the one that has the new address', async () => {
    const { admin, staff } = await makeCompany();
    const stranger = await makeVisitor(portal);
    await edit(admin, staff.employeeId, { email: stranger.email, mobile: '13722220001', areaCode: '86' });
    const accounts = await sql<{ email: string; mobile: string | null }>`
      select email, mobile from account where id in (${staff.accountId}, ${stranger.accountId}) order by id`.execute(
      portal.ctx.db,
    );
    expect(accounts.rows.map(({ email }) => email).toSorted()).toEqual([staff.email, stranger.email].toSorted());
    expect(accounts.rows.map(({ mobile }) => mobile)).toEqual([null, null]);
    expect((await rowOf(staff.employeeId)).account_id).toBe(staff.accountId);
    const { user } = { user: await portal.as(stranger)(contract.account.info, {}) };
    expect(user.roles).toEqual(['VISITOR']);
    const asExhibitor = portal.as(stranger)(contract.account.switchIdentity, { subjectType: 'ACTOR' });
    expect(await outcomeOf(asExhibitor)).toBe('employeeUnbound');
  });

  test('tells the later of two', async () => {
    const { admin, staff } = await makeCompany();
    const [one, other] = [await editOf(admin, staff.employeeId), await editOf(admin, staff.employeeId)];
    const outcomes = await Promise.all(
      [one, other].map((form) => outcomeOf(portal.as(admin)(saveEmployee, { ...form, admin: false }))),
    );
    expect(tally(outcomes)).toEqual({ done: 1, editConflict: 1 });
  });

  test('sends an invitation that is still open to the new address, and ends the old one', async () => {
    const { admin } = await makeCompany();
    const [first, second] = [newAddress(), newAddress()];
    const { id } = await add(admin, { email: first });
    const { bind_code: before } = await rowOf(id);
    expect((await edit(admin, id, { email: second })).invited).toBe(true);
    expect([(await messagesTo(portal, first)).length, (await messagesTo(portal, second)).length]).toEqual([1, 1]);
    expect((await rowOf(id)).bind_code === before).toBe(false);
    expect((await edit(admin, id, { email: second })).invited).toBe(false);
  });

  test('does not take an address away; whoever came with one only may be edited all the same', async () => {
    const { admin, staff } = await makeCompany();
    const { id } = await add(admin);
    expect(await wrongFields(edit(admin, id, { mobile: '' }))).toEqual({ mobile: '此项必填' });
    expect(await wrongFields(edit(admin, id, { email: '' }))).toEqual({ email: '此项必填' });
    expect(await outcomeOf(edit(admin, staff.employeeId, { position: { zh: '顾问', en: '' } }))).toBe('done');
  });

  test('nobody who waits, nobody who has left', async () => {
    const own = await makeCompany();
    const waiting = employeeRow(own.company, { waiting_since: new Date().toISOString() });
    await insertRows(portal.ctx.db, 'employee', [waiting]);
    const attempt = (id: string) => outcomeOf(portal.as(own.admin)(saveEmployee, { ...formOf(), id }));
    expect(await attempt(waiting.id)).toBe('editConflict');
    await portal.as(own.admin)(resignEmployee, { id: own.staff.employeeId, toId: own.admin.employeeId });
    expect(await attempt(own.staff.employeeId)).toBe('editConflict');
  });

  test('gives the picture to the employee it shows; a picture of somebody else is none', async () => {
    const { admin, staff, company } = await makeCompany();
    const foreign = await makeEmployee(portal, await makeExhibitor(portal));
    const upload = async (ownerId: string, use = 'avatar'): Promise<string> => {
      const row = drawnFileRow(company.exhibition_id, ownerId, {}, { width: 400, height: 400 });
      await insertRows(portal.ctx.db, 'file', [{ ...row, use }]);
      return row.id;
    };
    const own = await upload(admin.employeeId);
    await edit(admin, staff.employeeId, { avatar: own });
    const { rows } = await sql<{ owner_id: string }>`select owner_id from file where id = ${own}`.execute(
      portal.ctx.db,
    );
    expect([rows[0]?.owner_id, (await recordOf(admin, staff.employeeId)).avatar]).toEqual([staff.employeeId, own]);
    for (const [owner, use] of [
      [foreign.employeeId, 'avatar'],
      [company.id, 'logo'],
      [admin.employeeId, 'logo'],
    ] as const)
      expect(await outcomeOf(edit(admin, staff.employeeId, { avatar: await upload(owner, use) }))).toBe('notFound');
    // the colleague's own picture is nobody else's
    expect(await outcomeOf(add(admin, { avatar: own }))).toBe('notFound');
    await edit(admin, staff.employeeId, { avatar: null });
    expect((await recordOf(admin, staff.employeeId)).avatar).toBe('');
  });
});

describe('at least one active administrator stays', () => {
  test('whoever is the last keeps the flag, and an invited one does not count', async () => {
    const { admin } = await makeCompany();
    await add(admin, { admin: true });
    expect(await outcomeOf(edit(admin, admin.employeeId, { admin: false }))).toBe('lastAdmin');
    expect((await recordOf(admin, admin.employeeId)).admin).toBe(true);
  });

  test('may give it away once there is another', async () => {
    const { admin, staff } = await makeCompany();
    await edit(admin, staff.employeeId, { admin: true });
    expect(await outcomeOf(edit(admin, admin.employeeId, { admin: false }))).toBe('done');
    expect(await outcomeOf(portal.as(admin)(employees, {}))).toBe('notAllowed');
    expect(await outcomeOf(portal.as(staff)(employees, {}))).toBe('done');
  });

  test('when two take each other’s flag at once, and when each gives up the own', async () => {
    for (const whose of ['each other', 'own'] as const)
      for (let round = 0; round < 10; round += 1) {
        const { admin, company } = await makeCompany();
        const second = await makeEmployee(portal, company, { admin: true });
        const other = whose === 'own' ? [admin, second] : [second, admin];
        const forms = await Promise.all(other.map((one) => editOf(admin, one.employeeId, { admin: false })));
        const outcomes = await Promise.all(
          [admin, second].map((by, at) => outcomeOf(portal.as(by)(saveEmployee, forms[at] ?? formOf()))),
        );
        expect([await adminsOf(company), outcomes.filter((outcome) => outcome === 'done').length]).toEqual([1, 1]);
      }
  });

  test('when two end each other’s account at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { admin, staff, company } = await makeCompany();
      const second = await makeEmployee(portal, company, { admin: true });
      const ends = [
        [admin, second],
        [second, admin],
      ] as const;
      const outcomes = await Promise.all(
        ends.map(([by, whom]) =>
          outcomeOf(portal.as(by)(resignEmployee, { id: whom.employeeId, toId: staff.employeeId })),
        ),
      );
      expect([await adminsOf(company), outcomes.filter((outcome) => outcome === 'done').length]).toEqual([1, 1]);
    }
  });
});
