import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { getPendingAction, consumePendingAction } from '../../session/pending-action.ts';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { ChatIcon } from '../../ui/chat-icon.tsx';
import type { ShownExhibit } from './bubble-body.tsx';
import { useChatPress, useMayChat } from './chat-now.tsx';
import { chatNowTexts } from './chat-now.texts.ts';
import { closeChat, openChat, useChatOpen } from './chat-open.ts';
import { readGuestToken } from './guest-token.ts';

// Nothing of chat but two buttons comes with a page.
const ChatPanel = lazyWithRetry(() => import('./chat-panel.tsx'));
const GuestPanel = lazyWithRetry(() => import('./guest-panel.tsx'));
const GuestUnread = lazyWithRetry(() => import('./guest-unread.tsx'));

type DockProps = {
  exhibitorId: string;
  /** The exhibit whose page this is. */
  exhibit?: ShownExhibit;
};

const unchanging = (): (() => void) => () => undefined;
const unknown = (): null => null;

/** Known once the page runs in the browser; null where nobody has talked here as a guest. */
const useGuestToken = (): string | null => useSyncExternalStore(unchanging, readGuestToken, unknown);

function Dock({ exhibitorId, exhibit }: DockProps) {
  const t = useTexts(chatNowTexts);
  const user = useUser();
  const open = useChatOpen(exhibitorId);
  const press = useChatPress(exhibitorId);
  const button = useRef<HTMLButtonElement>(null);
  const guestToken = useGuestToken();
  const registered = user !== null && isRegistered(user);
  // whoever was about to talk when the log-in came between goes on
  useEffect(() => {
    if (!registered || getPendingAction(`chat ${exhibitorId}`) === null) return;
    consumePendingAction(`chat ${exhibitorId}`);
    openChat(exhibitorId);
  }, [registered, exhibitorId]);
  // the window stays with its page
  useEffect(() => closeChat, [exhibitorId]);
  const close = (): void => {
    closeChat();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chat-dock button rounded-full!"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
      >
        <ChatIcon />
        {t('chat')}
        {!open && user === null && guestToken !== null && (
          <Suspense fallback={null}>
            <GuestUnread guestToken={guestToken} exhibitorId={exhibitorId} />
          </Suspense>
        )}
      </button>
      {open && registered && (
        <Suspense fallback={null}>
          <ChatPanel exhibitorId={exhibitorId} exhibit={exhibit ?? null} onClose={close} />
        </Suspense>
      )}
      {open && user === null && (
        <Suspense fallback={null}>
          <GuestPanel exhibitorId={exhibitorId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The floating button of a booth's or an exhibit's page, and the window that it opens, for guests and visitors. */
export function ChatDock(props: DockProps) {
  return useMayChat() ? <Dock {...props} /> : null;
}
