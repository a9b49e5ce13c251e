import type { OwnPost } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { keptInBrowser, type Kept } from '../../kept.ts';
import { isDraftFile, isDraftVideo, type DraftVideo } from '../../parts/upload/draft-video.ts';

/** What a post is told with: a post holds pictures or a video, not both. */
export type Medium = 'pictures' | 'video';

/** What the form holds, each file with the address it is shown from; of both media the chosen one is sent, the other waits. */
export type PostDraft = {
  lang: Lang;
  text: string;
  receivers: readonly string[];
  categories: readonly string[];
  medium: Medium;
  pictures: readonly { id: string; url: string }[];
  /** One at most. */
  videos: readonly DraftVideo[];
};

export const emptyDraft = (lang: Lang): PostDraft => ({
  lang,
  text: '',
  receivers: [],
  categories: [],
  medium: 'pictures',
  pictures: [],
  videos: [],
});
export const isEmpty = ({ text, receivers, categories, pictures, videos }: PostDraft): boolean =>
  text.trim() === '' && receivers.length + categories.length + pictures.length + videos.length === 0;

const videosOf = ({ video }: OwnPost): DraftVideo[] =>
  video === null ? [] : [{ id: video.id, url: video.url, cover: { id: video.coverId, url: video.cover } }];

export const draftOf = (post: OwnPost): PostDraft => ({
  lang: post.lang,
  text: post.text,
  receivers: post.receivers.map(({ code }) => code),
  categories: post.categories.map(({ code }) => code),
  medium: post.video === null ? 'pictures' : 'video',
  pictures: post.pictures.map(({ id, address }) => ({ id, url: address })),
  videos: videosOf(post),
});

/** The files of the chosen medium. */
export const mediaOf = ({ medium, pictures, videos }: PostDraft) =>
  medium === 'pictures' ? { pictures, video: null } : { pictures: [], video: videos[0] ?? null };

export function inputOf(draft: PostDraft) {
  const { lang, text, receivers, categories } = draft;
  const { pictures, video } = mediaOf(draft);
  return {
    lang,
    text,
    receivers: [...receivers],
    categories: [...categories],
    pictures: pictures.map(({ id }) => id),
    video: video?.id ?? null,
    videoCover: video?.cover.id ?? null,
  };
}

/** The draft of a new post, kept on this device for its author alone; a log-in that expires does not take it away. */
const placeOf = (author: string): Kept => keptInBrowser(`fairbridge-draft.post.${author}`);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isMedium = (value: unknown): value is Medium => value === 'pictures' || value === 'video';

/** An older shape is dropped rather than half understood. */
export function readDraft(value: unknown): PostDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lang, text, receivers, categories, medium, pictures, videos }: Record<string, unknown> = { ...value };
  if ((lang !== 'zh' && lang !== 'en') || typeof text !== 'string' || !isMedium(medium)) return null;
  if (!isTexts(receivers) || !isTexts(categories) || !Array.isArray(pictures) || !pictures.every(isDraftFile))
    return null;
  if (!Array.isArray(videos) || !videos.every(isDraftVideo)) return null;
  return { lang, text, receivers, categories, medium, pictures, videos };
}

export const keptDraft = (author: string): PostDraft | null => readDraft(placeOf(author).read());

export function keepDraft(author: string, draft: PostDraft): void {
  if (isEmpty(draft)) placeOf(author).forget();
  else placeOf(author).write(draft);
}
