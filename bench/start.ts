import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '../server/src/platform/database/client.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { AS_IN_PRODUCTION, residentMegabytes, ROOT, startPortal } from './portal-process.ts';
import { atMost, measured, type Row } from './table.ts';

/** A start with everything installed and the data there, to the first page answered; Node's memory when idle, and what it is made of. */
export async function measureStart(): Promise<Row[]> {
  const folder = catalogue(100_000, 5_000);
  return withDatabase(folder, async (url) => {
    const times: number[] = [];
    let memory = 0;
    for (let round = 0; round < 3; round += 1) {
      const portal = await startPortal(folder);
      times.push(portal.startedInMs);
      await sleep(5_000);
      memory = residentMegabytes(portal.process.pid ?? 0);
      await portal.stop();
    }
    const [, median = 0] = times.toSorted((a, b) => a - b);
    return [
      atMost('start to the first page', median / 1000, 3, 's'),
      atMost('Node, idle: resident memory', memory, 300, 'MB'),
      ...weights(url, folder),
      ...(await indexSizes(url)),
    ];
  });
}

function weights(url: string, folder: string): Row[] {
  const args = ['--expose-gc', '--import', AS_IN_PRODUCTION, 'bench/weights.ts', url, folder];
  const lines = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [what = '', megabytes = ''] = line.split('\t');
    return measured(`  of it ${what}`, Number(megabytes), 'MB');
  });
}

/** The tables that search reads, each with its indexes, in the database. */
async function indexSizes(url: string): Promise<Row[]> {
  const pool = createPool(url, { max: 1 });
  try {
    const { rows } = await pool.query<{ name: string; bytes: number }>(
      `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
        where relkind = 'r' and relname like 'search\\_%' order by relname`,
    );
    return rows.map(({ name, bytes }) => measured(`database: ${name} with its indexes`, bytes / 2 ** 20, 'MB'));
  } finally {
    await pool.end();
  }
}
