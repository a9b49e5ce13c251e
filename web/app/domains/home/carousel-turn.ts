import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../ui/use-media.ts';

const STEADY = '(prefers-reduced-motion: reduce)';

/** How far a finger must go to turn the page. */
const SWIPE_PX = 40;

type Turned = {
  count: number;
  /** How long each is shown. */
  seconds: number;
  /** One of them moves: then there is something to stop, even where it is the only one. */
  films?: boolean;
  /** Something still plays: the seconds begin when it has ended. */
  waits?: boolean;
};

/**
 * Which of `count` slides is shown. It turns by itself every `seconds`, unless the reader has stopped it, points at it, is in it by
 * keyboard, looks elsewhere, or wants no motion.
 */
export function useTurning({ count, seconds, films = false, waits = false }: Turned) {
  // nothing moves before it is known that it may
  const steady = useMedia(STEADY, true);
  const [at, setAt] = useState(0);
  /** What the reader has chosen; null until then. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const pressed = useRef<number | null>(null);
  const moves = count > 1 || films;
  const playing = moves && (chosen ?? !steady);
  const turning = playing && count > 1 && !held.pointer && !held.focus;
  const shown = count === 0 ? 0 : at % count;
  const turn = (by: number): void => setAt((before) => (before + by + count) % Math.max(1, count));

  useEffect(() => {
    if (!turning || waits) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((before) => (before + 1) % count);
    }, seconds * 1000);
    return () => clearInterval(timer);
    // a turn by hand begins the seconds anew
  }, [turning, waits, seconds, count, at]);

  return {
    shown,
    moves,
    playing,
    turning,
    chosen: chosen === true,
    turn,
    toggle: () => setChosen(!playing),
    hold: (by: 'pointer' | 'focus', on: boolean) => setHeld((before) => ({ ...before, [by]: on })),
    press: (x: number) => {
      pressed.current = x;
    },
    /** Answers whether the finger turned the page: then it followed no link. */
    release: (x: number): boolean => {
      const from = pressed.current;
      pressed.current = null;
      if (from === null || Math.abs(x - from) < SWIPE_PX) return false;
      turn(x < from ? 1 : -1);
      return true;
    },
  };
}

export type Turning = ReturnType<typeof useTurning>;
