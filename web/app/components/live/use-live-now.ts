import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { state as stateCall } from '@fairbridge/contract/live/live.calls.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import type { Playback } from './playback-session.ts';
import type { ShownRoom } from './use-live-room.ts';

export type LiveNow = OutputOf<typeof stateCall>;

/** With a room that tells what changes this asks for fresh addresses alone. */
const WITH_ROOM_MS = 60_000;
const WITHOUT_ROOM_MS = 6_000;
/** A replay is there some seconds after the end. */
const JUST_ENDED_MS = 2_000;
const JUST_ENDED_TRIES = 30;

/** A part of how long the addresses hold. */
const renewalMs = ({ playback }: LiveNow): number => (playback === null ? Infinity : playback.validSeconds * 700);

function waitOf(now: LiveNow | null, hasRoom: boolean, wasOn: number): number {
  if (now === null) return WITHOUT_ROOM_MS;
  if (now.state === 'ended') return wasOn > 0 ? JUST_ENDED_MS : WITH_ROOM_MS;
  if (now.state === 'replay') return renewalMs(now);
  return Math.min(hasRoom ? WITH_ROOM_MS : WITHOUT_ROOM_MS, renewalMs(now));
}

/** It was deleted, or this reader may watch it no more. */
const GONE: readonly unknown[] = ['notFound', 'liveCodeNeeded', 'notSignedIn'];

/** How a live stands, asked again in time, when its room tells of a change, and when the page is looked at again; null until it is known. */
export function useLiveNow(
  id: string,
  room: ShownRoom | null,
): { now: LiveNow | null; renew: () => Promise<Playback | null> } {
  const [now, setNow] = useState<LiveNow | null>(null);
  const [round, setRound] = useState(0);
  const wasOn = useRef(0);
  const { revalidate } = useRevalidator();
  const told = room?.state ?? null;
  const hasRoom = room?.place === 'joined';
  const ask = useCallback(async (): Promise<LiveNow> => {
    const answer = await api(calls.live.state, { id });
    if (answer.state === 'onLive') wasOn.current = JUST_ENDED_TRIES;
    else if (answer.state === 'ended') wasOn.current -= 1;
    setNow(answer);
    return answer;
  }, [id]);
  const isStale = told !== null && now !== null && (told.state !== now.state || told.isPublishing !== now.isPublishing);
  useEffect(() => {
    let isLeft = false;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = async (): Promise<void> => {
      const answer = await ask().catch((error: unknown) => {
        isGone = GONE.includes(failureOf(error)?.name);
        return null;
      });
      if (isLeft) return;
      // the page says by itself why there is nothing to see
      if (isGone) return void revalidate();
      const wait = waitOf(answer, hasRoom, wasOn.current);
      if (Number.isFinite(wait)) timer = setTimeout(() => void go(), wait);
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') setRound((before) => before + 1);
    };
    void go();
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask, hasRoom, isStale, round, revalidate]);
  const renew = useCallback(async () => (await ask()).playback, [ask]);
  return { now: now === null || told === null ? now : { ...now, ...freshOf(told) }, renew };
}

/** What the room tells sooner than it is asked for. */
const freshOf = ({ viewers, likes, isPublishing, missing }: NonNullable<ShownRoom['state']>) => ({
  viewers,
  likes,
  isPublishing,
  missing,
});
