import { ROOM_MINUTES } from '@fairbridge/contract/meeting/meeting-room.rules.ts';
import type { AppointmentRoom, Attendance, RoomSides } from '@fairbridge/contract/meeting/meeting-room.shapes.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { openToMeet } from '../chat/chat.open-conversation.ts';
import { appointmentAnswer } from './meeting-appointment.answers.ts';
import { ownAppointment, type WholeAppointment } from './meeting-appointment.queries.ts';
import { mayDealWith, otherSide, partyOf } from './meeting-party.ts';
import {
  noteGone,
  noteHere,
  noteLate,
  noteOf,
  presences,
  writeNote,
  type PresenceRow,
} from './meeting-room.queries.ts';
import { roomRefusal } from './meeting-room.rules.ts';
import { appointmentLate } from './meeting.events.ts';

type Taking = VisitorCaller | ExhibitorCaller;
type Own = { row: WholeAppointment; side: MeetingSide };

/** An own appointment that this caller deals with. Errors: `notFound`, `notAllowed`. */
async function dealtWith(ctx: FairContext, caller: Taking, id: string): Promise<Own> {
  const party = partyOf(caller);
  const row = (await ownAppointment(ctx, party, id)) ?? fail('notFound');
  if (!mayDealWith(caller, { employee_id: row.contact_id })) fail('notAllowed');
  return { row, side: party.side };
}

/** The same while its room is open. Errors beside: those of `roomRefusal`. */
async function openRoom(ctx: FairContext, caller: Taking, id: string): Promise<Own> {
  const own = await dealtWith(ctx, caller, id);
  const refusal = roomRefusal(own.row, new Date());
  if (refusal !== null) fail(refusal, { minutes: ROOM_MINUTES.before });
  return own;
}

function attendanceOf(rows: readonly PresenceRow[], side: MeetingSide): Attendance {
  const row = rows.find((one) => one.side === side);
  const here = row?.here ?? false;
  return {
    here,
    since: here ? (row?.entered_at?.toISOString() ?? null) : null,
    lateMinutes: row?.late_minutes ?? null,
  };
}

async function sidesOf(ctx: FairContext, { row, side }: Own): Promise<RoomSides> {
  const rows = await presences(ctx, row.id, row.starts_at);
  return { own: attendanceOf(rows, side), other: attendanceOf(rows, otherSide(side)) };
}

export async function roomOf(ctx: FairContext, caller: Taking, id: string): Promise<AppointmentRoom> {
  const own = await dealtWith(ctx, caller, id);
  const { row, side } = own;
  const [sides, note] = await Promise.all([sidesOf(ctx, own), noteOf(ctx, { appointmentId: row.id, side })]);
  return { appointment: appointmentAnswer(ctx, caller, row, new Date()), sides, note };
}

const employeeOf = (caller: Taking): string | null => (caller.kind === 'exhibitor' ? caller.employeeId : null);

export async function enterRoom(ctx: FairContext, caller: Taking, id: string): Promise<RoomSides> {
  const own = await openRoom(ctx, caller, id);
  await noteHere(ctx, { appointmentId: id, side: own.side }, employeeOf(caller));
  return sidesOf(ctx, own);
}

export async function leaveRoom(ctx: FairContext, caller: Taking, id: string): Promise<void> {
  const { side } = await dealtWith(ctx, caller, id);
  await noteGone(ctx, { appointmentId: id, side });
}

/** Says that the caller's side comes late, which the other side is told. */
export const sayLate = (
  jobs: Jobs,
  ctx: FairContext,
  caller: Taking,
  { id, minutes }: { id: string; minutes: number },
): Promise<RoomSides> =>
  inTransaction(ctx, async (inner) => {
    const own = await openRoom(inner, caller, id);
    const startsAt = own.row.starts_at ?? fail('roomNone');
    await noteLate(inner, { appointmentId: id, side: own.side }, { minutes, startsAt });
    await jobs.publish(inner.db, appointmentLate, {
      exhibitionId: inner.exhibition.id,
      appointmentId: id,
      startsAt: startsAt.toISOString(),
      by: own.side,
      minutes,
    });
    return sidesOf(inner, own);
  });

/** The conversation in which the two call each other; a buyer calls whoever of the company is in the room, or its contact. */
export async function conversationOfRoom(
  using: Pick<Services, 'counters' | 'realtime'>,
  ctx: FairContext,
  caller: Taking,
  id: string,
): Promise<string> {
  const { row } = await openRoom(ctx, caller, id);
  const company = (await presences(ctx, id, row.starts_at)).find(({ side }) => side === 'exhibitor');
  const there = company?.here === true ? company.employee_id : null;
  const employeeId = employeeOf(caller) ?? there ?? row.contact_id;
  return openToMeet(using, ctx, caller, { visitorId: row.visitor_id, exhibitorId: row.exhibitor_id, employeeId });
}

/** Errors: `notFound`, `notAllowed`, `editConflict`. */
export async function saveNote(
  ctx: FairContext,
  caller: Taking,
  { id, ...note }: { id: string; text: string; version: number },
): Promise<number> {
  const { row, side } = await dealtWith(ctx, caller, id);
  const writer = caller.kind === 'visitor' ? caller : { ...caller, about: row.visitor_id };
  return (await writeNote(ctx, { appointmentId: id, side }, note, writer)) ?? fail('editConflict');
}
