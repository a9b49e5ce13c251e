import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

/** A short text as a WebSocket frame of a client, masked by zeros. */
const frameOf = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | Buffer.byteLength(text), 0, 0, 0, 0]), Buffer.from(text)]);

const PONG = frameOf('3');
const PONG_MILLISECONDS = 100;

/**
 * Opens a WebSocket that comes in with this token, answers pings before they are asked, and reads nothing of what it is told. Answers a
 * promise for its end once it is in.
 */
export async function openUnreadSocket(address: string, token: string): Promise<{ ended: Promise<void> }> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  const request = [
    'GET /socket?EIO=4&transport=websocket HTTP/1.1',
    `host: ${host}`,
    'upgrade: websocket',
    'connection: Upgrade',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
  ];
  socket.write(`${request.join('\r\n')}\r\n\r\n`);
  let read = '';
  const readUntil = async (sign: string): Promise<void> => {
    while (!read.includes(sign)) read += String((await once(socket, 'data'))[0]);
  };
  await readUntil('pingInterval');
  socket.write(frameOf(`40${JSON.stringify({ token })}`));
  await readUntil('40{');
  socket.pause();
  // writing is how it learns that it was ended
  const pongs = setInterval(() => socket.write(PONG), PONG_MILLISECONDS);
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      clearInterval(pongs);
      resolve();
    });
  });
  return { ended };
}
