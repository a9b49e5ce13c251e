import { createHash } from 'node:crypto';

/** Of all that was sent, so that the same request with another content is told apart (G57). */
export const digestOf = (sent: unknown): string =>
  createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
