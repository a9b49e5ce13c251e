import { sql } from 'kysely';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { newId } from '../src/core/id.ts';
import type { FairContext } from '../src/core/fair-context.ts';

type Given = {
  by: Side;
  callerId: string | null;
  calleeId: string | null;
  /** Whose seat it is in which the device sits; null: it rings there. A person has one, so an older one goes. */
  seat: { personId: string; side: Side; deviceId: string | null };
};

/** A call that rings in a conversation; answers its id. */
export async function makeTalk({ db, exhibition }: FairContext, conversationId: string, given: Given): Promise<string> {
  const id = newId();
  const { by, callerId, calleeId, seat } = given;
  await sql`
    insert into talk (id, exhibition_id, conversation_id, media, by_side, caller_id, callee_id)
    values (${id}, ${exhibition.id}, ${conversationId}, 'audio', ${by}, ${callerId}, ${calleeId})`.execute(db);
  await sql`
    insert into talk_seat (person_id, exhibition_id, talk_id, side, device_id)
    values (${seat.personId}, ${exhibition.id}, ${id}, ${seat.side}, ${seat.deviceId})
    on conflict (person_id) do update set talk_id = excluded.talk_id, side = excluded.side,
      device_id = excluded.device_id, seen_at = clock_timestamp()`.execute(db);
  return id;
}
