import { catalogue, MIXED, visitorToken, withDatabase } from './catalogue.ts';
import { withBare, workOf } from './compare.ts';
import { load, oneByOne, percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atLeast, atMost, measured, plain, type Row } from './table.ts';

const BROWSE = '/visitor/v2/product/browse/all/list';
const DETAIL = '/visitor/v2/productRecommend/visitor/recommendProductDetails';
const SUGGEST = '/visitor/v2/search/suggest';
const SECONDS = 8;
/** A common value of each filter. */
const FILTERS = [
  ['class', 'herbicide'],
  ['formulation', 'SC'],
  ['country', 'CN'],
  ['companyType', 'formulator'],
  ['registeredIn', 'CN'],
] as const;
const PHRASES = [
  'herbicide registered in Brazil',
  'HRAC 10 herbicide for rice in China',
  '巴西登记 除草剂',
  'FRAC 11 杀菌剂',
  '97% TC atrazine',
] as const;
const common = ['除草剂', '草甘膦', '悬浮剂'];
const narrow = ['131860-33-8', '草铵膦 200 g/L', '吡虫啉 70%', '江苏 草甘膦 水剂'];

/** With 100,000 products and 5,000 exhibitors: lists, details and search, against bare routes that do the same SQL and send the same bytes. */
export async function measureServer(): Promise<Row[]> {
  const folder = catalogue(100_000, 5_000);
  return withDatabase(folder, async (url) => {
    const portal = await startPortal(folder);
    try {
      return [...(await throughput(portal.origin, url)), ...(await searching(portal.origin))];
    } finally {
      await portal.stop();
    }
  });
}

async function throughput(origin: string, databaseUrl: string): Promise<Row[]> {
  const token = await visitorToken(origin);
  const list = await post(origin, BROWSE, { pageNum: 1, pageSize: 24 }, token);
  const ids = (Array.isArray(list.data['list']) ? list.data['list'] : []).map((item: { id: string }) => item.id);
  const detailBodies = ids.map((id) => JSON.stringify({ id }));
  const browseBodies = Array.from({ length: 20 }, (_, index) => JSON.stringify({ pageNum: index + 1, pageSize: 24 }));
  const headers = { authorization: token };
  const [browseWork, detailWork] = await workOf(databaseUrl, [
    { path: BROWSE, body: { pageNum: 2, pageSize: 24 }, token },
    { path: DETAIL, body: { id: ids[0] }, token },
  ]);
  const json = 'application/json; charset=utf-8';
  const anonymous = await post(origin, BROWSE, { pageNum: 1, pageSize: 24 });
  const routes = [
    { path: '/browse', statements: browseWork?.statements ?? [], body: browseWork?.body ?? '', type: json },
    { path: '/detail', statements: detailWork?.statements ?? [], body: detailWork?.body ?? '', type: json },
    { path: '/kept', statements: [], body: Buffer.from(anonymous.text).toString('base64'), type: json },
  ];
  return withBare(databaseUrl, routes, async (bare) => {
    const rows: Row[] = [plain('products, exhibitors', `${String(list.data['total'])} visible of 100,000; 5,000`)];
    for (const { name, path, bodies, work, share } of [
      { name: 'browse', path: BROWSE, bodies: browseBodies, work: browseWork, share: 0.7 },
      { name: 'detail', path: DETAIL, bodies: detailBodies, work: detailWork, share: 1 / 3 },
    ]) {
      const bareFigure = await load({ url: `${bare}/${name}`, connections: 32, seconds: SECONDS, bodies: ['{}'] });
      const own = await load({ url: origin + path, connections: 32, seconds: SECONDS, headers, bodies });
      if (own.errors > 0) throw new Error(`${name}: ${own.errors} answers were errors`);
      rows.push(
        plain(`${name}, signed in: statements`, String(work?.statements.length)),
        measured(`${name}, signed in: rate`, own.perSecond, '/s'),
        measured(`${name}: bare route with the same statements`, bareFigure.perSecond, '/s'),
        atLeast(`${name}, signed in: share of bare route`, own.perSecond / bareFigure.perSecond, share, ''),
        atMost(`${name}, signed in, 32 connections: p99`, own.p99, 60, 'ms'),
      );
    }
    const bareKept = await load({ url: `${bare}/kept`, connections: 32, seconds: SECONDS, bodies: ['{}'] });
    const kept = await load({
      url: origin + BROWSE,
      connections: 32,
      seconds: SECONDS,
      bodies: [JSON.stringify({ pageNum: 1, pageSize: 24 })],
    });
    rows.push(measured('browse, anonymous: rate', kept.perSecond, '/s'));
    rows.push(atLeast('browse, anonymous: share of a bare kept reply', kept.perSecond / bareKept.perSecond, 0.4, ''));
    return rows;
  });
}

const asking = (keyword: string) => JSON.stringify({ keyword, pageNum: 1, pageSize: 24 });

/** One question with every filter in turn, so that each answer counts all of them and one twice. */
const filteredBodies = (): string[] =>
  MIXED.flatMap((keyword) =>
    FILTERS.map(([facet, code]) => JSON.stringify({ keyword, [facet]: [code], pageNum: 1, pageSize: 24 })),
  );

/** Two promises of the search box: what is typed is answered at once, and all filters are counted with each answer. */
async function answering(origin: string, headers: { authorization: string }): Promise<Row[]> {
  const beginnings = MIXED.flatMap((text) => [text.slice(0, 2), text.slice(0, 4), text]);
  const typed = await oneByOne(
    origin + SUGGEST,
    beginnings.map((text) => JSON.stringify({ text })),
    8,
    headers,
  );
  const filtered = await oneByOne(origin + BROWSE, filteredBodies(), 4, headers);
  const asked = await oneByOne(origin + BROWSE, PHRASES.map(asking), 20, headers);
  const p99 = (taken: Map<string, number[]>): number => percentile([...taken.values()].flat(), 0.99);
  return [
    atMost('suggestions while typing: p99', p99(typed), 40, 'ms'),
    atMost('search with all filters: p99', p99(filtered), 120, 'ms'),
    atMost('phrases of the trade: p99', p99(asked), 120, 'ms'),
  ];
}

async function searching(origin: string): Promise<Row[]> {
  const token = await visitorToken(origin);
  const headers = { authorization: token };
  const rows: Row[] = await answering(origin, headers);
  for (const [name, words, most] of [
    ['common terms', common, 12],
    ['up to 1,000 hits', narrow, 5],
  ] as const) {
    const taken = await oneByOne(origin + BROWSE, words.map(asking), 25, headers);
    const first = [...taken.values()].map((times) => times[0] ?? 0);
    const rest = [...taken.values()].flatMap((times) => times.slice(1));
    rows.push(atMost(`search, ${name}, alone: p50`, percentile(rest, 0.5), most, 'ms'));
    rows.push(
      plain(
        `search, ${name}: asked for the first time after a change`,
        first.map((time) => `${time.toFixed(1)} ms`).join(', '),
      ),
    );
  }
  const mixed = await load({
    url: origin + BROWSE,
    connections: 16,
    seconds: SECONDS,
    headers,
    bodies: MIXED.map(asking),
  });
  rows.push(atLeast('search, 16 clients, mixed questions', mixed.perSecond, 250, '/s'));
  rows.push(plain('search, 16 clients: p50, p99, errors', `${mixed.p50} ms, ${mixed.p99} ms, ${mixed.errors}`));
  return rows;
}
