import type { ShownVideo } from '@fairbridge/contract/upload/video.shapes.ts';
import { BASE } from '../i18n/address.ts';
import { pictureAt } from './picture.tsx';

/** A video with its cover in the shape of a screen. Nothing of it is loaded before somebody plays it. */
export function VideoPlayer({ video, label }: { video: ShownVideo; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what strangers upload brings no captions
    <video
      key={video.url}
      className="aspect-video w-full rounded-sign bg-black object-contain"
      src={BASE + video.url}
      poster={pictureAt(video.cover, 800)}
      aria-label={label}
      controls
      playsInline
      preload="none"
    />
  );
}
