import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

export type SentRequest = { accountId: string; requestId: string };

/** False where the same request was made before: a transaction that makes it at the same time is waited for. */
export async function claimRequest(
  ctx: FairContext,
  { accountId, requestId }: SentRequest,
  digest: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sent_request (exhibition_id, account_id, request_id, digest)
    values (${ctx.exhibition.id}, ${accountId}, ${requestId}, ${digest})
    on conflict do nothing returning request_id`.execute(ctx.db);
  return rows.length > 0;
}

export async function keepAnswer(ctx: FairContext, { accountId, requestId }: SentRequest, answer: object) {
  await sql`
    update sent_request set answer = ${JSON.stringify(answer)}::jsonb
    where exhibition_id = ${ctx.exhibition.id} and account_id = ${accountId} and request_id = ${requestId}`.execute(
    ctx.db,
  );
}

/** Null where another content was sent under this id. */
export async function keptAnswer<T>(
  ctx: FairContext,
  { accountId, requestId }: SentRequest,
  digest: string,
): Promise<T | null> {
  const { rows } = await sql<{ answer: T }>`
    select answer from sent_request
    where exhibition_id = ${ctx.exhibition.id} and account_id = ${accountId} and request_id = ${requestId}
      and digest = ${digest}`.execute(ctx.db);
  return rows[0]?.answer ?? null;
}
