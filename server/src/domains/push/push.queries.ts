import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../ground/id.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Db } from '../../platform/database/kysely.ts';

export type PushRole = 'VISITOR' | 'ACTOR';
type Owner = { accountId: string; sessionId: string; role: PushRole; recipientId: string };

const ofRole = (scope: Scope, { accountId, role }: Pick<Owner, 'accountId' | 'role'>) =>
  scope.db
    .selectFrom('push_device')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('account_id', '=', accountId)
    .where('subject_type', '=', role);

/** The account's devices in this role, newest first. */
export const devicesOf = (scope: Scope, owner: Pick<Owner, 'accountId' | 'role'>) =>
  ofRole(scope, owner)
    .select(['id', 'device', 'created_at', 'used_at', 'endpoint_hash'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

type NewDevice = { device: string; endpointHash: Buffer; sealed: string };

/** A browser is one device of a role, and one account's: whoever had it before is told nothing on it any more. Answers its id. */
export async function putDevice(scope: Scope, owner: Owner, { device, endpointHash, sealed }: NewDevice) {
  const { accountId, sessionId, role, recipientId } = owner;
  await scope.db
    .deleteFrom('push_device')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('endpoint_hash', '=', endpointHash)
    .where('account_id', '!=', accountId)
    .execute();
  const values = { session_id: sessionId, recipient_id: recipientId, device, subscription_sealed: sealed };
  return scope.db
    .insertInto('push_device')
    .values({
      ...values,
      id: newId(),
      exhibition_id: scope.exhibition.id,
      account_id: accountId,
      subject_type: role,
      endpoint_hash: endpointHash,
    })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'endpoint_hash', 'subject_type']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Of one account at a fair the newest stay. The account is held by `lockAccount`. */
export async function removeOldest(scope: Scope, accountId: string): Promise<void> {
  await sql`
    delete from push_device where exhibition_id = ${scope.exhibition.id} and id in (
      select id from push_device where exhibition_id = ${scope.exhibition.id} and account_id = ${accountId}
      order by created_at desc, id offset ${LIMITS.pushDevicesPerAccountMax})`.execute(scope.db);
}

/** False where it is none of this account's in this role. */
export async function removeDevice(scope: Scope, { accountId, role }: Owner, id: string): Promise<boolean> {
  const removed = await scope.db
    .deleteFrom('push_device')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('account_id', '=', accountId)
    .where('subject_type', '=', role)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Ids of the devices that are told of this recipient's notices. */
export const devicesToTell = (scope: Scope, recipientId: string) =>
  scope.db
    .selectFrom('push_device')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('recipient_id', '=', recipientId)
    .select('id')
    .orderBy('id')
    .execute();

export const deviceById = (scope: Scope, id: string) =>
  scope.db
    .selectFrom('push_device')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .select(['id', 'account_id', 'session_id', 'recipient_id', 'subject_type', 'subscription_sealed', 'created_at'])
    .executeTakeFirst();

export async function dropDevice(scope: Scope, id: string): Promise<void> {
  await scope.db
    .deleteFrom('push_device')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .execute();
}

export async function noteUse(scope: Scope, id: string): Promise<void> {
  await scope.db
    .updateTable('push_device')
    .set({ used_at: new Date() })
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .execute();
}

/** The language that notices to this visitor or employee are in. */
export async function languageOf(scope: Scope, recipientId: string): Promise<string> {
  const { rows } = await sql<{ language: string }>`
    select language from visitor where exhibition_id = ${scope.exhibition.id} and id = ${recipientId}
    union all select language from employee where exhibition_id = ${scope.exhibition.id} and id = ${recipientId}`.execute(
    scope.db,
  );
  return rows[0]?.language ?? 'zh';
}

export type KeptKey = { public_key: string; private_sealed: string };

export const keptKey = (db: Db): Promise<KeptKey | undefined> =>
  db.selectFrom('push_key').select(['public_key', 'private_sealed']).executeTakeFirst();

/** Of two processes that start at once the first one's key stays. */
export async function keepKey(db: Db, key: KeptKey): Promise<void> {
  await db
    .insertInto('push_key')
    .values({ ...key, id: 'web push' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
