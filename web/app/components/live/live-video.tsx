import { useRef, useState, type RefObject } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PlayerControls } from './player-controls.tsx';
import type { Playback } from './playback-session.ts';
import { playerTexts } from './player.texts.ts';
import { ScreenNote } from './screen-note.tsx';
import { usePlayer, type Player } from './use-player.ts';

type NotesProps = { player: Player; isAway: boolean };

/** What is told over the picture; nothing while it plays. */
function Notes({ player: { state, retry, playAloud, isSilenced }, isAway }: NotesProps) {
  const t = useTexts(playerTexts);
  if (isAway && state !== 'playing')
    return (
      <ScreenNote title={t('away')}>
        <p>{t('awayLead')}</p>
      </ScreenNote>
    );
  if (state === 'loading' || state === 'waiting') return <ScreenNote title={t(state)} />;
  if (state === 'failed')
    return (
      <ScreenNote title={t('failed')}>
        <p>{t('failedLead')}</p>
        <button type="button" className="button button-accent" onClick={retry}>
          {t('retry')}
        </button>
      </ScreenNote>
    );
  if (state === 'refused' || isSilenced)
    return (
      <button type="button" className="button button-accent absolute top-3 left-3 z-10" onClick={playAloud}>
        <Icon name="play" />
        {t('sound')}
      </button>
    );
  return null;
}

type VideoProps = {
  title: string;
  playback: Playback | null;
  renew: () => Promise<Playback | null>;
};
type LiveVideoProps = VideoProps & {
  cover: string;
  /** Whether picture and sound come in now. */
  isComing: boolean;
  missing: 'picture' | 'sound' | null;
};

/** That there is no picture, over the cover, or no sound. */
function Missing({ track, cover }: { track: 'picture' | 'sound'; cover: string }) {
  const t = useTexts(playerTexts);
  if (track === 'sound')
    return (
      <p className="absolute top-3 right-3 rounded bg-black/65 px-2.5 py-1 text-sm text-white" data-missing={track}>
        {t('soundless')}
      </p>
    );
  return (
    <div data-missing={track}>
      <ScreenNote cover={cover} title={t('soundOnly')}>
        <p>{t('soundOnlyLead')}</p>
      </ScreenNote>
    </div>
  );
}

/** The picture of a live: with its own controls, since it cannot be wound, and in clear words what is wrong while there is none. */
export function LiveVideo({ title, cover, playback, isComing, missing, renew }: LiveVideoProps) {
  const t = useTexts(playerTexts);
  const frame = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(true);
  const player = usePlayer({ playback: isOn ? playback : null, isLive: true, isComing, renew });
  return (
    <div ref={frame} className="relative aspect-video w-full overflow-hidden bg-black" data-player={player.state}>
      <Screen video={player.video} label={t('video', { title })} />
      <div role="status" aria-live="polite">
        {isOn && player.state === 'playing' && missing !== null && <Missing track={missing} cover={cover} />}
        {isOn && <Notes player={player} isAway={!isComing} />}
        {!isOn && <ScreenNote title={title} />}
      </div>
      <PlayerControls video={player.video} frame={frame} isOn={isOn} onTurn={() => setOn(!isOn)} />
    </div>
  );
}

function Screen({
  video,
  label,
  controls = false,
}: {
  video: RefObject<HTMLVideoElement | null>;
  label: string;
  controls?: boolean;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a live brings no captions
    <video
      ref={video}
      className="absolute inset-0 size-full object-contain"
      aria-label={label}
      controls={controls}
      playsInline
    />
  );
}

/** A replay, with the browser's own controls. */
export function ReplayVideo({ title, playback, renew }: VideoProps) {
  const t = useTexts(playerTexts);
  const player = usePlayer({ playback, isLive: false, isComing: false, renew });
  const { state } = player;
  return (
    <div className="relative aspect-video w-full overflow-hidden bg-black" data-player={state}>
      <Screen video={player.video} label={t('video', { title })} controls={state === 'playing'} />
      <div role="status" aria-live="polite">
        <Notes player={player} isAway={false} />
      </div>
    </div>
  );
}
