/** A mouse that moves less has clicked. */
const BEGIN_PX = 6;
/** So near the edge of the window the page scrolls along, by so much at a time. */
const EDGE_PX = 70;
const SCROLL_PX = 12;

type Following = {
  list: HTMLElement | null;
  pointer: number;
  /** Where the pointer went down, in the window. */
  begun: { x: number; y: number };
  /** Told whenever the pointer is over another place, by its `data-place`. */
  onOver: (place: number) => void;
  /** Told once: over which place it was let go, or null where it was taken back. */
  onEnd: (place: number | null) => void;
};

/** The place of the list that is at a point of the window. */
function placeAt(list: HTMLElement | null, { x, y }: { x: number; y: number }): number | null {
  const place = document.elementFromPoint(x, y)?.closest('[data-place]');
  if (!(place instanceof HTMLElement) || list?.contains(place) !== true) return null;
  return Number(place.dataset['place']);
}

const scrollBy = (y: number): number => (y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0);

/** Follows a pointer that went down on an entry, until it goes up, Escape is pressed, or the function that comes back is called. */
export function followDrag({ list, pointer, begun, onOver, onEnd }: Following): () => void {
  const listening = new AbortController();
  let last = begun;
  let place: number | null = null;
  let isDragging = false;
  let frame = 0;

  const look = (): void => {
    const found = placeAt(list, last);
    if (found === null || found === place) return;
    place = found;
    onOver(found);
  };
  const scroll = (): void => {
    const by = scrollBy(last.y);
    if (by !== 0) {
      window.scrollBy(0, by);
      look();
    }
    frame = requestAnimationFrame(scroll);
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
  const end = (dropped: boolean): void => {
    stop();
    onEnd(dropped && isDragging ? place : null);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    last = { x: event.clientX, y: event.clientY };
    if (!isDragging) {
      if (Math.hypot(last.x - begun.x, last.y - begun.y) < BEGIN_PX) return;
      isDragging = true;
      frame = requestAnimationFrame(scroll);
    }
    look();
  };
  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  return stop;
}
