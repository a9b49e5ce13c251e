import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import { startEmbedded } from '../server/src/platform/database/embedded.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { post, ROOT } from './portal-process.ts';

/** A data folder with so many products, made once and kept in `data-bench`. */
export function catalogue(products: number, exhibitors: number): string {
  const folder = path.join(ROOT, 'data-bench', String(products));
  if (!existsSync(path.join(folder, 'database'))) {
    console.log(`loading ${products} products of ${exhibitors} exhibitors (once)...`);
    execFileSync(
      process.execPath,
      ['scripts/demo.ts', '--products', String(products), '--exhibitors', String(exhibitors)],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, DATA_DIR: folder },
      },
    );
  }
  return folder;
}

/** The address of a data folder's running database, of today's tables however long ago it was loaded. */
export async function withDatabase<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded(path.join(folder, 'database'));
  try {
    await migrate(embedded.url);
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** A signed-in visitor: registered, approved, in three pools. */
export async function visitorToken(origin: string): Promise<string> {
  const { data } = await post(origin, '/visitor/v2/account/webLogon', {
    account: DEMO_ACCOUNTS.visitor,
    password: DEMO_PASSWORD,
  });
  return String(data['token']);
}

/** Queries as buyers type them: names, CAS numbers, strengths, pinyin, typos, companies, in both languages. */
export const MIXED = [
  '草铵膦',
  'glufosinate 200 g/L SL',
  '77182-82-2',
  '草甘膦 480g/L 水剂',
  'azoxystrobin 25% SC',
  '吡虫啉 70% WG',
  'caoganlin',
  '嘧菌脂',
  'glyfosate',
  '除草剂',
  '悬浮剂',
  '江苏 草甘膦',
  '甲维盐',
  '戊唑醇 430',
  'imidacloprid',
  '阿维菌素 1.8% 乳油',
  '代森锰锌',
  'lambda cyhalothrin',
  '植保无人机',
  '1071-83-6',
  '丙硫菌唑·戊唑醇',
  'chlorantraniliprole',
  '水溶肥',
  'fungicide',
] as const;
