import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';

/** What a server of sockets answers that has done what was sent. */
export const acknowledged = z.object({ code: z.literal(1000) });

/** An open line by WebSocket. */
export async function openLine({ origin, path }: { origin: string; path: string }, auth: object): Promise<Socket> {
  const socket = io(origin, { path, addTrailingSlash: false, transports: ['websocket'], forceNew: true, auth });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
