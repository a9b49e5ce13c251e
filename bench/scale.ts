import { catalogue, MIXED, visitorToken } from './catalogue.ts';
import { oneByOne, percentile } from './load.ts';
import { startPortal } from './portal-process.ts';
import { plain, type Row } from './table.ts';

const BROWSE = '/visitor/v2/product/browse/all/list';

async function p99s(products: number, exhibitors: number): Promise<{ list: number; search: number }> {
  const portal = await startPortal(catalogue(products, exhibitors));
  try {
    const headers = { authorization: await visitorToken(portal.origin) };
    const lists = Array.from({ length: 20 }, (_, index) => JSON.stringify({ pageNum: index + 1, pageSize: 24 }));
    const searches = MIXED.map((keyword) => JSON.stringify({ keyword, pageNum: 1, pageSize: 24 }));
    const listTimes = await oneByOne(portal.origin + BROWSE, lists, 30, headers);
    const searchTimes = await oneByOne(portal.origin + BROWSE, searches, 30, headers);
    return {
      list: percentile([...listTimes.values()].flat(), 0.99),
      search: percentile([...searchTimes.values()].flat(), 0.99),
    };
  } finally {
    await portal.stop();
  }
}

/** From 10,000 to 200,000 products no p99 of list or search more than doubles. */
export async function measureScale(): Promise<Row[]> {
  const small = await p99s(10_000, 1_000);
  const large = await p99s(200_000, 5_000);
  const grown = (what: 'list' | 'search'): Row => ({
    what: `${what}: p99 with 200,000 products against 10,000 (${large[what].toFixed(1)} ms, ${small[what].toFixed(1)} ms)`,
    figure: `x ${(large[what] / small[what]).toFixed(2)}`,
    target: '<= x 2',
    met: large[what] <= small[what] * 2,
  });
  return [grown('list'), grown('search'), plain('list, search', 'alone, one after another, 30 rounds')];
}
