import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, fileOut, id, page, pageSchema, searchText, upTo } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { productCard } from '../product/product.shapes.ts';
import { programmeKind } from '../programme/programme.shapes.ts';
import { everybody, registeredVisitor } from '../roles.ts';
import { LIVE_SORTS, liveCard, liveCode, liveParty, liveState, missingTrack, playback } from './live.shapes.ts';

const call = callsOf('/visitor/v2/live', everybody);
const one = z.object({ id: id('live') });

export const list = call({
  does: 'Lives that this caller may watch: those on the air first, then the next ones, then replays',
  path: 'queryList',
  input: page.extend({
    pageSize: z.int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.livePageSize),
    party: liveParty.optional(),
    state: liveState.exclude(['ended']).optional(),
    types: z.array(programmeKind).max(programmeKind.options.length).default([]),
    exhibitorId: id('exhibitor').optional(),
    /** Those in which this exhibit is shown. */
    productId: id('product').optional(),
    keyword: searchText,
    sort: z.enum(LIVE_SORTS).default('default'),
  }),
  output: pageSchema(liveCard.extend({ wantsToWatch: z.boolean() })),
  cacheable: true,
  example: { pageNum: 1 },
});

export const types = call({
  does: 'The types of programmes that lives are sorted by',
  path: '/visitor/v2/activityType/queryList',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ code: programmeKind, name: bilingualOut })) }),
  cacheable: true,
});

export const detail = call({
  does: 'One live; of a private one nothing is told until the caller is in the customer pool or has given its invitation code',
  path: 'queryDetail',
  input: one,
  output: liveCard.extend({ liked: z.boolean(), wantsToWatch: z.boolean(), replayRemoved: z.boolean() }),
  errors: ['notFound', 'liveCodeNeeded'],
  cacheable: true,
  example: { id: '$live' },
});

export const calendar = call({
  does: 'One live as a file for calendars (iCalendar), in the language of the caller',
  path: 'calendar',
  answers: 'file',
  input: one,
  output: fileOut,
  errors: ['notFound', 'liveCodeNeeded'],
  example: { id: '$live' },
});

export const state = call({
  does: 'How a live stands now, and where it plays; asked again while it is watched',
  path: 'getLiveState',
  input: one,
  output: z.object({
    state: liveState,
    viewers: z.int(),
    likes: z.int(),
    pinnedProductId: z.string().nullable(),
    /** Whether picture and sound come in now; while an encoder is being restarted they do not. */
    isPublishing: z.boolean(),
    missing: missingTrack.nullable(),
    playback: playback.nullable(),
  }),
  errors: ['notFound', 'liveCodeNeeded'],
  example: { id: '$live' },
});

export const products = call({
  does: 'Exhibits of a live that this caller may see, in the order of its hosts, and the one that is pinned',
  path: '/visitor/v2/liveProduct/getProductList',
  input: one,
  output: z.object({ list: z.array(productCard), pinnedProductId: z.string().nullable() }),
  errors: ['notFound', 'liveCodeNeeded'],
  example: { id: '$live' },
});

export const want = call({
  does: 'Ask to be reminded before a live begins, or not any more',
  path: 'wantLive',
  roles: [registeredVisitor],
  input: one.extend({ wants: z.boolean().default(true) }),
  output: z.object({ wanted: z.int() }),
  errors: ['notFound', 'liveCodeNeeded', 'liveOver'],
  example: { id: '$live' },
});

export const like = call({
  does: 'Like a live, once',
  path: 'thumbUp',
  roles: [registeredVisitor],
  input: one,
  output: z.object({ likes: z.int() }),
  errors: ['notFound', 'liveCodeNeeded'],
  example: { id: '$live' },
});

export const WATCH_TYPES = ['live', 'replay'] as const;

export const watch = call({
  does: 'Say that one watches (state 1, every half minute) or has left (state 2)',
  path: 'watchLog',
  input: z.object({
    liveId: id('live'),
    state: z.literal([1, 2]),
    watchType: z.enum(WATCH_TYPES).default('live'),
    /** Made by the browser for this visit: needed where nobody is logged in. */
    viewer: upTo(64)
      .regex(/^[\w-]{16,64}$/)
      .optional(),
  }),
  output: z.object({ viewers: z.int() }),
  errors: ['notFound', 'liveCodeNeeded'],
  rate: { perMinute: 30 },
  example: { liveId: '$live', state: 1, viewer: 'a-visit-of-the-reference' },
});

export const openWithCode = call({
  does: 'Enter a private live by its invitation code, which lets the visitor into the customer pool of its company',
  path: 'validLivePassword',
  roles: [registeredVisitor],
  input: one.extend({ code: liveCode }),
  errors: ['notFound', 'invitationCodeWrong', 'tooManyTries', 'liveOver'],
  example: { id: '$live', code: 'LIVE2027' },
});
