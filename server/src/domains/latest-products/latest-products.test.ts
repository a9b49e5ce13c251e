import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { latestSheet } from '../../../test/latest-sheet.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { plainPdf } from '../../../test/pdfs.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeLatestPicture,
  makePicture,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';
import { newFileId } from '../../core/id.ts';
import { writeSheet } from '../../platform/spreadsheet/write-sheet.ts';
import { markedHeads } from '../../../test/spreadsheet-files.ts';

const { latest, ownLatest, saveLatest, readLatest, latestTemplate } = contract.product;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let staff: Employee;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
});

const shown = async () => {
  const { body } = await portal.send(latest, { exhibitorId: company.id }, undefined, { fresh: true });
  return latest.output.parse(body.data);
};
const form = async (given: Partial<InputOf<typeof saveLatest>> = {}): Promise<InputOf<typeof saveLatest>> => ({
  version: 0,
  published: true,
  pictures: [await makeLatestPicture(portal, company)],
  rows: [
    {
      name: { zh: '草铵膦', en: 'Glufosinate' },
      content: '200 g/L SL',
      cas: '77182-82-2',
      packing: '200 L',
      remark: '',
    },
  ],
  ...given,
});

describe('product.saveLatest', () => {
  test('shows pictures and lines on the booth, while they are published and the company is open', async () => {
    const given = await form();
    expect(await portal.as(staff)(saveLatest, given)).toEqual({ version: 1 });
    expect(await shown()).toEqual({ pictures: [`/files/${given.pictures[0]}`], rows: given.rows });
    await sql`update exhibitor set open = false where id = ${company.id}`.execute(portal.ctx.db);
    expect((await portal.send(latest, { exhibitorId: company.id }, undefined, { fresh: true })).body.code).toBe(
      CODES.notFound.code,
    );
    await sql`update exhibitor set open = true where id = ${company.id}`.execute(portal.ctx.db);
    expect(await portal.as(staff)(saveLatest, { ...given, version: 1, published: false })).toEqual({ version: 2 });
    expect(await shown()).toEqual({ pictures: [], rows: [] });
    expect((await portal.as(staff)(ownLatest, {})).rows).toEqual(given.rows);
  });

  test('of many editors at once lets one through (G56)', async () => {
    const given = await form();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(portal.as(staff)(saveLatest, given))));
    expect(tally(outcomes)).toEqual({ done: 1, editConflict: 7 });
  });

  test('refuses pictures that are not its own, or were uploaded for something else (G42)', async () => {
    const other = await makeExhibitor(portal);
    const call = portal.as(staff);
    for (const picture of [await makeLatestPicture(portal, other), await makePicture(portal, company), newFileId()])
      expect(Object.keys(await wrongFields(call(saveLatest, await form({ pictures: [picture] }))))).toEqual([
        'pictures',
      ]);
    expect(await call(ownLatest, {})).toMatchObject({ version: 0, rows: [] });
  });

  test('takes six pictures, fifty lines, right CAS numbers, and something to publish', async () => {
    const call = portal.as(staff);
    const { rows } = await form();
    const seven = await Promise.all(Array.from({ length: 7 }, () => makeLatestPicture(portal, company)));
    const wrong = async (given: Parameters<typeof form>[0]) =>
      Object.keys(await wrongFields(call(saveLatest, await form(given))));
    expect(await wrong({ pictures: seven })).toEqual(['pictures']);
    expect(await wrong({ rows: Array.from({ length: 51 }, () => rows[0] ?? { name: { zh: '', en: '' } }) })).toEqual([
      'rows',
    ]);
    expect(await wrong({ rows: [{ name: { zh: '草铵膦', en: '' }, cas: '77182-82-3' }] })).toEqual(['rows.0.cas']);
    expect(await wrong({ pictures: [], rows: [] })).toEqual(['published']);
    expect(await outcomeOf(call(saveLatest, await form({ pictures: [], rows: [], published: false })))).toBe('done');
  });
});

describe('product.readLatest', () => {
  const read = async (bytes: Buffer, fileName = 'latest.xlsx') =>
    portal.send(readLatest, { fileName }, staff, { bytes });
  const codeOf = async (bytes: Buffer, fileName?: string) => (await read(bytes, fileName)).body.code;

  test('gives the lines of a filled-in template, in their order, and saves nothing', async () => {
    const { body } = await read(
      await latestSheet([
        {
          nameZh: '草铵膦',
          nameEn: 'Glufosinate',
          content: '200 g/L SL',
          cas: '77182-82-2',
          packing: '200 L 桶',
          remark: '可贴牌',
        },
        { nameEn: 'Mancozeb' },
      ]),
    );
    expect(readLatest.output.parse(body.data)).toEqual({
      rows: [
        {
          name: { zh: '草铵膦', en: 'Glufosinate' },
          content: '200 g/L SL',
          cas: '77182-82-2',
          packing: '200 L 桶',
          remark: '可贴牌',
        },
        { name: { zh: '', en: 'Mancozeb' }, content: '', cas: '', packing: '', remark: '' },
      ],
      faults: [],
    });
    expect((await portal.as(staff)(ownLatest, {})).version).toBe(0);
  });

  test('tells each fault with its row and column, and hands over none of the lines', async () => {
    const { body } = await read(
      await latestSheet([
        { nameZh: '草铵膦' },
        { content: '10% SC' },
        { nameZh: '代森锰锌', cas: '1234' },
        { nameZh: '长'.repeat(121) },
      ]),
    );
    const { rows, faults } = readLatest.output.parse(body.data);
    expect([rows, faults.map(({ row, column }) => `${row} ${column.zh}`)]).toEqual([
      [],
      ['3 产品名称（中文）', '4 CAS 号', '5 产品名称（中文）'],
    ]);
  });

  test('keeps what looks like a formula as text', async () => {
    const { body } = await read(await latestSheet([{ nameZh: '=1+1', remark: '@SUM(A1)' }]));
    const [row] = readLatest.output.parse(body.data).rows;
    expect([row?.name.zh, row?.remark]).toEqual(['=1+1', '@SUM(A1)']);
  });

  test('takes Excel and CSV files alone, judged by content, with a correct name', async () => {
    const sheet = await latestSheet([{ nameZh: '草铵膦' }]);
    expect(await codeOf(Buffer.from('name,cas\n草铵膦,77182-82-2'))).toBe(CODES.sheetColumns.code);
    expect(await codeOf(plainPdf('x'))).toBe(CODES.sheetKind.code);
    for (const name of ['latest.xls', 'latest.pdf', '.xlsx', 'a/b.xlsx', 'a?.xlsx'])
      expect(await codeOf(sheet, name), name).toBe(CODES.badInput.code);
    expect(await codeOf(sheet, '最新产品 2026.XLSX')).toBe(1000);
  });

  test('refuses a sheet without lines, with too many, or without its columns', async () => {
    const many = Array.from({ length: LIMITS.latestRowsMax + 1 }, (_, at) => ({ nameZh: `产品${at}` }));
    expect([
      await codeOf(await latestSheet([])),
      await codeOf(await latestSheet(many)),
      await codeOf(await latestSheet(many.slice(1))),
    ]).toEqual([CODES.sheetRows.code, CODES.sheetRows.code, 1000]);
    const other = await writeSheet({
      sheet: 'x',
      lang: 'zh',
      columns: [{ key: 'a', header: { zh: '别的', en: '' } }],
      rows: [{ a: '1' }],
    });
    expect(await codeOf(other)).toBe(CODES.sheetColumns.code);
  });

  test('its template can be read again', async () => {
    const { text, headers } = await portal.send(latestTemplate, { lang: 'en' }, staff);
    expect([text.slice(0, 2), headers['content-disposition']]).toEqual([
      'PK',
      `attachment; filename="latest-products.xlsx"; filename*=UTF-8''latest-products.xlsx`,
    ]);
    const { body } = await portal.send(latestTemplate, { lang: 'en' }, staff);
    const { bytes } = z.object({ bytes: z.instanceof(Buffer) }).parse(body.data);
    expect(markedHeads(bytes)).toEqual(['Product name (Chinese)', 'Product name (English)']);
  });
});
