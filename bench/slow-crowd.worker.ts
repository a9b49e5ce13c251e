import { connect, type Socket } from 'node:net';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';

/** What the clients of a crowd do: all the same, each from an address of its own. */
export const MANNERS = ['slowHeaders', 'slowSmallBody', 'slowLargeBody', 'fatBody', 'readsNothing'] as const;
export const crowdShape = z.object({
  port: z.number(),
  clients: z.number(),
  manner: z.enum(MANNERS),
  /** Of somebody signed in, for those who send much. */
  token: z.string(),
});
type Crowd = z.output<typeof crowdShape>;

const AGAIN_MS = 250;
const DRIP_MS = 500;
const FAT = Buffer.alloc(4_900_000, 0x20);
const BROWSE = '/visitor/v2/product/browse/all/list';

type Said = { head: string; drip: string; much: Buffer | null; reads: boolean };

function saidBy({ manner, token }: Crowd, at: number): Said {
  const from = `host: localhost\r\nx-forwarded-for: 198.51.${100 + Math.floor(at / 250)}.${1 + (at % 250)}\r\n`;
  const post = `POST ${BROWSE} HTTP/1.1\r\n${from}content-type: application/json\r\n`;
  const quiet = { drip: '', much: null, reads: true };
  switch (manner) {
    case 'slowHeaders':
      return { ...quiet, head: `GET / HTTP/1.1\r\n${from}x-slow: `, drip: 'a' };
    case 'slowSmallBody':
      return { ...quiet, head: `${post}content-length: 10000\r\n\r\n{`, drip: ' ' };
    case 'slowLargeBody':
      return { ...quiet, head: `${post}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`, drip: '1\r\n \r\n' };
    case 'fatBody':
      return {
        ...quiet,
        head: `POST /upload/stream?use=avatar HTTP/1.1\r\n${from}authorization: ${token}\r\ncontent-type: application/octet-stream\r\ncontent-length: ${FAT.length}\r\n\r\n`,
        much: FAT,
      };
    case 'readsNothing':
      return { ...quiet, head: `GET /feed/catalogue.json?limit=500 HTTP/1.1\r\n${from}\r\n`, reads: false };
  }
}

/** One client, who comes back whenever it is let go. */
function join(crowd: Crowd, at: number): void {
  const { head, drip, much, reads } = saidBy(crowd, at);
  const socket: Socket = connect(crowd.port, '127.0.0.1');
  const drips = setInterval(() => void (drip !== '' && socket.writable && socket.write(drip)), DRIP_MS);
  socket.on('error', () => {});
  socket.once('close', () => {
    clearInterval(drips);
    setTimeout(() => join(crowd, at), AGAIN_MS);
  });
  if (reads) socket.resume();
  socket.write(head);
  if (much !== null) socket.write(much);
}

const crowd = crowdShape.parse(workerData);
for (let at = 0; at < crowd.clients; at += 1) join(crowd, at);
