import type { Insertable } from 'kysely';
import { NOTICE_KINDS, type NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import { newId } from '../server/src/core/id.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { CompanyRows } from './demo-company.ts';
import type { DemoFair, Random } from './data/shapes.ts';
import { contactRow, orderRow } from './factories/factories.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
export type PeoplePlan = { fair: DemoFair; exhibitionId: string; random: Random; visitors: number; orders: number };

const HOUR = 3_600_000;

/** What a company notes about its contacts, and for how long it lets them in. */
const NOTED = [
  { level: 'A', tags: ['年度采购', 'OEM'], expires_on: null },
  { level: '', tags: [], expires_on: null },
  { level: 'B', tags: ['OEM'], expires_on: '2027-12-31' },
  { level: 'A', tags: ['样品'], expires_on: null },
  { level: '', tags: ['样品'], expires_on: null },
  { level: 'C', tags: [], expires_on: null },
] satisfies Pick<Row<'contact'>, 'level' | 'tags' | 'expires_on'>[];

/** Who is in whose pool. */
export function poolRows(
  companies: readonly CompanyRows[],
  buyerId: string,
  visitors: readonly { id: string }[],
  random: Random,
): Row<'contact'>[] {
  const rows = new Map<string, Row<'contact'>>();
  const joined = (hours: number) => ({ created_at: new Date(Date.now() - hours * HOUR).toISOString() });
  for (const { exhibitor } of companies.filter(({ products }) => products.length === 0))
    rows.set(exhibitor.id, contactRow(exhibitor, buyerId, joined(1)));
  const established = companies.filter(({ products }) => products.length > 0);
  established.slice(0, 40).forEach(({ exhibitor }, index) => {
    const members = [...(index < 3 ? [buyerId] : []), ...Array.from({ length: 6 }, () => random.pick(visitors).id)];
    members.forEach((visitorId, at) => {
      const source = random.pick(['CARD', 'INVITE', 'INVITE_CODE'] as const);
      const noted = visitorId === buyerId ? {} : NOTED[at % NOTED.length];
      rows.set(
        `${exhibitor.id} ${visitorId}`,
        contactRow(exhibitor, visitorId, { source, ...noted, ...joined(1 + at * 31) }),
      );
    });
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

/** `answeredAt`: when the buyer was contacted; null where that waits. */
type Ordered = { order: Row<'intent_order'>; answeredAt: string | null };

export function orderRows(
  companies: readonly CompanyRows[],
  open: CompanyRows['products'],
  visitors: readonly { id: string }[],
  plan: PeoplePlan,
): Ordered[] {
  const { random } = plan;
  const [first] = companies;
  const mine = first?.products.filter((product) => product.scope === 0) ?? [];
  return Array.from({ length: plan.orders }, (_, index) => {
    const product = index < 8 && mine.length > 0 ? random.pick(mine) : random.pick(open);
    const at = Date.now() - random.int(20 * 24) * HOUR;
    const contacted = random.next() < 0.4;
    const order = orderRow(product, random.pick(visitors).id, {
      quantity: (1 + random.int(40)) * 25,
      unit: product.minimum_order_unit ?? 'kg',
      remark: random.pick(REMARKS),
      created_at: new Date(at).toISOString(),
    });
    return { order, answeredAt: contacted ? new Date(at + 5 * HOUR).toISOString() : null };
  });
}

export function favouriteRows(
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

export function noticeRows(
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
    'You can now see exhibits for pre-registered visitors and send intent orders.',
  ] as const;
  return [
    notice(buyerId, 'registration', '/register/completed', approved),
    ...[buyerId, ...staff.map((employee) => employee.id)].map((id) => notice(id, 'announcement', '/qa', welcome)),
  ];
}
