import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnFileRow, exhibitorRow } from '../demo/factories/factories.ts';
import { newId } from '../server/src/core/id.ts';
import { STREAM_KEY } from '../server/src/domains/live/live.actions.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { createDatabase } from '../server/src/platform/database/kysely.ts';
import { encrypt } from '../server/src/platform/encryption/encryption.ts';
import { defaultFair } from './company.ts';
import { ROOT } from './portal-process.ts';

export const FPS = 25;
const SECONDS = 20;
export const CLIP_FRAMES = FPS * SECONDS;
/** Pictures carry their number in so many squares along the upper edge. */
export const BITS = 9;
const SQUARE = 64;
const KEY = 'a-stream-key-of-the-bench';

/** A moving picture and a tone of 1.7 Mbit/s, made once: each picture carries its number. */
export function clip(): string {
  const file = path.join(ROOT, 'data-bench', 'live.flv');
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  const squares = Array.from(
    { length: BITS },
    (_, bit) =>
      `drawbox=x=${bit * SQUARE}:y=0:w=${SQUARE}:h=${SQUARE}:color=white:t=fill:enable='mod(floor(n/${2 ** bit})\\,2)'`,
  );
  const filters = [`drawbox=x=0:y=0:w=${BITS * SQUARE}:h=${SQUARE}:color=black:t=fill`, ...squares].join(',');
  const args = [
    '-v error -f lavfi -i testsrc2=size=1280x720:rate=25 -f lavfi -i sine=frequency=440',
    `-t ${SECONDS} -c:v libx264 -preset veryfast -tune zerolatency -pix_fmt yuv420p -g ${FPS} -sc_threshold 0`,
    '-b:v 1600k -minrate 1600k -maxrate 1600k -bufsize 1600k -x264-params nal-hrd=cbr -c:a aac -b:a 96k',
  ].flatMap((words) => words.split(' '));
  execFileSync('ffmpeg', [...args, '-vf', filters, '-y', file], { stdio: 'inherit' });
  return file;
}

/** A public live that is on the air, of a company of its own, in a database whose portal does not run yet. */
export async function putOnAir(url: string, secret: string): Promise<string> {
  const db = createDatabase(createPool(url, { max: 1 }));
  const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  try {
    const company = exhibitorRow(await defaultFair(db), {});
    const { exhibition_id: fair, id: exhibitor } = company;
    const cover = drawnFileRow(fair, exhibitor, {}, { width: 1280, height: 720 }, 'live');
    await insertRows(db, 'exhibitor', [company]);
    await insertRows(db, 'file', [cover]);
    const id = newId();
    const times = { starts_at: at(-1), started_at: at(-1), ends_at: at(300) };
    const texts = { title_zh: '测试直播', title_en: 'Bench live', cover: cover.id };
    const key = encrypt(secret, STREAM_KEY, KEY);
    await insertRows(db, 'live', [
      { id, exhibition_id: fair, exhibitor_id: exhibitor, scope: 0, key_sealed: key, ...times, ...texts },
    ]);
    return id;
  } finally {
    await db.destroy();
  }
}

/** When which picture was sent, as the encoder tells: `frame` pictures had been sent at `at`. */
type Told = { at: number; frame: number };
const TOLD_MAX = 20;

/** An encoder that sends the clip again and again, and comes back when it is cut off, until it is stopped. */
export class Publisher {
  #told: Told[] = [];
  #process: ChildProcess;
  #isOver = false;
  readonly #args: readonly string[];
  constructor(rtmpPort: number, id: string) {
    const target = `rtmp://127.0.0.1:${rtmpPort}/live/${id}?key=${KEY}`;
    const told = '-progress pipe:1 -stats_period 0.1'.split(' ');
    this.#args = ['-v', 'quiet', ...told, '-re', '-stream_loop', '-1', '-i', clip(), '-c', 'copy', '-f', 'flv', target];
    this.#process = this.#begin();
  }

  /** Milliseconds since the picture with this number was sent; null: it was not, or it is not known. */
  ageOf(number: number, at: number): number | null {
    // the least of what the last seconds say: the encoder tells late, and never early
    const begun = this.#told.map((one) => one.at - (one.frame * 1_000) / FPS);
    const last = this.#told.at(-1);
    if (last === undefined) return null;
    const sent = (frame: number): number => Math.min(...begun) + (frame * 1_000) / FPS;
    const newest = Math.floor((at - sent(0)) / (1_000 / FPS));
    const frame = newest - ((((newest - number) % CLIP_FRAMES) + CLIP_FRAMES) % CLIP_FRAMES);
    return frame < 0 ? null : at - sent(frame);
  }

  stop(): void {
    this.#isOver = true;
    this.#process.kill('SIGKILL');
  }

  #begin(): ChildProcess {
    this.#told = [];
    const child = spawn('ffmpeg', this.#args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (said: Buffer) => {
      const frame = Number(/frame=\s*(\d+)/.exec(said.toString())?.[1] ?? 0);
      if (frame > 0) this.#told = [...this.#told, { at: Date.now(), frame }].slice(-TOLD_MAX);
    });
    child.once('exit', () => {
      if (!this.#isOver) setTimeout(() => (this.#process = this.#begin()), 300);
    });
    return child;
  }
}

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
/** Which of the processes that a starter runs is this program. */
export function programOf(starter: number, program: string): number {
  const found = childrenOf(starter).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program));
  if (found === undefined) throw new Error(`${program} does not run`);
  return found;
}

/** Seconds of CPU that these processes have taken. */
export function cpuSeconds(pids: readonly number[]): number {
  const TICKS = 100;
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS;
  }, 0);
}
