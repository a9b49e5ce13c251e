import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name that was asked for, without its port: what chooses the exhibition. Never `hostname`, which believes X-Forwarded-Host. */
    requestHost: string;
  }
}

const PORT = /:\d{1,5}$/;

/** What the nearest proxy wrote stands last. */
const lastOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

/**
 * The exhibition is chosen by the name in `Host`. A proxy that sets X-Forwarded-For does not always set X-Forwarded-Host, and then passes on what
 * the client wrote; so that header counts only where the operator said that the proxy sets it (`forwarded`), and only for a name of this
 * installation (`isOurs`): any other would lead from the fair in `Host` to the default one.
 */
export function decorateRequestHost(
  app: FastifyInstance,
  { forwarded, isOurs }: { forwarded: boolean; isOurs: (host: string) => boolean },
): void {
  app.decorateRequest('requestHost', {
    getter(this: FastifyRequest): string {
      const { headers } = this.raw;
      const passedOn = forwarded ? lastOf(headers['x-forwarded-host']).replace(PORT, '') : '';
      return isOurs(passedOn) ? passedOn : (headers.host ?? '').replace(PORT, '');
    },
  });
}

/** A request of HTTP/1.1 names the host it is for (RFC 9112, 3.2). */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0') fail('malformed');
  });
}
