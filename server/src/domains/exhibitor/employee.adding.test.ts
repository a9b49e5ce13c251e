import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { employeeRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { formOf, employeeActs, type Form } from '../../../test/employees.ts';
import { newAddress } from '../../../test/strangers.ts';
import { makeEmployee, makeExhibitor } from '../../../test/world.ts';

const { saveEmployee, employees, resignEmployee } = contract.exhibitor;

const portal = testPortal({ DATABASE_POOL: '12' });
const { makeCompany, add, recordOf, rowOf, fillUp } = employeeActs(portal);
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

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
    const [letter, ...more] = await messagesTo(portal, email);
    expect(more).toEqual([]);
    expect([letter?.category, letter?.link]).toEqual([
      'invitation',
      `http://localhost:${portal.portal.services.config.PORT}/en/register/password/vis?type=actor#account=${encodeURIComponent(email)}`,
    ]);
    const words = [company.name_en, portal.ctx.exhibition.shortName.en, email];
    expect(words.filter((word) => !`${letter?.subject} ${letter?.body}`.includes(String(word)))).toEqual([]);
    const { bind_code: code } = await rowOf(saved.id);
    expect(letter?.body).toContain(code);
  });

  test('whose letter has no link but ours, nothing that an administrator typed of people, and the way to have no more', async () => {
    const { admin, company } = await makeCompany();
    await sql`update exhibitor set name_zh = 'Gift http://evil.example/win' where id = ${company.id}`.execute(
      portal.ctx.db,
    );
    const email = newAddress();
    await add(admin, { email, name: { zh: '中奖请联系', en: 'You have won' } });
    const [letter] = await messagesTo(portal, email);
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
      portal.ctx.db,
    );
    expect(await taken({ email: elsewhere.staff.email })).toEqual([exists, 'email']);
    expect(await messagesTo(portal, elsewhere.staff.email)).toEqual([]);
  });

  test('whom the other fair has, or who has left, is free', async () => {
    const { admin, company, staff } = await makeCompany();
    const there = await makeExhibitor(portal, {}, portal.sugarCtx);
    const elsewhere = await makeEmployee(portal, there, {}, portal.sugarCtx);
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
    const { rows } = await sql`select id from employee where email = ${email}`.execute(portal.ctx.db);
    expect([rows.length, (await messagesTo(portal, email)).length]).toEqual([1, 1]);
  });

  test(`up to ${LIMITS.employeesMax}, also when many are added at once; whoever asked by code does not count`, async () => {
    const { admin, company } = await makeCompany();
    await insertRows(portal.ctx.db, 'employee', [
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
});
