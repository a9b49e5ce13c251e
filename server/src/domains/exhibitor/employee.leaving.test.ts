import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { employeeRow, orderRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { countRows } from '../../../test/count-rows.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { employeeActs, type Company } from '../../../test/employees.ts';
import { newAddress } from '../../../test/strangers.ts';
import { giveLead, makeEmployee, makeProduct, makeVisitor, putInPool, type Employee } from '../../../test/world.ts';

const { resignEmployee, restoreEmployee, waitingEmployees } = contract.exhibitor;

const portal = testPortal({ DATABASE_POOL: '12' });
const { makeCompany, add, recordOf, edit, rowOf, fillUp } = employeeActs(portal);
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

describe('exhibitor.resignEmployee', () => {
  const ofEmployee = (table: 'contact' | 'lead', column: string, id: string) =>
    countRows(portal, sql`${sql.table(table)} where ${sql.ref(column)} = ${id}`);

  test('hands contacts and intent orders to the colleague, and leaves those of others', async () => {
    const { admin, staff, company } = await makeCompany();
    const product = await makeProduct(portal, company);
    const buyers = [await makeVisitor(portal), await makeVisitor(portal), await makeVisitor(portal)];
    for (const [at, buyer] of buyers.entries()) {
      const whose = at === 2 ? admin : staff;
      await putInPool(portal, company, buyer, { employee_id: whose.employeeId });
      const order = orderRow(product, buyer.visitorId);
      await insertRows(portal.ctx.db, 'intent_order', [order]);
      await giveLead(portal, order.id, {
        employee_id: whose.employeeId,
        ...(at === 1 && { state: 'contacted', answered_at: new Date() }),
      });
    }
    const colleague = await makeEmployee(portal, company);
    expect((await recordOf(admin, staff.employeeId)).holds).toEqual({ contacts: 2, orders: 2, chats: 0, meetings: 0 });
    expect(await portal.as(admin)(resignEmployee, { id: staff.employeeId, toId: colleague.employeeId })).toEqual({
      contacts: 2,
      orders: 2,
      chats: 0,
      meetings: 0,
    });
    const held = async ({ employeeId }: Employee) => [
      await ofEmployee('contact', 'employee_id', employeeId),
      await ofEmployee('lead', 'employee_id', employeeId),
    ];
    expect([await held(staff), await held(colleague), await held(admin)]).toEqual([
      [0, 0],
      [2, 2],
      [1, 1],
    ]);
    expect((await portal.as(colleague)(contract.lead.list, { kind: 'order' })).total).toBe(2);
    const told = await portal.as(colleague)(contract.notice.types, {});
    await expect
      .poll(async () => (await portal.as(colleague)(contract.notice.list, {})).list.map(({ title }) => title.zh))
      .toEqual(['钱员 的客户、订单、会话和对接会已交接给您']);
    expect(told.list.length).toBeGreaterThan(0);
  });

  test('ends the sessions at once, also for good: they do not come back with the employee (G11)', async () => {
    const { admin, staff, company } = await makeCompany();
    const asVisitor = await portal.portal.services.sessions.start(portal.ctx, staff.accountId, 'VISITOR', false);
    await portal.as({ token: staff.token })(contract.account.info, {});
    await sql`insert into visitor (id, exhibition_id, account_id) values (${`V${staff.accountId}`}, ${company.exhibition_id}, ${staff.accountId})`.execute(
      portal.ctx.db,
    );
    await portal.as(admin)(resignEmployee, { id: staff.employeeId, toId: admin.employeeId });
    const ask = (token: string | null) => outcomeOf(portal.as({ token })(contract.account.info, {}));
    expect([await ask(staff.token), await ask(asVisitor)]).toEqual(['sessionExpired', 'done']);
    await portal.as(admin)(restoreEmployee, { id: staff.employeeId });
    expect(await ask(staff.token)).toBe('sessionExpired');
  });

  test('keeps the row, says when and to whom, and takes the admin flag', async () => {
    const { admin, staff } = await makeCompany();
    await edit(admin, staff.employeeId, { admin: true });
    await portal.as(admin)(resignEmployee, { id: staff.employeeId, toId: admin.employeeId });
    expect(await recordOf(admin, staff.employeeId)).toMatchObject({
      name: { zh: '钱员', en: 'Qian' },
      state: 'resigned',
      admin: false,
      handedTo: { zh: '赵总', en: 'Zhao' },
      may: { edit: false, resign: false, restore: true },
    });
  });

  test('withdraws an invitation: address and personal code open nothing any more', async () => {
    const { admin } = await makeCompany();
    const visitor = await makeVisitor(portal);
    const { id } = await add(admin, { email: visitor.email });
    const { bind_code: code } = await rowOf(id);
    await portal.as(admin)(resignEmployee, { id, toId: admin.employeeId });
    const bind = portal.as(visitor)(contract.account.bindExhibitor, { exhibitorCode: code ?? '' });
    expect(await outcomeOf(bind)).toBe('exhibitorCodeWrong');
    const enter = portal.as(visitor)(contract.account.switchIdentity, { subjectType: 'ACTOR' });
    expect(await outcomeOf(enter)).toBe('employeeUnbound');
  });

  test('refuses oneself, a colleague who is none, and foreign ids like missing ones', async () => {
    const [own, foreign] = [await makeCompany(), await makeCompany()];
    const { id: invited } = await add(own.admin);
    const end = (id: string, toId: string) => outcomeOf(portal.as(own.admin)(resignEmployee, { id, toId }));
    const { employeeId: admin } = own.admin;
    const { employeeId: staff } = own.staff;
    const missing = 'E000000000000000';
    expect(await end(admin, staff)).toBe('ownResignation');
    for (const [id, toId] of [
      [missing, admin],
      [foreign.staff.employeeId, admin],
      [staff, missing],
      [staff, foreign.staff.employeeId],
      [staff, staff],
      [staff, invited],
    ] as const)
      expect([id, toId, await end(id, toId)]).toEqual([id, toId, 'notFound']);
    expect([(await rowOf(staff)).resigned_at, (await rowOf(foreign.staff.employeeId)).resigned_at]).toEqual([
      null,
      null,
    ]);
    expect(await end(staff, admin)).toBe('done');
    expect(await end(staff, admin)).toBe('notFound');
  });
});

describe('exhibitor.restoreEmployee', () => {
  const leave = ({ admin, staff }: Company) =>
    portal.as(admin)(resignEmployee, { id: staff.employeeId, toId: admin.employeeId });

  test('brings somebody back as staff, who is told and can log in again', async () => {
    const own = await makeCompany();
    await leave(own);
    await portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId });
    expect(await recordOf(own.admin, own.staff.employeeId)).toMatchObject({
      state: 'active',
      admin: false,
      handedTo: null,
    });
    const [letter] = await messagesTo(portal, own.staff.email);
    expect(letter?.subject).toContain('已恢复');
    const token = await portal.portal.services.sessions.start(portal.ctx, own.staff.accountId, 'ACTOR', false);
    expect((await portal.as({ token })(contract.account.info, {})).subjectId).toBe(own.staff.employeeId);
  });

  test('whose letter goes where the admin says, and does not tell what the account is entered by', async () => {
    const own = await makeCompany();
    const contact = newAddress();
    await edit(own.admin, own.staff.employeeId, { email: contact });
    await leave(own);
    await portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId });
    const [letter] = await messagesTo(portal, contact);
    expect([letter?.link?.endsWith('/login/actor'), letter?.body.includes(own.staff.email)]).toEqual([true, false]);
  });

  test('not where the address or the account is somebody’s of this fair by now', async () => {
    const [own, elsewhere] = [await makeCompany(), await makeCompany()];
    await leave(own);
    const { id } = await add(elsewhere.admin, { email: own.staff.email });
    const back = () => outcomeOf(portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId }));
    expect(await back()).toBe('userExists');
    await sql`update employee set email = ${newAddress()}, account_id = ${own.staff.accountId}, joined_at = now() where id = ${id}`.execute(
      portal.ctx.db,
    );
    expect(await back()).toBe('userExists');
  });

  const asks = async ({ staff }: Company, { company }: Company): Promise<string> => {
    const { accountId: account_id, email } = staff;
    const row = employeeRow(company, { account_id, email, waiting_since: new Date().toISOString() });
    await insertRows(portal.ctx.db, 'employee', [row]);
    return row.id;
  };
  const askingIds = async ({ admin }: Company): Promise<string[]> =>
    (await portal.as(admin)(waitingEmployees, {})).list.map(({ id }) => id);

  test('whoever has asked to come back meanwhile, which is answered by it', async () => {
    const own = await makeCompany();
    await leave(own);
    const asking = await asks(own, own);
    expect(await askingIds(own)).toEqual([asking]);
    expect(await outcomeOf(portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId }))).toBe('done');
    expect(await askingIds(own)).toEqual([]);
    const token = await portal.portal.services.sessions.start(portal.ctx, own.staff.accountId, 'ACTOR', false);
    expect((await portal.as({ token })(contract.account.info, {})).subjectId).toBe(own.staff.employeeId);
  });

  test('not whoever has asked another company meanwhile, nor where somebody else asks', async () => {
    const [own, elsewhere] = [await makeCompany(), await makeCompany()];
    const other = await makeVisitor(portal);
    const row = employeeRow(own.company, { account_id: other.accountId, waiting_since: new Date().toISOString() });
    await insertRows(portal.ctx.db, 'employee', [row]);
    await leave(own);
    const asking = await asks(own, elsewhere);
    expect(await outcomeOf(portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId }))).toBe('userExists');
    expect([await askingIds(elsewhere), await askingIds(own)]).toEqual([[asking], [row.id]]);
    expect(await messagesTo(portal, own.staff.email)).toEqual([]);
  });

  test('not beyond the limit', async () => {
    const own = await makeCompany();
    await leave(own);
    await fillUp(own.company, LIMITS.employeesMax);
    expect(await outcomeOf(portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId }))).toBe('employeeLimit');
  });

  test('nobody who is there, nobody whose account is deleted', async () => {
    const own = await makeCompany();
    const erased = employeeRow(own.company, { name_zh: '', name_en: '', resigned_at: new Date().toISOString() });
    await insertRows(portal.ctx.db, 'employee', [erased]);
    for (const id of [own.staff.employeeId, erased.id])
      expect(await outcomeOf(portal.as(own.admin)(restoreEmployee, { id }))).toBe('notFound');
    expect((await recordOf(own.admin, erased.id)).may.restore).toBe(false);
  });
});
