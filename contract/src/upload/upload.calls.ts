import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { DOCUMENT_USES, LIMITS, PICTURES } from '../limits.ts';
import { editor, everybody, exhibitor, registeredVisitor, visitor } from '../roles.ts';

const call = callsOf('/upload', [visitor, exhibitor, editor]);

export const pictureUse = z.enum(Object.keys(PICTURES) as [keyof typeof PICTURES, ...(keyof typeof PICTURES)[]]);

/** `url` is empty for photos that are not public (VIP): `vip.photo` gives them to their owner. */
const uploaded = z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() });
const errors = [
  'pictureKind',
  'pictureBroken',
  'pictureSmall',
  'pictureLarge',
  'pictureTiny',
  'pictureGrey',
  'pictureSquare',
  'picturePixels',
  'uploadLimit',
  'storeFull',
] as const;

export const stream = call({
  does: 'Upload one picture as the body of the request; it is checked by content and re-encoded. Exhibitors: pictures of the company and its exhibits; visitors: photos for VIP; both: avatars, pictures of posts and of messages; editors of the organizer: pictures of articles and pages',
  path: 'stream',
  takes: 'bytes',
  // what comes into a chat is as large as a document may be
  bodyBytesMax: LIMITS.documentBodyBytesMax,
  input: z.object({ use: pictureUse }),
  output: uploaded,
  errors,
  rate: { perMinute: 60 },
  example: { use: 'avatar' },
});

/** A document's bytes are kept as they came; `pages` is what was counted in it. */
export const document = call({
  does: 'Upload one PDF as the body of the request, to be a document of an exhibit, of a requirement, or of a message; it is checked by content and kept where only those fetch it who may',
  path: 'document',
  roles: [registeredVisitor, exhibitor],
  takes: 'bytes',
  bodyBytesMax: LIMITS.documentBodyBytesMax,
  /** Visitors bring documents of messages and of requirements, companies those of messages and of exhibits. */
  input: z.object({ use: z.enum(DOCUMENT_USES).default('document') }),
  output: z.object({ id: z.string(), bytes: z.int(), pages: z.int() }),
  errors: ['documentKind', 'documentBroken', 'documentLocked', 'documentActive', 'documentLarge', 'uploadLimit'],
  rate: { perMinute: 30 },
});

/** A green square. */
const EXAMPLE =
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAADICAMAAACahl6sAAAAA1BMVEUqekumfveIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAPUlEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8GadCAAB3hpU3AAAAABJRU5ErkJggg==';

export const base64 = call({
  does: 'Upload one picture as base64 text, with or without the head of a data address; the same rules as `upload.stream`',
  path: 'base64',
  roles: [visitor, exhibitor],
  bodyBytesMax: LIMITS.base64BodyBytesMax,
  input: z.object({
    use: pictureUse,
    data: z
      .string()
      .max(LIMITS.base64BodyBytesMax, { abort: true })
      .regex(/^(data:image\/[a-z.+-]{1,30};base64,)?[A-Za-z0-9+/]+={0,2}$/, 'format'),
  }),
  output: uploaded,
  errors,
  rate: { perMinute: 60 },
  example: { use: 'avatar', data: EXAMPLE },
});

export const addresses = call({
  does: 'Fresh addresses of those of these pictures that this caller may see: the address of a picture that not everybody may see works for five minutes',
  path: 'addresses',
  roles: everybody,
  // the noun is left out on purpose: ids of pictures that are not there, or not for this caller, are passed over, not refused
  input: z.object({
    ids: z.array(z.string().regex(RECORD_ID)).min(1).max(LIMITS.pictureAddressesMax),
  }),
  output: z.object({ addresses: z.array(z.object({ id: z.string(), address: z.string() })) }),
  rate: { perMinute: 120 },
  example: { ids: ['AAAAAAAAAAAAAAAA'] },
});

export const VIDEO_STATES = ['receiving', 'processing', 'ready', 'refused'] as const;
/** Why a video was refused: names of the error table. */
export const VIDEO_ERRORS = ['videoKind', 'videoBroken', 'videoLong', 'videoPixels'] as const;

export const video = call({
  does: 'How far an own video is that was uploaded in parts (tus at /upload/resumable): on its way, being prepared, ready, or refused and why',
  path: 'video',
  input: z.object({ id: id('video') }),
  output: z.object({
    id: z.string(),
    state: z.enum(VIDEO_STATES),
    refusal: z.object({ error: z.enum(VIDEO_ERRORS), message: z.string() }).nullable(),
    /** Where it plays; empty until it is ready. */
    url: z.string(),
    /** A picture of its first second, to be its cover where nobody chooses another. */
    poster: z.object({ id: z.string(), url: z.string() }).nullable(),
    width: z.int(),
    height: z.int(),
    seconds: z.int(),
  }),
  errors: ['notFound'],
  rate: { perMinute: 120 },
  example: { id: '$video' },
});
