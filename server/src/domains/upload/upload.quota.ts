import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Uploader } from './upload.rules.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import type { Scope } from '../../ground/scope.ts';

/** Of a person pictures and videos are counted apart; a company has one share of the store for everything. */
export type Counted = 'pictures' | 'videos' | 'everything';

/** How many bytes of the store an owner takes up, with what is on its way (G44). */
export async function takenBytes(scope: Scope, ownerId: string, counted: Counted): Promise<number> {
  const [pictures, videos] = [counted !== 'videos', counted !== 'pictures'];
  const { rows } = await sql<{ bytes: string }>`
    select coalesce((
        select sum(bytes) from file
        where exhibition_id = ${scope.exhibition.id} and owner_id = ${ownerId}
          and case when kind = 'mp4' then ${videos}::boolean else ${pictures}::boolean end
      ), 0) + coalesce((
        select sum(bytes) from video
        where ${videos}::boolean and exhibition_id = ${scope.exhibition.id} and owner_id = ${ownerId}
          and state in ('receiving', 'processing')
      ), 0) as bytes`.execute(scope.db);
  return Number(rows[0]?.bytes);
}

/** The share of the store that a company has for all its files. */
const companyShare = async (scope: Scope, exhibitorId: string): Promise<number> =>
  (await packageOf(scope, exhibitorId)).limits.bytes;

/** Nobody fills the store alone (G44): a person has a small share, a company a large one. */
export async function refuseOverQuota(scope: Scope, ownerId: string, ofCompany: boolean): Promise<void> {
  const most = ofCompany ? await companyShare(scope, ownerId) : LIMITS.visitorFileBytesMax;
  if ((await takenBytes(scope, ownerId, ofCompany ? 'everything' : 'pictures')) >= most) refuse('uploadLimit');
}

/** The organizer's own pictures have a share as large as a company's. */
export async function refuseOverOrganizers(scope: Scope): Promise<void> {
  if ((await takenBytes(scope, scope.exhibition.id, 'everything')) >= LIMITS.organizerFileBytesMax)
    refuse('uploadLimit');
}

/** The share that a company, a person or the organizer has for videos, in bytes. */
export async function videoShareOf(scope: Scope, caller: Uploader): Promise<number> {
  if (caller.kind === 'organizer') return LIMITS.organizerFileBytesMax;
  return caller.kind === 'visitor' ? LIMITS.visitorVideoBytesMax : companyShare(scope, caller.exhibitorId);
}

/**
 * Asks again and writes, one upload of an owner at a time: what came at once with others has read the same figure before any was written.
 * @param ask refuses where there is no room
 */
export async function keepInShare(
  scope: Scope,
  ownerId: string,
  ask: (scope: Scope) => Promise<void>,
  write: (scope: Scope) => Promise<unknown>,
): Promise<void> {
  await scope.db.transaction().execute(async (db) => {
    const inside = { ...scope, db };
    await sql`select pg_advisory_xact_lock(hashtextextended(${`share ${ownerId}`}, 0))`.execute(db);
    await ask(inside);
    await write(inside);
  });
}
