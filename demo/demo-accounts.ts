import type { Insertable } from 'kysely';
import { hashPassword } from '../server/src/domains/account/account.passwords.ts';
import { newId } from '../server/src/core/id.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import type { CompanyRows } from './demo-company.ts';
import { accountRow } from './factories/factories.ts';

/** Log-ins of the demo, the same in both fairs. They exist only where the demo fairs were loaded. */
export const DEMO_PASSWORD = 'Zhanqiao26';
export const DEMO_ACCOUNTS = {
  visitor: 'buyer@fair.example',
  newcomer: 'newcomer@fair.example',
  exhibitorAdmin: 'exhibitor@fair.example',
  exhibitorStaff: 'sales@fair.example',
  /** Has no password yet: the first log-in goes by 'forgot password' (specification, section 4). */
  exhibitorNew: 'firstlogin@fair.example',
  /** The company has only just joined: there is nothing at its booth. */
  exhibitorEmpty: 'newbooth@fair.example',
  organizer: 'organizer@fair.example',
  reviewer: 'reviewer@fair.example',
  editor: 'editor@fair.example',
  support: 'support@fair.example',
} as const;

/** The buyer's, to try the log-in by mobile with: E.164 digits. */
export const DEMO_MOBILE = '8613800138001';

export type Accounts = Record<keyof typeof DEMO_ACCOUNTS, string>;

/** Accounts are global: made once, used in every fair. */
export async function loadDemoAccounts(db: Db): Promise<Accounts> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const rows = Object.entries(DEMO_ACCOUNTS).map(([name, email]) => ({
    name,
    row: accountRow({
      email,
      demo: true,
      mobile: email === DEMO_ACCOUNTS.visitor ? DEMO_MOBILE : null,
      password_hash: email === DEMO_ACCOUNTS.exhibitorNew ? null : password_hash,
    }),
  }));
  await insertRows(
    db,
    'account',
    rows.map(({ row }) => row),
  );
  const idOf = (name: keyof typeof DEMO_ACCOUNTS): string => rows.find((entry) => entry.name === name)?.row.id ?? '';
  return {
    visitor: idOf('visitor'),
    newcomer: idOf('newcomer'),
    exhibitorAdmin: idOf('exhibitorAdmin'),
    exhibitorStaff: idOf('exhibitorStaff'),
    exhibitorNew: idOf('exhibitorNew'),
    exhibitorEmpty: idOf('exhibitorEmpty'),
    organizer: idOf('organizer'),
    reviewer: idOf('reviewer'),
    editor: idOf('editor'),
    support: idOf('support'),
  };
}

/** The first company is the demo exhibitor's: its admin and two salespeople get the demo accounts; a colleague is invited, one has left. */
export function giveDemoAccounts(company: CompanyRows, accounts: Accounts): void {
  const [admin, ...others] = company.employees;
  if (admin === undefined) return;
  const joined_at = new Date().toISOString();
  Object.assign(admin, {
    account_id: accounts.exhibitorAdmin,
    email: DEMO_ACCOUNTS.exhibitorAdmin,
    mobile: '8613900000101',
    language: 'zh',
    joined_at,
  });
  const staff = {
    account_id: accounts.exhibitorStaff,
    email: DEMO_ACCOUNTS.exhibitorStaff,
    mobile: '8613900000102',
    language: 'zh',
    joined_at,
  };
  const [first] = others;
  if (first === undefined)
    company.employees.push({ ...admin, ...staff, id: newId(), name_zh: '陈晓', name_en: 'Chen Xiao', admin: false });
  else Object.assign(first, staff);
  company.employees.push({
    ...admin,
    id: newId(),
    account_id: accounts.exhibitorNew,
    email: DEMO_ACCOUNTS.exhibitorNew,
    mobile: '8613900000103',
    joined_at: null,
    name_zh: '周宁',
    name_en: 'Zhou Ning',
    position_zh: '销售经理',
    position_en: 'Sales manager',
    admin: false,
  });
  const elsewhere = { ...admin, account_id: null, admin: false, mobile: '', joined_at: null };
  const marketing = { position_zh: '市场专员', position_en: 'Marketing specialist' };
  const wu = { name_zh: '吴晓琳', name_en: 'Wu Xiaolin', email: 'wu.xiaolin@fair.example' };
  const sun = { name_zh: '孙丽', name_en: 'Sun Li', email: 'sun.li@fair.example' };
  company.employees.push(
    { ...elsewhere, ...wu, ...marketing, id: newId(), invited_at: joined_at },
    { ...elsewhere, ...sun, ...marketing, id: newId(), resigned_at: joined_at, joined_at, handed_to: admin.id },
  );
}

/** One of each role, so that the console can be tried as each of them sees it. */
export function staffRows(exhibition_id: string, accounts: Accounts): Insertable<Tables['organizer_staff']>[] {
  const staff = [
    ['owner', accounts.organizer, '周岚'],
    ['reviewer', accounts.reviewer, '陆川'],
    ['editor', accounts.editor, '何静'],
    ['support', accounts.support, '沈一鸣'],
  ] as const;
  return staff.map(([role, account_id, name]) => ({ id: newId(), exhibition_id, account_id, role, name }));
}
