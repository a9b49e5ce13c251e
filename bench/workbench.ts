import { noisyPhoto } from '../server/test/pictures.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { bystander, logOn, makeCompany } from './company.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';

const EXHIBITS = 10_000;
const ASKED = 300;
const PICTURES = 10;
const LIST = '/visitor/v2/product/productList';

/** What an exhibitor does every day: looks through a list of 10,000 own exhibits, and uploads ten pictures at once. */
export async function measureWorkbench(): Promise<Row[]> {
  const folder = catalogue(1_000, 50);
  return withDatabase(folder, async (url) => {
    const email = await makeCompany(url, EXHIBITS);
    const portal = await startPortal(folder);
    try {
      const token = await logOn(portal.origin, email);
      return [...(await measureList(portal.origin, token)), ...(await measurePictures(portal.origin, token))];
    } finally {
      await portal.stop();
    }
  });
}

async function measureList(origin: string, token: string): Promise<Row[]> {
  const asked: Record<string, (at: number) => object> = {
    'any page of them': (at) => ({ pageNum: 1 + ((at * 37) % (EXHIBITS / 20)), pageSize: 20 }),
    'a page of a search': (at) => ({ keyword: `C-${at % 90}`, pageNum: 1, pageSize: 20 }),
    'the most ordered first': (at) => ({ sort: 'orders', pageNum: 1 + (at % 10), pageSize: 20 }),
  };
  const rows: Row[] = [];
  for (const [what, input] of Object.entries(asked)) {
    const times: number[] = [];
    for (let at = 0; at < ASKED; at += 1) {
      const began = performance.now();
      const { data } = await post(origin, LIST, input(at), token);
      times.push(performance.now() - began);
      if (!Array.isArray(data['list']) || data['list'].length === 0) throw new Error(`nothing came: ${what}`);
    }
    rows.push(atMost(`own list of ${EXHIBITS} exhibits, ${what}: p99`, percentile(times, 0.99), 60, 'ms'));
  }
  return rows;
}

async function measurePictures(origin: string, token: string): Promise<Row[]> {
  const bytes = await noisyPhoto(2_000_000);
  const send = async (): Promise<void> => {
    const response = await fetch(`${origin}/upload/stream?use=product`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: token },
      body: new Uint8Array(bytes),
    });
    if (response.status !== 200) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  const began = performance.now();
  let seconds = 0;
  const work = Promise.all(Array.from({ length: PICTURES }, send)).then(() => {
    seconds = (performance.now() - began) / 1000;
  });
  const times = await bystander(origin, work);
  return [
    atMost(`${PICTURES} pictures of ${(bytes.length / 1e6).toFixed(2)} MB at once, processed`, seconds, 6, 's'),
    atMost('bystander meanwhile: p99', percentile(times, 0.99), 500, 'ms'),
    plain('bystander meanwhile: p50', `${percentile(times, 0.5).toFixed(1)} ms (${times.length} calls)`),
  ];
}
