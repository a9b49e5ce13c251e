import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

const guests = fairTable('guest');

export type GuestRow = { id: string; name: string };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Of the token nothing but a hash is stored. */
export async function insertGuest(ctx: FairContext, guest: { token: string; name: string; lang: Lang }): Promise<void> {
  await guests.insert(ctx, { token_hash: hashOf(guest.token), name: guest.name, language: guest.lang });
}

/** Undefined where nobody of this fair has this token, or was away for so long that all of it is about to go. */
export async function guestOfToken(ctx: FairContext, token: string): Promise<GuestRow | undefined> {
  const { rows } = await sql<GuestRow>`
    select g.id, g.name from guest g
    where g.exhibition_id = ${ctx.exhibition.id} and g.token_hash = ${hashOf(token)}
      and g.seen_at > now() - make_interval(days => ${LIMITS.guestDays})`.execute(ctx.db);
  return rows[0];
}

/** Writes down that a guest is there; not more often than every half minute, since a guest asks every few seconds. */
export async function touchGuest(ctx: FairContext, id: string): Promise<void> {
  await sql`
    update guest set seen_at = now()
    where exhibition_id = ${ctx.exhibition.id} and id = ${id} and seen_at < now() - interval '30 seconds'`.execute(
    ctx.db,
  );
}

/** The id of the guest's one conversation with a company; undefined where it was never begun. */
export async function guestConversation(ctx: FairContext, guestId: string, exhibitorId: string) {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversation c
    where c.exhibition_id = ${ctx.exhibition.id} and c.guest_id = ${guestId} and c.exhibitor_id = ${exhibitorId}`.execute(
    ctx.db,
  );
  return rows[0]?.id;
}

/** The same, begun where it was not. */
export async function beginGuestConversation(ctx: FairContext, guestId: string, exhibitorId: string): Promise<string> {
  const id = newId();
  const { rows } = await sql<{ id: string }>`
    insert into conversation as c (id, exhibition_id, guest_id, exhibitor_id, begun_by)
    values (${id}, ${ctx.exhibition.id}, ${guestId}, ${exhibitorId}, 'visitor')
    on conflict (guest_id, exhibitor_id) where guest_id is not null do update set begun_by = c.begun_by
    returning id`.execute(ctx.db);
  return rows[0]?.id ?? id;
}
