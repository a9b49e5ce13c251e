import type { LiveCard } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { LiveVideo, ReplayVideo } from '../../components/live/live-video.tsx';
import type { Playback } from '../../components/live/playback-session.ts';
import { ScreenNote } from '../../components/live/screen-note.tsx';
import type { LiveNow } from '../../components/live/use-live-now.ts';
import { useWatchLog } from '../../components/live/use-watch-log.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { pictureAt } from '../../ui/picture.tsx';
import { Countdown } from './countdown.tsx';
import { LIVE_LIST_PATH } from './live-query.ts';
import { liveRoomTexts } from './live-room.texts.ts';
import type { ShownLive } from './room-head.tsx';

type ScreenProps = { live: ShownLive; now: LiveNow | null; renew: () => Promise<Playback | null> };

/** Nothing of a replay is loaded before somebody plays it. */
function Replay({ live, playback, renew }: { live: LiveCard; playback: Playback | null; renew: ScreenProps['renew'] }) {
  const t = useTexts(liveRoomTexts);
  const lang = useLang();
  const [isOn, setOn] = useState(false);
  const title = inLang(live.title, lang);
  useWatchLog(live.id, isOn ? 'replay' : null);
  if (isOn && playback !== null) return <ReplayVideo title={title} playback={playback} renew={renew} />;
  return (
    <button
      type="button"
      className="absolute inset-0 grid place-items-center"
      aria-label={t('playReplay')}
      onClick={() => setOn(true)}
    >
      <img src={pictureAt(live.cover, 1200)} alt="" className="absolute inset-0 size-full object-cover" />
      <span className="relative grid size-20 place-items-center rounded-full bg-black/65 text-white">
        <Icon name="play" size={36} filled />
      </span>
    </button>
  );
}

function OnAir({ live, now, renew }: { live: LiveCard; now: LiveNow; renew: ScreenProps['renew'] }) {
  const lang = useLang();
  useWatchLog(live.id, 'live');
  return (
    <LiveVideo
      title={inLang(live.title, lang)}
      cover={live.cover}
      playback={now.playback}
      isComing={now.isPublishing}
      missing={now.missing}
      renew={renew}
    />
  );
}

function Inside({ live, now, renew }: ScreenProps) {
  const t = useTexts(liveRoomTexts);
  const state = now?.state ?? live.state;
  switch (state) {
    case 'upcoming':
      return (
        <ScreenNote cover={live.cover} title="">
          <Countdown startsAt={live.startsAt} />
        </ScreenNote>
      );
    case 'onLive':
      return now === null ? (
        <ScreenNote cover={live.cover} title={t('loading')} />
      ) : (
        <OnAir live={live} now={now} renew={renew} />
      );
    case 'replay':
      return <Replay live={live} playback={now?.playback ?? null} renew={renew} />;
    case 'ended':
      return (
        <ScreenNote cover={live.cover} title={t('over')}>
          <p>{t(live.replayRemoved ? 'replayRemovedLead' : 'overLead')}</p>
          <ButtonLink to={LIVE_LIST_PATH} kind="accent">
            {t('all')}
          </ButtonLink>
        </ScreenNote>
      );
  }
}

/** What stands where the picture is, in every state: the countdown, the live, its replay, or that it is over. */
export function LiveScreen(props: ScreenProps) {
  return (
    <div className="relative aspect-video w-full overflow-hidden bg-black text-white md:rounded" data-live-screen>
      <Inside {...props} />
    </div>
  );
}
