import { catalogue, MIXED, visitorToken } from './catalogue.ts';
import { oneByOne, percentile } from './load.ts';
import { startPortal } from './portal-process.ts';
import { atMost, measured, type Row } from './table.ts';

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

/** From 10,000 to 200,000 products no p99 of list or search more than doubles; asked alone, one after another, 30 rounds. */
export async function measureScale(): Promise<Row[]> {
  const small = await p99s(10_000, 1_000);
  const large = await p99s(200_000, 5_000);
  return (['list', 'search'] as const).flatMap((what) => [
    measured(`${what}: p99 with 10,000 products`, small[what], 'ms'),
    measured(`${what}: p99 with 200,000 products`, large[what], 'ms'),
    atMost(`${what}: how many times as long`, large[what] / small[what], 2, ''),
  ]);
}
