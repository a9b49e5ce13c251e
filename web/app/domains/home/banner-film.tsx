import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BASE } from '../../i18n/address.ts';
import { savesData } from './saves-data.ts';

function listenToLoad(heard: () => void): () => void {
  window.addEventListener('load', heard);
  return () => window.removeEventListener('load', heard);
}

/** True once the page with its first picture has come: a film takes nothing of their line. Never on the server. */
const useLoaded = (): boolean =>
  useSyncExternalStore(
    listenToLoad,
    () => document.readyState === 'complete',
    () => false,
  );

type BannerFilmProps = {
  /** Where it plays. */
  address: string;
  playing: boolean;
  /** The reader has pressed play, whatever the line costs. */
  wanted: boolean;
  /** It has begun to play, or has stopped; not called anew for the same. */
  onRunning: (running: boolean) => void;
};

/** The moving part of a banner, over its picture: without sound, and not before the page is there. Whoever saves data keeps the picture. */
export default function BannerFilm({ address, playing, wanted, onRunning }: BannerFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const loaded = useLoaded();
  const [begun, setBegun] = useState(false);
  // once it is there it stays, and is paused
  if (!begun && loaded && playing && (wanted || !savesData(navigator))) setBegun(true);

  useEffect(() => {
    const element = film.current;
    if (element === null || !begun) return;
    // a browser that lets nothing play by itself shows the picture
    if (playing) void element.play().catch(() => onRunning(false));
    else element.pause();
  }, [begun, playing, onRunning]);
  useEffect(() => () => onRunning(false), [onRunning]);

  if (!begun) return null;
  const stop = (): void => onRunning(false);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- without sound, and the banner's words stand beside it
    <video
      ref={film}
      className="banner-film"
      src={BASE + address}
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      muted
      playsInline
      onPlaying={({ currentTarget }) => {
        currentTarget.dataset['seen'] = '';
        onRunning(true);
      }}
      onPause={stop}
      onEnded={stop}
      onError={stop}
    />
  );
}
