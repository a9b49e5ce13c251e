import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SECRET = 'a secret that the journeys and coturn share';

/** Debian: `apt-get install coturn`. */
export const hasCoturn = (): boolean => spawnSync('turnserver', ['--version'], { stdio: 'ignore' }).error === undefined;

async function freePort(): Promise<number> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  const { port } = socket.address();
  await new Promise<void>((resolve) => {
    socket.close(resolve);
  });
  return port;
}

export type TurnServer = { environment: Record<string, string>; close: () => Promise<void> };

/** A coturn of this machine alone, as docs/how-to/calls.md sets one up; without coturn none, and what needs it is skipped. */
export async function openTurnServer(): Promise<TurnServer> {
  if (!hasCoturn()) return { environment: {}, close: async () => {} };
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'turn-'));
  const settings = [
    '-n',
    `--listening-port=${port}`,
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    '--use-auth-secret',
    `--static-auth-secret=${SECRET}`,
    '--realm=fair.example',
    '--fingerprint',
    '--allow-loopback-peers',
    '--no-cli',
    '--no-tls',
    '--no-dtls',
    '--log-file=stdout',
    '--simple-log',
    `--pidfile=${path.join(folder, 'pid')}`,
    `--userdb=${path.join(folder, 'db')}`,
  ];
  const server: ChildProcess = spawn('turnserver', settings, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  return {
    environment: {
      STUN_URLS: `stun:127.0.0.1:${port}`,
      TURN_URLS: `turn:127.0.0.1:${port}?transport=udp,turn:127.0.0.1:${port}?transport=tcp`,
      TURN_SECRET: SECRET,
    },
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
