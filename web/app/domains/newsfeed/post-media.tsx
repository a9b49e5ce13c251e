import type { Post } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { newsfeedTexts } from './newsfeed.texts.ts';
import { PostPictures } from './post-pictures.tsx';

type Media = Pick<Post, 'pictures' | 'video'>;

/** The pictures of a post, or its video. */
export function PostMedia({ media: { pictures, video }, author }: { media: Media; author: string }) {
  const t = useTexts(newsfeedTexts);
  if (video === null) return <PostPictures pictures={pictures} author={author} />;
  return (
    <div className="max-w-[36rem]">
      <VideoPlayer video={video} label={t('videoOf', { author })} />
    </div>
  );
}

/** The first picture, or the cover of the video, small beside a line of a list. */
export function PostThumb({ media: { pictures, video } }: { media: Media }) {
  const t = useTexts(newsfeedTexts);
  const address = video?.cover ?? pictures[0]?.address;
  if (address === undefined) return null;
  return (
    <div className="relative size-18 shrink-0">
      <Picture
        address={address}
        alt={video === null ? '' : t('video')}
        sizes="72px"
        width={72}
        height={72}
        className="size-18 rounded-sign object-cover"
      />
      {video !== null && (
        <span className="pointer-events-none absolute inset-0 grid place-items-center">
          <span className="rounded-full bg-black/60 p-1.5 text-white">
            <Icon name="live" size={18} />
          </span>
        </span>
      )}
    </div>
  );
}
