import { sql } from 'kysely';
import type { Scope } from '../../ground/scope.ts';
import { countOf } from '../../platform/database/page.ts';

export type ApiKey = {
  id: string;
  name: string;
  scopes: string[];
  ending: string;
  last_used_at: Date | null;
  created_at: Date;
};

const ofCompany = (scope: Scope, exhibitorId: string) =>
  scope.db
    .selectFrom('api_key')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId);

export const apiKeysOf = (scope: Scope, exhibitorId: string): Promise<ApiKey[]> =>
  ofCompany(scope, exhibitorId)
    .select(['id', 'name', 'scopes', 'ending', 'last_used_at', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const apiKeyCount = (scope: Scope, exhibitorId: string): Promise<number> =>
  countOf(ofCompany(scope, exhibitorId));

type NewKey = {
  id: string;
  name: string;
  scopes: readonly string[];
  keyHash: Buffer;
  ending: string;
  requestId: string | null;
};

export async function insertApiKey(scope: Scope, exhibitorId: string, key: NewKey): Promise<void> {
  const { id, name, scopes, keyHash, ending, requestId } = key;
  const of = { exhibition_id: scope.exhibition.id, exhibitor_id: exhibitorId };
  await scope.db
    .insertInto('api_key')
    .values({ ...of, id, name, scopes: [...scopes], key_hash: keyHash, ending, request_id: requestId })
    .execute();
}

const gone = (scope: Scope, exhibitorId: string) =>
  scope.db
    .deleteFrom('api_key')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .returning('id');

export const deleteApiKey = async (scope: Scope, exhibitorId: string, id: string): Promise<boolean> =>
  (await gone(scope, exhibitorId).where('id', '=', id).executeTakeFirst()) !== undefined;

/** What an answer that never arrived has made: nobody knows that key. */
export const deleteApiKeyOfRequest = (scope: Scope, exhibitorId: string, requestId: string): Promise<unknown> =>
  gone(scope, exhibitorId).where('request_id', '=', requestId).execute();

export type Reader = { id: string; exhibitor_id: string; scopes: string[] };

/** Whose key this is: none of another fair, and of no company that the organizer has shut out. Notes the use, at most once a minute. */
export async function readerOf(scope: Scope, keyHash: Buffer): Promise<Reader | null> {
  const { rows } = await sql<Reader & { fresh: boolean }>`
    select k.id, k.exhibitor_id, k.scopes, k.last_used_at > now() - interval '1 minute' as fresh
    from api_key k join exhibitor e on e.id = k.exhibitor_id
    where k.exhibition_id = ${scope.exhibition.id} and k.key_hash = ${keyHash} and e.disabled_at is null`.execute(
    scope.db,
  );
  const [reader] = rows;
  if (reader === undefined) return null;
  if (!reader.fresh)
    await scope.db
      .updateTable('api_key')
      .set({ last_used_at: new Date() })
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('id', '=', reader.id)
      .execute();
  return reader;
}
