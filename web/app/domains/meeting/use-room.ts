import type { RoomSides } from '@fairbridge/contract/meeting/meeting-room.shapes.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { keepaliveApi } from '../../keepalive-api.ts';

const EVERY_MS = 10_000;

/**
 * Who is in an open room, asked every ten seconds. While one is `inside` the same question says so, and that one has left is said once: also
 * where the window closes.
 */
export function useRoom(id: string, begun: RoomSides, inside: boolean) {
  const [sides, setSides] = useState(begun);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      try {
        const now = inside
          ? await api(calls.meetingRoom.enter, { id })
          : (await api(calls.meetingRoom.get, { id })).sides;
        if (!isGone) setSides(now);
      } catch (error) {
        // it was cancelled or moved meanwhile; what was not heard is asked again soon
        if (!isGone && failureOf(error) !== null) void revalidate();
      }
    };
    const leave = (): void => {
      if (inside) void keepaliveApi(calls.meetingRoom.leave, { id }).catch(() => null);
    };
    // a page that comes back out of the browser's memory
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void ask();
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      leave();
    };
  }, [id, inside, revalidate]);
  return { sides, setSides };
}
