import { catalogue, MIXED, visitorToken, withDatabase } from './catalogue.ts';
import { withBare, workOf } from './compare.ts';
import { load, oneByOne, percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atLeast, atMost, plain, type Row } from './table.ts';

const BROWSE = '/visitor/v2/product/browse/all/list';
const DETAIL = '/visitor/v2/productRecommend/visitor/recommendProductDetails';
const SECONDS = 8;
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
    for (const [name, path, bodies, statements] of [
      ['browse', BROWSE, browseBodies, browseWork?.statements.length],
      ['detail', DETAIL, detailBodies, detailWork?.statements.length],
    ] as const) {
      const bareFigure = await load({ url: `${bare}/${name}`, connections: 32, seconds: SECONDS, bodies: ['{}'] });
      const own = await load({ url: origin + path, connections: 32, seconds: SECONDS, headers, bodies });
      rows.push(
        plain(
          `${name}, signed in: rate (${statements} statements; errors ${own.errors})`,
          `${own.perSecond.toFixed(0)}/s against bare ${bareFigure.perSecond.toFixed(0)}/s`,
        ),
      );
      rows.push(atLeast(`${name}, signed in: share of bare route`, own.perSecond / bareFigure.perSecond, 0.6, ''));
      rows.push(atMost(`${name}, signed in, 32 connections: p99`, own.p99, 60, 'ms'));
    }
    const bareKept = await load({ url: `${bare}/kept`, connections: 32, seconds: SECONDS, bodies: ['{}'] });
    const kept = await load({
      url: origin + BROWSE,
      connections: 32,
      seconds: SECONDS,
      bodies: [JSON.stringify({ pageNum: 1, pageSize: 24 })],
    });
    rows.push(
      plain(
        'browse, anonymous: rate',
        `${kept.perSecond.toFixed(0)}/s against bare kept ${bareKept.perSecond.toFixed(0)}/s`,
      ),
    );
    rows.push(atLeast('browse, anonymous: share of a bare kept reply', kept.perSecond / bareKept.perSecond, 0.4, ''));
    return rows;
  });
}

const asked = (keyword: string) => JSON.stringify({ keyword, pageNum: 1, pageSize: 24 });

async function searching(origin: string): Promise<Row[]> {
  const token = await visitorToken(origin);
  const headers = { authorization: token };
  const rows: Row[] = [];
  for (const [name, words, most] of [
    ['common terms', common, 12],
    ['up to 1,000 hits', narrow, 5],
  ] as const) {
    const taken = await oneByOne(origin + BROWSE, words.map(asked), 25, headers);
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
    bodies: MIXED.map(asked),
  });
  rows.push(atLeast('search, 16 clients, mixed questions', mixed.perSecond, 250, '/s'));
  rows.push(plain('search, 16 clients: p50, p99, errors', `${mixed.p50} ms, ${mixed.p99} ms, ${mixed.errors}`));
  return rows;
}
