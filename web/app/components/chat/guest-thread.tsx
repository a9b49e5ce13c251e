import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { failureText } from '../../ui/failure-text.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { chatTexts } from './chat.texts.ts';
import { Avatar } from './avatar.tsx';
import { GuestActions, GuestClosed } from './guest-actions.tsx';
import { guestChatTexts } from './guest-chat.texts.ts';
import { GuestLog } from './guest-log.tsx';
import { Away } from './nobody-there.tsx';
import { useDraft } from './use-draft.ts';
import { useGuestChat, type GuestChat } from './use-guest-chat.ts';

export type GuestAtBooth = { guestToken: string; exhibitorId: string };

function Composer({ exhibitorId, chat }: Pick<GuestAtBooth, 'exhibitorId'> & { chat: GuestChat }) {
  const t = useTexts(chatTexts);
  const guest = useTexts(guestChatTexts);
  const lang = useLang();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, type] = useDraft(`guest ${exhibitorId}`);
  const words = text.trim();
  const max = LIMITS.chatTextMax;
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, []);
  const send = (): void => {
    if (words === '' || words.length > max) return;
    chat.send(words);
    type('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // an input method takes Enter for its own choice
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="chat-composer">
      <PostForm className="flex items-end gap-2" onSubmit={send}>
        <textarea
          ref={field}
          rows={1}
          className="input chat-field"
          aria-label={t('write')}
          aria-invalid={words.length > max || undefined}
          placeholder={t('write')}
          enterKeyHint="send"
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => type(target.value)}
        />
        <button
          type="submit"
          className="button shrink-0"
          aria-disabled={words === '' || words.length > max || undefined}
        >
          {t('send')}
        </button>
      </PostForm>
      {words.length > max ? (
        <p className="num pt-1 text-sm text-bad" role="alert">
          {t('tooLong', { max: number(max, lang), count: number(words.length, lang) })}
        </p>
      ) : (
        <p className="truncate pt-1 text-sm text-soft">{guest('asGuest', { name: chat.name })}</p>
      )}
    </div>
  );
}

function Head({ of, chat, after }: { of: GuestAtBooth; chat: GuestChat; after: ReactNode }) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const { exhibitor, online, employee } = chat.conversation;
  const name = inLang(exhibitor.name, lang);
  return (
    <header className="flex min-w-0 items-center gap-3 border-b border-line px-3 py-2">
      <Avatar picture={exhibitor.logo} name={name} online={online} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base">{name}</h2>
        <p className="truncate text-sm text-soft">
          {t(online ? 'online' : 'offline')}
          {employee !== null && <> · {inLang(employee.name, lang)}</>}
        </p>
      </div>
      <GuestActions of={of} chat={chat} />
      {after}
    </header>
  );
}

/** What a guest and an exhibitor have said, and what the guest says next. */
export function GuestThread({ after, onEnded, ...of }: GuestAtBooth & { after: ReactNode; onEnded: () => void }) {
  const t = useTexts(chatTexts);
  const guest = useTexts(guestChatTexts);
  const lang = useLang();
  const { chat, failed } = useGuestChat(of, onEnded);
  if (chat === null)
    return (
      <>
        <div className="flex justify-end border-b border-line px-3 py-2">{after}</div>
        {failed === null ? (
          <div className="grid gap-3 p-4" aria-busy="true">
            <p className="sr-only" role="status">
              {t('loading')}
            </p>
            <SkeletonLine className="h-12 w-2/3" />
            <SkeletonLine className="ml-auto h-12 w-1/2" />
          </div>
        ) : (
          <p role="alert" className="p-8 text-center">
            {failureText(failed, lang)}
          </p>
        )}
      </>
    );
  return (
    <>
      <Head of={of} chat={chat} after={after} />
      <GuestLog chat={chat} />
      {!chat.conversation.online && chat.conversation.employee === null && <Away exhibitorId={of.exhibitorId} />}
      <div role="status" className="empty:hidden">
        {chat.lost && <p className="note m-2">{guest('unread')}</p>}
      </div>
      {chat.conversation.may.send ? (
        <Composer exhibitorId={of.exhibitorId} chat={chat} />
      ) : (
        <GuestClosed of={of} chat={chat} />
      )}
    </>
  );
}
