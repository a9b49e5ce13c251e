import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { guestRealtime, realtime } from '../../realtime/realtime.ts';
import { getSession } from '../../session/session.ts';
import { readGuestToken, removeGuestToken } from '../chat/guest-token.ts';
import { LiveRoom, type RoomPass } from './live-room.ts';

async function askPass(id: string): Promise<RoomPass> {
  const guestToken = getSession() === null ? readGuestToken() : null;
  try {
    return await api(calls.liveRoom.pass, { id, ...(guestToken !== null && { guestToken }) });
  } catch (error) {
    if (guestToken === null || failureOf(error)?.name !== 'guestEnded') throw error;
    removeGuestToken();
    return api(calls.liveRoom.pass, { id });
  }
}

/** The room of a live, as whoever is logged in, or as a guest. */
export function openLiveRoom(id: string): { room: LiveRoom; close: () => void } {
  const line = getSession() === null ? guestRealtime() : { connection: realtime(), close: () => undefined };
  const room = new LiveRoom({ id, connection: line.connection, askPass: () => askPass(id) });
  return {
    room,
    close: () => {
      room.close();
      line.close();
    },
  };
}
