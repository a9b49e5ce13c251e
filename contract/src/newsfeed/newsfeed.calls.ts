import { z } from 'zod';
import { callsOf } from '../call.ts';
import { code, id, optionalText, page, pageSchema, searchText, text } from '../fields.ts';
import { category, vocabularyCode } from '../exhibition/exhibition.shapes.ts';
import { LIMITS } from '../limits.ts';
import { everybody, exhibitor, registeredVisitor } from '../roles.ts';
import { requestId } from '../request-id.ts';
import {
  authorKind,
  comment,
  OWN_POST_SORTS,
  ownPost,
  post,
  postForm,
  postRoom,
  postState,
  reportReason,
} from './newsfeed.shapes.ts';

/** Whoever has said who they are. */
const speakers = [registeredVisitor, exhibitor] as const;
const call = callsOf('/visitor/v2/commercialDistrict', speakers);
const version = z.int().min(1);
const written = z.object({ id: z.string(), version: z.int(), state: postState });

export const feed = call({
  does: 'The business circle: published posts, newest first, by cursor',
  path: 'queryList',
  roles: everybody,
  input: z.object({
    receiver: code.optional(),
    category: code.optional(),
    authorKind: authorKind.optional(),
    keyword: searchText,
    /** `next` of the page before. */
    cursor: z
      .string()
      .regex(/^\d{15,17}-[A-Za-z0-9]{10,40}$/)
      .optional(),
    pageSize: z.int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.postsPageSize),
  }),
  output: z.object({ list: z.array(post), next: z.string().nullable() }),
  cacheable: true,
  example: { pageSize: 10 },
});

export const get = call({
  does: 'One published post',
  path: 'queryDetail',
  roles: everybody,
  input: z.object({ id: id('post') }),
  output: post,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$post' },
});

export const comments = call({
  does: 'Comments below a published post, oldest first',
  path: 'commentList',
  roles: everybody,
  input: page.extend({ id: id('post') }),
  output: pageSchema(comment),
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$post', pageNum: 1, pageSize: 20 },
});

export const tags = call({
  does: 'What a post may be tagged with at this fair: for whom it is meant, and categories',
  path: 'tagList',
  roles: everybody,
  output: z.object({ receivers: z.array(vocabularyCode), categories: z.array(category) }),
  cacheable: true,
});

export const ownList = call({
  does: 'Own posts in every state, found by their words; an administrator sees those of the whole company',
  path: 'ownList',
  input: page.extend({
    keyword: searchText,
    state: postState.optional(),
    sort: z.enum(OWN_POST_SORTS).default('createdAt'),
    descending: z.boolean().default(true),
  }),
  /** `counts`: of those that the keyword finds. */
  output: pageSchema(ownPost).extend({ room: postRoom, counts: z.record(postState, z.int()) }),
});

export const own = call({
  does: 'One own post, for editing',
  path: 'getOwn',
  input: z.object({ id: id('ownPost') }),
  output: ownPost,
  errors: ['notFound'],
  example: { id: '$ownPost' },
});

export const room = call({
  does: 'How many posts the own account has, of how many; whether they are reviewed first',
  path: 'getLimit',
  output: postRoom.extend({ reviewed: z.boolean() }),
});

const EXAMPLE = {
  lang: 'zh',
  text: '寻求草铵膦原药长期供应商，年需求约 300 吨，要求提供全套登记资料。',
  receivers: [],
  categories: [],
  pictures: ['$postPicture'],
} as const;

export const create = call({
  does: 'Publish a post, or hand it in where posts are reviewed first',
  path: 'insert',
  input: postForm.safeExtend({ requestId }),
  output: written,
  errors: ['postLimit', 'conflict'],
  rate: { perMinute: 20 },
  example: { ...EXAMPLE, receivers: [], categories: [], pictures: [...EXAMPLE.pictures] },
});

export const update = call({
  does: 'Change an own post that is under review, published or refused',
  path: 'update',
  input: postForm.safeExtend({ id: id('ownPost'), version }),
  output: written,
  errors: ['notFound', 'editConflict'],
  rate: { perMinute: 20 },
  example: {
    ...EXAMPLE,
    receivers: [],
    categories: [],
    pictures: [],
    video: '$postVideo',
    videoCover: '$postVideoCover',
    id: '$ownPost',
    version: 1,
  },
});

export const withdrawChosen = call({
  does: 'Withdraw chosen own posts: all of them or none',
  path: 'batchWithdraw',
  input: z.object({ ids: z.array(id('ownPost')).min(1, 'select').max(LIMITS.pageSizeMax) }),
  /** What was withdrawn already is not counted. */
  output: z.object({ changed: z.int() }),
  errors: ['notFound'],
  example: { ids: ['$ownPost'] },
});

export const like = call({
  does: 'Like a post, or take it back; one like an account',
  path: 'thumbUp',
  input: z.object({ id: id('post'), liked: z.boolean() }),
  output: z.object({ liked: z.boolean(), likes: z.int() }),
  errors: ['notFound'],
  rate: { perMinute: 30 },
  example: { id: '$post', liked: true },
});

export const addComment = call({
  does: 'Comment on a post; its author gets a notice',
  path: 'insertComment',
  input: z.object({ id: id('post'), text: text(LIMITS.postCommentMax), requestId }),
  output: comment,
  errors: ['notFound', 'commentLimit', 'conflict'],
  rate: { perMinute: 6 },
  example: { id: '$post', text: '请问可以提供样品和 COA 吗？' },
});

export const removeComment = call({
  does: 'Delete an own comment, or any below an own post',
  path: 'deleteComment',
  input: z.object({ id: id('ownPostComment') }),
  errors: ['notFound'],
  example: { id: '$ownPostComment' },
});

export const report = call({
  does: 'Tell the organizer of a post, or of a comment below it; once per person',
  path: 'report',
  input: z.object({
    id: id('post'),
    commentId: id('postComment').optional(),
    reason: reportReason,
    words: optionalText(LIMITS.postReportMax),
  }),
  errors: ['notFound'],
  rate: { perMinute: 6 },
  example: { id: '$post', reason: 'advertising', words: '与展会无关的广告' },
});
