import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { detail } from '@fairbridge/contract/live/live.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LiveStateBadge } from '../../components/live/live-state.tsx';
import { SpanTime } from '../../components/content/span-time.tsx';
import { liveTexts } from '../../components/live/live.texts.ts';
import type { LiveNow } from '../../components/live/use-live-now.ts';
import { useWant } from '../../components/live/use-want.ts';
import { WantButton } from '../../components/live/want-button.tsx';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import { downloadFile } from '../../download.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import { ShareButton } from '../../components/sharing/share-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useAction } from '../../ui/use-action.ts';
import { liveRoomTexts } from './live-room.texts.ts';

export type ShownLive = OutputOf<typeof detail>;

function LikeButton({ live, likes }: { live: ShownLive; likes: number }) {
  const t = useTexts(liveRoomTexts);
  const lang = useLang();
  const ask = useLoginTip();
  const user = useUser();
  const { run } = useAction();
  const [liked, setLiked] = useState(false);
  const on = liked || live.liked;
  // what the room tells soon counts this one too
  const [from, setFrom] = useState<number | null>(null);
  const count = from !== null && likes <= from ? from + 1 : likes;
  const press = (): void => {
    if (on || !ask('registration')) return;
    const like = async (): Promise<void> => {
      setLiked(true);
      setFrom(likes);
      await api(calls.live.like, { id: live.id });
    };
    const undo = (): void => {
      setLiked(false);
      setFrom(null);
    };
    void run(like, { onFailure: undo });
  };
  const mayLike = user === null || user.subjectType === 'VISITOR';
  const word = t(on ? 'liked' : 'like');
  if (!mayLike)
    return (
      <span className="num inline-flex min-h-10 items-center gap-2 text-soft">
        <Icon name="heart" />
        {t('likes', { word: t('like'), count: number(count, lang) })}
      </span>
    );
  return (
    <button type="button" className="button button-quiet num" aria-pressed={on} onClick={press}>
      <Icon name="heart" filled={on} />
      {t('likes', { word, count: number(count, lang) })}
    </button>
  );
}

/** Title, state, time, who watches, and what can be done with a live. */
export function RoomHead({ live, now }: { live: ShownLive; now: LiveNow | null }) {
  const t = useTexts(liveTexts);
  const lang = useLang();
  const want = useWant(live);
  const state = now?.state ?? live.state;
  const title = inLang(live.title, lang);
  const audience =
    state === 'onLive'
      ? t('viewers', { count: number(now?.viewers ?? live.viewers, lang) })
      : state === 'upcoming'
        ? t('wanted', { count: number(want.count, lang) })
        : t('watched', { count: number(live.watched, lang) });
  return (
    <div className="grid gap-x-8 gap-y-3 md:flex md:items-start md:justify-between">
      <div className="min-w-0">
        <h1 className="text-xl md:text-2xl">
          <Says text={live.title} />
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <LiveStateBadge state={state} />
          <p className="text-soft">
            <SpanTime startsAt={live.startsAt} endsAt={live.endsAt} />
          </p>
          <p className="num text-soft" data-audience>
            {audience}
          </p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {state === 'upcoming' && <WantButton on={want.on} title={title} onPress={want.press} />}
        {state === 'upcoming' && (
          <SaveButton save={() => downloadFile(calls.live.calendar, { id: live.id })}>{t('calendar')}</SaveButton>
        )}
        <LikeButton live={live} likes={now?.likes ?? live.likes} />
        <ShareButton title={title} />
      </div>
    </div>
  );
}
