import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.shapes.ts';
import { bilingualOut, code, id, lang, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { shownVideo } from '../upload/video.shapes.ts';

export const postState = z.enum(['underReview', 'published', 'refused', 'withdrawn', 'removed']);
export type PostState = z.output<typeof postState>;
export const authorKind = z.enum(['visitor', 'exhibitor']);
export type AuthorKind = z.output<typeof authorKind>;
export const reportReason = z.enum(['advertising', 'fraud', 'illegal', 'insult', 'other']);
export type ReportReason = z.output<typeof reportReason>;

const picture = id('postPicture');
/** What an author writes: in one language, and said which. */
export const postForm = z
  .object({
    lang,
    text: text(LIMITS.postTextMax),
    /** For whom it is meant, by codes of the fair's list. */
    receivers: z.array(code).max(LIMITS.postTagsMax).default([]),
    categories: z.array(code).max(LIMITS.postTagsMax).default([]),
    /** In the order they are shown. */
    pictures: z.array(picture).max(LIMITS.postPicturesMax).default([]),
    /** In the place of pictures (specification, section 4); it needs a cover. */
    video: id('postVideo').nullable().default(null),
    videoCover: id('postVideoCover').nullable().default(null),
  })
  .superRefine(({ receivers, categories, pictures, video, videoCover }, context) => {
    if (video === null && videoCover !== null)
      context.addIssue({ code: 'custom', message: 'videoMissing', path: ['video'] });
    if (video !== null && videoCover === null)
      context.addIssue({ code: 'custom', message: 'videoCoverMissing', path: ['videoCover'] });
    if (video !== null && pictures.length > 0) {
      const params = { max: LIMITS.postPicturesMax };
      context.addIssue({ code: 'custom', message: 'postMedia', path: ['video'], params });
    }
    const params = { max: LIMITS.postTagsMax };
    if (receivers.length + categories.length > LIMITS.postTagsMax)
      context.addIssue({ code: 'custom', message: 'postTags', path: ['receivers'], params });
    for (const [path, list] of Object.entries({ receivers, categories, pictures }))
      if (new Set(list).size < list.length) context.addIssue({ code: 'custom', message: 'postTwice', path: [path] });
  });
export type PostForm = z.output<typeof postForm>;

/**
 * Who speaks. Of a visitor the name (masked for guests and other visitors) and the company, and nothing to reach the person by
 * (G8). Of a company's staff the person, as long as they work there, and the booth.
 */
export const postAuthor = z.object({
  kind: authorKind,
  name: bilingualOut,
  company: bilingualOut,
  avatar: z.string(),
  exhibitor: exhibitorRef.nullable(),
});
export type PostAuthor = z.output<typeof postAuthor>;

const shownPicture = z.object({ address: z.string(), width: z.int(), height: z.int() });

/** A post as others see it. Counts are those of people who are still here. */
export const post = z.object({
  id: z.string(),
  author: postAuthor,
  lang,
  text: z.string(),
  receivers: z.array(namedCode),
  categories: z.array(namedCode),
  pictures: z.array(shownPicture),
  /** Where there is one, there are no pictures. */
  video: shownVideo.nullable(),
  publishedAt: z.string(),
  edited: z.boolean(),
  likes: z.int(),
  comments: z.int(),
  /** By this caller. */
  liked: z.boolean(),
  /** The caller may edit and withdraw it, and remove what others comment. */
  own: z.boolean(),
});
export type Post = z.output<typeof post>;

export const comment = z.object({
  id: z.string(),
  author: postAuthor,
  text: z.string(),
  createdAt: z.string(),
  /** By the author of the post. */
  byHost: z.boolean(),
  own: z.boolean(),
  may: z.object({ remove: z.boolean() }),
});
export type Comment = z.output<typeof comment>;

/** A post as its author manages it; administrators see those of their colleagues too. */
export const ownPost = post.omit({ publishedAt: true, liked: true, own: true }).extend({
  pictures: z.array(shownPicture.extend({ id: z.string() })),
  video: shownVideo.extend({ id: z.string(), coverId: z.string() }).nullable(),
  state: postState,
  /** Why it was refused or removed. */
  reason: z.string(),
  version: z.int(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  /** Written by the caller, not by a colleague. */
  byMe: z.boolean(),
  /** What its state allows. */
  may: z.object({ edit: z.boolean(), withdraw: z.boolean() }),
});
export type OwnPost = z.output<typeof ownPost>;

/** Orders of the own posts, the usual one first. */
export const OWN_POST_SORTS = ['createdAt', 'likes', 'comments'] as const;
export type OwnPostSort = (typeof OWN_POST_SORTS)[number];

/** How many posts the account has, of how many. */
export const postRoom = z.object({ used: z.int(), max: z.int() });
export type PostRoom = z.output<typeof postRoom>;
