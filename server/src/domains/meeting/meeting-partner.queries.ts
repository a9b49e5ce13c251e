import { sql } from 'kysely';
import type { Partner, PartnerWish } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { likeContains } from '../../platform/database/like.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { boothOf, valuesOf } from './meeting-signup.answers.ts';
import {
  IS_PRESENT,
  IS_TAKING_PART,
  SIGNUP,
  WITH_PARTY,
  type SignupRow,
  type SignupWithParty,
} from './meeting-signup.queries.ts';

type PartnerRow = SignupWithParty & { fit: number; wish: PartnerWish | null; appointment_id: string | null };

/** How many wishes of the buyer `b` the sign-up `c` of the company `cx` meets: kind of company, scale, region. */
export const FIT = sql<number>`((b.supplier_business_nature <> '' and (b.supplier_business_nature = c.business_nature
    or b.supplier_business_nature = any(cx.company_types)))::int
  + (b.supplier_scale <> '' and b.supplier_scale = cx.scale)::int + (cx.country = any(b.supplier_regions))::int)`;

/** Who of the other side takes part in the meeting of this sign-up, the best fit first. */
export function partners(ctx: FairContext, own: SignupRow, keyword: string, range: Range) {
  const like = likeContains(keyword.trim());
  const [buyer, company] = own.side === 'visitor' ? [sql`o`, sql`s`] : [sql`s`, sql`o`];
  const from = sql`from meeting_signup s ${WITH_PARTY}
    join meeting_signup o on o.id = ${own.id}
    join meeting_signup b on b.id = ${buyer}.id join meeting_signup c on c.id = ${company}.id join exhibitor cx on cx.id = c.exhibitor_id
    where s.exhibition_id = ${ctx.exhibition.id} and s.meeting_id = o.meeting_id and s.side <> o.side and ${IS_TAKING_PART} and ${IS_PRESENT}
      and (s.company_name ilike ${like} or s.title ilike ${like} or s.description ilike ${like})`;
  const open = sql`(select a.id from meeting_appointment a where s.id in (a.visitor_signup_id, a.exhibitor_signup_id)
    and o.id in (a.visitor_signup_id, a.exhibitor_signup_id)
    and (a.state = 'confirmed' or (a.state = 'proposed' and a.expires_at > now())) limit 1)`;
  const wish = sql`(select w.wish from meeting_wish w where w.signup_id = o.id and w.partner_id = s.id)`;
  const select = sql`${SIGNUP}, ${FIT} as fit, ${wish} as wish, ${open} as appointment_id`;
  return paginateSql<PartnerRow>(ctx.db, { select, from, order: sql`fit desc, s.number, s.id` }, range);
}

/** What the other side may know: never how to reach anybody. */
export function partnerAnswer(ctx: FairContext, row: PartnerRow): Partner {
  const values = valuesOf(ctx, row);
  return {
    id: row.id,
    companyName: values.companyName,
    country: row.country,
    businessNature: values.businessNature,
    title: values.title,
    description: values.description,
    productImage: values.productImage,
    boothNumber: boothOf(ctx, row),
    exhibitorId: row.exhibitor_id,
    purchase: values.purchase,
    supplier: values.supplier,
    expectedDate: values.expectedDate,
    otherRequirements: values.otherRequirements,
    fit: row.fit,
    wish: row.wish,
    appointmentId: row.appointment_id,
  };
}
