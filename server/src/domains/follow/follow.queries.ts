import { sql } from 'kysely';
import { followKind, type FollowKind } from '@fairbridge/contract/follow/follow.calls.ts';
import type { Scope } from '../../ground/scope.ts';

/** `subject`: the company's id, or the code. */
export type Followed = { kind: FollowKind; subject: string };
export type FollowRow = Followed & { createdAt: Date };

const own = (scope: Scope, visitorId: string) =>
  scope.db.selectFrom('follow').where('exhibition_id', '=', scope.exhibition.id).where('visitor_id', '=', visitorId);

/** Latest first. */
export async function followsOf(scope: Scope, visitorId: string): Promise<FollowRow[]> {
  const rows = await own(scope, visitorId)
    .select(['kind', 'subject', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('subject')
    .execute();
  return rows.map((row) => ({ kind: followKind.parse(row.kind), subject: row.subject, createdAt: row.created_at }));
}

export async function putFollow(scope: Scope, visitorId: string, { kind, subject }: Followed): Promise<void> {
  await scope.db
    .insertInto('follow')
    .values({ exhibition_id: scope.exhibition.id, visitor_id: visitorId, kind, subject })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False where it was not followed. */
export async function dropFollow(scope: Scope, visitorId: string, { kind, subject }: Followed): Promise<boolean> {
  const row = await scope.db
    .deleteFrom('follow')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

export type NameRow = { id: string; name_zh: string; name_en: string; logo: string };

/** Of these companies those that are open. */
export async function openCompanies(scope: Scope, ids: readonly string[]): Promise<Map<string, NameRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NameRow>`
    select e.id, e.name_zh, e.name_en, e.logo from exhibitor e
    where e.exhibition_id = ${scope.exhibition.id} and e.id = any(${[...ids]}::text[]) and e.open`.execute(scope.db);
  return new Map(rows.map((row) => [row.id, row]));
}
