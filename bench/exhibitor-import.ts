import { EXHIBITOR_KEYS, headerOf, type Key } from '../server/src/domains/exhibitor-record/exhibitor-import.columns.ts';
import { writeSheet } from '../server/src/platform/spreadsheet/write-sheet.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { bystander, ownerToken } from './company.ts';
import { percentile } from './load.ts';
import { startPortal } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';

const ROWS = 3_000;
const IMPORT = '/organizer/v1/exhibitor/import';

function rowOf(at: number): Record<Key, string> {
  return {
    reference: `B-${at}`,
    'name.zh': `测试第${at}号农化有限公司`,
    'name.en': `Bench Agrochemical No. ${at} Co., Ltd.`,
    'shortName.zh': `测试${at}`,
    'shortName.en': `Bench ${at}`,
    country: at % 3 === 0 ? '巴西' : '中国',
    companyTypes: '',
    categories: '除草剂',
    hall: 'H1',
    boothNumber: `BE${at}`,
    boothArea: '36 m²',
    package: '标准套餐',
    website: `https://www.bench-${at}.example`,
    telephone: '+86 25-88886666',
    'contact.name': '李明',
    'contact.email': `admin-${at}@bench.example`,
    'contact.mobile': '+86 13800138000',
  };
}

const sheetOf = (area: string): Promise<Buffer> =>
  writeSheet({
    sheet: '展商',
    lang: 'zh',
    columns: EXHIBITOR_KEYS.map((key) => ({ key, header: headerOf(key) })),
    rows: Array.from({ length: ROWS }, (_row, at) => ({ ...rowOf(at), boothArea: area })),
  });

type Report = { counts: Record<'added' | 'changed' | 'unchanged' | 'wrong', number>; stored: number };

async function upload(origin: string, token: string, mode: 'preview' | 'all', bytes: Buffer): Promise<Report> {
  const response = await fetch(`${origin}${IMPORT}?languageType=zh&mode=${mode}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: token },
    body: new Uint8Array(bytes),
  });
  const answer = (await response.json()) as { code: number; message: string; data: Report };
  if (answer.code !== 1000) throw new Error(answer.message);
  if (answer.data.counts.wrong > 0) throw new Error(`rows are wrong: ${JSON.stringify(answer.data).slice(0, 500)}`);
  return answer.data;
}

async function measured(origin: string, token: string, what: string, bytes: Buffer): Promise<Row[]> {
  const steps: string[] = [];
  const began = performance.now();
  const work = (async () => {
    for (const mode of ['preview', 'all'] as const) {
      const report = await upload(origin, token, mode, bytes);
      steps.push(`${mode} ${((performance.now() - began) / 1000).toFixed(1)} s, stored ${report.stored}`);
    }
  })();
  const times = await bystander(origin, work);
  const seconds = (performance.now() - began) / 1000;
  return [
    atMost(`import of ${ROWS} exhibitors, ${what}: dry run and import`, seconds, 30, 's'),
    plain(`import of exhibitors, ${what}: steps`, steps.join('; ')),
    plain(
      `bystander meanwhile: p50, p99, slowest`,
      `${percentile(times, 0.5).toFixed(1)} ms, ${percentile(times, 0.99).toFixed(1)} ms, ${Math.max(...times).toFixed(0)} ms`,
    ),
  ];
}

/** A spreadsheet of 3,000 exhibitors with its dry run: as new ones, changed, and once more as they stand. */
export async function measureExhibitorImport(): Promise<Row[]> {
  const folder = catalogue(1_000, 50);
  return withDatabase(folder, async (url) => {
    const token = await ownerToken(url);
    const portal = await startPortal(folder);
    try {
      return [
        ...(await measured(portal.origin, token, 'new', await sheetOf('36 m²'))),
        ...(await measured(portal.origin, token, 'changed', await sheetOf('54 m²'))),
        ...(await measured(portal.origin, token, 'as they stand', await sheetOf('54 m²'))),
      ];
    } finally {
      await portal.stop();
    }
  });
}
