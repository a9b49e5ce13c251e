import { useEffect, useState } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { TalkActions } from './talk-actions.tsx';
import { durationOf } from './talk-line.ts';
import { TalkPictures } from './talk-pictures.tsx';
import type { Phase, TalkView } from './talk-session.ts';
import { talkTexts } from './talk.texts.ts';
import { closeTalk, hangUp } from './talks.ts';

/** The seconds since the two reached one another, counted on. */
function useSeconds(since: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.round((now - since) / 1000));
}

const isLive = (phase: Phase): boolean => phase === 'talking' || phase === 'reconnecting';

function useTalkStatus({ phase, media, over }: TalkView): string {
  const t = useTexts(talkTexts);
  switch (phase) {
    case 'asking':
      return t(media === 'video' ? 'asking' : 'askingAudio');
    case 'calling':
      return t('calling');
    case 'connecting':
      return t('connecting');
    case 'talking':
      return '';
    case 'reconnecting':
      return t('reconnecting');
    case 'over':
      return over === null ? '' : t(over);
  }
}

/** The call of this window: both pictures, how it stands, and what one can do. */
export function TalkPanel({ view }: { view: TalkView }) {
  const t = useTexts(talkTexts);
  const [open, setOpen] = useState(true);
  const { facing, phase, since, failure, refused, lacking } = view;
  const seconds = useSeconds(phase === 'over' ? null : since);
  const status = useTalkStatus(view);
  const note = failure === '' ? (refused ?? lacking) : null;
  return (
    <section
      className="talk-panel"
      aria-label={t('callWith', { name: facing.name })}
      data-open={open}
      data-media={view.media}
      data-phase={phase}
    >
      <header className="talk-head">
        <h2 className="min-w-0 flex-1 truncate text-base">{facing.name}</h2>
        {isLive(phase) && (
          <span className="num text-sm" role="timer">
            {durationOf(seconds)}
          </span>
        )}
        <LocalLink
          to={`/chat?with=${facing.conversationId}`}
          className="talk-plain"
          aria-label={t('openChat')}
          title={t('openChat')}
          onClick={() => {
            // on a phone the chat stands below
            if (matchMedia('(max-width: 749px)').matches) setOpen(false);
          }}
        >
          <NavIcon name="chat" size={18} />
        </LocalLink>
        <button
          type="button"
          className="talk-plain"
          aria-label={t(open ? 'fold' : 'unfold')}
          title={t(open ? 'fold' : 'unfold')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span className="max-md:rotate-180">
            <Icon name={open ? 'down' : 'up'} size={18} />
          </span>
        </button>
        {!open && phase === 'over' && (
          <button type="button" className="talk-plain" aria-label={t('close')} title={t('close')} onClick={closeTalk}>
            <Icon name="close" size={18} />
          </button>
        )}
        {!open && phase !== 'over' && (
          <button
            type="button"
            className="round-button round-button-bad size-9!"
            aria-label={t('hangUp')}
            title={t('hangUp')}
            onClick={hangUp}
          >
            <NavIcon name="hangUp" size={18} />
          </button>
        )}
      </header>
      {/* while it is folded the other one is heard, too */}
      <div className={open ? 'contents' : 'hidden'}>
        <TalkPictures view={view} standing={status} />
      </div>
      <p className="sr-only" role="status">
        {status}
      </p>
      {(note !== null || failure !== '') && (
        <p className="talk-note" role="alert">
          {note === null ? failure : t(note)}
        </p>
      )}
      {open && <TalkActions view={view} />}
    </section>
  );
}
