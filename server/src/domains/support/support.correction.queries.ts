import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type Correction = { id: string; account_id: string; email: string | null; mobile: string | null };
/** Which link it is: the one to the new address, or the one to those of before. */
export type Link = 'confirm_hash' | 'stop_hash';
export type NewCorrection = {
  accountId: string;
  requestedBy: string;
  kind: 'email' | 'mobile';
  value: string;
  reason: string;
  confirmHash: Buffer;
  stopHash: Buffer;
};

const isOpen = sql`c.ended_at is null and c.expires_at > clock_timestamp()`;

/** One that is asked for ends those before it. */
export async function insertCorrection({ db, exhibition }: FairContext, wanted: NewCorrection): Promise<void> {
  const { accountId, requestedBy, kind, value, reason, confirmHash, stopHash } = wanted;
  await endCorrections(db, accountId);
  await sql`
    insert into address_correction (id, exhibition_id, account_id, requested_by, ${sql.ref(kind)}, reason, confirm_hash, stop_hash, expires_at)
    values (${newId()}, ${exhibition.id}, ${accountId}, ${requestedBy}, ${value}, ${reason}, ${confirmHash}, ${stopHash},
      clock_timestamp() + make_interval(days => ${LIMITS.addressCorrectionDays}))`.execute(db);
}

/** Ends what is open of an account, at whichever fair; false where nothing was. */
export async function endCorrections(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    update address_correction set ended_at = clock_timestamp() where account_id = ${accountId} and ended_at is null
    returning expires_at > clock_timestamp() as open`.execute(unscoped(db));
  return rows.some(({ open }) => open);
}

export type OpenRow = {
  email: string | null;
  mobile: string | null;
  created_at: Date;
  expires_at: Date;
  by: string | null;
};

/** The correction of an account that waits to be confirmed. */
export async function openCorrectionOf({ db, exhibition }: FairContext, accountId: string): Promise<OpenRow | null> {
  const { rows } = await sql<OpenRow>`
    select c.email, c.mobile, c.created_at, c.expires_at, coalesce(nullif(s.name, ''), a.email) as by from address_correction c
    join account a on a.id = c.requested_by
    left join organizer_staff s on s.account_id = c.requested_by and s.exhibition_id = c.exhibition_id
    where c.exhibition_id = ${exhibition.id} and c.account_id = ${accountId} and ${isOpen}`.execute(db);
  return rows[0] ?? null;
}

/** The open correction that a link is for. */
export async function correctionOf(
  { db, exhibition }: FairContext,
  link: Link,
  hash: Buffer,
): Promise<Correction | null> {
  const { rows } = await sql<Correction>`
    select c.id, c.account_id, c.email, c.mobile from address_correction c
    join account a on a.id = c.account_id and a.deleted_at is null
    where c.exhibition_id = ${exhibition.id} and c.${sql.ref(link)} = ${hash} and ${isOpen}`.execute(db);
  return rows[0] ?? null;
}

/** Ends it: of many at once exactly one gets true. */
export async function endCorrection({ db, exhibition }: FairContext, id: string): Promise<boolean> {
  const { rows } = await sql`
    update address_correction c set ended_at = clock_timestamp()
    where c.exhibition_id = ${exhibition.id} and c.id = ${id} and ${isOpen} returning c.id`.execute(db);
  return rows.length > 0;
}

/** One at a time takes this address: the next one finds it taken. */
export async function holdAddress(db: Db, value: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${value}`}, 0))`.execute(db);
}

/** The visitor's mobile for contact becomes the one that was just confirmed. */
export async function writeContactMobile(
  { db, exhibition }: FairContext,
  accountId: string,
  { areaCode, number }: { areaCode: string; number: string },
): Promise<void> {
  await db
    .updateTable('visitor')
    .set({ mobile_area_code: areaCode, mobile: number })
    .where('exhibition_id', '=', exhibition.id)
    .where('account_id', '=', accountId)
    .execute();
}
