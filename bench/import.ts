import { setTimeout as sleep } from 'node:timers/promises';
import { writeSheet } from '../server/src/platform/spreadsheet/write-sheet.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { bystander, logOn, makeCompany } from './company.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';

const ROWS = 5_000;
const IMPORT = '/visitor/v2/product/importProduct';
const CURRENT = '/visitor/v2/product/getImport';
const CONFIRM = '/visitor/v2/product/confirmImport';
const HEADERS = {
  nameZh: '名称（中文）',
  nameEn: '名称（英文）',
  articleNumber: '货号',
  category: '主要类别',
  tags: '产品标签',
  ingredients: '有效成分',
  formulation: '剂型',
  class: '类别',
  crops: '适用作物',
  introductionZh: '介绍（中文）',
  introductionEn: '介绍（英文）',
  minimum: '最小起订量',
  unit: '起订量单位',
  price: '销售价',
  scope: '可见范围',
} as const;

/**
 * A spreadsheet of 5,000 exhibits, uploaded, checked and done (issue: at most 20 s): once as new rows, which become drafts, and once as changes of
 * exhibits, which search has to learn anew. Somebody else looks something up meanwhile.
 */
export async function measureImport(): Promise<Row[]> {
  const folder = catalogue(1_000, 50);
  return withDatabase(folder, async (url) => {
    const email = await makeCompany(url, ROWS);
    const portal = await startPortal(folder);
    try {
      const token = await logOn(portal.origin, email);
      return [
        ...(await measured(portal.origin, token, `${ROWS} new exhibits`, await sheetOf('N', '草铵膦'))),
        ...(await measured(portal.origin, token, `${ROWS} exhibits changed`, await sheetOf('C', '草甘膦'))),
      ];
    } finally {
      await portal.stop();
    }
  });
}

const sheetOf = (mark: string, ingredient: string): Promise<Buffer> =>
  writeSheet({
    sheet: '展品',
    lang: 'zh',
    columns: Object.entries(HEADERS).map(([key, header]) => ({ key, header: { zh: header, en: header } })),
    rows: Array.from({ length: ROWS }, (_row, at) => ({
      nameZh: `${ingredient} ${100 + (at % 400)} g/L 可溶液剂 ${at}`,
      nameEn: `Exhibit ${at} ${100 + (at % 400)} g/L SL`,
      articleNumber: `${mark}-${at}`,
      category: '除草剂',
      tags: '除草剂',
      ingredients: `${ingredient} ${100 + (at % 400)} g/L`,
      formulation: 'SL',
      class: '除草剂',
      crops: '水稻; 小麦; 玉米',
      introductionZh: '灭生性触杀型除草剂，用于非耕地、果园行间和作物播前清园，见效快，耐雨水冲刷。',
      introductionEn: 'A contact herbicide for total weed control between rows, in orchards and before sowing.',
      minimum: '1000',
      unit: 'L',
      price: `USD ${(3 + (at % 50) / 10).toFixed(1)} / L`,
      scope: '预登记观众',
    })),
  });

type Current = { id: string; state: string; done: number; counts: Record<string, number> };

async function current(origin: string, token: string): Promise<Current> {
  const { data } = await post(origin, CURRENT, {}, token);
  const found = data['current'];
  if (typeof found !== 'object' || found === null) throw new Error('the import is gone');
  return found as Current;
}

/** Asks as the page does until a step is over; answers how many different numbers of rows were told. */
async function until(origin: string, token: string, state: string): Promise<number> {
  const told = new Set<number>();
  for (;;) {
    const now = await current(origin, token);
    told.add(now.done);
    if (now.state === state && (state === 'done' || (now.counts['wrong'] ?? 0) === 0)) return told.size;
    if (now.state !== 'checking' && now.state !== 'doing') throw new Error(`the import is ${JSON.stringify(now)}`);
    await sleep(100);
  }
}

async function upload(origin: string, token: string, bytes: Buffer): Promise<string> {
  const response = await fetch(`${origin}${IMPORT}?languageType=zh&fileName=bench.xlsx`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: token },
    body: new Uint8Array(bytes),
  });
  const answer = (await response.json()) as { code: number; message: string; data: { id: string } };
  if (answer.code !== 1000) throw new Error(answer.message);
  return answer.data.id;
}

async function measured(origin: string, token: string, what: string, bytes: Buffer): Promise<Row[]> {
  const steps: string[] = [];
  let told = 0;
  const began = performance.now();
  const work = (async () => {
    const id = await upload(origin, token, bytes);
    steps.push(`uploaded ${((performance.now() - began) / 1000).toFixed(1)} s`);
    told += await until(origin, token, 'checked');
    steps.push(`checked ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await post(origin, CONFIRM, { id }, token);
    told += await until(origin, token, 'done');
  })();
  const times = await bystander(origin, work);
  const seconds = (performance.now() - began) / 1000;
  return [
    atMost(`import of ${what}: uploaded, checked and done`, seconds, 20, 's'),
    plain(
      `import of ${what}: steps, file, progress told`,
      `${steps.join(', ')}; ${(bytes.length / 1e6).toFixed(1)} MB; ${told} times`,
    ),
    plain(
      `bystander meanwhile: p50, p99, slowest`,
      `${percentile(times, 0.5).toFixed(1)} ms, ${percentile(times, 0.99).toFixed(1)} ms, ${Math.max(...times).toFixed(0)} ms (${times.length} calls)`,
    ),
  ];
}
