import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { rateLimitAddress } from './rate-limiter.ts';

/** Slow headers and bodies are looked for this often; node's own default of 30 s would let them go so much later. */
export const CHECKED_EVERY_MILLISECONDS = 1_000;
export const MAX_CONNECTIONS = { inAll: 10_000, perAddress: 512 };

/**
 * Bounds how many connections are open, in all and from one address. Behind a proxy every connection has the proxy's address, and the proxy
 * does the counting; `unbounded` are addresses that many people share.
 */
export function limitConnections(
  server: Server,
  { behindProxy, unbounded }: { behindProxy: boolean; unbounded: readonly string[] },
  { inAll, perAddress } = MAX_CONNECTIONS,
): void {
  server.maxConnections = inAll;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = rateLimitAddress(socket.remoteAddress ?? '');
    if (unbounded.includes(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
