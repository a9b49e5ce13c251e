import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { countRows } from '../../platform/database/paginate.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

const apiKeys = fairTable('api_key');

export type ApiKey = {
  id: string;
  name: string;
  scopes: string[];
  ending: string;
  last_used_at: Date | null;
  created_at: Date;
};

const ofCompany = (ctx: FairContext, exhibitorId: string) =>
  ctx.db.selectFrom('api_key').where('exhibition_id', '=', ctx.exhibition.id).where('exhibitor_id', '=', exhibitorId);

export const apiKeysOf = (ctx: FairContext, exhibitorId: string): Promise<ApiKey[]> =>
  ofCompany(ctx, exhibitorId)
    .select(['id', 'name', 'scopes', 'ending', 'last_used_at', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const apiKeyCount = (ctx: FairContext, exhibitorId: string): Promise<number> =>
  countRows(ofCompany(ctx, exhibitorId));

type NewKey = {
  id: string;
  name: string;
  scopes: readonly string[];
  keyHash: Buffer;
  ending: string;
  requestId: string | null;
};

export async function insertApiKey(ctx: FairContext, exhibitorId: string, key: NewKey): Promise<void> {
  const { id, name, scopes, keyHash, ending, requestId } = key;
  const hashed = { key_hash: keyHash, ending, request_id: requestId };
  await apiKeys.insert(ctx, { id, exhibitor_id: exhibitorId, name, scopes: [...scopes], ...hashed });
}

const gone = (ctx: FairContext, exhibitorId: string) =>
  ctx.db
    .deleteFrom('api_key')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .returning('id');

export const deleteApiKey = async (ctx: FairContext, exhibitorId: string, id: string): Promise<boolean> =>
  (await gone(ctx, exhibitorId).where('id', '=', id).executeTakeFirst()) !== undefined;

/** What an answer that never arrived has made: nobody knows that key. Answers what it was called and could read. */
export const deleteApiKeyOfRequest = (ctx: FairContext, exhibitorId: string, requestId: string) =>
  gone(ctx, exhibitorId).where('request_id', '=', requestId).returning(['name', 'scopes']).executeTakeFirst();

export type Reader = { id: string; exhibitor_id: string; scopes: string[] };

/** Whose key this is: none of another fair, and of no company that the organizer has shut out. Notes the use, at most once a minute. */
export async function readerOf(ctx: FairContext, keyHash: Buffer): Promise<Reader | null> {
  const { rows } = await sql<Reader & { fresh: boolean }>`
    select k.id, k.exhibitor_id, k.scopes, k.last_used_at > now() - interval '1 minute' as fresh
    from api_key k join exhibitor e on e.id = k.exhibitor_id
    where k.exhibition_id = ${ctx.exhibition.id} and k.key_hash = ${keyHash} and e.disabled_at is null`.execute(ctx.db);
  const [reader] = rows;
  if (reader === undefined) return null;
  if (!reader.fresh) await apiKeys.write(ctx, { id: reader.id }, { last_used_at: new Date() });
  return reader;
}
