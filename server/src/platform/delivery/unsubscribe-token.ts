import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { SWITCHABLE, type Switchable } from './message.ts';

/** Which e-mails to which address of which fair are to stop. */
export type Unsubscribe = { exhibitionId: string; address: string; category: Switchable };

const shape = z.tuple([z.string(), z.string(), z.enum(SWITCHABLE)]);

/** The word in front keeps this signature from being one of anything else that is signed with the same secret. */
const signatureOf = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${payload}`).digest();

/**
 * The token of an unsubscribe link: its content, signed. It is stored nowhere and never expires, since an old e-mail must still let
 * go; it opens nothing but this switch.
 */
export function makeUnsubscribeToken(secret: string, { exhibitionId, address, category }: Unsubscribe): string {
  const payload = Buffer.from(JSON.stringify([exhibitionId, address.toLowerCase(), category])).toString('base64url');
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** What a token stands for, or null where it is not one of ours. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscribe | null {
  const [payload = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, payload);
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const parsed = shape.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success) return null;
  const [exhibitionId, address, category] = parsed.data;
  return { exhibitionId, address, category };
}
