import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, upTo } from '../fields.ts';
import { exhibitor, visitor } from '../roles.ts';

const members = [visitor, exhibitor] as const;
const call = callsOf('/visitor/v2/push', members);

/** Where a browser's push service takes messages for it: a secret of the device. */
const endpoint = upTo(1_000).pipe(z.url({ protocol: /^https?$/, error: 'url' }));

const device = z.object({
  id: z.string(),
  /** Browser and system, such as `Chrome · Windows`; empty where neither is known. */
  device: z.string(),
  createdAt: z.string(),
  /** When it was last told something; null: not yet. */
  usedAt: z.string().nullable(),
  /** It is the one that `endpoint` belongs to. */
  current: z.boolean(),
});
export type PushDevice = z.output<typeof device>;

export const devices = call({
  does: 'Own devices that are told of notices in this role, newest first, and the key that browsers subscribe with',
  path: 'listDevice',
  input: z.object({ endpoint: endpoint.nullable().default(null) }),
  output: z.object({
    /** The installation's public key (RFC 8292), base64url. */
    key: z.string(),
    list: z.array(device),
  }),
});

export const addDevice = call({
  does: 'Tell this device of notices in this role until its session ends; the same browser once more stays one device',
  path: 'addDevice',
  input: z.object({
    endpoint,
    /** The browser's public key and its secret (RFC 8291), as `PushSubscription.toJSON()` writes them. */
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
  output: z.object({ id: z.string() }),
  rate: { perMinute: 20 },
  example: {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

export const removeDevice = call({
  does: 'Tell an own device nothing more',
  path: 'deleteDevice',
  input: z.object({ id: id('pushDevice') }),
  errors: ['notFound'],
  example: { id: '$pushDevice' },
});
