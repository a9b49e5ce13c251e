import { sql } from 'kysely';
import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isContactShared } from '../identity/membership.queries.ts';

export type ReplyRow = {
  kind: LeadKind;
  visitor_id: string;
  name: string;
  language: string;
  /** Null where there is none, or the buyer has withdrawn it. */
  email: string | null;
  company_zh: string;
  company_en: string;
  employee_zh: string;
  employee_en: string;
  employee_email: string;
  /** Null where the whole booth was asked. */
  product_zh: string | null;
  product_en: string | null;
};

/** Whom a reply goes to, in whose name, and what it is about: the exhibit as the buyer knew it. */
export async function replyTo(
  ctx: FairContext,
  caller: ExhibitorCaller,
  leadId: string,
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    select l.kind, l.visitor_id, v.name, v.language, case when ${isContactShared('l')} then a.email end as email,
      coalesce(nullif(e.name_zh, ''), e.name_en) as company_zh, coalesce(nullif(e.name_en, ''), e.name_zh) as company_en,
      coalesce(nullif(s.name_zh, ''), s.name_en) as employee_zh, coalesce(nullif(s.name_en, ''), s.name_zh) as employee_en,
      coalesce(nullif(s.email, ''), b.email, '') as employee_email,
      coalesce(nullif(f.zh, ''), f.en) as product_zh, coalesce(nullif(f.en, ''), f.zh) as product_en
    from lead l join visitor v on v.id = l.visitor_id join account a on a.id = v.account_id
      join exhibitor e on e.id = l.exhibitor_id join employee s on s.id = ${caller.employeeId} left join account b on b.id = s.account_id
      left join lateral (
        select o.product_zh as zh, o.product_en as en, 0 as place from intent_order o where o.id = l.order_id
        union all
        select q.product_zh, q.product_en, q.place from inquiry_product q where l.kind = 'inquiry' and q.inquiry_id = l.id
        order by place limit 1) f on true
    where l.exhibition_id = ${ctx.exhibition.id} and l.id = ${leadId}`.execute(ctx.db);
  return rows[0];
}
