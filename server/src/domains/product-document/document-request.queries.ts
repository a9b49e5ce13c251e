import { sql } from 'kysely';
import type { DocumentKind } from '@fairbridge/contract/product-document/document-kinds.ts';
import type {
  DocumentLevel,
  DocumentRequestState,
  OwnDocument,
  RequestSort,
} from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { likeContains } from '../../platform/database/like.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { IS_PUBLIC_SQL } from '../product-visibility/product-visibility.rules.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';

export type RequestRow = {
  id: string;
  version: number;
  state: DocumentRequestState;
  note: string;
  asked_at: Date;
  answered_at: Date | null;
  visitor_name: string;
  company: string;
  position: string;
  country: string;
  document_id: string;
  kind: DocumentKind;
  language: OwnDocument['language'];
  title: string;
  level: DocumentLevel;
  product_id: string;
  name_zh: string;
  name_en: string;
  cover: string;
  for_all: boolean;
  strength: string;
  others: number;
};

/** Of deleted exhibits nothing is asked any more; they come back with the exhibit. */
export const receivedOf = (ctx: FairContext, exhibitorId: string) => sql`
  from document_request r join product_document d on d.id = r.document_id join product p on p.id = d.product_id
  join exhibitor e on e.id = p.exhibitor_id join visitor v on v.id = r.visitor_id
  where r.exhibition_id = ${ctx.exhibition.id} and r.exhibitor_id = ${exhibitorId} and p.deleted_at is null`;

/** Those that wait for an answer. */
export const openRequests = (ctx: FairContext, exhibitorId: string) =>
  sql`${receivedOf(ctx, exhibitorId)} and r.state = 'open'`;

export type RequestFilter = { keyword: string; state: DocumentRequestState | null };

function received(ctx: FairContext, exhibitorId: string, { keyword, state }: RequestFilter) {
  const like = likeContains(keyword);
  return sql`${receivedOf(ctx, exhibitorId)} and (${state}::text is null or r.state = ${state}::text)
    and (${keyword} = '' or v.name ilike ${like} or v.company ilike ${like} or d.title ilike ${like}
      or p.name_zh ilike ${like} or p.name_en ilike ${like} or p.article_number ilike ${like})`;
}

const SORTED: Record<RequestSort, ReturnType<typeof sql>> = {
  askedAt: sql`r.asked_at`,
  buyer: sql`lower(v.name)`,
  product: sql`p.id`,
};

type Sorted = { sort: RequestSort; descending: boolean };

export async function receivedRequests(
  ctx: FairContext,
  exhibitorId: string,
  { sort, descending, limit, offset, ...filter }: RequestFilter & Sorted & Range,
): Promise<RequestRow[]> {
  const by = descending ? sql`${SORTED[sort]} desc` : SORTED[sort];
  const { rows } = await sql<RequestRow>`
    select r.id, r.asked + r.answered as version, r.state, r.note, r.asked_at, r.answered_at, v.name as visitor_name, v.company, v.position, v.country,
      d.id as document_id, d.kind, d.language, d.title, d.level,
      p.id as product_id, p.name_zh, p.name_en, p.pictures[1] as cover, ${IS_PUBLIC_SQL} as for_all, p.strength,
      (select count(*) from product_document o left join document_request g on g.document_id = o.id and g.visitor_id = r.visitor_id
        where o.product_id = p.id and o.id <> d.id and o.level = 'request' and g.state is distinct from 'granted') as others
    ${received(ctx, exhibitorId, filter)}
    order by ${by}, r.asked_at desc, r.id ${limitOffset({ limit, offset })}`.execute(ctx.db);
  return rows;
}

/** How many there are in each state, of those that the keyword finds. */
export async function requestCounts(ctx: FairContext, exhibitorId: string, keyword: string) {
  const { rows } = await sql<{ state: DocumentRequestState; count: number }>`
    select r.state, count(*) as count ${received(ctx, exhibitorId, { keyword, state: null })}
    group by r.state`.execute(ctx.db);
  const of = (state: DocumentRequestState): number => rows.find((row) => row.state === state)?.count ?? 0;
  const [open, granted, refused] = [of('open'), of('granted'), of('refused')];
  return { all: open + granted + refused, open, granted, refused };
}

export const countOpenRequests = (ctx: FairContext, exhibitorId: string): Promise<number> =>
  countSql(ctx.db, openRequests(ctx, exhibitorId));

type Asked = { documentId: string; exhibitorId: string; visitorId: string; note: string; refusedBefore: Date };

/** Stores a request once for each visitor and document; after a refusal of some days it opens again. Null where nothing new was asked. */
export async function openRequest(ctx: FairContext, asked: Asked): Promise<{ id: string; asked: number } | null> {
  const { documentId, exhibitorId, visitorId, note, refusedBefore } = asked;
  const { rows } = await sql<{ id: string; asked: number }>`
    insert into document_request as r (id, exhibition_id, exhibitor_id, document_id, visitor_id, note)
    values (${newId()}, ${ctx.exhibition.id}, ${exhibitorId}, ${documentId}, ${visitorId}, ${note})
    on conflict (document_id, visitor_id) do update
      set state = 'open', note = excluded.note, asked = r.asked + 1, asked_at = now()
      where r.state = 'refused' and r.answered_at < ${refusedBefore}
    returning id, asked`.execute(ctx.db);
  return rows[0] ?? null;
}

export type LockedRequest = {
  id: string;
  state: DocumentRequestState;
  exhibitor_id: string;
  document_id: string;
  product_id: string;
  visitor_id: string;
  answered: number;
  version: number;
};

/** Held with its exhibit's others of this visitor waiting behind it. */
export async function lockRequest(ctx: FairContext, id: string): Promise<LockedRequest | null> {
  const { rows } = await sql<LockedRequest>`
    select r.id, r.state, r.exhibitor_id, r.document_id, d.product_id, r.visitor_id, r.answered, r.asked + r.answered as version
    from document_request r join product_document d on d.id = r.document_id join product p on p.id = d.product_id
    where r.exhibition_id = ${ctx.exhibition.id} and r.id = ${id} and p.deleted_at is null
    for update of r`.execute(ctx.db);
  return rows[0] ?? null;
}

/** All that match, held for an answer, in the order of their ids so that two answers never wait for each other. */
export async function lockMatchingRequests(
  ctx: FairContext,
  exhibitorId: string,
  filter: RequestFilter,
): Promise<Pick<LockedRequest, 'id' | 'state' | 'answered'>[]> {
  const { rows } = await sql<Pick<LockedRequest, 'id' | 'state' | 'answered'>>`
    select r.id, r.state, r.answered ${received(ctx, exhibitorId, filter)} order by r.id for update of r`.execute(
    ctx.db,
  );
  return rows;
}

type Answered = { state: DocumentRequestState; employeeId: string };

export async function writeAnswer(ctx: FairContext, id: string, { state, employeeId }: Answered): Promise<void> {
  await sql`
    update document_request set state = ${state}, answered = answered + 1, answered_at = now(), answered_by = ${employeeId}
    where exhibition_id = ${ctx.exhibition.id} and id = ${id}`.execute(ctx.db);
}

/** Grants a visitor every document of an exhibit that is given on request, asked for or not; answers how many. */
export async function grantExhibit(ctx: FairContext, request: LockedRequest, employeeId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into document_request as r
      (id, exhibition_id, exhibitor_id, document_id, visitor_id, state, asked, answered, answered_at, answered_by)
    select md5(d.id || ${request.visitor_id}), d.exhibition_id, ${request.exhibitor_id}, d.id, ${request.visitor_id}, 'granted', 0, 1, now(), ${employeeId}
    from product_document d
    where d.exhibition_id = ${ctx.exhibition.id} and d.product_id = ${request.product_id} and d.level = 'request'
    order by d.id
    on conflict (document_id, visitor_id) do update
      set state = 'granted', answered = r.answered + 1, answered_at = now(), answered_by = excluded.answered_by
      where r.state <> 'granted'
    returning id`.execute(ctx.db);
  return rows.length;
}

/** Takes everything of an exhibit back from a visitor. */
export async function refuseExhibit(ctx: FairContext, request: LockedRequest, employeeId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update document_request set state = 'refused', answered = answered + 1, answered_at = now(), answered_by = ${employeeId}
    where exhibition_id = ${ctx.exhibition.id} and visitor_id = ${request.visitor_id} and state <> 'refused'
      and document_id in (select d.id from product_document d where d.product_id = ${request.product_id})
    returning id`.execute(ctx.db);
  return rows.length;
}

type LastStep = { state: DocumentRequestState; at: Date; name: string; by_zh: string | null; by_en: string | null };

/** What was done last with a request, and by which colleague; undefined where there is no such request. */
export async function lastStepOf(ctx: FairContext, id: string): Promise<LastStep | undefined> {
  const { rows } = await sql<LastStep>`
    select r.state, case when r.state = 'open' then r.asked_at else coalesce(r.answered_at, r.asked_at) end as at,
      v.name, m.name_zh as by_zh, m.name_en as by_en
    from document_request r join visitor v on v.id = r.visitor_id left join employee m on m.id = r.answered_by
    where r.exhibition_id = ${ctx.exhibition.id} and r.id = ${id}`.execute(ctx.db);
  return rows[0];
}
