import { setTimeout as sleep } from 'node:timers/promises';
import { catalogue, visitorToken } from './catalogue.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';

const [PRODUCTS, EXHIBITORS] = [100_000, 5_000];
const DAY = 86_400_000;
const ASKED_AGAIN_MS = 10;
const AT_MOST_MS = { posted: 150, matched: 1_000 };
const WHAT = {
  posted: 'a need is posted',
  matched: `from the answer until it is matched with ${PRODUCTS} exhibits`,
};
/** As buyers need it: by ingredient, by a mixture, and in own words. A buyer posts up to twenty a minute. */
const NEEDED = [
  { ingredients: ['glyphosate'], content: '480 g/L', formulation: 'SL' },
  { ingredients: ['glufosinate-ammonium'], content: '200 g/L', formulation: 'SL' },
  { ingredients: ['imidacloprid'], content: '70%', formulation: 'WG' },
  { ingredients: ['azoxystrobin'], content: '25%', formulation: 'SC' },
  { ingredients: ['azoxystrobin', 'difenoconazole'] },
  { ingredients: ['abamectin'], content: '1.8%', formulation: 'EC' },
  { ingredients: ['mancozeb'] },
  { ingredients: ['chlorantraniliprole'] },
  { ingredients: ['tebuconazole'] },
  { name: '草铵膦 200 g/L 水剂' },
  { name: 'lambda cyhalothrin 2.5% EC' },
  { name: '戊唑醇 430 g/L 悬浮剂' },
] as const;

/** A need of one line is posted; then a job matches it with all exhibits, and the best companies are kept. */
export async function measureSourcing(): Promise<Row[]> {
  const portal = await startPortal(catalogue(PRODUCTS, EXHIBITORS));
  try {
    const token = await visitorToken(portal.origin);
    const deadline = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10);
    const save = async (need: (typeof NEEDED)[number]): Promise<{ posted: number; matched: number }> => {
      const lines = [{ ...need, destination: 'BR', wanted: { quantity: 20, unit: 't' } }];
      const began = performance.now();
      const { data } = await post(
        portal.origin,
        '/visitor/v2/sourcing/saveVisitorNeeds',
        { title: 'Bench', lines, deadline },
        token,
      );
      const answered = performance.now();
      const isMatching = async (): Promise<boolean> => {
        const own = await post(portal.origin, '/visitor/v2/sourcing/queryVisitorDetail', { id: data['id'] }, token);
        return own.data['matching'] === true;
      };
      while (await isMatching()) await sleep(ASKED_AGAIN_MS);
      const took = { posted: answered - began, matched: performance.now() - answered };
      await post(portal.origin, '/visitor/v2/sourcing/deleteVisitorNeeds', { id: data['id'] }, token);
      return took;
    };
    // the plan of the statement and its pages are there from the first on
    await save(NEEDED[0]);
    const times: Awaited<ReturnType<typeof save>>[] = [];
    for (const need of NEEDED) times.push(await save(need));
    return (['posted', 'matched'] as const).flatMap((what) => {
      const each = times.map((one) => one[what]);
      return [
        atMost(`${WHAT[what]}: the slowest of ${NEEDED.length}`, Math.max(...each), AT_MOST_MS[what], 'ms'),
        plain('the same: p50', `${percentile(each, 0.5).toFixed(1)} ms`),
      ];
    });
  } finally {
    await portal.stop();
  }
}
