import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

export const devices = fairTable('push_device');

export type PushRole = 'VISITOR' | 'ACTOR';
type Owner = { accountId: string; sessionId: string; role: PushRole; recipientId: string };

const ofRole = (ctx: FairContext, { accountId, role }: Pick<Owner, 'accountId' | 'role'>) =>
  ctx.db
    .selectFrom('push_device')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where('subject_type', '=', role);

/** The account's devices in this role, newest first. */
export const devicesOf = (ctx: FairContext, owner: Pick<Owner, 'accountId' | 'role'>) =>
  ofRole(ctx, owner)
    .select(['id', 'device', 'created_at', 'used_at', 'endpoint_hash'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

type NewDevice = { device: string; endpointHash: Buffer; sealed: string };

/** A browser is one device of a role, and one account's: whoever had it before is told nothing on it any more. Answers its id. */
export async function putDevice(ctx: FairContext, owner: Owner, { device, endpointHash, sealed }: NewDevice) {
  const { accountId, sessionId, role, recipientId } = owner;
  await ctx.db
    .deleteFrom('push_device')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('endpoint_hash', '=', endpointHash)
    .where('account_id', '!=', accountId)
    .execute();
  const values = { session_id: sessionId, recipient_id: recipientId, device, subscription_sealed: sealed };
  return ctx.db
    .insertInto('push_device')
    .values({
      ...values,
      id: newId(),
      exhibition_id: ctx.exhibition.id,
      account_id: accountId,
      subject_type: role,
      endpoint_hash: endpointHash,
    })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'endpoint_hash', 'subject_type']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Of one account at a fair the newest stay. The account is held by `lockAccount`. */
export async function removeOldest(ctx: FairContext, accountId: string): Promise<void> {
  await sql`
    delete from push_device where exhibition_id = ${ctx.exhibition.id} and id in (
      select id from push_device where exhibition_id = ${ctx.exhibition.id} and account_id = ${accountId}
      order by created_at desc, id offset ${LIMITS.pushDevicesPerAccountMax})`.execute(ctx.db);
}

/** Ids of the devices that are told of this recipient's notices. */
export const devicesToTell = (ctx: FairContext, recipientId: string) =>
  ctx.db
    .selectFrom('push_device')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('recipient_id', '=', recipientId)
    .select('id')
    .orderBy('id')
    .execute();

/** The language that notices to this visitor or employee are in. */
export async function languageOf(ctx: FairContext, recipientId: string): Promise<string> {
  const { rows } = await sql<{ language: string }>`
    select language from visitor where exhibition_id = ${ctx.exhibition.id} and id = ${recipientId}
    union all select language from employee where exhibition_id = ${ctx.exhibition.id} and id = ${recipientId}`.execute(
    ctx.db,
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
