import { sql } from 'kysely';
import type { ListView } from '@fairbridge/contract/list-view/list-view.calls.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Author } from './list-view.rules.ts';

const own = (ctx: FairContext, { type, id }: Author) => sql<boolean>`
  v.exhibition_id = ${ctx.exhibition.id} and v.author_type = ${type} and v.author_id = ${id}`;

/** The first kept first. */
export async function viewsOf(ctx: FairContext, author: Author): Promise<ListView[]> {
  const { rows } = await sql<ListView>`
    select v.id, v.list, v.name, v.query, v.hidden, v.opens from list_view v
    where ${own(ctx, author)} order by v.created_at, v.id`.execute(ctx.db);
  return rows;
}

/** How many others this person has: of this list, and of all. */
export async function countOthers(
  ctx: FairContext,
  author: Author,
  { id, list }: ListView,
): Promise<{ ofList: number; all: number }> {
  const { rows } = await sql<{ ofList: number; all: number }>`
    select (count(*) filter (where v.list = ${list}))::int as "ofList", count(*)::int as all from list_view v
    where ${own(ctx, author)} and v.id <> ${id}`.execute(ctx.db);
  return rows[0] ?? { ofList: 0, all: 0 };
}

/** The list opens with no other view any more. */
export async function closeOthers(ctx: FairContext, author: Author, { id, list }: ListView): Promise<void> {
  await sql`
    update list_view v set opens = false
    where ${own(ctx, author)} and v.list = ${list} and v.id <> ${id} and v.opens`.execute(ctx.db);
}

export async function writeView(ctx: FairContext, author: Author, view: ListView): Promise<void> {
  const { id, list, name, query, hidden, opens } = view;
  await sql`
    insert into list_view (exhibition_id, author_type, author_id, id, account_id, list, name, query, hidden, opens)
    values (${ctx.exhibition.id}, ${author.type}, ${author.id}, ${id}, ${author.accountId}, ${list}, ${name}, ${query},
      ${[...hidden]}::text[], ${opens})
    on conflict (exhibition_id, author_type, author_id, id) do update set
      list = excluded.list, name = excluded.name, query = excluded.query, hidden = excluded.hidden, opens = excluded.opens`.execute(
    ctx.db,
  );
}

export async function removeView(ctx: FairContext, author: Author, id: string): Promise<void> {
  await sql`delete from list_view v where ${own(ctx, author)} and v.id = ${id}`.execute(ctx.db);
}
