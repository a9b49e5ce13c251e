import { catalogue, visitorToken } from './catalogue.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';

const [PRODUCTS, EXHIBITORS] = [100_000, 5_000];
const DAY = 86_400_000;
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

/** A need of one line is posted, matched against all exhibits, and those it fits are noted: all of it before it is answered. */
export async function measureSourcing(): Promise<Row[]> {
  const portal = await startPortal(catalogue(PRODUCTS, EXHIBITORS));
  try {
    const token = await visitorToken(portal.origin);
    const deadline = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10);
    const save = async (need: (typeof NEEDED)[number]): Promise<number> => {
      const lines = [{ ...need, destination: 'BR', wanted: { quantity: 20, unit: 't' } }];
      const began = performance.now();
      const { data } = await post(
        portal.origin,
        '/visitor/v2/sourcing/saveVisitorNeeds',
        { title: 'Bench', lines, deadline },
        token,
      );
      const took = performance.now() - began;
      await post(portal.origin, '/visitor/v2/sourcing/deleteVisitorNeeds', { id: data['id'] }, token);
      return took;
    };
    // the plan of the statement and its pages are there from the first on
    await save(NEEDED[0]);
    const times: number[] = [];
    for (const need of NEEDED) times.push(await save(need));
    return [
      atMost(
        `a need is matched with ${PRODUCTS} exhibits: the slowest of ${NEEDED.length}`,
        Math.max(...times),
        150,
        'ms',
      ),
      plain('the same: p50', `${percentile(times, 0.5).toFixed(1)} ms`),
    ];
  } finally {
    await portal.stop();
  }
}
