import type { ShownVideo } from '@fairbridge/contract/upload/video.shapes.ts';
import { useState, type SyntheticEvent } from 'react';
import { BASE } from '../i18n/address.ts';
import { freshAddress, pictureAt } from './picture.tsx';

const FILE = '/video.mp4';

/** Where this one plays; when the address has run out in the middle, a fresh one, from where it stood. */
function useWorkingVideo(url: string): { shown: string; onError: (event: SyntheticEvent<HTMLVideoElement>) => void } {
  const [renewed, setRenewed] = useState({ of: '', url: '' });
  const shown = renewed.of === url ? renewed.url : url;
  const onError = ({ currentTarget: player }: SyntheticEvent<HTMLVideoElement>): void => {
    const from = player.currentTime;
    void freshAddress(shown.slice(0, -FILE.length)).then((found) => {
      if (found === null) return;
      player.addEventListener('loadedmetadata', () => (player.currentTime = from), { once: true });
      player.addEventListener('canplay', () => void player.play().catch(() => null), { once: true });
      setRenewed({ of: url, url: found + FILE });
    });
  };
  return { shown, onError };
}

/** A video with its cover in the shape of a screen. Nothing of it is loaded before somebody plays it. */
export function VideoPlayer({
  video,
  label,
  onStart,
}: {
  video: ShownVideo;
  label: string;
  /** It plays from its beginning. */
  onStart?: () => void;
}) {
  const { shown, onError } = useWorkingVideo(video.url);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what strangers upload brings no captions
    <video
      key={video.url}
      className="aspect-video w-full rounded-sign bg-black object-contain"
      src={BASE + shown}
      poster={pictureAt(video.cover, 800)}
      aria-label={label}
      onError={onError}
      onPlay={({ currentTarget }) => currentTarget.currentTime === 0 && onStart?.()}
      controls
      playsInline
      preload="none"
    />
  );
}
