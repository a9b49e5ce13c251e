import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, id, instant, page, pageSchema, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor, exhibitor } from '../roles.ts';
import { cameraPiece, encoderState, liveChange, liveState, newLive, ownLive } from './live.shapes.ts';

/** A company's lives are its staff's; those of the fair itself an editor's. */
const both = [exhibitor, editor] as const;
const call = callsOf('/visitor/v2/liveMag', [exhibitor]);
const one = z.object({ id: id('ownLive') });
const saved = z.object({ id: z.string(), version: z.int() });

export const list = call({
  does: 'Own lives, those on the air first, then the next ones, then what is over',
  path: 'queryList',
  input: page.extend({ state: liveState.optional(), keyword: searchText }),
  output: pageSchema(ownLive),
});

export const get = call({
  does: 'One own live, for editing; of the fair itself for its editors',
  path: 'queryDetail',
  roles: both,
  input: one,
  output: ownLive,
  errors: ['notFound'],
  example: { id: '$ownLive' },
});

export const audience = call({
  does: 'How many watched an own live at each minute that it was on the air, and when which exhibit was pinned',
  path: 'queryAudience',
  roles: both,
  input: one,
  output: z.object({
    minutes: z.array(z.object({ at: instant, viewers: z.int() })),
    /** `viewers` of that minute; null where none was written down. */
    pins: z.array(z.object({ at: instant, product: bilingualOut, viewers: z.int().nullable() })),
  }),
  errors: ['notFound'],
  example: { id: '$ownLive' },
});

export const products = call({
  does: 'Own exhibits that can be shown in a live; whoever may not see one does not see it there either',
  path: 'queryProduct',
  input: page.extend({ keyword: searchText }),
  output: pageSchema(z.object({ id: z.string(), name: bilingualOut, strength: z.string(), cover: z.string() })),
});

export const employees = call({
  does: 'Colleagues who can be hosts of a live',
  path: 'queryEmployees',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ id: z.string(), name: bilingualOut, avatar: z.string() })) }),
});

const example = {
  title: { zh: '水稻田除草方案讲解', en: 'Weed control in paddy rice' },
  introduction: { zh: '三个配方的田间效果。', en: 'Field results of three formulations.' },
  cover: '$liveCover',
  scope: 0 as const,
  startsAt: '2027-01-11T02:00:00Z',
  endsAt: '2027-01-11T03:00:00Z',
  hosts: ['$employee'],
  products: ['$product'],
};

export const add = call({
  does: 'Plan a live',
  path: 'add',
  input: newLive,
  output: saved,
  errors: ['liveLimit', 'liveHours', 'conflict'],
  example,
});

export const update = call({
  does: 'Change an own live; once it has begun its times and who may watch stay',
  path: 'update',
  input: liveChange,
  output: saved,
  errors: ['notFound', 'editConflict', 'liveHours', 'liveBegun'],
  example: { ...example, id: '$ownLive', version: 1 },
});

export const remove = call({
  does: 'Delete an own live that is not on the air, with its recording',
  path: 'remove',
  roles: both,
  input: one,
  errors: ['notFound', 'liveBegun'],
  example: { id: '$ownLive' },
});

export const encoder = call({
  does: 'Server and stream key for OBS or another encoder (RTMP), and whether picture and sound come in',
  path: 'queryObsDetail',
  roles: both,
  input: one,
  output: encoderState,
  errors: ['notFound', 'liveOver', 'liveOff'],
  example: { id: '$ownLive' },
});

export const renewKey = call({
  does: 'Make another stream key; whoever sends with the old one is cut off',
  path: 'renewKey',
  roles: both,
  input: one,
  output: z.object({ key: z.string() }),
  errors: ['notFound', 'liveOver'],
  example: { id: '$ownLive' },
});

export const sendCamera = call({
  does: 'Send what a browser records of its camera and microphone (Matroska or MP4 with H.264), piece by piece; the same piece again changes nothing. A recorder that is started anew begins another part, with sequence 0',
  path: 'sendCamera',
  roles: both,
  takes: 'bytes',
  bodyBytesMax: LIMITS.liveCameraBytesMax,
  input: one.extend(cameraPiece),
  errors: ['notFound', 'liveOver', 'liveOff', 'liveTooEarly', 'liveOtherEncoder', 'liveCameraLost'],
  rate: { perMinute: 240 },
  example: { id: '$ownLive', session: 'a-page-of-the-reference', part: 0, sequence: 0 },
});

export const start = call({
  does: 'Go on the air with what comes in',
  path: 'start',
  roles: both,
  input: one,
  errors: ['notFound', 'liveOver', 'liveOff', 'liveNotSending', 'liveTooEarly'],
  example: { id: '$ownLive' },
});

export const end = call({
  does: 'End a live for good; its replay can be watched at once',
  path: 'end',
  roles: both,
  input: one,
  errors: ['notFound', 'liveOver', 'liveNotSending'],
  example: { id: '$ownLive' },
});

export const pin = call({
  does: 'Pin an exhibit of an own live, or none',
  path: 'pinProduct',
  input: one.extend({ productId: id('product').nullable() }),
  errors: ['notFound'],
  example: { id: '$ownLive', productId: null },
});

export const config = call({
  does: 'How many lives and hours the package of this company has, and how many of them are used',
  path: 'queryExhibitorConfig',
  input: z.object({}),
  output: z.object({
    lives: z.object({ used: z.int(), max: z.int() }),
    hours: z.object({ used: z.number(), max: z.int() }),
    /** Whether this installation can take broadcasts in. */
    isAvailable: z.boolean(),
  }),
});
