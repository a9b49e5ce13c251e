import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLine } from './chat-line.tsx';
import { MessageActs, RoomModeration } from './chat-moderation.tsx';
import { liveChatTexts } from './live-chat.texts.ts';
import type { ShownRoom } from './use-live-room.ts';

const END_PX = 40;

/** The newest stay in sight while nobody has scrolled away from them. */
function useEnd(last: string) {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = (): void => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (isAtEnd) toEnd();
  }, [last, isAtEnd]);
  const onScroll = (): void => {
    const { current: box } = log;
    if (box !== null) setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < END_PX);
  };
  return { log, isAtEnd, toEnd, onScroll };
}

function Log({ room, isOver }: { room: ShownRoom; isOver: boolean }) {
  const t = useTexts(liveChatTexts);
  const { messages, pass, place } = room;
  const { log, isAtEnd, toEnd, onScroll } = useEnd(messages.at(-1)?.id ?? '');
  const nothing = place === 'joining' ? 'joining' : place === 'shut' ? 'shut' : isOver ? 'emptyOver' : 'empty';
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={t('log')}
        // what scrolls is reached by keys, too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="chat-log"
        onScroll={onScroll}
      >
        {messages.length === 0 && <p className="py-10 text-center text-soft">{t(nothing)}</p>}
        <ol className="grid gap-1">
          {messages.map((message) => (
            <ChatLine key={message.id} message={message} isOwn={message.author === pass?.author}>
              {pass?.isHost === true && <MessageActs message={message} />}
            </ChatLine>
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <button type="button" className="chat-jump" onClick={toEnd}>
          <Icon name="down" size={18} />
          {t('newest')}
        </button>
      )}
    </div>
  );
}

/** The chat of a live; its hosts keep order in it. */
export default function LiveChat({
  liveId,
  room,
  isOver,
}: {
  liveId: string;
  room: ShownRoom | null;
  isOver: boolean;
}) {
  const t = useTexts(liveChatTexts);
  if (room === null) return <p className="py-10 text-center text-soft">{t('joining')}</p>;
  return (
    <div className="flex h-full min-h-0 flex-col" data-live-chat={room.place}>
      {room.pass?.isHost === true && room.state !== null && !isOver && (
        <RoomModeration liveId={liveId} slowSeconds={room.state.slowSeconds} />
      )}
      <Log room={room} isOver={isOver} />
      <ChatComposer room={room} isOver={isOver} />
    </div>
  );
}
