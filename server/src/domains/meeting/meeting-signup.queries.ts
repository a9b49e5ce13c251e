import { sql, type RawBuilder, type Selectable } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { MeetingSide, SignupForm } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { isSignupOf, type Party } from './meeting-party.ts';
import { HOLDS_PLACE } from './meeting.queries.ts';

export const signups = versionedTable('meeting_signup', { changedAt: 'changed_at' });
export type SignupRow = Selectable<Tables['meeting_signup']>;

/** A sign-up with what the portal knows of who signed up. */
export type SignupWithParty = SignupRow & {
  country: string;
  hall: string | null;
  booth_number: string;
  employee_zh: string | null;
  employee_en: string | null;
};

/** Of `meeting_signup s`. */
export const WITH_PARTY = sql`left join visitor v on v.id = s.visitor_id left join exhibitor x on x.id = s.exhibitor_id
  left join employee e on e.id = s.employee_id`;
export const SIGNUP = sql`s.*, coalesce(v.country, x.country, '') as country, x.hall, coalesce(x.booth_number, '') as booth_number,
  e.name_zh as employee_zh, e.name_en as employee_en`;

async function one(ctx: FairContext, where: RawBuilder<boolean>): Promise<SignupWithParty | undefined> {
  const { rows } = await sql<SignupWithParty>`
    select ${SIGNUP} from meeting_signup s ${WITH_PARTY} where s.exhibition_id = ${ctx.exhibition.id} and ${where}`.execute(
    ctx.db,
  );
  return rows[0];
}

export const signupById = (ctx: FairContext, id: string) => one(ctx, sql<boolean>`s.id = ${id}`);
export const signupOf = (ctx: FairContext, meetingId: string, party: Party) =>
  one(ctx, sql<boolean>`s.meeting_id = ${meetingId} and ${isSignupOf(party)}`);

/** What a party has signed up for of these meetings. */
export async function ownSignups(ctx: FairContext, party: Party, meetingIds: readonly string[]): Promise<SignupRow[]> {
  const { rows } = await sql<SignupRow>`
    select s.* from meeting_signup s
    where s.exhibition_id = ${ctx.exhibition.id} and s.meeting_id = any(${[...meetingIds]}::text[]) and ${isSignupOf(party)}`.execute(
    ctx.db,
  );
  return rows;
}

/** How many places of one side are taken. In a transaction that holds the meeting. */
export const placesTaken = (ctx: FairContext, meetingId: string, side: MeetingSide): Promise<number> =>
  countSql(
    ctx.db,
    sql`from meeting_signup s where s.exhibition_id = ${ctx.exhibition.id} and s.meeting_id = ${meetingId}
      and s.side = ${side} and ${HOLDS_PLACE}`,
  );

/** Takes the next session number of one side. In a transaction that holds the meeting. */
export async function nextNumber(ctx: FairContext, meetingId: string, side: MeetingSide): Promise<number> {
  const column = sql.ref(side === 'visitor' ? 'visitor_number' : 'exhibitor_number');
  const { rows } = await sql<{ number: number }>`
    update meeting set ${column} = ${column} + 1 where exhibition_id = ${ctx.exhibition.id} and id = ${meetingId}
    returning ${column} as number`.execute(ctx.db);
  return rows[0]?.number ?? 1;
}

/** Those of these pictures that the company uploaded for this; held, so that none is taken away meanwhile. */
export async function ownPictures(ctx: FairContext, exhibitorId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select f.id from file f where f.exhibition_id = ${ctx.exhibition.id} and f.owner_id = ${exhibitorId}
      and f.use in ('meeting', 'demo') and f.id = any(${[...ids]}::text[]) order by f.id for key share`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}

export const signupColumns = (side: MeetingSide, form: SignupForm) => ({
  contact_name: form.contactName,
  email: form.email,
  mobile_area_code: form.mobileAreaCode,
  mobile: form.mobile,
  website: form.website,
  company_name: form.companyName,
  business_nature: form.businessNature,
  title: form.title,
  description: form.description,
  other_requirements: form.otherRequirements,
  answers: form.answers,
  ...(side === 'exhibitor'
    ? { product_image: form.productImage, certificates: form.certificates }
    : {
        purchase_quantity: form.purchase?.quantity ?? null,
        purchase_unit: form.purchase?.unit ?? '',
        supplier_business_nature: form.supplier.businessNature,
        supplier_scale: form.supplier.scale,
        supplier_regions: form.supplier.regions,
        expected_date: form.expectedDate,
      }),
});

export type Suggested = {
  contact_name: string;
  email: string;
  mobile_area_code: string;
  mobile: string;
  website: string;
  company_name: string;
  company_types: string[];
};

/** What the form begins with: a visitor's own registration. */
export async function suggestedOfVisitor(ctx: FairContext, visitorId: string): Promise<Suggested | undefined> {
  const { rows } = await sql<Suggested>`
    select v.name as contact_name, coalesce(a.email, '') as email, v.mobile_area_code, v.mobile, v.website, v.company as company_name,
      '{}'::text[] as company_types
    from visitor v join account a on a.id = v.account_id
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId}`.execute(ctx.db);
  return rows[0];
}

/** The same of a company and one of its employees. */
export async function suggestedOfEmployee(ctx: FairContext, employeeId: string): Promise<Suggested | undefined> {
  const { rows } = await sql<Suggested>`
    select coalesce(nullif(e.name_zh, ''), e.name_en) as contact_name, e.email, '' as mobile_area_code, e.mobile, x.website,
      coalesce(nullif(x.name_zh, ''), x.name_en) as company_name, x.company_types
    from employee e join exhibitor x on x.id = e.exhibitor_id
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = ${employeeId}`.execute(ctx.db);
  return rows[0];
}

/** Who of the other side takes part, with how many wishes of the buyer the company meets. */
export const IS_TAKING_PART = sql<boolean>`(s.withdrawn_at is null and s.audit = 'approved' and s.participation <> 'denied')`;
/** Neither shut out by the organizer, nor gone. */
export const IS_PRESENT = sql<boolean>`(v.id is null or (v.suspended_at is null and v.complete_exhibition_registration))
  and (x.id is null or (x.disabled_at is null and x.open))`;

/** What a visitor has signed up for and is not over, by account. */
export async function standingOfAccount(
  ctx: FairContext,
  accountId: string,
): Promise<{ id: string; meeting_id: string }[]> {
  const { rows } = await sql<{ id: string; meeting_id: string }>`
    select s.id, s.meeting_id from meeting_signup s join visitor v on v.id = s.visitor_id join meeting m on m.id = s.meeting_id
    where s.exhibition_id = ${ctx.exhibition.id} and v.account_id = ${accountId} and s.withdrawn_at is null and m.ends_at > now()
    order by s.meeting_id limit ${LIMITS.arrayLengthMax}`.execute(ctx.db);
  return rows;
}
