/**
 * What the parts of an idle process weigh: loads them one after the other as a start does, and prints `what<TAB>MB` for each, in resident memory
 * after a garbage collection. Takes the database's address on the command line; needs `--expose-gc`.
 */
import path from 'node:path';
import { readConfig } from '../server/src/config.ts';
import { ROOT } from './portal-process.ts';

const [, , url = '', folder = ''] = process.argv;

function residentNow(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage.rss() / 2 ** 20;
}

const steps: Record<string, () => Promise<unknown>> = {
  'calls and their shapes': () => import('@fairbridge/contract/index.ts'),
  'code of the server': () => Promise.all([import('../server/src/app.ts'), import('../server/src/portal.ts')]),
  'built pages, with React': async () => {
    const { builtPages } = await import('../server/src/platform/pages/build.ts');
    return builtPages(path.join(ROOT, 'web/build'));
  },
  'table of Chinese words': async () => (await import('../server/src/platform/search/words.ts')).cut('展'),
  'table of pinyin': async () => (await import('../server/src/platform/search/pinyin.ts')).pinyinOf('展'),
  'fairs with their vocabularies and words, jobs, connections': async () => {
    const { openPortal } = await import('../server/src/portal.ts');
    const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder };
    return openPortal(readConfig(environment, 'a secret for measuring, long enough to be one'), url, {
      error: () => {},
    });
  },
};

let before = residentNow();
console.log(`Node itself\t${before}`);
for (const [what, load] of Object.entries(steps)) {
  await load();
  const after = residentNow();
  console.log(`${what}\t${after - before}`);
  before = after;
}
process.exit();
