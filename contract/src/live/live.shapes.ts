import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { exhibitorRef } from '../exhibitor/exhibitor.shapes.ts';
import { bilingual, bilingualOut, id, instant, optionalBilingual, upTo } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { scope } from '../product/product.shapes.ts';
import { programmeKind } from '../programme/programme.shapes.ts';

/** `ended`: it is over and there is nothing to play, or not any more. */
export const LIVE_STATES = ['upcoming', 'onLive', 'replay', 'ended'] as const;
export const liveState = z.enum(LIVE_STATES);
export type LiveState = z.output<typeof liveState>;

/** Whose live it is: an exhibitor's, or the organizer's (a concurrent programme). */
export const LIVE_PARTIES = ['exhibitor', 'programme'] as const;
export const liveParty = z.enum(LIVE_PARTIES);
export type LiveParty = z.output<typeof liveParty>;

export const LIVE_SORTS = ['default', 'latest', 'popularity', 'time'] as const;

/** A live as it stands in lists, for whoever may watch it. */
export const liveCard = z.object({
  id: z.string(),
  state: liveState,
  party: liveParty,
  type: programmeKind.nullable(),
  title: bilingualOut,
  introduction: bilingualOut,
  cover: z.string(),
  scope,
  exhibitor: exhibitorRef.nullable(),
  /** As planned. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** As it was; null before. */
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** People who watch now, and who have watched, each once. */
  viewers: z.int(),
  watched: z.int(),
  likes: z.int(),
  /** How many want to be reminded. */
  wanted: z.int(),
});
export type LiveCard = z.output<typeof liveCard>;

/** An invitation code of a private live. */
export const liveCode = upTo(40)
  .transform((typed) => typed.normalize('NFKC').trim().toUpperCase())
  .refine((typed) => /^[A-Z0-9]{4,20}$/.test(typed), 'liveCode');

const times = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean => {
  const minutes = (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 60_000;
  return minutes > 0 && minutes <= LIMITS.liveHoursMax * 60;
};

const form = z.object({
  type: programmeKind.nullable().default(null),
  title: bilingual(LIMITS.liveTitleMax),
  introduction: optionalBilingual(LIMITS.liveIntroductionMax),
  cover: z
    .string('liveCover')
    .regex(RECORD_ID, 'liveCover')
    .meta(id('liveCover').meta() ?? {}),
  scope,
  /** Lets visitors in who are not in the customer pool; '' where nobody needs one. */
  code: z.literal('').or(liveCode).default(''),
  startsAt: instant,
  endsAt: instant,
  hosts: z.array(id('employee')).min(1, 'liveHosts').max(LIMITS.liveHostsMax),
  products: z.array(id('product')).max(LIMITS.liveProductsMax).default([]),
  /** Whether the recording can be watched afterwards. */
  hasReplay: z.boolean().default(true),
});
const wrongTimes = { message: 'liveTimes', path: ['endsAt'] };
export const liveForm = form.refine(times, wrongTimes);
export const newLive = form.extend({ requestId }).refine(times, wrongTimes);
export const liveChange = form.extend({ id: id('ownLive'), version: z.int().min(1) }).refine(times, wrongTimes);
export type LiveForm = z.output<typeof liveForm>;

/** The fair's own: without a company's hosts, exhibits and customer pool. */
const programmeForm = form
  .omit({ code: true, hosts: true, products: true })
  .extend({ scope: z.literal([0, 2]).default(0) });
export const newProgrammeLive = programmeForm.extend({ requestId }).refine(times, wrongTimes);
export const programmeLiveChange = programmeForm
  .extend({ id: id('ownLive'), version: z.int().min(1) })
  .refine(times, wrongTimes);

/** A live as its company has it, or the organizer the fair's own. */
export const ownLive = liveCard.omit({ exhibitor: true, cover: true }).extend({
  version: z.int(),
  cover: z.object({ id: z.string(), address: z.string() }),
  code: z.string(),
  hosts: z.array(z.object({ id: z.string(), name: bilingualOut })),
  products: z.array(z.string()),
  hasReplay: z.boolean(),
  /** It had a replay, which the organizer keeps no longer. */
  replayRemoved: z.boolean(),
  /** Whether an encoder sends now. */
  isPublishing: z.boolean(),
  stoppedByOrganizer: z.boolean(),
  /** `send`: have its server and key; administrators and hosts may. */
  may: z.object({ send: z.boolean() }),
});
export type OwnLive = z.output<typeof ownLive>;

/** What of picture and sound an encoder does not send. */
export const missingTrack = z.enum(['picture', 'sound']);

/**
 * Why an encoder with the right key was closed: more than 12 Mbit/s, a codec other than H.264 and AAC, codecs configured anew again and again,
 * messages that are too long or no RTMP, no key frame for too long, the store of the company or the disk of the server is full.
 */
export const liveCloseReason = z.enum([
  'bitRate',
  'codec',
  'configChanges',
  'tooFast',
  'malformed',
  'keyFrames',
  'shareFull',
  'disk',
]);
export type LiveCloseReason = z.output<typeof liveCloseReason>;

/** What sends to a live, for its hosts. */
export const encoderState = z.object({
  server: z.string(),
  key: z.string(),
  isPublishing: z.boolean(),
  publishingSince: z.string().nullable(),
  missing: missingTrack.nullable(),
  /** Why the last encoder was closed; null where it went by itself, and while one sends. `codec`: the one that is not taken, else ''. */
  closed: z.object({ reason: liveCloseReason, codec: z.string() }).nullable(),
  /** Whether a camera may send sound that is not AAC. */
  takesOpus: z.boolean(),
  /** What its host sees before it goes on the air; null while nothing comes in. */
  preview: z.string().nullable(),
});
export type EncoderState = z.output<typeof encoderState>;

/** Where to play; the addresses hold for so long and are asked for again in time (G48). */
export const playback = z.object({
  /** While it is on the air: with little delay, and for whatever plays HLS. */
  flv: z.string().nullable(),
  hls: z.string(),
  validSeconds: z.int(),
});

/** Where a piece of what a browser records of its camera stands. A recorder that is started anew begins another part, with sequence 0. */
export const cameraPiece = {
  /** Of the page that sends. */
  session: requestId.unwrap(),
  part: z.coerce.number().int().min(0).max(99_999),
  sequence: z.coerce.number().int().min(0).max(9_999_999),
  isLast: z.stringbool().default(false),
};
