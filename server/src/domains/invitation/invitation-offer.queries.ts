import { sql } from 'kysely';
import { invitationState, type InvitationState } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { own, type Member, type Side } from './invitation.rules.ts';

type Stored = {
  id: string;
  sent_by: string;
  state: string;
  message: string;
  created_at: Date;
  answered_at: Date | null;
};
export type InvitationOfferRow = Omit<Stored, 'sent_by' | 'state'> & { sent_by: Side; state: InvitationState };

const OFFER = sql`i.id, i.sent_by, i.state, i.message, i.created_at, i.answered_at`;

const typed = (row: Stored): InvitationOfferRow => ({
  ...row,
  sent_by: row.sent_by === 'visitor' ? 'visitor' : 'exhibitor',
  state: invitationState.parse(row.state),
});

/** Invitations by their ids, as they stand now. The caller has asked who may read them. */
export async function invitationOffers(ctx: FairContext, ids: readonly string[]): Promise<InvitationOfferRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Stored>`
    select ${OFFER} from invitation i
    where i.exhibition_id = ${ctx.exhibition.id} and i.id = any(${[...ids]}::text[])`.execute(ctx.db);
  return rows.map(typed);
}

type Pair = { exhibitorId: string; visitorId: string };

/** The one that waits between the two and was sent by the caller’s side; undefined where there is none. */
export async function waitingOffer(
  ctx: FairContext,
  caller: Member,
  { exhibitorId, visitorId }: Pair,
): Promise<InvitationOfferRow | undefined> {
  const { rows } = await sql<Stored>`
    select ${OFFER} from invitation i
    where i.exhibition_id = ${ctx.exhibition.id} and i.exhibitor_id = ${exhibitorId} and i.visitor_id = ${visitorId}
      and i.sent_by = ${caller.kind} and i.answered_at is null and ${own(caller)}`.execute(ctx.db);
  return rows.map(typed)[0];
}
