import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import type { DocumentKind } from '@fairbridge/contract/product-document/document-kinds.ts';
import { reviewState, type ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import { z } from 'zod';
import { suggestionAnswered } from '../suggestion/suggestion.events.ts';

export type ColleagueDecision = {
  name: string;
  email: string;
  state: 'approved' | 'notApproved';
  reason: string;
  visitor_id: string;
  language: string;
};

/** A decision as long as it is the last word about a colleague who still comes; null otherwise. */
export async function colleagueDecision(
  ctx: FairContext,
  { id, version }: { id: string; version: number },
): Promise<ColleagueDecision | null> {
  const { rows } = await sql<ColleagueDecision>`
    select c.name, c.email, c.review_state as state, c.review_reason as reason, c.visitor_id, v.language
    from preregistration c join visitor v on v.id = c.visitor_id
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} and c.review_version = ${version}
      and c.state = 'confirmed' and c.review_state in ('approved', 'notApproved')`.execute(ctx.db);
  return rows[0] ?? null;
}

export type DocumentFacts = {
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  product_id: string;
  product_zh: string;
  product_en: string;
  kind: DocumentKind;
  visitor_id: string;
  visitor_name: string;
  company: string;
  language: string;
  email: string | null;
};

export async function documentFacts(ctx: FairContext, requestId: string): Promise<DocumentFacts | null> {
  const { rows } = await sql<DocumentFacts>`
    select r.exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, p.id as product_id, p.name_zh as product_zh,
      p.name_en as product_en, d.kind, v.id as visitor_id, v.name as visitor_name, v.company, v.language, a.email
    from document_request r join product_document d on d.id = r.document_id join product p on p.id = d.product_id
    join exhibitor e on e.id = r.exhibitor_id join visitor v on v.id = r.visitor_id join account a on a.id = v.account_id
    where r.exhibition_id = ${ctx.exhibition.id} and r.id = ${requestId}`.execute(ctx.db);
  return rows[0] ?? null;
}

export type OrderFacts = {
  id: string;
  quantity: number;
  unit: string;
  remark: string;
  exhibitor_id: string;
  employee_id: string | null;
  buyer_account: string;
  product_zh: string;
  product_en: string;
  buyer: string;
  company: string;
};

export async function orderFacts(ctx: FairContext, orderId: string): Promise<OrderFacts | null> {
  const result = await sql<OrderFacts>`
    select o.id, o.quantity, o.unit, o.remark, o.exhibitor_id, l.employee_id, p.name_zh as product_zh, p.name_en as product_en, v.name as buyer, v.company,
      v.account_id as buyer_account
    from intent_order o join lead l on l.id = o.id join product p on p.id = o.product_id join visitor v on v.id = o.visitor_id
    where o.exhibition_id = ${ctx.exhibition.id} and o.id = ${orderId}`.execute(ctx.db);
  return result.rows[0] ?? null;
}

export type InquiryFacts = {
  exhibitor_id: string;
  employee_id: string | null;
  buyer_account: string;
  buyer: string;
  company: string;
  products_zh: string[];
  products_en: string[];
};

/** Null where it was taken back. */
export async function inquiryFacts(ctx: FairContext, inquiryId: string): Promise<InquiryFacts | null> {
  const { rows } = await sql<InquiryFacts>`
    select i.exhibitor_id, l.employee_id, v.account_id as buyer_account, v.name as buyer, v.company,
      array(select coalesce(nullif(a.product_zh, ''), a.product_en) from inquiry_product a where a.inquiry_id = i.id order by a.place) as products_zh,
      array(select coalesce(nullif(a.product_en, ''), a.product_zh) from inquiry_product a where a.inquiry_id = i.id order by a.place) as products_en
    from inquiry i join lead l on l.id = i.id join visitor v on v.id = i.visitor_id
    where i.exhibition_id = ${ctx.exhibition.id} and i.id = ${inquiryId}`.execute(ctx.db);
  return rows[0] ?? null;
}

export type PostFacts = {
  id: string;
  text: string;
  visitor_id: string | null;
  employee_id: string | null;
  exhibitor_id: string | null;
};

export type VisitorDecision = {
  id: string;
  visitor_id: string;
  state: ReviewState;
  reason: string;
  name: string;
  email: string | null;
  mobile: string | null;
  language: string;
};

export async function visitorDecisions(ctx: FairContext, ids: readonly string[]): Promise<VisitorDecision[]> {
  const rows = await ctx.db
    .selectFrom('visitor_review as r')
    .innerJoin('visitor as v', 'v.id', 'r.visitor_id')
    .innerJoin('account as a', 'a.id', 'v.account_id')
    .where('r.exhibition_id', '=', ctx.exhibition.id)
    .where('r.id', 'in', ids)
    .select(['r.id', 'r.visitor_id', 'r.state', 'r.reason', 'v.name', 'a.email', 'a.mobile', 'v.language'])
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({ ...row, state: reviewState.parse(row.state) }));
}

type SuggestionAnswer = {
  text: string;
  answer: string;
  language: string;
  contact: string;
  recipient_id: string | null;
  of_visitor: boolean;
  name: string;
  email: string | null;
};

/** What was answered, and to whom; null when it was told already, or answered anew since. */
export async function takeAnswer(
  ctx: FairContext,
  { suggestionId, answeredAt }: Answered,
): Promise<SuggestionAnswer | null> {
  const { rows } = await sql<SuggestionAnswer>`
    update suggestion s set told_at = s.answered_at
    from suggestion t left join visitor v on v.id = t.visitor_id left join employee m on m.id = t.employee_id
      left join account a on a.id = t.account_id
    where s.id = t.id and s.exhibition_id = ${ctx.exhibition.id} and s.id = ${suggestionId}
      and date_trunc('milliseconds', s.answered_at) = ${new Date(answeredAt)} and s.told_at is distinct from s.answered_at
    returning s.text, s.answer, s.language, s.contact, coalesce(v.id, m.id) as recipient_id,
      v.id is not null as of_visitor,
      coalesce(nullif(v.name, ''), nullif(m.name_zh, ''), m.name_en, '') as name, a.email`.execute(ctx.db);
  return rows[0] ?? null;
}

export type Answered = z.output<typeof suggestionAnswered.shape>;

export type VipDecision = {
  id: string;
  visitor_id: string;
  status: 'passed' | 'failed';
  reason: string;
  name: string;
  email: string | null;
  mobile: string | null;
  language: string;
};

export async function vipDecisions(ctx: FairContext, ids: readonly string[]): Promise<VipDecision[]> {
  const rows = await ctx.db
    .selectFrom('vip_review as r')
    .innerJoin('vip_application as p', 'p.id', 'r.application_id')
    .innerJoin('visitor as v', 'v.id', 'p.visitor_id')
    .innerJoin('account as a', 'a.id', 'v.account_id')
    .where('r.exhibition_id', '=', ctx.exhibition.id)
    .where('r.id', 'in', ids)
    .where('r.status', 'in', ['passed', 'failed'])
    .select(['r.id', 'v.id as visitor_id', 'r.status', 'r.reason', 'v.name', 'a.email', 'a.mobile', 'v.language'])
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({ ...row, status: row.status === 'passed' ? 'passed' : 'failed' }));
}

/** The post that was commented on, held until the transaction ends; `own`: by its author. Undefined where the comment is gone. */
export async function lockCommented(
  ctx: FairContext,
  commentId: string,
): Promise<(PostFacts & { own: boolean }) | undefined> {
  const { rows } = await sql<PostFacts & { own: boolean }>`
    select p.id, p.text, p.visitor_id, p.employee_id, p.exhibitor_id,
      (c.visitor_id = p.visitor_id or c.employee_id = p.employee_id) is true as own
    from post_comment c join post p on p.id = c.post_id
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${commentId} and c.removed_at is null
    for update of p`.execute(ctx.db);
  return rows[0];
}

export const postFacts = (ctx: FairContext, postId: string): Promise<PostFacts | undefined> =>
  ctx.db
    .selectFrom('post')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', postId)
    .select(['id', 'text', 'visitor_id', 'employee_id', 'exhibitor_id'])
    .executeTakeFirst();

/** Also of one who has left. */
export const employeeNames = (ctx: FairContext, employeeId: string) =>
  ctx.db
    .selectFrom('employee')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', employeeId)
    .select(['name_zh', 'name_en'])
    .executeTakeFirst();

/** Undefined where there is no such visitor. */
export async function companyOfVisitor(ctx: FairContext, visitorId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', visitorId)
    .select('company')
    .executeTakeFirst();
  return row?.company;
}

/** Who asks to join which company; undefined once that is answered. */
export const askingFacts = (ctx: FairContext, employeeId: string) =>
  ctx.db
    .selectFrom('employee')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', employeeId)
    .where('waiting_since', 'is not', null)
    .select(['exhibitor_id', 'name_zh', 'email', 'mobile'])
    .executeTakeFirst();
