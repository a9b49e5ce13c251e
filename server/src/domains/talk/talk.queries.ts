import { sql } from 'kysely';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Media, TalkEnd, TalkState } from '@fairbridge/contract/talk/talk.states.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { authorOf, readBy, sideOf, type Member } from '../chat/chat.rules.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

const talks = fairTable('talk');

export type TalkRow = {
  id: string;
  conversation_id: string;
  media: Media;
  by_side: Side;
  caller_id: string | null;
  callee_id: string | null;
  state: TalkState;
  ending: TalkEnd | null;
  created_at: Date;
  /** From the acceptance on, until it ended. */
  seconds: number;
  visitor_id: string;
  exhibitor_id: string;
  employee_id: string | null;
  is_blocked: boolean;
  /** It has rung for as long as it may. */
  rang_out: boolean;
  /** A device that takes part was not heard of for too long. */
  is_lost: boolean;
};

const COLUMNS = sql`t.id, t.conversation_id, t.media, t.by_side, t.caller_id, t.callee_id, t.state, t.ending, t.created_at,
  coalesce(round(extract(epoch from coalesce(t.ended_at, clock_timestamp()) - t.accepted_at)), 0)::int as seconds,
  c.visitor_id, c.exhibitor_id, c.employee_id, c.blocked_by_visitor or c.blocked_by_exhibitor as is_blocked,
  t.state = 'ringing' and t.created_at < clock_timestamp() - make_interval(secs => ${LIMITS.talkRingSeconds}) as rang_out,
  t.ended_at is null and exists (
    select from talk_seat s where s.talk_id = t.id and s.device_id is not null
      and s.seen_at < clock_timestamp() - make_interval(secs => ${LIMITS.talkLostSeconds})) as is_lost`;

const FROM = sql`from talk t join conversation c on c.id = t.conversation_id`;

/** Of a conversation that this caller may read. */
export async function talkFor(ctx: FairContext, caller: Member, id: string): Promise<TalkRow | undefined> {
  const { rows } = await sql<TalkRow>`
    select ${COLUMNS} ${FROM}
    where t.exhibition_id = ${ctx.exhibition.id} and t.id = ${id} and ${readBy(caller)}`.execute(ctx.db);
  return rows[0];
}

/** Whoever asks, while nobody else changes it. */
export async function lockTalk(ctx: FairContext, id: string): Promise<TalkRow | undefined> {
  const { rows } = await sql<TalkRow>`
    select ${COLUMNS} ${FROM} where t.exhibition_id = ${ctx.exhibition.id} and t.id = ${id}
    for no key update of t`.execute(ctx.db);
  return rows[0];
}

/** Those that rang for this person within the time in which they do; who was called by name, or all of a company for which nobody speaks. */
export async function ringingFor(ctx: FairContext, caller: Member): Promise<TalkRow[]> {
  const { rows } = await sql<TalkRow>`
    select ${COLUMNS} ${FROM}
    where t.exhibition_id = ${ctx.exhibition.id} and t.state = 'ringing' and t.by_side <> ${sideOf(caller)} and ${readBy(caller)}
      and (t.callee_id is null or t.callee_id = ${authorOf(caller)}) order by t.created_at`.execute(ctx.db);
  return rows;
}

/** Talks of these people that still go on as far as their rows say; without people, all that nobody was heard of in. */
export async function unheardTalks(ctx: FairContext, people: readonly string[] | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id ${FROM}
    where t.exhibition_id = ${ctx.exhibition.id} and t.ended_at is null
      and ${
        people === null
          ? sql`t.created_at < clock_timestamp() - make_interval(secs => ${LIMITS.talkLostSeconds})`
          : sql`exists (select from talk_seat s where s.talk_id = t.id and s.person_id = any(${[...people]}::text[]))`
      }
    order by t.id limit 500`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export type NewTalk = { conversationId: string; media: Media; by: Side; callerId: string; calleeId: string | null };

export const insertTalk = (ctx: FairContext, { conversationId, media, by, callerId, calleeId }: NewTalk) =>
  talks.insert(ctx, {
    conversation_id: conversationId,
    media,
    by_side: by,
    caller_id: callerId,
    callee_id: calleeId,
  });

export type Seat = { personId: string; side: Side; deviceId: string | null };

/**
 * Gives these people their seats, and answers who has got one: who is in another talk has none. In the order of the people, so that two who
 * call one another at the same moment wait for one another instead of holding one another up.
 */
export async function takeSeats(
  ctx: FairContext,
  talkId: string,
  seats: readonly Seat[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const { personId, side, deviceId } of seats.toSorted((a, b) => (a.personId < b.personId ? -1 : 1))) {
    const { rows } = await sql`
      insert into talk_seat (person_id, exhibition_id, talk_id, side, device_id)
      values (${personId}, ${ctx.exhibition.id}, ${talkId}, ${side}, ${deviceId})
      on conflict do nothing returning person_id`.execute(ctx.db);
    if (rows.length > 0) taken.add(personId);
  }
  return taken;
}

/** Does each of these people talk, or call somebody? False of nobody. */
export async function allSit(ctx: FairContext, people: readonly string[]): Promise<boolean> {
  if (people.length === 0) return false;
  const { rows } = await sql`
    select person_id from talk_seat
    where exhibition_id = ${ctx.exhibition.id} and person_id = any(${[...people]}::text[])`.execute(ctx.db);
  return rows.length === people.length;
}

/** The seat that rang for this person is taken by a device. */
export async function takeSeat(ctx: FairContext, talkId: string, personId: string, deviceId: string): Promise<boolean> {
  const { rows } = await sql`
    update talk_seat set device_id = ${deviceId}, seen_at = clock_timestamp()
    where exhibition_id = ${ctx.exhibition.id} and talk_id = ${talkId} and person_id = ${personId} and device_id is null
    returning person_id`.execute(ctx.db);
  return rows.length > 0;
}

export async function acceptTalk(ctx: FairContext, id: string, calleeId: string): Promise<void> {
  const accepted = { state: 'accepted', callee_id: calleeId, accepted_at: sql`clock_timestamp()` };
  await talks.write(ctx, { id }, accepted);
}

/** Who answers for a company speaks for it from then on, as who writes does; false where somebody does already. */
export async function nameAnswerer(ctx: FairContext, conversationId: string, employeeId: string): Promise<boolean> {
  const { rows } = await sql`
    update conversation set employee_id = ${employeeId}
    where exhibition_id = ${ctx.exhibition.id} and id = ${conversationId} and employee_id is null returning id`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** Writes how it ended, and takes away what only a talk needs that goes on. */
export async function closeTalk(ctx: FairContext, id: string, state: TalkState, ending: TalkEnd | null): Promise<void> {
  const { id: fair } = ctx.exhibition;
  await talks.write(ctx, { id }, { state, ending, ended_at: sql`clock_timestamp()` });
  await sql`delete from talk_seat where exhibition_id = ${fair} and talk_id = ${id}`.execute(ctx.db);
  await sql`delete from talk_signal where exhibition_id = ${fair} and talk_id = ${id}`.execute(ctx.db);
}

/** This device is there; false where it has no seat in this talk. */
export async function noteSeen(
  ctx: FairContext,
  caller: Member,
  { id, deviceId }: { id: string; deviceId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update talk_seat set seen_at = clock_timestamp()
    where exhibition_id = ${ctx.exhibition.id} and talk_id = ${id} and person_id = ${authorOf(caller)} and device_id = ${deviceId}
    returning person_id`.execute(ctx.db);
  return rows.length > 0;
}
