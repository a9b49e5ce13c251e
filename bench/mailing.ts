import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '../server/src/platform/database/client.ts';
import { writeSheet } from '../server/src/platform/spreadsheet/write-sheet.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { bystander, logOn, makeCompany } from './company.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';

const LETTERS = 10_000;
/** As many letters as a company may send in a day. */
const OF_A_DAY = 500;
const IMPORT = '/visitor/v2/invitation/importEmail';
const SEND = '/visitor/v2/invitation/sendEmail';

/**
 * 10,000 invitations by a spreadsheet: uploaded, checked and queued as one list (issue: at most 10 s), and, as lists of 500 of twenty companies, mailed once each.
 * Somebody else looks something up meanwhile.
 */
export async function measureMailing(): Promise<Row[]> {
  const folder = catalogue(1_000, 50);
  return withDatabase(folder, async (url) => {
    const emails = [await makeCompany(url, 1)];
    while (emails.length <= LETTERS / OF_A_DAY) emails.push(await makeCompany(url, 1));
    const portal = await startPortal(folder);
    try {
      const tokens: string[] = [];
      for (const email of emails) tokens.push(await logOn(portal.origin, email));
      const [first = '', ...others] = tokens;
      return [...(await mailed(portal.origin, others, url)), ...(await queued(portal.origin, first))];
    } finally {
      await portal.stop();
    }
  });
}

const sheetOf = (mark: string, count: number): Promise<Buffer> =>
  writeSheet({
    sheet: '邀请名单',
    lang: 'zh',
    columns: [
      { key: 'email', header: { zh: '邮箱', en: 'E-mail' } },
      { key: 'name', header: { zh: '姓名', en: 'Name' } },
      { key: 'language', header: { zh: '语言', en: 'Language' } },
    ],
    rows: Array.from({ length: count }, (_row, at) => ({
      email: `guest-${mark}-${at}@bench.example`,
      name: `Guest ${at}`,
      language: at % 2 === 0 ? '中文' : '英文',
    })),
  });

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

async function queue(origin: string, token: string, bytes: Buffer): Promise<string> {
  const id = await upload(origin, token, bytes);
  const { status, text } = await post(origin, SEND, { id }, token);
  if (status !== 200) throw new Error(text);
  return id;
}

const aside = (times: readonly number[]): Row =>
  plain(
    'bystander meanwhile: p50, p99, slowest',
    `${percentile([...times], 0.5).toFixed(1)} ms, ${percentile([...times], 0.99).toFixed(1)} ms, ${Math.max(...times).toFixed(0)} ms (${times.length} calls)`,
  );

async function queued(origin: string, token: string): Promise<Row[]> {
  const bytes = await sheetOf('one', LETTERS);
  const began = performance.now();
  const times = await bystander(origin, queue(origin, token, bytes));
  const seconds = (performance.now() - began) / 1000;
  return [atMost(`${LETTERS} invitations uploaded, checked and queued`, seconds, 10, 's'), aside(times)];
}

type Told = { mails: number; addresses: number; out: number };

/** How many mails there are, to how many addresses, and how many of them have left. */
async function toldBy(url: string, ids: readonly string[]): Promise<Told> {
  const pool = createPool(url, { max: 1 });
  try {
    const { rows } = await pool.query<Told>(
      `select count(*)::int as mails, count(distinct recipient)::int as addresses, count(*) filter (where state = 'sent')::int as out
       from message where batch = any($1::text[])`,
      [[...ids]],
    );
    return rows[0] ?? { mails: 0, addresses: 0, out: 0 };
  } finally {
    await pool.end();
  }
}

async function mailed(origin: string, tokens: readonly string[], url: string): Promise<Row[]> {
  const sheets = await Promise.all(tokens.map((_token, at) => sheetOf(`c${at}`, OF_A_DAY)));
  const began = performance.now();
  let told: Told = { mails: 0, addresses: 0, out: 0 };
  const work = async (): Promise<void> => {
    const ids: string[] = [];
    for (const [at, token] of tokens.entries()) ids.push(await queue(origin, token, sheets[at] ?? Buffer.alloc(0)));
    while (told.out < LETTERS) {
      await sleep(500);
      told = await toldBy(url, ids);
    }
  };
  const times = await bystander(origin, work());
  const seconds = (performance.now() - began) / 1000;
  return [
    plain(
      `${LETTERS} letters of ${tokens.length} companies: all out, a second`,
      `${seconds.toFixed(1)} s, ${Math.round(LETTERS / seconds)}`,
    ),
    atMost('mails beyond one to each address', told.mails - told.addresses, 0, ''),
    aside(times),
  ];
}
