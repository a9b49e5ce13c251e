import { PAGE_LIMITS } from '@fairbridge/contract/page-limits.ts';
import { useEffect, useRef, useState } from 'react';

const STEADY = '(prefers-reduced-motion: reduce)';

function subscribe(media: MediaQueryList, heard: () => void): () => void {
  media.addEventListener('change', heard);
  return () => media.removeEventListener('change', heard);
}

/** True on the server, too: nothing moves before it is known that it may. */
function useSteady(): boolean {
  const [steady, setSteady] = useState(true);
  useEffect(() => {
    const media = matchMedia(STEADY);
    const hear = (): void => setSteady(media.matches);
    hear();
    return subscribe(media, hear);
  }, []);
  return steady;
}

/** How far a finger must go to turn the page. */
const SWIPE_PX = 40;

/**
 * Which of `count` slides is shown. It turns by itself every three seconds, unless the reader has stopped it, points at it, is in it by
 * keyboard, looks elsewhere, or wants no motion.
 */
export function useTurning(count: number) {
  const steady = useSteady();
  const [at, setAt] = useState(0);
  /** What the reader has chosen; null until then. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const pressed = useRef<number | null>(null);
  const playing = count > 1 && (chosen ?? !steady);
  const turning = playing && !held.pointer && !held.focus;
  const shown = count === 0 ? 0 : at % count;
  const turn = (by: number): void => setAt((before) => (before + by + count) % Math.max(1, count));

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((before) => (before + 1) % count);
    }, PAGE_LIMITS.carouselSeconds * 1000);
    return () => clearInterval(timer);
    // a turn by hand begins the three seconds anew
  }, [turning, count, at]);

  return {
    shown,
    playing,
    turning,
    turn,
    choose: setAt,
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
