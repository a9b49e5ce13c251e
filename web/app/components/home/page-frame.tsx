import { useEffect, useRef, useState } from 'react';

/** Of the window that is shown, and at least of what is seen of it here. */
const HEIGHT = 844;
const SEEN = 640;

/** How much of a width there is room for, from 0 to 1. */
function useRoom(width: number) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const box = room.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / width)));
    watch.observe(box);
    return () => watch.disconnect();
  }, [width]);
  return { room, scale };
}

/** Nothing in it leads anywhere, and a newer page stands where the one before was scrolled to. */
function settle(frame: HTMLIFrameElement, scrolled: number): void {
  const page = frame.contentDocument;
  for (const act of ['click', 'submit']) page?.addEventListener(act, (event) => event.preventDefault(), true);
  frame.contentWindow?.scrollTo(0, scrolled);
}

/**
 * A whole page in a window of this width, made smaller where there is less room. Its scripts would not run, and no address stands behind it: pages
 * of this site may not be framed (G27).
 */
export function PageFrame({ html, title, width }: { html: string; title: string; width: number }) {
  const { room, scale } = useRoom(width);
  const height = Math.max(HEIGHT, SEEN / scale);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    const window = frame.current?.contentWindow;
    // before the next page comes
    return () => void (scrolled.current = window?.scrollY ?? 0);
  }, [html]);
  return (
    <div ref={room} className="min-w-0 overflow-hidden" style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={html}
        className="origin-top-left border border-line bg-paper"
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => settle(currentTarget, scrolled.current)}
      />
    </div>
  );
}
