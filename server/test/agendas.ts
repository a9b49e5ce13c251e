import { sql } from 'kysely';
import { meetingAppointmentRow } from '../../demo/factories/meeting.factory.ts';
import { newId } from '../src/core/id.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { makePair, slotOf, type Pair } from './meetings.ts';
import type { TestPortal } from './portal.ts';
import type { Visitor } from './world.ts';

/** Two who have said that they take part in a session. */
export async function makeAgreedPair(test: TestPortal, given: Parameters<typeof makePair>[1] = {}): Promise<Pair> {
  const pair = await makePair(test, given);
  await sql`update meeting_signup set participation = 'agreed' where id in (${pair.visitorSignupId}, ${pair.exhibitorSignupId})`.execute(
    test.ctx.db,
  );
  return pair;
}

/** An agreed appointment of the two in this slot of their session, at table 7. */
export async function agreeOn(
  { ctx }: TestPortal,
  pair: Pair,
  place: number,
  given: { employee_id?: string | null } = {},
): Promise<string> {
  const row = meetingAppointmentRow(ctx.exhibition.id, {
    meeting_id: pair.meeting.id,
    visitor_signup_id: pair.visitorSignupId,
    exhibitor_signup_id: pair.exhibitorSignupId,
    employee_id: pair.supplier.employeeId,
    state: 'confirmed',
    starts_at: slotOf(pair.meeting, place),
    ends_at: slotOf(pair.meeting, place + 1),
    table_number: 7,
    ...given,
  });
  await insertRows(ctx.db, 'meeting_appointment', [row]);
  return row.id;
}

/** A visitor asks to be reminded of a live. */
export const wantLive = ({ ctx }: TestPortal, liveId: string, { visitorId }: Visitor): Promise<void> =>
  insertRows(ctx.db, 'live_want', [{ live_id: liveId, visitor_id: visitorId, exhibition_id: ctx.exhibition.id }]);

/** An employee presents a live. */
export const giveLive = ({ ctx }: TestPortal, liveId: string, employeeId: string): Promise<void> =>
  insertRows(ctx.db, 'live_host', [
    { live_id: liveId, employee_id: employeeId, exhibition_id: ctx.exhibition.id, place: 0 },
  ]);

/** A busy time of a visitor or an employee. */
export const makeBusy = ({ ctx }: TestPortal, ownerId: string, startsAt: string, endsAt: string): Promise<void> =>
  insertRows(ctx.db, 'agenda_busy', [
    {
      id: newId(),
      exhibition_id: ctx.exhibition.id,
      owner_id: ownerId,
      starts_at: startsAt,
      ends_at: endsAt,
      imported_at: new Date(),
    },
  ]);

/** A concurrent programme of the fair; its id. */
export async function makeProgramme(
  { ctx }: TestPortal,
  given: { starts_at?: Date; ends_at?: Date } = {},
): Promise<string> {
  const id = newId();
  const bilingual = { title_zh: '生物农药论坛', title_en: 'Forum on biologicals', place_zh: '2F', place_en: '2F' };
  const empty = { description_zh: '', description_en: '', speaker_zh: '', speaker_en: '' };
  const times = { starts_at: new Date('2031-03-10T02:00:00Z'), ends_at: new Date('2031-03-10T03:00:00Z'), ...given };
  await insertRows(ctx.db, 'programme', [
    { id, exhibition_id: ctx.exhibition.id, kind: 'forum', ...bilingual, ...empty, ...times },
  ]);
  return id;
}
