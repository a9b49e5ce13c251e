import { useEffect, useRef, useState, type RefObject } from 'react';
import { PlaybackSession, type Playback, type PlayerState } from './playback-session.ts';

export type Player = {
  video: RefObject<HTMLVideoElement | null>;
  state: PlayerState;
  /** This browser lets no sound through before a press. */
  isSilenced: boolean;
  retry: () => void;
  /** A press: with sound. */
  playAloud: () => void;
};

type Options = {
  /** Null: nothing plays. */
  playback: Playback | null;
  isLive: boolean;
  /** Whether picture and sound come in now, as far as it is known. */
  isComing: boolean;
  /** Asks for the addresses anew. */
  renew: () => Promise<Playback | null>;
};

/** Plays as long as there is something to play; other addresses of the same stream break nothing. */
export function usePlayer({ playback, isLive, isComing, renew }: Options): Player {
  const video = useRef<HTMLVideoElement>(null);
  const session = useRef<PlaybackSession | null>(null);
  const latest = useRef({ playback, renew, isComing });
  const [state, setState] = useState<PlayerState>('loading');
  const [isSilenced, setSilenced] = useState(false);
  const isOn = playback !== null;
  useEffect(() => {
    latest.current = { playback, renew, isComing };
    if (playback !== null) session.current?.update(playback);
  }, [playback, renew, isComing]);
  useEffect(() => {
    const { current: element } = video;
    const { playback: first } = latest.current;
    if (!isOn || element === null || first === null) return;
    const playing = new PlaybackSession({
      video: element,
      playback: first,
      isLive,
      isComing: () => latest.current.isComing,
      renew: () => latest.current.renew(),
      onState: setState,
      onSilenced: () => setSilenced(true),
    });
    session.current = playing;
    return () => {
      playing.stop();
      session.current = null;
    };
  }, [isOn, isLive]);
  // an encoder that has come back is not waited for any longer
  useEffect(() => {
    if (isComing) session.current?.retryIfLost();
  }, [isComing]);
  return {
    video,
    state,
    isSilenced,
    retry: () => session.current?.retry(),
    playAloud: () => {
      if (video.current !== null) video.current.muted = false;
      setSilenced(false);
      session.current?.play();
    },
  };
}
