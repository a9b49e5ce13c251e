import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the portal and its media process know each other by, made of the secret of the installation. */
export const mediaToken = (secret: string): string =>
  createHmac('sha256', secret).update('media process').digest('base64url');

export function hasBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
