import { request, Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PlayAddresses } from '../server/src/platform/live/play-address.ts';
import { liveCrowdShape, type Served } from './live-crowd.ts';

const crowd = liveCrowdShape.parse(workerData);
const { hostname, port } = new URL(crowd.origin);
const served: Served = { bytes: 0, failed: {} };
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const addresses = new PlayAddresses(crowd.signing.secret);
const RENEWED_MS = 25_000;
const AGAIN_MS = 250;

/** The text of a playlist; of a segment only that it came. */
function get(path: string, isText: boolean): Promise<string> {
  return new Promise((resolve) => {
    const fail = (why: string): void => {
      served.failed[why] = (served.failed[why] ?? 0) + 1;
      resolve('');
    };
    const asked = request({ hostname, port, path, agent }, (answer) => {
      let text = '';
      answer.on('data', (bytes: Buffer) => {
        served.bytes += bytes.length;
        if (isText) text += bytes.toString('latin1');
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : fail(`${answer.statusCode} ${path.slice(-12)}`),
      );
    });
    asked.on('error', (error) => fail(error.message)).end();
  });
}

async function watchHls(): Promise<never> {
  const seen = new Set<string>();
  let [path, signedAt] = ['', 0];
  for (let isFirst = true; ; isFirst = false) {
    if (Date.now() - signedAt > RENEWED_MS) {
      path = crowd.path.replace('*', addresses.signed(crowd.signing.id, 'watch'));
      signedAt = Date.now();
    }
    const list = (await get(path, true)).split('\n').filter((line) => line.endsWith('.m4s'));
    const wanted = isFirst ? list.slice(-2) : list.filter((file) => !seen.has(file));
    for (const file of list) seen.add(file);
    for (const file of wanted) await get(path.slice(0, path.lastIndexOf('/') + 1) + file, false);
    await pause(1_900 + Math.random() * 200);
  }
}

/** Whoever is let go comes back. */
function watchFlv(): void {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.once('close', () => {
    if (crowd.manner === 'flv') served.failed['cut off'] = (served.failed['cut off'] ?? 0) + 1;
    setTimeout(watchFlv, AGAIN_MS);
  });
  socket.write(`GET ${crowd.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  if (crowd.manner === 'flv') socket.on('data', (bytes) => (served.bytes += bytes.length));
  else socket.pause();
}

parentPort?.on('message', () => parentPort?.postMessage(served));
for (let at = 0; at < crowd.viewers; at += 1) {
  if (crowd.manner === 'hls') void watchHls();
  else watchFlv();
  // a crowd does not come in one moment
  await pause(4);
}
parentPort?.postMessage(served);
