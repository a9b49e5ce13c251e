import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../session/session.ts';
import { EMPTY_ROOM, type LiveRoom, type RoomView } from './live-room.ts';

export type ShownRoom = RoomView & Pick<LiveRoom, 'send' | 'join'>;

/** The chat room of a live, whose code comes with it; null until it is there, or while it is not `wanted`. */
export function useLiveRoom(id: string, wanted: boolean): ShownRoom | null {
  const session = useSession();
  const who = session === null ? '' : `${session.token} ${session.user.subjectId}`;
  const [room, setRoom] = useState<LiveRoom | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isLeft = false;
    let close: (() => void) | undefined;
    void import('./open-live-room.ts').then(({ openLiveRoom }) => {
      if (isLeft) return;
      const opened = openLiveRoom(id);
      close = opened.close;
      setRoom(opened.room);
    });
    return () => {
      isLeft = true;
      close?.();
      setRoom(null);
    };
    // whoever logs in or out enters as somebody else
  }, [id, wanted, who]);
  const subscribe = useCallback((listener: () => void) => room?.subscribe(listener) ?? (() => undefined), [room]);
  const view = useSyncExternalStore(
    subscribe,
    () => room?.view() ?? EMPTY_ROOM,
    () => EMPTY_ROOM,
  );
  return room === null ? null : { ...view, send: room.send, join: room.join };
}
