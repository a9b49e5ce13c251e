import { sql } from 'kysely';
import type { PartnerWish } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';

type Between = { meetingId: string; signupId: string; partnerId: string };

/** What one sign-up says of another; null says nothing any more. */
export async function saveWish(
  ctx: FairContext,
  { meetingId, signupId, partnerId }: Between,
  wish: PartnerWish | null,
) {
  if (wish === null)
    await sql`delete from meeting_wish where exhibition_id = ${ctx.exhibition.id}
      and signup_id = ${signupId} and partner_id = ${partnerId}`.execute(ctx.db);
  else
    await sql`insert into meeting_wish (id, exhibition_id, meeting_id, signup_id, partner_id, wish)
      values (${newId()}, ${ctx.exhibition.id}, ${meetingId}, ${signupId}, ${partnerId}, ${wish})
      on conflict (signup_id, partner_id) do update set wish = excluded.wish`.execute(ctx.db);
}

export type WishRow = { signup_id: string; partner_id: string; wish: PartnerWish };

export async function wishesOf(ctx: FairContext, meetingId: string): Promise<WishRow[]> {
  const { rows } = await sql<WishRow>`
    select w.signup_id, w.partner_id, w.wish from meeting_wish w
    where w.exhibition_id = ${ctx.exhibition.id} and w.meeting_id = ${meetingId}`.execute(ctx.db);
  return rows;
}
