import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../server/src/platform/database/embedded.ts';
import { openJourneysEngine } from './translation-engine.ts';
import { openJourneysMailServer } from './mail-server.ts';
import { openTurnServer } from './turn-server.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const AS_IN_PRODUCTION = new URL('./react-as-in-production.ts', import.meta.url).href;

/** The external pre-registration site, which the tests play. */
export const PREREGISTRATION = { site: 'https://pre.fair.example', key: 'the key of the tests’ own site' };

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
      });
  });
}

/** With the making of the demo fairs, on a busy machine. */
const OPEN_WITHIN_MILLISECONDS = 240_000;

export type Started = {
  origin: string;
  outbox: string;
  data: string;
  said: () => string;
  /** Stops it; its data stay. */
  end: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A folder of one's own for a portal: its data and its outbox. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairbridge-e2e-'));
  // Under root the database runs as another user, who has to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

/** The real program, started as `npm start` does, on an empty data folder; stopped and removed with it. Ready once it has said so. */
export async function startServer(environment: Record<string, string>, folder = emptyFolder()): Promise<Started> {
  const port = await freePort();
  const outbox = path.join(folder, 'outbox');
  const data = path.join(folder, 'data');
  const portal = spawn(process.execPath, ['--import', AS_IN_PRODUCTION, 'server/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: data,
      OUTBOX_DIR: outbox,
      LOG_LEVEL: 'warn',
      RATE_MULTIPLIER: '1000',
      // every browser of the tests is one client: what is limited for each client has the room of a hall full of people
      VENUE_ADDRESSES: '127.0.0.1',
      // push services and receivers of webhooks that journeys open themselves
      OUTGOING_HOSTS: '127.0.0.1,localhost',
      ...environment,
    },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    portal.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is open')) resolve();
    });
    portal.on('exit', (code) => reject(new Error(`the portal ended with ${code} before it was open:\n${said}`)));
    setTimeout(() => reject(new Error(`the portal was not open in time:\n${said}`)), OPEN_WITHIN_MILLISECONDS).unref();
  });
  const end = async (): Promise<void> => {
    const ended = new Promise<void>((resolve) => portal.on('exit', () => resolve()));
    portal.kill('SIGTERM');
    await ended;
  };
  const stop = async (): Promise<void> => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: `http://localhost:${port}`, outbox, data, said: () => said, end, stop };
}

/** The portal of all tests, with the demo fairs: those that `prepare-demo.ts` has made meanwhile, else it makes them now. */
export default async function startPortal(): Promise<() => Promise<void>> {
  const engine = await openJourneysEngine();
  const turn = await openTurnServer();
  const mail = await openJourneysMailServer();
  const rtmpPort = String(await freePort());
  const { origin, outbox, data, stop } = await startServer(
    {
      // a journey runs the media process itself
      RTMP_PORT: rtmpPort,
      JUMP_URL: `${PREREGISTRATION.site}/enter`,
      JUMP_KEY: PREREGISTRATION.key,
      TRANSLATE_URL: engine.url,
      SMTP_URL: mail.url,
      ...turn.environment,
    },
    process.env['E2E_PREPARED'],
  );
  process.env['E2E_ORIGIN'] = origin;
  process.env['E2E_OUTBOX'] = outbox;
  process.env['E2E_DATA'] = data;
  process.env['E2E_RTMP_PORT'] = rtmpPort;
  // it runs already: this only learns where
  const database = await startEmbedded(path.join(data, 'database'));
  process.env['E2E_DATABASE'] = database.url;
  return async () => {
    await database.stop();
    await stop();
    await engine.close();
    await turn.close();
    await mail.close();
  };
}
