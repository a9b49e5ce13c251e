import { sql } from 'kysely';
import type { OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import type { DocumentRequestState } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';
import { containing } from '../../platform/database/like.ts';
import type { Scope } from '../../ground/scope.ts';
import { handledBy } from '../order/order.rules.ts';
import { receivedOf } from '../product-document/document-request.queries.ts';

/** What is looked for, and so many of a kind are enough to choose from. */
export type Sought = { keyword: string; limit: number };

type FoundDraft = { id: string; name_zh: string; name_en: string; article_number: string };

export async function foundDrafts(scope: Scope, exhibitorId: string, { keyword, limit }: Sought) {
  const like = containing(keyword);
  const { rows } = await sql<FoundDraft>`
    select d.id, d.form->'name'->>'zh' as name_zh, d.form->'name'->>'en' as name_en, d.article_number from product_draft d
    where d.exhibition_id = ${scope.exhibition.id} and d.exhibitor_id = ${exhibitorId}
      and (d.article_number ilike ${like} or d.form->'name'->>'zh' ilike ${like} or d.form->'name'->>'en' ilike ${like})
    order by d.created_at desc, d.id limit ${limit}`.execute(scope.db);
  return rows;
}

/** `place`: in the list of its state, from 1. */
type Placed<S> = { id: string; state: S; at: Date; place: number; name: string; company: string } & {
  product_zh: string;
  product_en: string;
};

/** Of the orders that this employee may handle, by buyer, company or exhibit; places are those of the list of orders. */
export async function foundOrders(scope: Scope, caller: ExhibitorCaller, { keyword, limit }: Sought) {
  const like = containing(keyword);
  const { rows } = await sql<Placed<OrderState>>`
    with o as (
      select o.id, o.state, o.created_at, o.product_id, o.visitor_id,
        row_number() over (partition by o.state order by o.created_at desc, o.id)::int as place
      from intent_order o where o.exhibition_id = ${scope.exhibition.id} and ${handledBy(caller)})
    select o.id, o.state, o.created_at as at, o.place, v.name, v.company, p.name_zh as product_zh, p.name_en as product_en
    from o join product p on p.id = o.product_id join visitor v on v.id = o.visitor_id
    where v.name ilike ${like} or v.company ilike ${like} or p.name_zh ilike ${like} or p.name_en ilike ${like}
      or p.article_number ilike ${like}
    order by o.created_at desc, o.id limit ${limit}`.execute(scope.db);
  return rows;
}

/** By who asked, company, exhibit or title; places are those of the list of requests. */
export async function foundRequests(scope: Scope, exhibitorId: string, { keyword, limit }: Sought) {
  const like = containing(keyword);
  const { rows } = await sql<Placed<DocumentRequestState>>`
    select * from (
      select r.id, r.state, r.asked_at as at, v.name, v.company, d.title, p.name_zh as product_zh, p.name_en as product_en,
        row_number() over (partition by r.state order by r.asked_at desc, r.id)::int as place
      ${receivedOf(scope, exhibitorId)}) f
    where f.name ilike ${like} or f.company ilike ${like} or f.product_zh ilike ${like} or f.product_en ilike ${like}
      or f.title ilike ${like}
    order by f.at desc, f.id limit ${limit}`.execute(scope.db);
  return rows;
}
