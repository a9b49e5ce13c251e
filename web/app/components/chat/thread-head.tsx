import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, type ReactNode } from 'react';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { chatTexts } from './chat.texts.ts';
import { Avatar } from './avatar.tsx';
import { facingOf } from './names.ts';
import { TakeButton, ThreadActions } from './thread-actions.tsx';

// what a call takes comes with the first one
const TalkButtons = lazyWithRetry(() => import('../talk/talk-buttons.tsx'));

/** Who speaks for the company, as its own people see it. */
function Speaker({ conversation: { employee, side } }: { conversation: Conversation }) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  if (side === 'visitor') return null;
  return <> · {employee === null ? t('noSpeaker') : t('speaker', { name: inLang(employee.name, lang) })}</>;
}

/** With whom one talks, whether they are there, and what can be done. */
export function ThreadHead({
  conversation,
  typing,
  refresh,
  calls,
  before,
  after,
}: {
  conversation: Conversation;
  typing: boolean;
  refresh: () => void;
  /** Does one call from here? */
  calls: boolean;
  /** The way back on a phone. */
  before?: ReactNode;
  /** What closes a window. */
  after?: ReactNode;
}) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const { name, below, picture, to } = facingOf(conversation, lang);
  const shown = name === '' ? t('someone') : name;
  return (
    <header className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2">
      {before}
      <Avatar picture={picture} name={shown} online={conversation.online} />
      <div className="min-w-0 flex-1 basis-28">
        <h2 className="text-base">
          {to === '' ? (
            <span className="block truncate">{shown}</span>
          ) : (
            <LocalLink to={to} className="block min-h-6 truncate leading-6 hover:text-action hover:underline">
              {shown}
            </LocalLink>
          )}
        </h2>
        <p className="truncate text-sm text-soft">
          {typing ? t('typing') : t(conversation.online ? 'online' : 'offline')}
          {below !== '' && <> · {below}</>}
          <Speaker conversation={conversation} />
        </p>
      </div>
      {/* below the name where a phone is too narrow for both */}
      <div className="ml-auto flex items-center gap-1">
        {calls && conversation.may.send && (
          <Suspense fallback={null}>
            <TalkButtons facing={{ conversationId: conversation.id, name: shown, picture }} />
          </Suspense>
        )}
        {conversation.may.take && <TakeButton conversation={conversation} refresh={refresh} />}
        <ThreadActions conversation={conversation} refresh={refresh} />
      </div>
      {after}
    </header>
  );
}
