import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { availability } from '@fairbridge/contract/chat/chat.calls.ts';
import { Suspense, useEffect, useState } from 'react';
import { publicApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { savePendingAction } from '../../session/pending-action.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ChatIcon } from '../../ui/chat-icon.tsx';
import { chatNowTexts } from './chat-now.texts.ts';
import { openChat } from './chat-open.ts';

const OpeningLine = lazyWithRetry(() => import('../opening-hours/opening-line.tsx'));

type Availability = OutputOf<typeof availability>;

/** An exhibitor's staff get no chat on others' pages (ruling 6.6), and the organizer buys nothing. */
export function useMayChat(): boolean {
  const user = useUser();
  return user === null || user.subjectType === 'VISITOR';
}

/** What the press does: whoever has not finished registering is asked to, and finds the window open when they come back. Guests give a name in it. */
export function useChatPress(exhibitorId: string): () => void {
  const ask = useLoginTip();
  const guest = useUser() === null;
  return () => {
    if (guest || ask('registration')) openChat(exhibitorId);
    else savePendingAction(`chat ${exhibitorId}`);
  };
}

/** Opens the window of a chat with this exhibitor, which floats over the page (`chat-dock.tsx`). */
export function ChatNow({ exhibitorId }: { exhibitorId: string }) {
  const t = useTexts(chatNowTexts);
  const press = useChatPress(exhibitorId);
  if (!useMayChat()) return null;
  return (
    <Button onClick={press} aria-haspopup="dialog">
      <ChatIcon />
      {t('chat')}
    </Button>
  );
}

/** Asked by the browser: who is there now is no part of a page that is kept. Null until it is known. */
function useAvailability(exhibitorId: string): Availability | null {
  const [known, setKnown] = useState<{ of: string; availability: Availability } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    publicApi(calls.chat.availability, { exhibitorId }, leaving.signal).then(
      (found) => setKnown({ of: exhibitorId, availability: found }),
      // without it the button alone stands there
      () => null,
    );
    return () => leaving.abort();
  }, [exhibitorId]);
  return known?.of === exhibitorId ? known.availability : null;
}

function Now({ exhibitorId, known }: { exhibitorId: string; known: boolean }) {
  const t = useTexts(chatNowTexts);
  const found = useAvailability(exhibitorId);
  if (found === null) return null;
  if (found.online)
    return (
      <p className="flex items-center gap-2 text-sm text-good">
        <span className="size-2.5 shrink-0 rounded-full bg-good" aria-hidden="true" />
        {t('online')}
      </p>
    );
  if (found.opening?.open === false)
    return (
      <p className="num text-sm text-soft">
        <Suspense fallback={null}>
          <OpeningLine opening={found.opening} />
        </Suspense>
      </p>
    );
  if (known || found.answerTime === null) return null;
  return <p className="num text-sm text-soft">{t(found.answerTime.unit, found.answerTime)}</p>;
}

/** Is somebody there, or how soon do they usually answer? `known`: the page says that already. */
export function ChatAvailability({ exhibitorId, known = false }: { exhibitorId: string; known?: boolean }) {
  return useMayChat() ? <Now exhibitorId={exhibitorId} known={known} /> : null;
}
