import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { employeeRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { employeeActs } from '../../../test/employees.ts';
import { newAddress } from '../../../test/strangers.ts';
import { makeEmployee, makeExhibitor, makeVisitor, type Exhibitor } from '../../../test/world.ts';

const { employees, resignEmployee, inviteEmployee, employeesToMeet, waitingEmployees, answerEmployee } =
  contract.exhibitor;

const portal = testPortal({ DATABASE_POOL: '12' });
const { makeCompany, add, recordOf, edit, rowOf, fillUp } = employeeActs(portal);
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

describe('exhibitor.inviteEmployee', () => {
  test('sends the letter again with a new personal code, and only so often a day', async () => {
    const { admin } = await makeCompany();
    const email = newAddress();
    const { id } = await add(admin, { email });
    const { bind_code: before } = await rowOf(id);
    const again = () => outcomeOf(portal.as(admin)(inviteEmployee, { id }));
    expect([await again(), await again(), await again()]).toEqual(['done', 'done', 'employeeInvitationLimit']);
    expect((await messagesTo(portal, email)).length).toBe(LIMITS.employeeInvitationsPerAddressDay);
    expect((await rowOf(id)).bind_code === before).toBe(false);
  });

  test('says to whoever has an account there to log in with it, and to others to set a password', async () => {
    const { admin } = await makeCompany();
    const known = await makeVisitor(portal);
    await add(admin, { email: known.email });
    const [letter] = await messagesTo(portal, known.email);
    expect([letter?.link?.endsWith('/login/actor'), letter?.body.includes('请用现有密码')]).toEqual([true, true]);
  });

  test('counts for the address, whichever company writes and whatever was undone in between', async () => {
    const email = newAddress();
    const outcomes: (string | null)[] = [];
    for (let time = 0; time <= LIMITS.employeeInvitationsPerAddressDay; time += 1) {
      const { admin } = await makeCompany();
      const added = add(admin, { email });
      outcomes.push(await outcomeOf(added));
      if (outcomes.at(-1) === 'done')
        await portal.as(admin)(resignEmployee, { id: (await added).id, toId: admin.employeeId });
    }
    expect(outcomes).toEqual(['done', 'done', 'done', 'employeeInvitationLimit']);
  });

  test('counts for the mailbox, whichever of its plus addresses it goes to (G19)', async () => {
    const [name = '', host = ''] = newAddress().split('@');
    const outcomes: (string | null)[] = [];
    for (let time = 0; time <= LIMITS.employeeInvitationsPerAddressDay; time += 1) {
      const { admin } = await makeCompany();
      outcomes.push(await outcomeOf(add(admin, { email: `${name}+${time}@${host}` })));
    }
    expect(outcomes).toEqual(['done', 'done', 'done', 'employeeInvitationLimit']);
  });

  test('counts for the company, whichever addresses it writes to', async () => {
    const [own, other] = [await makeCompany(), await makeCompany()];
    for (let letter = 1; letter < LIMITS.employeeInvitationsPerExhibitorDay; letter += 1)
      await portal.portal.services.counters.increment(`employee invitations of ${own.company.id}`, 24 * 60 * 60);
    const outcomes = [];
    for (const admin of [own.admin, own.admin, other.admin]) outcomes.push(await outcomeOf(add(admin)));
    expect(outcomes).toEqual(['done', 'employeeInvitationLimit', 'done']);
  });

  test('not to somebody who has come, nor of another company', async () => {
    const [own, foreign] = [await makeCompany(), await makeCompany()];
    const { id } = await add(foreign.admin);
    for (const one of [own.staff.employeeId, id])
      expect(await outcomeOf(portal.as(own.admin)(inviteEmployee, { id: one }))).toBe('notFound');
  });
});

describe('exhibitor.employees', () => {
  test('lists the own company only, by state and words, with the number in each state', async () => {
    const { admin, staff, company } = await makeCompany();
    const foreign = await makeCompany();
    await add(foreign.admin, { name: { zh: '外人', en: 'Foreign' } });
    const { id: invited } = await add(admin, { name: { zh: '吴晓琳', en: 'Wu Xiaolin' }, mobile: '13733334444' });
    const gone = await makeEmployee(portal, company, { name_zh: '离者' });
    await portal.as(admin)(resignEmployee, { id: gone.employeeId, toId: admin.employeeId });
    const waiting = employeeRow(company, { name_zh: '候者', waiting_since: new Date().toISOString() });
    await insertRows(portal.ctx.db, 'employee', [waiting]);
    const ask = async (given: InputOf<typeof employees>) =>
      (await portal.as(admin)(employees, given)).list.map(({ id }) => id);
    const { counts, total } = await portal.as(admin)(employees, {});
    expect([counts, total]).toEqual([{ active: 2, invited: 1, waiting: 1, resigned: 1 }, 4]);
    expect(await ask({})).toEqual([waiting.id, admin.employeeId, invited, staff.employeeId]);
    expect(await ask({ state: 'active' })).toEqual([admin.employeeId, staff.employeeId]);
    expect(await ask({ state: 'invited' })).toEqual([invited]);
    expect(await ask({ state: 'waiting' })).toEqual([waiting.id]);
    expect(await ask({ state: 'resigned' })).toEqual([gone.employeeId]);
    expect(await ask({ keyword: 'xiaolin' })).toEqual([invited]);
    expect(await ask({ keyword: '137 3333' })).toEqual([invited]);
    expect(await ask({ keyword: '%' })).toEqual([]);
    expect(await ask({ keyword: 'Foreign' })).toEqual([]);
    expect(await ask({ pageNum: 2, pageSize: 3 })).toEqual([staff.employeeId]);
    const found = await portal.as(admin)(employees, { keyword: 'xiaolin' });
    expect([found.counts, found.used]).toEqual([{ active: 0, invited: 1, waiting: 0, resigned: 0 }, 3]);
  });

  test('goes by name or by the time of the state, either way', async () => {
    const { admin, company } = await makeCompany();
    const [b, a] = [
      await makeEmployee(portal, company, { name_zh: 'b' }),
      await makeEmployee(portal, company, { name_zh: 'A' }),
    ];
    const ask = async (given: InputOf<typeof employees>) =>
      (await portal.as(admin)(employees, given)).list
        .map(({ id }) => id)
        .filter((id) => id === a.employeeId || id === b.employeeId);
    expect(await ask({ sort: 'name', descending: false })).toEqual([a.employeeId, b.employeeId]);
    expect(await ask({ sort: 'name' })).toEqual([b.employeeId, a.employeeId]);
    await sql`update employee set joined_at = now() - interval '3 days' where id = ${a.employeeId}`.execute(
      portal.ctx.db,
    );
    expect(await ask({ sort: 'since', descending: false })).toEqual([a.employeeId, b.employeeId]);
    expect(await ask({ sort: 'since' })).toEqual([b.employeeId, a.employeeId]);
  });
});

describe('exhibitor.answerEmployee', () => {
  const ask = async (company: Exhibitor, given: Parameters<typeof employeeRow>[1] = {}) => {
    const { accountId, email } = await makeVisitor(portal);
    const row = employeeRow(company, {
      account_id: accountId,
      email,
      waiting_since: new Date().toISOString(),
      ...given,
    });
    await insertRows(portal.ctx.db, 'employee', [row]);
    return row.id;
  };

  test('agrees within the limit and to nobody who is an employee elsewhere', async () => {
    const [own, elsewhere] = [await makeCompany(), await makeCompany()];
    const asking = await ask(own.company);
    const { email } = await rowOf(asking);
    await add(elsewhere.admin, { email });
    const answer = (id: string, agree = true) => outcomeOf(portal.as(own.admin)(answerEmployee, { id, agree }));
    expect(await answer(asking)).toBe('userExists');
    expect(await answer(asking, false)).toBe('done');
    const next = await ask(own.company);
    await fillUp(own.company, LIMITS.employeesMax + 1);
    expect(await answer(next)).toBe('employeeLimit');
    expect((await portal.as(own.admin)(waitingEmployees, {})).list.map(({ id }) => id)).toEqual([next]);
  });

  test('once, when two admins agree at once; the colleague is active then', async () => {
    const { admin, company } = await makeCompany();
    const second = await makeEmployee(portal, company, { admin: true });
    const id = await ask(company);
    const outcomes = await Promise.all(
      [admin, second].map((by) => outcomeOf(portal.as(by)(answerEmployee, { id, agree: true }))),
    );
    expect(tally(outcomes)).toEqual({ done: 1, notFound: 1 });
    expect((await recordOf(admin, id)).state).toBe('active');
  });
});

describe('exhibitor.employeesToMeet', () => {
  test('tells a visitor name, position and picture of those who have come, and nothing to reach them by', async () => {
    const { admin, staff, company } = await makeCompany();
    await add(admin, { name: { zh: '未到', en: 'Not yet' } });
    const gone = await makeEmployee(portal, company);
    await portal.as(admin)(resignEmployee, { id: gone.employeeId, toId: admin.employeeId });
    await insertRows(portal.ctx.db, 'employee', [
      employeeRow(company, { waiting_since: new Date().toISOString(), email: 'cnr.waiting@fair.example' }),
    ]);
    await edit(admin, staff.employeeId, { mobile: '13755556666', areaCode: '86' });
    const visitor = await makeVisitor(portal, { complete_exhibition_registration: false });
    const answer = await portal.send(employeesToMeet, { exhibitorId: company.id }, visitor);
    const position = { zh: '销售经理', en: 'Sales manager' };
    expect(answer.body.data).toEqual({
      list: [
        { id: admin.employeeId, name: { zh: '赵总', en: 'Zhao' }, position, avatar: '' },
        { id: staff.employeeId, name: { zh: '钱员', en: 'Qian' }, position, avatar: '' },
      ],
    });
    expect([staff.email, '13755556666', 'cnr.waiting'].filter((secret) => answer.text.includes(secret))).toEqual([]);
  });

  test('not of a company that is closed, of the other fair, or missing', async () => {
    const closed = await makeExhibitor(portal, { open: false });
    await makeEmployee(portal, closed);
    const there = await makeExhibitor(portal, {}, portal.sugarCtx);
    const visitor = await makeVisitor(portal);
    for (const exhibitorId of [closed.id, there.id, 'X000000000000000'])
      expect(await outcomeOf(portal.as(visitor)(employeesToMeet, { exhibitorId }))).toBe('notFound');
    const sugarVisitor = { ...(await makeVisitor(portal, {}, portal.sugarCtx)), host: SUGAR_HOST };
    expect(await portal.as(sugarVisitor)(employeesToMeet, { exhibitorId: there.id })).toEqual({ list: [] });
  });
});
