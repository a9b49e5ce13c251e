import type { Moment, Slide } from '@fairbridge/contract/identity/identity.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useEffect, useRef, useState, type PointerEvent } from 'react';

type Options = {
  /** How far the piece can go, in pixels of the picture. */
  most: number;
  enabled: boolean;
  onSlide: (slide: Slide) => void;
};
type Hold = { pointer: number; x: number; y: number; scale: number };

const clamp = (x: number, most: number): number => Math.min(most, Math.max(0, x));

/**
 * Where the piece is, and the way it came: what the server judges. A drag ends with letting go, keys with a confirmation.
 * All lengths are pixels of the picture, whatever its size on the screen.
 */
export function useSlide({ most, enabled, onSlide }: Options) {
  const [x, setX] = useState(0);
  const [byKeys, setByKeys] = useState(false);
  const track = useRef<Moment[]>([]);
  const hold = useRef<Hold | null>(null);

  const note = (at: number, y: number): void => {
    if (track.current.length < LIMITS.dragMomentsMax) track.current.push({ x: at, y, t: performance.now() });
  };
  const submit = (at: number, by: Slide['by']): void => {
    const full = track.current.length >= LIMITS.dragMomentsMax;
    // the end matters more than any moment before it
    if (full) track.current.splice(-1, 1, { x: at, y: track.current.at(-1)?.y ?? 0, t: performance.now() });
    onSlide({ x: at, by, track: track.current });
  };
  // judged and not passed: back to the left, for the next try
  const wasEnabled = useRef(enabled);
  useEffect(() => {
    if (enabled && !wasEnabled.current) {
      setX(0);
      setByKeys(false);
      track.current = [];
    }
    wasEnabled.current = enabled;
  }, [enabled]);

  /**
   * Handlers of something that can be dragged. `scaleOf` gives the pixels on the screen of one pixel of the picture, from the width
   * of what the thing lies in and its own.
   */
  const pointer = (scaleOf: (space: number, own: number) => number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (!enabled || hold.current !== null || (event.pointerType === 'mouse' && event.button !== 0)) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { parentElement, offsetWidth } = event.currentTarget;
      const scale = scaleOf(parentElement?.clientWidth ?? 0, offsetWidth) || 1;
      hold.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, scale };
      track.current = [];
      setByKeys(false);
      setX(0);
      note(0, 0);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const held = hold.current;
      if (held?.pointer !== event.pointerId) return;
      const at = clamp((event.clientX - held.x) / held.scale, most);
      setX(at);
      note(at, (event.clientY - held.y) / held.scale);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const held = hold.current;
      if (held?.pointer !== event.pointerId) return;
      hold.current = null;
      const at = clamp((event.clientX - held.x) / held.scale, most);
      setX(at);
      note(at, (event.clientY - held.y) / held.scale);
      // a touch without a drag is not an answer
      if (at > 0) submit(at, 'pointer');
    },
    onPointerCancel: (): void => {
      hold.current = null;
      setX(0);
    },
  });

  return {
    x,
    byKeys,
    pointer,
    startKeys: (): void => {
      if (track.current.length === 0) note(0, 0);
    },
    moveByKeys: (to: number): void => {
      if (!enabled) return;
      if (!byKeys) track.current = [{ x: 0, y: 0, t: track.current[0]?.t ?? performance.now() }];
      setByKeys(true);
      setX(to);
      note(to, 0);
    },
    confirm: (): void => {
      if (!enabled || !byKeys) return;
      note(x, 0);
      submit(x, 'keys');
    },
  };
}
