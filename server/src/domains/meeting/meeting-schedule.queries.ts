import { sql, type Insertable } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { insertRowsOfFair } from '../../platform/database/insert-rows.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { STATE } from './meeting-appointment.rules.ts';
import { FIT } from './meeting-partner.queries.ts';
import { IS_PRESENT, IS_TAKING_PART, SIGNUP, WITH_PARTY, type SignupWithParty } from './meeting-signup.queries.ts';

/** Who takes part in a meeting, both sides in the order of their numbers. */
export async function takingPart(ctx: FairContext, meetingId: string): Promise<SignupWithParty[]> {
  const { rows } = await sql<SignupWithParty>`
    select ${SIGNUP} from meeting_signup s ${WITH_PARTY}
    where s.exhibition_id = ${ctx.exhibition.id} and s.meeting_id = ${meetingId} and ${IS_TAKING_PART} and ${IS_PRESENT}
    order by s.number, s.id`.execute(ctx.db);
  return rows;
}

export type Met = {
  visitor_signup_id: string;
  exhibitor_signup_id: string;
  state: 'proposed' | 'confirmed' | 'held' | 'missed' | 'declined';
  starts_at: Date | null;
};

/** Who has an appointment with each other, or has declined one. */
export async function metIn(ctx: FairContext, meetingId: string): Promise<Met[]> {
  const { rows } = await sql<Met>`
    select a.visitor_signup_id, a.exhibitor_signup_id, a.state, a.starts_at from meeting_appointment a
    where a.exhibition_id = ${ctx.exhibition.id} and a.meeting_id = ${meetingId}
      and ${STATE} in ('proposed', 'confirmed', 'held', 'missed', 'declined')`.execute(ctx.db);
  return rows;
}

export type Fits = { buyer: number; companies: string };

/** Which companies meet wishes of each buyer and how many, by session numbers, as `7:2,9:1`: read where there is time for it. */
export async function fitsIn(ctx: FairContext, meetingId: string): Promise<Fits[]> {
  const { rows } = await sql<Fits>`
    select b.number as buyer, string_agg(c.number || ':' || ${FIT}, ',') as companies
    from meeting_signup b join meeting_signup c on c.meeting_id = b.meeting_id and c.side = 'exhibitor'
      join exhibitor cx on cx.id = c.exhibitor_id
    where b.exhibition_id = ${ctx.exhibition.id} and b.meeting_id = ${meetingId} and b.side = 'visitor' and ${FIT} > 0
    group by b.number`.execute(ctx.db);
  return rows;
}

/** Many at once, without the slots that they occupy. */
export const insertAppointments = (ctx: FairContext, rows: readonly Insertable<Tables['meeting_appointment']>[]) =>
  insertRowsOfFair(ctx, 'meeting_appointment', rows);
