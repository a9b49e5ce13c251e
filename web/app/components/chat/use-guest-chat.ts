import type { Conversation, Message } from '@fairbridge/contract/chat/chat.shapes.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tokenlessApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useLang } from '../../i18n/lang.tsx';
import { randomId } from '../../request-id.ts';
import { failureText } from '../../ui/failure-text.ts';
import { withMessages, type GuestOutgoing } from './guest-lines.ts';
import { useVisible } from './use-visible.ts';

/** A guest has no socket: what is new is asked for again and again while the window is looked at. */
const ASK_MS = 3_000;
/** After so many answers without a word, less often. */
const QUIET_AFTER = 20;
const ASK_QUIET_MS = 10_000;
const ASK_HIDDEN_MS = 30_000;

export type GuestChat = {
  name: string;
  conversation: Conversation;
  messages: readonly Message[];
  outgoing: readonly GuestOutgoing[];
  /** The last asking was not answered. */
  lost: boolean;
  send: (text: string) => void;
  retry: (clientId: string) => void;
  drop: (clientId: string) => void;
  refresh: () => void;
};

type Known = { name: string; conversation: Conversation; messages: readonly Message[] };
type Who = { guestToken: string; exhibitorId: string };

/** The newest messages, and from then on what came behind them. */
async function asked(of: Who, known: Known | null, signal: AbortSignal): Promise<Known> {
  const opened = known ?? { ...(await tokenlessApi(calls.guestChat.open, of, signal)), messages: [] };
  let { conversation, messages } = opened;
  for (let more = true; more;) {
    const last = messages.at(-1)?.seq;
    const place = last === undefined ? {} : { afterSeq: last, limit: 100 };
    const came = await tokenlessApi(calls.guestChat.messages, { ...of, ...place }, signal);
    messages = withMessages(messages, came.list);
    conversation = came.conversation;
    more = last !== undefined && came.hasMore;
  }
  return { name: opened.name, conversation, messages };
}

function useAsking(of: Who, onEnded: () => void) {
  const { guestToken, exhibitorId } = of;
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const visible = useVisible();
  const latest = useRef<Known | null>(null);
  const ended = useRef(onEnded);
  useEffect(() => {
    ended.current = onEnded;
  }, [onEnded]);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let silent = 0;
    const pause = (): number => {
      if (!visible) return ASK_HIDDEN_MS;
      return silent < QUIET_AFTER ? ASK_MS : ASK_QUIET_MS;
    };
    const ask = async (): Promise<void> => {
      try {
        const before = latest.current?.messages.length;
        latest.current = await asked({ guestToken, exhibitorId }, latest.current, leaving.signal);
        silent = latest.current.messages.length === before ? silent + 1 : 0;
        setKnown(latest.current);
        setFailed(null);
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (failureOf(error)?.name === 'guestEnded') return ended.current();
        setFailed(error);
      }
      if (!leaving.signal.aborted) timer = setTimeout(() => void ask(), pause());
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [guestToken, exhibitorId, visible, round]);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  return { known, failed, refresh, visible };
}

/** The guest's conversation with this exhibitor; null until it is known, `failed` where it could not be opened. */
export function useGuestChat(of: Who, onEnded: () => void): { chat: GuestChat | null; failed: unknown } {
  const lang = useLang();
  const { known, failed, refresh, visible } = useAsking(of, onEnded);
  const [outgoing, setOutgoing] = useState<readonly GuestOutgoing[]>([]);
  const turn = useRef(Promise.resolve());
  const { guestToken, exhibitorId } = of;

  const lastSeq = known?.messages.at(-1)?.seq ?? 0;
  const readSeq = known?.conversation.readSeq ?? 0;
  useEffect(() => {
    if (!visible || lastSeq <= readSeq) return;
    // the next asking tells it again where this one is lost
    tokenlessApi(calls.guestChat.read, { guestToken, exhibitorId, seq: lastSeq }).catch(() => null);
  }, [visible, lastSeq, readSeq, guestToken, exhibitorId]);

  const arrived = ({ clientId }: GuestOutgoing): boolean =>
    known?.messages.some((message) => message.clientId === clientId) === true;
  const deliver = async (one: Pick<GuestOutgoing, 'clientId' | 'text'>): Promise<void> => {
    const { clientId, text } = one;
    const set = (next: GuestOutgoing): void =>
      setOutgoing((before) => [...before.filter((other) => other.clientId !== clientId && !arrived(other)), next]);
    set({ clientId, text, state: 'sending', message: '' });
    // one after the other, so that they stand in the order in which they were written
    turn.current = turn.current.then(async () => {
      try {
        await tokenlessApi(calls.guestChat.send, { guestToken, exhibitorId, clientId, text });
        // it stands there as on its way until it comes with the messages
        refresh();
      } catch (error) {
        set({ clientId, text, state: 'failed', message: failureText(error, lang) });
      }
    });
    await turn.current;
  };
  if (known === null) return { chat: null, failed };
  return {
    failed,
    chat: {
      ...known,
      outgoing: outgoing.filter((one) => !arrived(one)),
      lost: failed !== null,
      send: (text) => void deliver({ clientId: randomId(), text }),
      retry: (clientId) => {
        const one = outgoing.find((other) => other.clientId === clientId);
        if (one !== undefined) void deliver(one);
      },
      drop: (clientId) => setOutgoing((before) => before.filter((one) => one.clientId !== clientId)),
      refresh,
    },
  };
}
