import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { isRunning } from '../src/platform/database/processes.ts';
import { startThrowaway } from './throwaway.ts';

test('what a killed run left, server and files, is removed by the next one', async () => {
  const program = `
    import pg from ${JSON.stringify(import.meta.resolve('pg'))};
    import { startThrowaway } from ${JSON.stringify(new URL('throwaway.ts', import.meta.url).href)};
    const { adminUrl } = await startThrowaway();
    const client = new pg.Client(adminUrl);
    await client.connect();
    const { rows } = await client.query('show data_directory');
    process.stdout.write(rows[0].data_directory, () => process.kill(process.pid, 'SIGKILL'));
  `;
  const killed = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(killed, 'exit');
  const cluster = await text(killed.stdout);
  // its output ends a moment before it does, and what lives keeps its files
  await gone;
  const pid = Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
  expect(isRunning(pid)).toBe(true);
  await (await startThrowaway()).remove();
  expect([existsSync(path.dirname(cluster)), isRunning(pid)]).toEqual([false, false]);
});
