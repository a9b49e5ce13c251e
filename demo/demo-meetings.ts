import type { Insertable } from 'kysely';
import { newId } from '../server/src/core/id.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import type { CompanyRows } from './demo-company.ts';
import { meetingAppointmentRow, meetingRow, meetingSignupRow } from './factories/meeting.factory.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** So many days from now, at this hour of the clock in Beijing. */
const beijing = (days: number, hour: number): Date => {
  const day = new Date(Date.now() + 8 * HOUR + days * DAY).toISOString().slice(0, 10);
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * HOUR);
};

const session = (days: number, deadline: number) => ({
  starts_at: beijing(days, 9),
  ends_at: beijing(days, 16),
  deadline: beijing(deadline, 18),
  slot_minutes: 30,
  breaks: [{ startsAt: beijing(days, 12).toISOString(), endsAt: beijing(days, 13).toISOString() }],
  created_at: beijing(deadline - 20, 9),
  visitor_number: 6,
  exhibitor_number: 5,
});

/** Two that are to come, one of them online, one that is over, and one that only the organizer sees. */
const meetingRows = (fairId: string) => ({
  coming: meetingRow(fairId, {
    ...session(9, 6),
    title_zh: '海外买家采购对接会',
    title_en: 'Overseas buyers meet suppliers',
    description_zh: '买家与供应商一对一洽谈，每场 30 分钟。报名经审核后，双方可互相约定时间。',
    description_en:
      'One-to-one appointments of 30 minutes. Once your sign-up is approved, both sides arrange times with each other.',
    place_zh: '2F 会议室 A',
    place_en: 'Meeting Room A, 2F',
    sort: 2,
  }),
  online: meetingRow(fairId, {
    ...session(3, 2),
    title_zh: '新品线上采购对接会',
    title_en: 'Online meeting on new products',
    description_zh: '买家在线与供应商一对一洽谈，每场 30 分钟，通过会议室链接进入。',
    description_en: 'Buyers talk with suppliers one to one on the web, 30 minutes each, in the room of the meeting.',
    place_zh: '线上',
    place_en: 'Online',
    kind: 'online',
    room: 'https://meet.example/new-products',
    visitor_number: 1,
    exhibitor_number: 1,
    sort: 1,
  }),
  over: meetingRow(fairId, {
    ...session(-5, -7),
    title_zh: '年度采购需求线上对接会',
    title_en: 'Online meeting on this year’s demand',
    description_zh: '买家介绍全年采购计划，供应商线上洽谈。',
    description_en: 'Buyers present what they plan to buy this year and talk with suppliers online.',
    place_zh: '线上',
    place_en: 'Online',
    kind: 'online',
    room: 'https://meet.example/annual-demand',
    sort: 3,
  }),
  draft: meetingRow(fairId, {
    ...session(32, 25),
    title_zh: '技术合作闭门洽谈会',
    title_en: 'Closed session on technical cooperation',
    state: 'draft',
    visitor_number: 0,
    exhibitor_number: 0,
    sort: 4,
  }),
});

type Standing = Partial<Insertable<Tables['meeting_signup']>>;

/** How those who sign up stand, one after the other; the first of each side is the demo's own. */
const STANDINGS: readonly Standing[] = [
  { participation: 'agreed' },
  { participation: 'agreed' },
  {},
  { audit: 'review' },
  { audit: 'notApproved', reason: '本场以成品采购为主，欢迎报名下一场。' },
  { participation: 'denied' },
];

const WANTED = [
  { purchase_quantity: 40, purchase_unit: 't', supplier_regions: ['CN'], supplier_scale: '201-500' },
  { purchase_quantity: 5, purchase_unit: 't', supplier_regions: ['CN', 'IN'], supplier_scale: '' },
];

type Written = 'name' | 'company' | 'mobile_area_code' | 'mobile';
type Buyer = { id: string } & { [C in Written]?: string | undefined };

function visitorSignups(meetingId: string, fairId: string, buyers: readonly Buyer[]) {
  return buyers.slice(0, STANDINGS.length).map((buyer, at) =>
    meetingSignupRow(fairId, {
      meeting_id: meetingId,
      visitor_id: buyer.id,
      number: at + 1,
      contact_name: buyer.name ?? '',
      company_name: buyer.company ?? '',
      email: '',
      mobile_area_code: buyer.mobile_area_code ?? '',
      mobile: buyer.mobile ?? '',
      title: '寻找长期稳定的供应商',
      audit: 'approved',
      reason: '',
      participation: 'none',
      ...WANTED[at % WANTED.length],
      ...STANDINGS[at],
    }),
  );
}

function companySignups(meetingId: string, fairId: string, companies: readonly CompanyRows[]) {
  return companies.slice(0, STANDINGS.length - 1).map(({ exhibitor, employees }, at) =>
    meetingSignupRow(fairId, {
      meeting_id: meetingId,
      exhibitor_id: exhibitor.id,
      employee_id: employees[0]?.id ?? null,
      number: at + 1,
      contact_name: employees[0]?.name_zh ?? '',
      company_name: exhibitor.name_zh ?? '',
      email: employees[0]?.email ?? '',
      title: '可提供样品和检测报告',
      audit: 'approved',
      reason: '',
      participation: 'none',
      ...STANDINGS[at],
    }),
  );
}

type Signup = ReturnType<typeof visitorSignups>[number] & { exhibitor_id?: string | null; employee_id?: string | null };
type Meeting = ReturnType<typeof meetingRow>;
type Plan = { buyer: Signup | undefined; company: Signup | undefined; table: number };

const APPOINTMENT = { message: '', reason: '', starts_at: null, ends_at: null, table_number: null, expires_at: null };

/** When the slot of this place begins. */
const slotAt = ({ starts_at: from }: Meeting, place: number): Date =>
  new Date(new Date(String(from)).getTime() + (place * HOUR) / 2);

/** An appointment of two with the time it occupies: agreed at the only slot, or proposed at several. */
async function giveAppointment(
  db: Db,
  meeting: Meeting,
  { buyer, company, table }: Plan,
  places: readonly number[],
  given: { state: string; proposed_by: string; message?: string },
): Promise<void> {
  const [first] = places;
  if (buyer === undefined || company === undefined || first === undefined) return;
  const agreed = given.state !== 'proposed';
  const expiresAt = agreed ? null : new Date(Date.now() + 40 * HOUR);
  const row = meetingAppointmentRow(meeting.exhibition_id, {
    ...APPOINTMENT,
    meeting_id: meeting.id,
    visitor_signup_id: buyer.id,
    exhibitor_signup_id: company.id,
    employee_id: company.employee_id ?? null,
    ...(agreed && { starts_at: slotAt(meeting, first), ends_at: slotAt(meeting, first + 1) }),
    table_number: agreed && meeting.kind === 'onsite' ? table : null,
    expires_at: expiresAt,
    ...given,
  });
  await insertRows(db, 'meeting_appointment', [row]);
  const parties = [
    `visitor:${buyer.visitor_id ?? ''}`,
    `desk:${company.exhibitor_id ?? ''}`,
    `employee:${company.employee_id ?? ''}`,
    ...(meeting.kind === 'onsite' ? [`table:${meeting.id}:${table}`] : []),
  ];
  const bookings = places.flatMap((place) =>
    parties.map((party) => ({
      id: newId(),
      exhibition_id: meeting.exhibition_id,
      meeting_id: meeting.id,
      appointment_id: row.id,
      party,
      during: `[${slotAt(meeting, place).toISOString()},${slotAt(meeting, place + 1).toISOString()})`,
      expires_at: expiresAt,
    })),
  );
  await insertRows(db, 'meeting_booking', bookings);
}

/** Who would like to meet whom in a session, by their places on each side, and who would not. */
const WISHES = [
  { side: 'visitor', from: 0, to: 2, wish: 'want' },
  { side: 'visitor', from: 1, to: 1, wish: 'want' },
  { side: 'exhibitor', from: 1, to: 1, wish: 'want' },
  { side: 'exhibitor', from: 2, to: 2, wish: 'want' },
  { side: 'visitor', from: 2, to: 0, wish: 'want' },
  { side: 'exhibitor', from: 0, to: 2, wish: 'refuse' },
] as const;

function wishRows(meeting: Meeting, { of, by }: { of: readonly Signup[]; by: readonly Signup[] }) {
  return WISHES.flatMap(({ side, from, to, wish }) => {
    const [own, partner] = side === 'visitor' ? [of[from], by[to]] : [by[from], of[to]];
    if (own === undefined || partner === undefined) return [];
    const { exhibition_id, id: meeting_id } = meeting;
    return [{ id: newId(), exhibition_id, meeting_id, signup_id: own.id, partner_id: partner.id, wish }];
  });
}

/** Sessions of the fair, with the demo's buyer and companies among those who take part. */
export async function giveMeetings(
  db: Db,
  fairId: string,
  { companies, buyers }: { companies: readonly CompanyRows[]; buyers: readonly Buyer[] },
): Promise<void> {
  const { coming, online, over, draft } = meetingRows(fairId);
  // all rows of a table name the same columns
  for (const row of [coming, online, over, draft]) await insertRows(db, 'meeting', [row]);
  const [coming1, online1, over1] = [
    { of: visitorSignups(coming.id, fairId, buyers), by: companySignups(coming.id, fairId, companies) },
    {
      of: visitorSignups(online.id, fairId, buyers.slice(0, 1)),
      by: companySignups(online.id, fairId, companies.slice(0, 1)),
    },
    {
      of: visitorSignups(over.id, fairId, buyers.slice(0, 3)),
      by: companySignups(over.id, fairId, companies.slice(0, 3)),
    },
  ];
  for (const { of, by } of [coming1, online1, over1])
    for (const row of [...of, ...by]) await insertRows(db, 'meeting_signup', [row]);
  const pair = ({ of, by }: typeof coming1, buyer: number, company: number, table: number): Plan => ({
    buyer: of[buyer],
    company: by[company],
    table,
  });
  await insertRows(db, 'meeting_wish', wishRows(coming, coming1));
  const byBuyer = { proposed_by: 'visitor' } as const;
  await giveAppointment(db, coming, pair(coming1, 0, 0, 1), [1], { state: 'confirmed', ...byBuyer });
  const message = '希望了解今年的交期。';
  await giveAppointment(db, coming, pair(coming1, 1, 0, 2), [2, 3], { state: 'proposed', ...byBuyer, message });
  await giveAppointment(db, coming, pair(coming1, 0, 1, 3), [3, 4, 9], { state: 'proposed', proposed_by: 'exhibitor' });
  await giveAppointment(db, online, pair(online1, 0, 0, 1), [2], { state: 'confirmed', ...byBuyer });
  await giveAppointment(db, over, pair(over1, 0, 0, 1), [2], { state: 'held', ...byBuyer });
  await giveAppointment(db, over, pair(over1, 1, 0, 1), [4], { state: 'missed', ...byBuyer });
}
