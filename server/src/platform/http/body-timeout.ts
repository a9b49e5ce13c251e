import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body of a few kB comes in a moment; whoever is signed in and sends a large one has the thirty seconds of every request. */
export const BODY_MILLISECONDS = 10_000;

/**
 * How slowly a body of somebody signed in may come: so long as it likes within the grace, as every request; after it each look has to find so
 * many bytes a second more, and in all it takes so long at most. A part of a video, 4 MB, comes over an uplink of 130 kbit/s.
 */
export const PACE = {
  graceMilliseconds: 30_000,
  bytesPerSecond: 16_000,
  lookMilliseconds: 5_000,
  mostMilliseconds: 300_000,
};
export type BodyPace = typeof PACE;

/** Whose bodies are watched here: node's own time for a whole request does not end them. */
const watched = new WeakSet<object>();
const clocks = new WeakMap<FastifyRequest, NodeJS.Timeout>();

const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function cut({ raw, server }: FastifyRequest): void {
  if (raw.complete || !(raw.socket instanceof Socket) || raw.socket.destroyed) return;
  const slow = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.server.emit('clientError', slow, raw.socket);
}

/** Gives the body of a request so long from now, and ends the connection as one of slow headers is ended. */
export function setBodyTimeout(request: FastifyRequest, milliseconds: number): void {
  clearBodyTimeout(request);
  const { raw } = request;
  const clock = setTimeout(() => cut(request), milliseconds);
  clock.unref();
  clocks.set(request, clock);
  raw.once('end', () => clearTimeout(clock)).once('close', () => clearTimeout(clock));
}

export const clearBodyTimeout = (request: FastifyRequest): void => clearTimeout(clocks.get(request));

/**
 * Lets a body come as slowly as the line of its sender is, while it goes on. `stay` is asked for room beyond the grace, answers what gives it
 * back, and null where slow bodies have all that they may.
 */
export function allowSlowBody(
  request: FastifyRequest,
  acquireSlow: () => (() => void) | null,
  pace: BodyPace = PACE,
): void {
  clearBodyTimeout(request);
  const { raw } = request;
  const { socket } = raw;
  let [read, passed] = [socket.bytesRead, 0];
  let release: (() => void) | null = null;
  const stop = (): void => {
    clearInterval(clock);
    watched.delete(socket);
    release?.();
  };
  const look = (): void => {
    const came = socket.bytesRead - read;
    read += came;
    passed += pace.lookMilliseconds;
    if (passed < pace.graceMilliseconds) return;
    release ??= acquireSlow();
    const goesOn = came * 1_000 >= pace.bytesPerSecond * pace.lookMilliseconds && passed < pace.mostMilliseconds;
    if (goesOn && release !== null) return;
    stop();
    cut(request);
  };
  const clock = setInterval(look, pace.lookMilliseconds);
  clock.unref();
  clocks.set(request, clock);
  watched.add(socket);
  raw.once('end', stop).once('close', stop);
}

/** Is this node's own end of a request whose body may come slowly? */
export const allowsSlowBody = ({ code }: { code?: string }, socket: Socket): boolean =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' && watched.has(socket);

/** Every body is limited from the beginning; who reads a large one, or a part of a video, says how long that may take. */
export function mountBodyTimeouts(app: FastifyInstance, milliseconds = BODY_MILLISECONDS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (bringsBody(request)) setBodyTimeout(request, milliseconds);
    done();
  });
}
