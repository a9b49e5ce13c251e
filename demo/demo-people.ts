import type { Insertable } from 'kysely';
import { NOTICE_KINDS, type NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import { hashPassword } from '../server/src/domains/account/account.passwords.ts';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import { newId } from '../server/src/ground/id.ts';
import type { CompanyRows } from './demo-company.ts';
import type { DemoFair, Random } from './data/shapes.ts';
import { buyerCompany, buyerCountry, department, jobTitle, person } from './data/people.ts';
import { random as randomOf } from './data/random.ts';
import { answerRows, demoAnswers } from './demo-answers.ts';
import { loadInterests } from './demo-interests.ts';
import { loadPosts } from './demo-posts.ts';
import { asRegistered, isApproved, reviewRows, withReviews } from './demo-review.ts';
import { footprintRows } from './demo-footprints.ts';
import { accountRow, contactRow, orderRow, visitorRow } from './factories/factories.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;

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

/** Accounts are global: made once, used in every fair. */
export async function loadDemoAccounts(db: Db): Promise<Record<keyof typeof DEMO_ACCOUNTS, string>> {
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

/** What the demo buyer, a head of purchasing, answers to the questionnaire whatever the dice say. */
const BUYER = {
  businessType: ['importer'],
  function: ['purchasing'],
  purchasingRole: ['decide'],
  contact: ['matched'],
};

type Accounts = Record<keyof typeof DEMO_ACCOUNTS, string>;
export type PeoplePlan = { fair: DemoFair; exhibitionId: string; random: Random; visitors: number; orders: number };

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

function visitorOf(plan: PeoplePlan, accountId: string, index: number) {
  const { random, fair, exhibitionId } = plan;
  const country = buyerCountry(random);
  const lang = country === 'CN' ? 'zh' : 'en';
  return visitorRow(exhibitionId, accountId, {
    name: person(random, country)[lang],
    company: buyerCompany(random, fair.definition.code, country)[lang],
    position: jobTitle(random)[lang],
    department: department(random)[lang],
    title: '',
    country,
    province: '',
    city: '',
    mobile_area_code: '1',
    mobile: `${areaOf(plan)}55501${String(index % 100).padStart(2, '0')}`,
    language: lang,
  });
}

/** North American numbers that are kept free for fiction: 555-0100 to 555-0199. The first hundred buyers of a fair have one. */
const areaOf = ({ fair }: PeoplePlan): string => (fair.definition.code === 'agro' ? '212' : '213');
function demoMobile(plan: PeoplePlan, index: number): string | null {
  return index < 100 ? `1${areaOf(plan)}55501${String(index).padStart(2, '0')}` : null;
}

/** Visitors, the pools some of them are in, favourites and orders. */
export async function loadPeople(
  db: Db,
  plan: PeoplePlan,
  accounts: Accounts,
  companies: readonly CompanyRows[],
): Promise<void> {
  const { random, exhibitionId } = plan;
  const others = Array.from({ length: plan.visitors - 2 }, (_, index) =>
    accountRow({
      demo: true,
      email: `buyer${index + 1}@${plan.fair.definition.code}-trade.example`,
      mobile: demoMobile(plan, index),
    }),
  );
  await insertRows(db, 'account', others);
  const buyer = visitorRow(exhibitionId, accounts.visitor, {
    name: '王敏',
    company: '禾田国际农资有限公司',
    position: '采购总监',
  });
  const newcomer = visitorRow(exhibitionId, accounts.newcomer, {
    complete_exhibition_registration: false,
    name: '',
    company: '',
    position: '',
    department: '',
    mobile: '',
    mobile_area_code: '',
    country: '',
  });
  const trade = others.map((account, index) => visitorOf(plan, account.id, index));
  const visitors = [
    asRegistered(buyer),
    asRegistered(newcomer),
    ...withReviews(trade, plan.fair.definition.code, accounts.organizer),
  ];
  await insertRows(db, 'visitor', visitors);
  await insertRows(db, 'organizer_staff', staffRows(exhibitionId, accounts));
  await insertRows(db, 'visitor_review', reviewRows(visitors, accounts.organizer));

  const approved = visitors.filter(isApproved);
  const registered = visitors.filter((visitor) => visitor.complete_exhibition_registration);
  const { questionnaire, code } = plan.fair.definition;
  const answering = randomOf(`answers at ${code}`);
  await insertRows(
    db,
    'answer',
    registered.flatMap(({ id }) =>
      answerRows(exhibitionId, id, demoAnswers(questionnaire, answering, id === buyer.id ? BUYER : {})),
    ),
  );
  await insertRows(db, 'contact', poolRows(companies, buyer.id, approved, random));
  const open = companies.slice(0, 60).flatMap((company) => company.products.filter((product) => product.scope === 0));
  await insertRows(db, 'intent_order', orderRows(companies, open, approved, plan));
  await insertRows(
    db,
    'notice',
    noticeRows(
      plan,
      buyer.id,
      (companies[0]?.employees ?? []).filter((one) => one.resigned_at === null),
    ),
  );
  const favourites = favouriteRows(exhibitionId, open, approved, random);
  await insertRows(db, 'favourite', favourites);
  await loadInterests(db, exhibitionId, {
    open,
    visitors: approved.filter(({ id }) => id !== buyer.id),
    favourites,
    random: randomOf(`interests at ${code}`),
  });
  await insertRows(
    db,
    'footprint',
    footprintRows({ exhibitionId, random: randomOf(`footprints at ${code}`), buyer, visitors: approved, companies }),
  );
  await loadPosts(db, {
    fair: code === 'sugar' ? 'sugar' : 'agro',
    exhibitionId,
    random: randomOf(`posts at ${code}`),
    buyer,
    visitors: approved,
    companies,
  });
}

/** One of each role, so that the console can be tried as each of them sees it. */
function staffRows(exhibition_id: string, accounts: Accounts): Row<'organizer_staff'>[] {
  const staff = [
    ['owner', accounts.organizer, '周岚'],
    ['reviewer', accounts.reviewer, '陆川'],
    ['editor', accounts.editor, '何静'],
    ['support', accounts.support, '沈一鸣'],
  ] as const;
  return staff.map(([role, account_id, name]) => ({ id: newId(), exhibition_id, account_id, role, name }));
}

function poolRows(
  companies: readonly CompanyRows[],
  buyerId: string,
  visitors: readonly { id: string }[],
  random: Random,
): Row<'contact'>[] {
  const rows = new Map<string, Row<'contact'>>();
  for (const { exhibitor } of companies.filter(({ products }) => products.length === 0))
    rows.set(exhibitor.id, contactRow(exhibitor, buyerId));
  const established = companies.filter(({ products }) => products.length > 0);
  established.slice(0, 40).forEach(({ exhibitor }, index) => {
    const members = [...(index < 3 ? [buyerId] : []), ...Array.from({ length: 6 }, () => random.pick(visitors).id)];
    for (const visitorId of members)
      rows.set(
        `${exhibitor.id} ${visitorId}`,
        contactRow(exhibitor, visitorId, { source: random.pick(['CARD', 'INVITE', 'INVITE_CODE'] as const) }),
      );
  });
  return [...rows.values()];
}

const REMARKS = [
  '请报 FOB 价格。',
  '需要 COA 和 SDS。',
  'Please quote CIF Santos.',
  '',
  'Need registration support in our country.',
  '能否提供样品？',
];
const HOUR = 3_600_000;

function orderRows(
  companies: readonly CompanyRows[],
  open: CompanyRows['products'],
  visitors: readonly { id: string }[],
  plan: PeoplePlan,
): Row<'intent_order'>[] {
  const { random } = plan;
  const [first] = companies;
  const mine = first?.products.filter((product) => product.scope === 0) ?? [];
  return Array.from({ length: plan.orders }, (_, index) => {
    const product = index < 8 && mine.length > 0 ? random.pick(mine) : random.pick(open);
    const at = Date.now() - random.int(20 * 24) * HOUR;
    const contacted = random.next() < 0.4;
    return orderRow(product, random.pick(visitors).id, {
      quantity: (1 + random.int(40)) * 25,
      unit: product.minimum_order_unit ?? 'kg',
      remark: random.pick(REMARKS),
      state: contacted ? 'contacted' : 'notContacted',
      contacted_at: contacted ? new Date(at + 5 * HOUR).toISOString() : null,
      created_at: new Date(at).toISOString(),
    });
  });
}

function favouriteRows(
  exhibitionId: string,
  open: CompanyRows['products'],
  visitors: readonly { id: string }[],
  random: Random,
): Row<'favourite'>[] {
  const rows = new Map<string, Row<'favourite'>>();
  for (let made = 0; made < visitors.length; made += 1) {
    const visitor = random.pick(visitors);
    const product = random.pick(open);
    rows.set(`${visitor.id} ${product.id}`, {
      exhibition_id: exhibitionId,
      visitor_id: visitor.id,
      subject_type: 'PRODUCT',
      subject_id: product.id,
      deleted: false,
    });
  }
  return [...rows.values()];
}

function noticeRows(
  { fair, exhibitionId }: PeoplePlan,
  buyerId: string,
  staff: readonly { id: string }[],
): Row<'notice'>[] {
  const { shortName } = fair.definition;
  const notice = (
    recipientId: string,
    kind: NoticeKind,
    link: string,
    texts: readonly [string, string, string, string],
  ): Row<'notice'> => ({
    id: newId(),
    exhibition_id: exhibitionId,
    recipient_id: recipientId,
    kind,
    notice_type: NOTICE_KINDS[kind].type,
    title_zh: texts[0],
    title_en: texts[1],
    body_zh: texts[2],
    body_en: texts[3],
    link,
  });
  const welcome = [
    `欢迎来到${shortName.zh}`,
    `Welcome to the ${shortName.en}`,
    '展会期间如需帮助，请查看常见问题，或联系主办方。',
    'If you need help during the fair, see the questions and answers or contact the organizer.',
  ] as const;
  const approved = [
    '您的观众注册已通过审核',
    'Your visitor registration has been approved',
    '您现在可以查看面向预登记观众的展品，并发送意向订单。',
    'You can now see exhibits for pre-registered viewers and send intent orders.',
  ] as const;
  return [
    notice(buyerId, 'registration', '/register/completed', approved),
    ...[buyerId, ...staff.map((employee) => employee.id)].map((id) => notice(id, 'announcement', '/qa', welcome)),
  ];
}
