import type { InputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/chat/chat.calls.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import { subscribeToChats } from '../../components/chat/subscribe-to-chats.ts';
import { usePresence } from '../../components/chat/use-presence.ts';
import { realtime } from '../../realtime/realtime.ts';
import { failureText } from '../../ui/failure-text.ts';
import { CHAT_MOVED } from '../../session/unread-chats.ts';
import { withFirstPage, withNextPage, type Only, type Page } from './conversations.ts';

/** So long after something moved the list is read anew: of a burst of messages one question comes. */
const SETTLED_MS = 300;

type Asked = { only: Only | null; keyword: string };

function filterOf({ only, keyword }: Asked): InputOf<typeof list> {
  if (only === null || only === 'unread') return { keyword, unread: only === 'unread' };
  return only === 'unanswered' || only === 'resolved' ? { keyword, state: only } : { keyword, whose: only };
}

/** Calls each time that something of a conversation may have moved: told by the server, after a break, and when the window comes back. */
function useMoved(moved: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(moved, SETTLED_MS);
    };
    subscribeToChats();
    const stop = realtime().whenOpen(soon);
    window.addEventListener(CHAT_MOVED, soon);
    window.addEventListener('focus', soon);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener(CHAT_MOVED, soon);
      window.removeEventListener('focus', soon);
    };
  }, [moved]);
}

/** The own conversations, the newest first, kept true while they are in sight. `page` is null until they are there. */
export function useConversations({ only, keyword }: Asked) {
  const lang = useLang();
  const key = `${only ?? ''} ${keyword}`;
  const [known, setKnown] = useState<{ key: string; page: Page } | null>(null);
  const [failure, setFailure] = useState('');
  const [fetching, setFetching] = useState(false);
  const asking = useRef<AbortController | null>(null);
  const page = known?.key === key ? known.page : null;

  const look = useCallback((): void => {
    asking.current?.abort();
    const stop = new AbortController();
    asking.current = stop;
    api(calls.chat.list, filterOf({ only, keyword }), stop.signal).then(
      (first) => {
        setFailure('');
        setKnown((before) => ({ key, page: withFirstPage(before?.key === key ? before.page : null, first) }));
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(failureText(error, lang));
      },
    );
  }, [only, keyword, key, lang]);
  useEffect(() => {
    look();
    return () => asking.current?.abort();
  }, [look]);
  useMoved(look);
  usePresence(look);

  const more = (): void => {
    if (fetching || page === null || page.cursor === null) return;
    setFetching(true);
    api(calls.chat.list, { ...filterOf({ only, keyword }), cursor: page.cursor })
      .then(
        (next) => setKnown((before) => (before?.key === key ? { key, page: withNextPage(before.page, next) } : before)),
        (error: unknown) => setFailure(failureText(error, lang)),
      )
      .finally(() => setFetching(false));
  };
  return { page, failure, fetching, more, retry: look };
}
