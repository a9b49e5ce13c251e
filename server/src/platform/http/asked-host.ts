import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name that was asked for, without its port: what chooses the exhibition. Never `hostname`, which believes X-Forwarded-Host. */
    askedHost: string;
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
 * the client wrote; so that header counts only where the operator said that the proxy sets it (`forwarded`).
 */
export function readAskedHost(app: FastifyInstance, { forwarded }: { forwarded: boolean }): void {
  app.decorateRequest('askedHost', {
    getter(this: FastifyRequest): string {
      const { headers } = this.raw;
      const passedOn = forwarded ? lastOf(headers['x-forwarded-host']) : '';
      return (passedOn === '' ? (headers.host ?? '') : passedOn).replace(PORT, '');
    },
  });
}
