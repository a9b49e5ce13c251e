import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { followDrag } from './follow-drag.ts';
import { targetIndexOfKey } from './move-item.ts';

/** What is dragged, and over which place it is. */
type Dragged = { from: number; to: number };

export type Reorder<E extends HTMLElement> = {
  list: RefObject<E | null>;
  dragged: Dragged | null;
  /** Of the entry at this place: a mouse drags it anywhere but on its buttons. */
  place: (at: number) => {
    'data-place': number;
    onPointerDown: (event: PointerEvent) => void;
    onDragStart: (event: SyntheticEvent) => void;
  };
  /** Of its grip, a button: a finger drags it too, and the arrow keys, Home and End move it. */
  grip: (at: number) => {
    'data-grip': number;
    onPointerDown: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
};

const onControl = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('button, a, input, video') !== null;

/** An order that is changed by a mouse, by a finger, or by keys; after a move by keys the grip keeps the focus. */
export function useReorder<E extends HTMLElement>(
  count: number,
  onMove: (from: number, to: number) => void,
): Reorder<E> {
  const list = useRef<E>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const focusNext = useRef<number | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    if (focusNext.current === null) return;
    const grip = list.current?.querySelector(`[data-grip="${focusNext.current}"]`);
    focusNext.current = null;
    if (grip instanceof HTMLElement) grip.focus();
  });
  const begin = ({ pointerId, clientX, clientY }: PointerEvent, from: number): void => {
    stop.current();
    stop.current = followDrag({
      list: list.current,
      pointer: pointerId,
      begun: { x: clientX, y: clientY },
      onOver: (to) => setDragged({ from, to }),
      onEnd: (to) => {
        setDragged(null);
        if (to !== null && to !== from) onMove(from, to);
      },
    });
  };
  return {
    list,
    dragged,
    place: (at) => ({
      'data-place': at,
      onPointerDown: (event) => {
        if (event.pointerType === 'mouse' && event.button === 0 && !onControl(event)) begin(event, at);
      },
      // a picture is not lifted out of the page on the way
      onDragStart: (event) => event.preventDefault(),
    }),
    grip: (at) => ({
      'data-grip': at,
      onPointerDown: (event) => {
        if (event.button === 0) begin(event, at);
      },
      onKeyDown: (event) => {
        const to = targetIndexOfKey(event.key, at, count);
        if (to === null) return;
        event.preventDefault();
        if (to === at) return;
        focusNext.current = to;
        onMove(at, to);
      },
    }),
  };
}
