import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import type { Scope } from '../../scope.ts';

/** Everything that this company or person keeps in the store, in bytes. */
async function storedBytes(scope: Scope, ownerId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(bytes), 0) as bytes from file where exhibition_id = ${scope.exhibition.id} and owner_id = ${ownerId}`.execute(
    scope.db,
  );
  return Number(rows[0]?.bytes);
}

/** Nobody fills the store alone (G44): a person has a small share, a company a large one. */
export async function refuseOverQuota(scope: Scope, ownerId: string, ofCompany: boolean): Promise<void> {
  const most = ofCompany ? (await packageOf(scope, ownerId)).limits.bytes : LIMITS.visitorFileBytesMax;
  if ((await storedBytes(scope, ownerId)) >= most) refuse('uploadLimit');
}
