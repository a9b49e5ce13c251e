import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body of a few kB comes in a moment; whoever is signed in and sends a large one has the thirty seconds of every request. */
export const BODY_MILLISECONDS = 10_000;

const clocks = new WeakMap<FastifyRequest, NodeJS.Timeout>();

const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Gives the body of a request so long from now, and ends the connection as one of slow headers is ended. */
export function limitBodyTime(request: FastifyRequest, milliseconds: number): void {
  freeBodyTime(request);
  const { raw, server } = request;
  const clock = setTimeout(() => {
    if (raw.complete || !(raw.socket instanceof Socket) || raw.socket.destroyed) return;
    const slow = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.server.emit('clientError', slow, raw.socket);
  }, milliseconds);
  clock.unref();
  clocks.set(request, clock);
  raw.once('end', () => clearTimeout(clock)).once('close', () => clearTimeout(clock));
}

export const freeBodyTime = (request: FastifyRequest): void => clearTimeout(clocks.get(request));

/** Every body is limited from the beginning; who reads a large one, or a part of a video, says how long that may take. */
export function limitBodies(app: FastifyInstance, milliseconds = BODY_MILLISECONDS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (bringsBody(request)) limitBodyTime(request, milliseconds);
    done();
  });
}
