import { sql } from 'kysely';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { employeeRow } from '../../demo/factories/factories.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { countRows } from './count-rows.ts';
import type { Person, TestPortal } from './portal.ts';
import { newAddress } from './strangers.ts';
import { makeEmployee, makeExhibitor, type Employee, type Exhibitor } from './world.ts';

const { saveEmployee, employee } = contract.exhibitor;

let mobiles = 0;
const newMobile = (): string => `1370000${String((mobiles += 1)).padStart(4, '0')}`;
export type Form = InputOf<typeof saveEmployee>;
export const formOf = (given: Partial<Form> = {}): Form => ({
  name: { zh: '王芳', en: 'Wang Fang' },
  position: { zh: '销售经理', en: 'Sales manager' },
  email: newAddress(),
  areaCode: '86',
  mobile: newMobile(),
  ...given,
});

export type Company = { company: Exhibitor; admin: Employee; staff: Employee };
/** A company with its people, and what an administrator does with them. */
export function employeeActs(portal: TestPortal) {
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
    portal.ctx.db.selectFrom('employee').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const adminsOf = ({ id }: Exhibitor) =>
    countRows(portal, sql`employee where exhibitor_id = ${id} and admin and resigned_at is null`);
  /** How many employees this company's limit counts. */
  const fillUp = async (company: Exhibitor, upTo: number): Promise<void> => {
    const missing =
      upTo - (await countRows(portal, sql`employee where exhibitor_id = ${company.id} and resigned_at is null`));
    await insertRows(
      portal.ctx.db,
      'employee',
      Array.from({ length: missing }, () => employeeRow(company)),
    );
  };

  return { makeCompany, add, recordOf, editOf, edit, rowOf, adminsOf, fillUp };
}
