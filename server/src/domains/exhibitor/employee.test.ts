import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { drawnFileRow, employeeRow, orderRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { newAddress } from '../../../test/strangers.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { saveEmployee, employees, employee, resignEmployee, restoreEmployee, inviteEmployee, employeesToMeet } =
  contract.exhibitor;
const { waitingEmployees, answerEmployee } = contract.exhibitor;

const portal = testPortal({ DATABASE_POOL: '12' });
beforeEach(() => sql`delete from limit_counter`.execute(portal.scope.db));

let mobiles = 0;
const newMobile = (): string => `1370000${String((mobiles += 1)).padStart(4, '0')}`;
type Form = InputOf<typeof saveEmployee>;
const formOf = (given: Partial<Form> = {}): Form => ({
  name: { zh: '王芳', en: 'Wang Fang' },
  position: { zh: '销售经理', en: 'Sales manager' },
  email: newAddress(),
  areaCode: '86',
  mobile: newMobile(),
  ...given,
});

type Company = { company: Exhibitor; admin: Employee; staff: Employee };
async function makeCompany(): Promise<Company> {
  const company = await makeExhibitor(portal);
  return {
    company,
    admin: await makeEmployee(portal, company, { admin: true, name_zh: '赵总', name_en: 'Zhao' }),
    staff: await makeEmployee(portal, company, { name_zh: '钱员', name_en: 'Qian' }),
  };
}

const add = (person: Person, given: Partial<Form> = {}) => portal.as(person)(saveEmployee, formOf(given));
const recordOf = (person: Person, id: string) => portal.as(person)(employee, { id });
/** The form of somebody who is there already, as the page sends it back. */
async function editOf(person: Person, id: string, given: Partial<Form> = {}): Promise<Form> {
  const { name, position, email, areaCode, mobile, admin, language, version } = await recordOf(person, id);
  return { id, version, name, position, email, areaCode, mobile, admin, language, ...given };
}
const edit = async (person: Person, id: string, given: Partial<Form> = {}) =>
  portal.as(person)(saveEmployee, await editOf(person, id, given));
const rowOf = (id: string) =>
  portal.scope.db.selectFrom('employee').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const lettersTo = async (recipient: string) =>
  portal.scope.db.selectFrom('message').where('recipient', '=', recipient).selectAll().orderBy('created_at').execute();
const adminsOf = async ({ id }: Exhibitor): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from employee where exhibitor_id = ${id} and admin and resigned_at is null`.execute(
    portal.scope.db,
  );
  return rows[0]?.count ?? 0;
};
/** How many employees this company's limit counts. */
const fillUp = async (company: Exhibitor, upTo: number): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from employee where exhibitor_id = ${company.id} and resigned_at is null`.execute(
    portal.scope.db,
  );
  const missing = upTo - (rows[0]?.count ?? 0);
  await insertRows(
    portal.scope.db,
    'employee',
    Array.from({ length: missing }, () => employeeRow(company)),
  );
};

describe('exhibitor.saveEmployee adds a colleague', () => {
  test('who is invited, by a letter that says who opened which account at which fair, and how to come in', async () => {
    const { admin, company } = await makeCompany();
    const email = newAddress();
    const saved = await add(admin, { email, language: 'en', admin: true });
    expect(saved).toEqual({ id: saved.id, version: saved.version, invited: true });
    const record = await recordOf(admin, saved.id);
    expect(record).toMatchObject({
      name: { zh: '王芳', en: 'Wang Fang' },
      position: { zh: '销售经理', en: 'Sales manager' },
      email,
      areaCode: '86',
      admin: true,
      language: 'en',
      state: 'invited',
      self: false,
      mayInvite: true,
      may: { edit: true, resign: true, restore: false },
    });
    const [letter, ...more] = await lettersTo(email);
    expect(more).toEqual([]);
    expect([letter?.category, letter?.link]).toEqual([
      'invitation',
      `http://localhost:${portal.portal.services.config.PORT}/en/register/password/vis?type=actor#account=${encodeURIComponent(email)}`,
    ]);
    const words = [company.name_en, portal.scope.exhibition.shortName.en, email];
    expect(words.filter((word) => !`${letter?.subject} ${letter?.body}`.includes(String(word)))).toEqual([]);
    const { bind_code: code } = await rowOf(saved.id);
    expect(letter?.body).toContain(code);
  });

  test('whose letter has no link but ours, nothing that an administrator typed of people, and the way to have no more', async () => {
    const { admin, company } = await makeCompany();
    await sql`update exhibitor set name_zh = 'Gift http://evil.example/win' where id = ${company.id}`.execute(
      portal.scope.db,
    );
    const email = newAddress();
    await add(admin, { email, name: { zh: '中奖请联系', en: 'You have won' } });
    const [letter] = await lettersTo(email);
    const words = `${letter?.subject} ${letter?.body}`;
    expect(words).not.toMatch(/evil\.example|:\/\/evil|中奖|You have won/);
    expect(words).toContain('/unsubscribe?token=');
  });

  test('with e-mail in lower case and the mobile as the digits of E.164', async () => {
    const { admin } = await makeCompany();
    const { id } = await add(admin, { email: 'Mixed.Case@Fair.example', areaCode: '', mobile: '+86 137-1111-2222' });
    const { email, mobile } = await rowOf(id);
    expect({ email, mobile }).toEqual({ email: 'mixed.case@fair.example', mobile: '8613711112222' });
    expect(await recordOf(admin, id)).toMatchObject({ areaCode: '86', mobile: '13711112222' });
  });

  test('and says which field is missing or wrong', async () => {
    const { admin } = await makeCompany();
    const wrong = (given: Partial<Form>) => wrongFields(add(admin, given));
    expect(await wrong({ name: { zh: '', en: '' } })).toEqual({ name: '此项必填' });
    expect(await wrong({ position: { zh: '', en: '' } })).toEqual({ position: '此项必填' });
    expect(await wrong({ name: { zh: '王芳', en: '王芳' } })).toEqual({ 'name.en': '只能输入非中文字符' });
    expect(await wrong({ email: '' })).toEqual({ email: '此项必填' });
    expect(await wrong({ email: 'nobody' })).toEqual({ email: '邮箱格式错误' });
    expect(await wrong({ mobile: '' })).toEqual({ mobile: '此项必填' });
    expect(await wrong({ areaCode: '' })).toEqual({ areaCode: '手机区号不能为空' });
    expect(await wrong({ mobile: '12345678' })).toEqual({ mobile: '请输入正确的手机号' });
  });

  test('but nobody who is an employee of this fair, here or elsewhere, by e-mail or mobile, of the row or of the account', async () => {
    const [here, elsewhere] = [await makeCompany(), await makeCompany()];
    const theirs = await add(elsewhere.admin);
    const { email, mobile } = await recordOf(elsewhere.admin, theirs.id);
    const taken = async (given: Partial<Form>) => {
      const { body } = await portal.send(saveEmployee, formOf(given), here.admin);
      return [body.code, Object(body.data)['field']];
    };
    const exists = CODES.userExists.code;
    expect(await taken({ email: email.toUpperCase() })).toEqual([exists, 'email']);
    expect(await taken({ mobile })).toEqual([exists, 'mobile']);
    expect(await taken({ email: here.staff.email })).toEqual([exists, 'email']);
    // the row shows another address than the account is entered by
    await sql`update employee set email = ${newAddress()} where id = ${elsewhere.staff.employeeId}`.execute(
      portal.scope.db,
    );
    expect(await taken({ email: elsewhere.staff.email })).toEqual([exists, 'email']);
    expect(await lettersTo(elsewhere.staff.email)).toEqual([]);
  });

  test('whom the other fair has, or who has left, is free', async () => {
    const { admin, company, staff } = await makeCompany();
    const there = await makeExhibitor(portal, {}, portal.sugarScope);
    const elsewhere = await makeEmployee(portal, there, {}, portal.sugarScope);
    await portal.as(admin)(resignEmployee, { id: staff.employeeId, toId: admin.employeeId });
    const other = await makeEmployee(portal, company);
    await portal.as(admin)(resignEmployee, { id: other.employeeId, toId: admin.employeeId });
    expect(await outcomeOf(add(admin, { email: elsewhere.email }))).toBe('done');
    expect(await outcomeOf(add(admin, { email: other.email }))).toBe('done');
  });

  test('once, when two admins of two companies add the same person at once', async () => {
    const companies = await Promise.all([makeCompany(), makeCompany(), makeCompany()]);
    const email = newAddress();
    const outcomes = await Promise.all(companies.map(({ admin }) => outcomeOf(add(admin, { email }))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toEqual(['done']);
    expect(
      outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'userExists' && outcome !== 'conflict'),
    ).toEqual([]);
    const { rows } = await sql`select id from employee where email = ${email}`.execute(portal.scope.db);
    expect([rows.length, (await lettersTo(email)).length]).toEqual([1, 1]);
  });

  test(`up to ${LIMITS.employeesMax}, also when many are added at once; whoever asked by code does not count`, async () => {
    const { admin, company } = await makeCompany();
    await insertRows(portal.scope.db, 'employee', [
      employeeRow(company, { waiting_since: new Date().toISOString() }),
      employeeRow(company, { resigned_at: new Date().toISOString() }),
    ]);
    await fillUp(company, LIMITS.employeesMax - 3 + 1);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(add(admin))));
    expect(tally(outcomes)).toEqual({ done: 3, employeeLimit: 9 });
    const { counts, employeesMax } = await portal.as(admin)(employees, {});
    expect([counts.active + counts.invited, counts.waiting, counts.resigned, employeesMax]).toEqual([
      LIMITS.employeesMax,
      1,
      1,
      LIMITS.employeesMax,
    ]);
  });

  test('not by somebody without the flag, nor by whoever lost it', async () => {
    const { admin, staff, company } = await makeCompany();
    expect(await outcomeOf(add(staff))).toBe('notAllowed');
    const second = await makeEmployee(portal, company, { admin: true });
    await edit(admin, second.employeeId, { admin: false });
    expect(await outcomeOf(add(second))).toBe('notAllowed');
  });
});

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
    expect(await lettersTo(email)).toEqual([]);
  });

  test('never what an account is entered by: neither the colleague’s own nor the one that has the new address', async () => {
    const { admin, staff } = await makeCompany();
    const stranger = await makeVisitor(portal);
    await edit(admin, staff.employeeId, { email: stranger.email, mobile: '13722220001', areaCode: '86' });
    const accounts = await sql<{ email: string; mobile: string | null }>`
      select email, mobile from account where id in (${staff.accountId}, ${stranger.accountId}) order by id`.execute(
      portal.scope.db,
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
    expect([(await lettersTo(first)).length, (await lettersTo(second)).length]).toEqual([1, 1]);
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

  test('nobody of another company, nobody who waits, nobody who has left', async () => {
    const [own, foreign] = [await makeCompany(), await makeCompany()];
    const waiting = employeeRow(own.company, { waiting_since: new Date().toISOString() });
    await insertRows(portal.scope.db, 'employee', [waiting]);
    const attempt = (id: string) => outcomeOf(portal.as(own.admin)(saveEmployee, { ...formOf(), id }));
    expect(await attempt(foreign.staff.employeeId)).toBe('notFound');
    expect(await attempt('E000000000000000')).toBe('notFound');
    expect(await attempt(waiting.id)).toBe('editConflict');
    await portal.as(own.admin)(resignEmployee, { id: own.staff.employeeId, toId: own.admin.employeeId });
    expect(await attempt(own.staff.employeeId)).toBe('editConflict');
    const { name_zh: name } = await rowOf(foreign.staff.employeeId);
    expect(name).toBe('钱员');
  });

  test('gives the picture to the employee it shows; a picture of somebody else is none', async () => {
    const { admin, staff, company } = await makeCompany();
    const foreign = await makeEmployee(portal, await makeExhibitor(portal));
    const upload = async (ownerId: string, use = 'avatar'): Promise<string> => {
      const row = drawnFileRow(company.exhibition_id, ownerId, {}, { width: 400, height: 400 });
      await insertRows(portal.scope.db, 'file', [{ ...row, use }]);
      return row.id;
    };
    const own = await upload(admin.employeeId);
    await edit(admin, staff.employeeId, { avatar: own });
    const { rows } = await sql<{ owner_id: string }>`select owner_id from file where id = ${own}`.execute(
      portal.scope.db,
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

describe('exhibitor.resignEmployee', () => {
  const ofEmployee = async (table: 'contact' | 'intent_order', column: string, id: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(portal.scope.db);
    return rows[0]?.count ?? 0;
  };

  test('hands contacts and intent orders to the colleague, and leaves those of others', async () => {
    const { admin, staff, company } = await makeCompany();
    const product = await makeProduct(portal, company);
    const buyers = [await makeVisitor(portal), await makeVisitor(portal), await makeVisitor(portal)];
    for (const [at, buyer] of buyers.entries()) {
      const whose = at === 2 ? admin : staff;
      await putInPool(portal, company, buyer, { employee_id: whose.employeeId });
      await insertRows(portal.scope.db, 'intent_order', [
        orderRow(product, buyer.visitorId, {
          salesperson_id: whose.employeeId,
          state: at === 1 ? 'contacted' : 'notContacted',
        }),
      ]);
    }
    const colleague = await makeEmployee(portal, company);
    expect((await recordOf(admin, staff.employeeId)).holds).toEqual({ contacts: 2, orders: 2 });
    expect(await portal.as(admin)(resignEmployee, { id: staff.employeeId, toId: colleague.employeeId })).toEqual({
      contacts: 2,
      orders: 2,
    });
    const held = async ({ employeeId }: Employee) => [
      await ofEmployee('contact', 'employee_id', employeeId),
      await ofEmployee('intent_order', 'salesperson_id', employeeId),
    ];
    expect([await held(staff), await held(colleague), await held(admin)]).toEqual([
      [0, 0],
      [2, 2],
      [1, 1],
    ]);
    expect((await portal.as(colleague)(contract.order.receivedList, {})).total).toBe(2);
    const told = await portal.as(colleague)(contract.notice.types, {});
    await expect
      .poll(async () => (await portal.as(colleague)(contract.notice.list, {})).list.map(({ title }) => title.zh))
      .toEqual(['钱员 的客户和订单已交接给您']);
    expect(told.list.length).toBeGreaterThan(0);
  });

  test('ends the sessions at once, also for good: they do not come back with the employee (G11)', async () => {
    const { admin, staff, company } = await makeCompany();
    const asVisitor = await portal.portal.services.sessions.start(portal.scope, staff.accountId, 'VISITOR', false);
    await portal.as({ token: staff.token })(contract.account.info, {});
    await sql`insert into visitor (id, exhibition_id, account_id) values (${`V${staff.accountId}`}, ${company.exhibition_id}, ${staff.accountId})`.execute(
      portal.scope.db,
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
    const [letter] = await lettersTo(own.staff.email);
    expect(letter?.subject).toContain('已恢复');
    const token = await portal.portal.services.sessions.start(portal.scope, own.staff.accountId, 'ACTOR', false);
    expect((await portal.as({ token })(contract.account.info, {})).subjectId).toBe(own.staff.employeeId);
  });

  test('whose letter goes where the admin says, and does not tell what the account is entered by', async () => {
    const own = await makeCompany();
    const contact = newAddress();
    await edit(own.admin, own.staff.employeeId, { email: contact });
    await leave(own);
    await portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId });
    const [letter] = await lettersTo(contact);
    expect([letter?.link?.endsWith('/login/actor'), letter?.body.includes(own.staff.email)]).toEqual([true, false]);
  });

  test('not where the address or the account is somebody’s of this fair by now', async () => {
    const [own, elsewhere] = [await makeCompany(), await makeCompany()];
    await leave(own);
    const { id } = await add(elsewhere.admin, { email: own.staff.email });
    const back = () => outcomeOf(portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId }));
    expect(await back()).toBe('userExists');
    await sql`update employee set email = ${newAddress()}, account_id = ${own.staff.accountId}, joined_at = now() where id = ${id}`.execute(
      portal.scope.db,
    );
    expect(await back()).toBe('userExists');
  });

  const asks = async ({ staff }: Company, { company }: Company): Promise<string> => {
    const { accountId: account_id, email } = staff;
    const row = employeeRow(company, { account_id, email, waiting_since: new Date().toISOString() });
    await insertRows(portal.scope.db, 'employee', [row]);
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
    const token = await portal.portal.services.sessions.start(portal.scope, own.staff.accountId, 'ACTOR', false);
    expect((await portal.as({ token })(contract.account.info, {})).subjectId).toBe(own.staff.employeeId);
  });

  test('not whoever has asked another company meanwhile, nor where somebody else asks', async () => {
    const [own, elsewhere] = [await makeCompany(), await makeCompany()];
    const other = await makeVisitor(portal);
    const row = employeeRow(own.company, { account_id: other.accountId, waiting_since: new Date().toISOString() });
    await insertRows(portal.scope.db, 'employee', [row]);
    await leave(own);
    const asking = await asks(own, elsewhere);
    expect(await outcomeOf(portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId }))).toBe('userExists');
    expect([await askingIds(elsewhere), await askingIds(own)]).toEqual([[asking], [row.id]]);
    expect(await lettersTo(own.staff.email)).toEqual([]);
  });

  test('not beyond the limit', async () => {
    const own = await makeCompany();
    await leave(own);
    await fillUp(own.company, LIMITS.employeesMax);
    expect(await outcomeOf(portal.as(own.admin)(restoreEmployee, { id: own.staff.employeeId }))).toBe('employeeLimit');
  });

  test('nobody who is there, nobody foreign, nobody whose account is deleted', async () => {
    const [own, foreign] = [await makeCompany(), await makeCompany()];
    await leave(foreign);
    const erased = employeeRow(own.company, { name_zh: '', name_en: '', resigned_at: new Date().toISOString() });
    await insertRows(portal.scope.db, 'employee', [erased]);
    for (const id of [own.staff.employeeId, foreign.staff.employeeId, erased.id, 'E000000000000000'])
      expect(await outcomeOf(portal.as(own.admin)(restoreEmployee, { id }))).toBe('notFound');
    expect((await recordOf(own.admin, erased.id)).may.restore).toBe(false);
  });
});

describe('exhibitor.inviteEmployee', () => {
  test('sends the letter again with a new personal code, and only so often a day', async () => {
    const { admin } = await makeCompany();
    const email = newAddress();
    const { id } = await add(admin, { email });
    const { bind_code: before } = await rowOf(id);
    const again = () => outcomeOf(portal.as(admin)(inviteEmployee, { id }));
    expect([await again(), await again(), await again()]).toEqual(['done', 'done', 'employeeInvitationLimit']);
    expect((await lettersTo(email)).length).toBe(LIMITS.employeeInvitationsPerAddressDay);
    expect((await rowOf(id)).bind_code === before).toBe(false);
  });

  test('says to whoever has an account there to log in with it, and to others to set a password', async () => {
    const { admin } = await makeCompany();
    const known = await makeVisitor(portal);
    await add(admin, { email: known.email });
    const [letter] = await lettersTo(known.email);
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

  test('counts for the company, whichever addresses it writes to', async () => {
    const [own, other] = [await makeCompany(), await makeCompany()];
    for (let letter = 1; letter < LIMITS.employeeInvitationsPerExhibitorDay; letter += 1)
      await portal.portal.services.counters.count(`employee invitations of ${own.company.id}`, 24 * 60 * 60);
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
    await insertRows(portal.scope.db, 'employee', [waiting]);
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
  });

  test('one of another company is not found', async () => {
    const [own, foreign] = [await makeCompany(), await makeCompany()];
    expect(await outcomeOf(recordOf(own.admin, foreign.staff.employeeId))).toBe('notFound');
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
    await insertRows(portal.scope.db, 'employee', [row]);
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
    await insertRows(portal.scope.db, 'employee', [
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
    const there = await makeExhibitor(portal, {}, portal.sugarScope);
    const visitor = await makeVisitor(portal);
    for (const exhibitorId of [closed.id, there.id, 'X000000000000000'])
      expect(await outcomeOf(portal.as(visitor)(employeesToMeet, { exhibitorId }))).toBe('notFound');
    const sugarVisitor = { ...(await makeVisitor(portal, {}, portal.sugarScope)), host: SUGAR_HOST };
    expect(await portal.as(sugarVisitor)(employeesToMeet, { exhibitorId: there.id })).toEqual({ list: [] });
  });
});
