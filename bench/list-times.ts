import { percentile } from './load.ts';
import { post } from './portal-process.ts';

const ASKED = 200;

type List = { origin: string; token: string; path: string };

/** How long one list takes, asked 200 times one after the other: p99 in ms. An answer without a list fails, and one that never has an entry. */
export async function listTime({ origin, token, path }: List, input: (at: number) => object): Promise<number> {
  const times: number[] = [];
  let most = 0;
  for (let at = 0; at < ASKED; at += 1) {
    const began = performance.now();
    const { data } = await post(origin, path, { pageSize: 20, ...input(at) }, token);
    times.push(performance.now() - began);
    if (!Array.isArray(data['list'])) throw new Error(`nothing came: ${JSON.stringify(input(at))}`);
    most = Math.max(most, data['list'].length);
  }
  if (most === 0) throw new Error(`never an entry: ${JSON.stringify(input(0))}`);
  return percentile(times, 0.99);
}
