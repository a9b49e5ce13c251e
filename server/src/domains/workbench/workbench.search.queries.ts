import { sql } from 'kysely';
import type { DocumentRequestState } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { likeContains } from '../../platform/database/like.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { isKnownTo } from '../customer/customer.queries.ts';
import { askedWords } from '../visitor/visitor.words.ts';
import { receivedOf } from '../product-document/document-request.queries.ts';

/** What is looked for, and so many of a kind are enough to choose from. */
export type Sought = { keyword: string; limit: number };

type FoundDraft = { id: string; name_zh: string; name_en: string; article_number: string };

export async function foundDrafts(ctx: FairContext, exhibitorId: string, { keyword, limit }: Sought) {
  const like = likeContains(keyword);
  const { rows } = await sql<FoundDraft>`
    select d.id, d.form->'name'->>'zh' as name_zh, d.form->'name'->>'en' as name_en, d.article_number from product_draft d
    where d.exhibition_id = ${ctx.exhibition.id} and d.exhibitor_id = ${exhibitorId}
      and (d.article_number ilike ${like} or d.form->'name'->>'zh' ilike ${like} or d.form->'name'->>'en' ilike ${like})
    order by d.created_at desc, d.id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** `place`: in the list of its state, from 1. */
type FoundRequest = {
  id: string;
  state: DocumentRequestState;
  at: Date;
  place: number;
  name: string;
  company: string;
  product_zh: string;
  product_en: string;
};

/** By who asked, company, exhibit or title; places are those of the list of requests. */
export async function foundRequests(ctx: FairContext, exhibitorId: string, { keyword, limit }: Sought) {
  const like = likeContains(keyword);
  const { rows } = await sql<FoundRequest>`
    select * from (
      select r.id, r.state, r.asked_at as at, v.name, v.company, d.title, p.name_zh as product_zh, p.name_en as product_en,
        row_number() over (partition by r.state order by r.asked_at desc, r.id)::int as place
      ${receivedOf(ctx, exhibitorId)}) f
    where f.name ilike ${like} or f.company ilike ${like} or f.product_zh ilike ${like} or f.product_en ilike ${like}
      or f.title ilike ${like}
    order by f.at desc, f.id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** Buyers of whom the company knows by what this employee deals with, by name or company. */
export async function foundCustomers(ctx: FairContext, caller: ExhibitorCaller, { keyword, limit }: Sought) {
  const words = askedWords(keyword);
  if (words.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string; company: string }>`
    select v.id, v.name, v.company from visitor v join account a on a.id = v.account_id and a.deleted_at is null
      left join customer u on u.visitor_id = v.id and u.exhibitor_id = ${caller.exhibitorId}
    where v.exhibition_id = ${ctx.exhibition.id} and v.all_words @> ${words}::text[] and ${isKnownTo(caller)}
      and (${caller.admin} or u.employee_id is null or u.employee_id = ${caller.employeeId})
    order by v.directory_key, v.id limit ${limit}`.execute(ctx.db);
  return rows;
}
