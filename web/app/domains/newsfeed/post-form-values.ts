import type { OwnPost } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { isFileFormValue, isVideoFormValue, type VideoFormValue } from '../../components/upload/video-form-value.ts';

/** What a post is told with: a post holds pictures or a video, not both. */
export type Medium = 'pictures' | 'video';

/** What the form holds, each file with the address it is shown from; of both media the chosen one is sent, the other waits. */
export type PostFormValues = {
  lang: Lang;
  text: string;
  receivers: readonly string[];
  categories: readonly string[];
  medium: Medium;
  pictures: readonly { id: string; url: string }[];
  /** One at most. */
  videos: readonly VideoFormValue[];
};

export const emptyPost = (lang: Lang): PostFormValues => ({
  lang,
  text: '',
  receivers: [],
  categories: [],
  medium: 'pictures',
  pictures: [],
  videos: [],
});
export const isEmpty = ({ text, receivers, categories, pictures, videos }: PostFormValues): boolean =>
  text.trim() === '' && receivers.length + categories.length + pictures.length + videos.length === 0;

const videosOf = ({ video }: OwnPost): VideoFormValue[] =>
  video === null ? [] : [{ id: video.id, url: video.url, cover: { id: video.coverId, url: video.cover } }];

export const toFormValues = (post: OwnPost): PostFormValues => ({
  lang: post.lang,
  text: post.text,
  receivers: post.receivers.map(({ code }) => code),
  categories: post.categories.map(({ code }) => code),
  medium: post.video === null ? 'pictures' : 'video',
  pictures: post.pictures.map(({ id, address }) => ({ id, url: address })),
  videos: videosOf(post),
});

/** The files of the chosen medium. */
export const mediaOf = ({ medium, pictures, videos }: PostFormValues) =>
  medium === 'pictures' ? { pictures, video: null } : { pictures: [], video: videos[0] ?? null };

export function toInput(formValues: PostFormValues) {
  const { lang, text, receivers, categories } = formValues;
  const { pictures, video } = mediaOf(formValues);
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

/** What such values are compared with that were kept before. */
export const POST_LIKE = {
  ...emptyPost('zh'),
  lang: (value: unknown) => value === 'zh' || value === 'en',
  receivers: [''],
  categories: [''],
  medium: (value: unknown) => value === 'pictures' || value === 'video',
  pictures: [isFileFormValue],
  videos: [isVideoFormValue],
} as const satisfies Record<keyof PostFormValues, unknown>;
