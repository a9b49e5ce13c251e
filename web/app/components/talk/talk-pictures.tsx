import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { TalkAvatar } from './talk-avatar.tsx';
import type { TalkView } from './talk-session.ts';
import { talkTexts } from './talk.texts.ts';

/** A picture that moves, and what is heard with it unless it is one’s own. */
function Moving({
  stream,
  label,
  muted,
  className,
}: {
  stream: MediaStream | null;
  label: string;
  muted: boolean;
  className: string;
}) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (video === null || video.srcObject === stream) return;
    video.srcObject = stream;
    // a browser that wants to be asked first has been: somebody has pressed a button
    if (stream !== null) void video.play().catch(() => null);
  }, [stream]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people say to one another at this moment has no captions
  return <video ref={ref} className={className} muted={muted} autoPlay playsInline aria-label={label} />;
}

/** What the other side shows, with one’s own picture in its corner; who it is, while there is none. */
export function TalkPictures({ view, standing }: { view: TalkView; standing: string }) {
  const t = useTexts(talkTexts);
  const { facing, phase, own, other, toggles, otherToggles } = view;
  const ownStream = useMemo(() => (own === null ? null : new MediaStream([own])), [own]);
  const shows = phase === 'talking' && (otherToggles.camera || otherToggles.screen);
  const sign = otherToggles.screen ? t('otherScreen') : otherToggles.microphone ? '' : t('otherMuted');
  return (
    <div className="talk-stage">
      <Moving
        stream={other}
        muted={false}
        label={t('otherPicture', { name: facing.name })}
        className={shows ? 'talk-other' : 'talk-other invisible'}
      />
      {!shows && (
        <div className="talk-says">
          <TalkAvatar facing={facing} rings={phase === 'calling'} />
          <p>{phase === 'talking' ? t('noPicture') : standing}</p>
        </div>
      )}
      {ownStream !== null && (
        <Moving
          stream={ownStream}
          muted
          label={t('ownPicture')}
          className={toggles.screen ? 'talk-own' : 'talk-own talk-own-camera'}
        />
      )}
      {phase === 'talking' && sign !== '' && (
        <p className="talk-sign flex items-center gap-1.5">
          <NavIcon name={otherToggles.screen ? 'screen' : 'microphoneOff'} size={16} />
          {sign}
        </p>
      )}
    </div>
  );
}
