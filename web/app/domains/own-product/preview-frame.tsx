import type { Lang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { htmlLang } from '../../i18n/lang.tsx';

/** What a page of the portal has in its head and on its root, so that what stands in the frame looks as it does there. */
function dress(inner: Document, title: string): HTMLElement {
  for (const { name, value } of document.documentElement.attributes) inner.documentElement.setAttribute(name, value);
  if (inner.head.childElementCount === 0)
    for (const sheet of document.head.querySelectorAll('link[rel=stylesheet], style'))
      inner.head.append(inner.importNode(sheet, true));
  inner.title = title;
  return inner.body;
}

/** How wide the frame's place is, in px. */
function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}

/**
 * A window of its own width inside the page: what is drawn in it goes by that width, as on a phone or a large screen, and is made smaller
 * where there is no room for it.
 */
export function PreviewFrame({
  title,
  lang,
  width,
  children,
}: {
  title: string;
  lang: Lang;
  /** In px; 0 for as wide as its place. */
  width: number;
  children: ReactNode;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [place, room] = useWidth();
  const scale = width === 0 || room === 0 ? 1 : Math.min(1, room / width);
  const take = (): void => {
    const inner = frame.current?.contentDocument;
    if (inner) setBody(dress(inner, title));
  };
  useEffect(() => {
    if (body !== null) frame.current?.contentDocument?.documentElement.setAttribute('lang', htmlLang(lang));
  }, [body, lang]);
  return (
    <div ref={place} className="relative min-h-0 overflow-hidden">
      <iframe
        ref={(element) => {
          frame.current = element;
          if (element !== null && body === null) queueMicrotask(take);
        }}
        title={title}
        onLoad={take}
        className="absolute top-0 left-0 origin-top-left border-0 bg-paper"
        style={{
          width: width === 0 ? '100%' : `${width}px`,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
      />
      {body !== null && createPortal(<main>{children}</main>, body)}
    </div>
  );
}
