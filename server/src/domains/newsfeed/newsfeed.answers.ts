import type { Comment, OwnPost, Post, PostAuthor } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { bilingualOf, bilingualColumns } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { shownVideo } from '../../platform/files/video-address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.answers.ts';
import type { CommentRow, PostRow, ShownPostRow } from './newsfeed.queries.ts';
import { maskedName, readsNames } from '../visitor/visitor-browse.rules.ts';
import { isByCaller, isOwnPost, mayEdit } from './newsfeed.rules.ts';
import type { OwnPostRow } from './own-post.queries.ts';
import type { AuthorRow } from './post-author.queries.ts';

export type Sizes = ReadonlyMap<string, { width: number; height: number }>;

const address = (id: string | null): string => (id === null || id === '' ? '' : pictureAddress(id));

/** A visitor to somebody who reads names, or to himself; to everybody else a masked name and no face. */
function visitorAuthor(row: AuthorRow, caller: Caller): PostAuthor {
  const known = readsNames(caller) || isByCaller(row, caller);
  const name = known ? (row.visitor_name ?? '') : maskedName(row.visitor_name ?? '');
  const company = row.visitor_company ?? '';
  return {
    kind: 'visitor',
    name: { zh: name, en: name },
    company: { zh: company, en: company },
    avatar: known ? address(row.visitor_avatar) : '',
    exhibitor: null,
  };
}

/** A company's person while he works there; afterwards the company speaks for itself. */
function exhibitorAuthor(exhibition: Exhibition, row: AuthorRow): PostAuthor {
  const there = row.employed === true;
  const company = bilingualOf('exhibitor', row);
  const exhibitor = exhibitorRef(exhibition, row.exhibitor_id ?? '', {
    ...bilingualColumns('exhibitor', company),
    logo: row.logo ?? '',
    country: row.country ?? '',
    hall: row.hall,
    booth_number: row.booth_number ?? '',
  });
  return {
    kind: 'exhibitor',
    name: there ? bilingualOf('person', row) : { zh: '', en: '' },
    company,
    avatar: there ? address(row.person_avatar) : '',
    exhibitor,
  };
}

export const authorAnswer = (exhibition: Exhibition, row: AuthorRow, caller: Caller): PostAuthor =>
  row.visitor_id === null ? exhibitorAuthor(exhibition, row) : visitorAuthor(row, caller);

/** Codes that the fair no longer knows are left out. */
const named = (codes: readonly string[], known: ReadonlyMap<string, NamedCode>): NamedCode[] =>
  codes.flatMap((code) => {
    const found = known.get(code);
    return found === undefined ? [] : [{ code, name: found.name }];
  });

/** Signed where not everybody may see the post: what the organizer takes down is gone with its pictures (G43). */
const addressIn = (exhibition: Exhibition, published: boolean) => (id: string) =>
  published ? pictureAddress(id) : exhibition.signedPictures.address(id);

export const pictureAnswer = (exhibition: Exhibition, id: string, published: boolean, sizes: Sizes) => ({
  address: addressIn(exhibition, published)(id),
  ...(sizes.get(id) ?? { width: 1, height: 1 }),
});

/** Where the video of a post plays from, for whoever may see the post. */
export const videoAnswer = (exhibition: Exhibition, row: Pick<PostRow, 'video' | 'video_cover'>, published: boolean) =>
  shownVideo(row.video, row.video_cover, addressIn(exhibition, published));

/** The same with the ids of its files, for whoever edits the post. */
function ownVideoAnswer(exhibition: Exhibition, row: OwnPostRow): OwnPost['video'] {
  const { video: id, video_cover: coverId } = row;
  const shown = videoAnswer(exhibition, row, row.state === 'published');
  return shown === null || id === null || coverId === null ? null : { ...shown, id, coverId };
}

/** What a post says, whoever reads it. */
export const saidAnswer = (exhibition: Exhibition, row: PostRow | OwnPostRow, caller: Caller) => ({
  id: row.id,
  author: authorAnswer(exhibition, row, caller),
  lang: row.lang,
  text: row.text,
  receivers: named(row.receivers, exhibition.receivers),
  categories: named(row.categories, exhibition.categories),
  edited: row.edited_at !== null,
  likes: row.likes,
  comments: row.comments,
});

export const postAnswer = (exhibition: Exhibition, row: ShownPostRow, sizes: Sizes, caller: Caller): Post => ({
  ...saidAnswer(exhibition, row, caller),
  pictures: row.pictures.map((id) => pictureAnswer(exhibition, id, true, sizes)),
  video: videoAnswer(exhibition, row, true),
  publishedAt: row.published_at.toISOString(),
  liked: row.liked,
  own: isOwnPost(row, caller),
});

export const ownPostAnswer = (exhibition: Exhibition, row: OwnPostRow, sizes: Sizes, caller: Caller): OwnPost => ({
  ...saidAnswer(exhibition, row, caller),
  pictures: row.pictures.map((id) => ({ id, ...pictureAnswer(exhibition, id, row.state === 'published', sizes) })),
  video: ownVideoAnswer(exhibition, row),
  state: row.state,
  reason: row.reason,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  byMe: isByCaller(row, caller),
  may: { edit: mayEdit(row.state), withdraw: mayEdit(row.state) },
});

/** `post`: the one it stands below. */
export function commentAnswer(
  exhibition: Exhibition,
  row: CommentRow,
  post: Pick<PostRow, 'visitor_id' | 'employee_id' | 'exhibitor_id'>,
  caller: Caller,
): Comment {
  const own = isByCaller(row, caller);
  return {
    id: row.id,
    author: authorAnswer(exhibition, row, caller),
    text: row.text,
    createdAt: row.created_at.toISOString(),
    byHost: row.visitor_id === null ? row.exhibitor_id === post.exhibitor_id : row.visitor_id === post.visitor_id,
    own,
    may: { remove: own || isOwnPost(post, caller) },
  };
}
