import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** As near to its end a list still counts as being there, in px; as near to its beginning older messages are fetched. */
const END = 48;
const BEGIN = 120;
/** What is seen above the first new message, in px. */
const ABOVE = 48;

type Place = {
  /** The first message and the last line: what was added above, and what below? */
  first: number | null;
  last: string;
  outgoing: number;
  hasOlder: boolean;
  older: () => Promise<void>;
};

export type LogScroll = {
  log: RefObject<HTMLDivElement | null>;
  atEnd: boolean;
  onScroll: () => void;
  toEnd: () => void;
  older: () => void;
  fetching: boolean;
};

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < END;

/**
 * Where a conversation is scrolled to: it opens at what was looked for, else at what is new, stays at its end while somebody reads there, stays where it is while older ones
 * come in above or new ones below, and goes to its end with what one sends.
 */
export function useLogScroll({ first, last, outgoing, hasOlder, older }: Place): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [fetching, setFetching] = useState(false);
  const before = useRef<{ first: number | null; outgoing: number; height: number; atEnd: boolean } | null>(null);
  const busy = useRef(false);

  useLayoutEffect(() => {
    const box = log.current;
    if (box === null) return;
    const was = before.current;
    if (was === null) {
      const fresh = box.querySelector('[data-sought]') ?? box.querySelector('[data-fresh]');
      box.scrollTop = box.scrollHeight;
      // the list alone: the page stays where it is
      if (fresh !== null) box.scrollTop += fresh.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE;
    } else if (was.first !== null && first !== null && first < was.first)
      box.scrollTop += box.scrollHeight - was.height;
    else if (was.atEnd || outgoing > was.outgoing) box.scrollTop = box.scrollHeight;
    const now = isAtEnd(box);
    before.current = { first, outgoing, height: box.scrollHeight, atEnd: now };
    setAtEnd(now);
  }, [first, last, outgoing]);

  // a keyboard that opens, a composer that grows, or a message under which its translation comes, leaves the end in sight
  useEffect(() => {
    const box = log.current;
    if (box === null) return undefined;
    const watched = new ResizeObserver(() => {
      if (before.current?.atEnd === true) box.scrollTop = box.scrollHeight;
    });
    watched.observe(box);
    const list = box.querySelector('ol');
    if (list !== null) watched.observe(list);
    return () => watched.disconnect();
  }, []);

  const fetchOlder = (): void => {
    if (busy.current || !hasOlder) return;
    busy.current = true;
    setFetching(true);
    // what fails is told by the conversation, and asked for again by the next scrolling
    void older()
      .catch(() => null)
      .finally(() => {
        busy.current = false;
        setFetching(false);
      });
  };
  const onScroll = (): void => {
    const box = log.current;
    if (box === null || before.current === null) return;
    const now = isAtEnd(box);
    before.current.atEnd = now;
    setAtEnd(now);
    if (box.scrollTop < BEGIN) fetchOlder();
  };
  const toEnd = (): void => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  };
  return { log, atEnd, onScroll, toEnd, older: fetchOlder, fetching };
}
