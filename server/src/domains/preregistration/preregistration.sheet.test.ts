import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '@fairbridge/contract/index.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { LANGS, type Lang } from '@fairbridge/contract/text.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { markedHeads } from '../../../test/spreadsheet-files.ts';
import { testPortal } from '../../../test/portal.ts';
import { colleagueSheet, makeColleague } from '../../../test/vip.ts';
import { makeVisitor, type Visitor } from '../../../test/world.ts';

const { importSheet, list, template } = contract.preregistration;

const portal = testPortal();

const fresh = (): Promise<Visitor> => makeVisitor(portal, { company: '禾田农资有限公司', country: 'CN' });
const send = (visitor: Visitor, bytes: Buffer, mode: 'preview' | 'all' | 'good', lang: Lang = 'zh') =>
  portal.send(importSheet, { mode }, { ...visitor, lang }, { bytes });
async function report(visitor: Visitor, bytes: Buffer, mode: 'preview' | 'all' | 'good', lang: Lang = 'zh') {
  const { body } = await send(visitor, bytes, mode, lang);
  return importSheet.output.parse(body.data);
}
const row = (name: string, email: string, ...more: string[]): string[] => [name, email, ...more];

describe('the spreadsheet of colleagues', () => {
  test('has a template in both languages that can be read back', async () => {
    const visitor = await fresh();
    for (const lang of LANGS) {
      const { status, headers, body } = await portal.send(template, { lang }, visitor);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      const { bytes } = z.object({ bytes: z.instanceof(Buffer) }).parse(body.data);
      const header = lang === 'zh' ? '姓名' : 'Name';
      const read = await readSheet(bytes, {
        columns: [{ key: 'name', header: { zh: header, en: header } }],
        rowsMax: 5,
      });
      expect(read).toMatchObject({ ok: true, columns: ['name'], rows: [] });
      expect(markedHeads(bytes)).toEqual(lang === 'zh' ? ['姓名', '邮箱', '职务'] : ['Name', 'E-mail', 'Position']);
    }
  });

  test('is previewed without changing anything, then taken in at once', async () => {
    const visitor = await fresh();
    const bytes = await colleagueSheet([
      row('周静', 'Zhou@Row.Example', '', '采购专员', '中国', '+86 138 0013 8000'),
      row('Anna Berg', 'anna@row.example', 'Berg AB', 'Buyer', 'Sweden'),
      row('李雷', 'li@row.example', '', '经理', 'de'),
      row('韩梅梅', 'han@row.example', '', '经理', ''),
    ]);
    const preview = await report(visitor, bytes, 'preview');
    expect(preview).toEqual({
      rows: [
        { number: 2, name: '周静', email: 'zhou@row.example', outcome: 'created', faults: [] },
        { number: 3, name: 'Anna Berg', email: 'anna@row.example', outcome: 'created', faults: [] },
        { number: 4, name: '李雷', email: 'li@row.example', outcome: 'created', faults: [] },
        { number: 5, name: '韩梅梅', email: 'han@row.example', outcome: 'created', faults: [] },
      ],
      good: 4,
      created: 0,
    });
    expect((await portal.as(visitor)(list, {})).total).toBe(0);
    expect(await report(visitor, bytes, 'all')).toEqual({ ...preview, created: 4 });
    const { list: entries } = await portal.as(visitor)(list, {});
    expect(Object.fromEntries(entries.map(({ email, company, country }) => [email, [company, country]]))).toEqual({
      'zhou@row.example': ['禾田农资有限公司', 'CN'],
      'anna@row.example': ['Berg AB', 'SE'],
      'li@row.example': ['禾田农资有限公司', 'DE'],
      'han@row.example': ['禾田农资有限公司', 'CN'],
    });
  });

  test('tells row by row what is wrong, in both languages, and takes in all rows or none', async () => {
    const visitor = await fresh();
    const known = await makeColleague(portal, visitor.visitorId);
    const bytes = await colleagueSheet([
      row('周静', 'a@row.example', '', '专员'),
      row('周静', 'A@Row.example', '', '专员'),
      row('周静', known.email, '', '专员'),
      row('', 'b@row.example', '', '专员'),
      row('周静', 'no address', '', '专员'),
      row('周静', 'c@row.example', '', ''),
      row('周静', 'd@row.example', '', '专员', 'Atlantis'),
      row('周静', 'e@row.example', '', '专员', '', 'x'),
    ]);
    for (const lang of LANGS) {
      const { rows, good, created } = await report(visitor, bytes, 'all', lang);
      expect([good, created]).toEqual([1, 0]);
      expect(
        rows.map(({ outcome, faults }) => [outcome, ...faults.map(({ column, message }) => [column, message])]),
      ).toEqual([
        ['created'],
        ['duplicateInFile'],
        ['duplicateInList'],
        ['wrong', ['name', ruleText('required', lang)]],
        ['wrong', ['email', ruleText('email', lang)]],
        ['wrong', ['position', ruleText('required', lang)]],
        ['wrong', ['country', ruleText('countryName', lang)]],
        ['wrong', ['mobile', ruleText('phone', lang)]],
      ]);
    }
    expect((await portal.as(visitor)(list, {})).total).toBe(1);
    expect(await report(visitor, bytes, 'good')).toMatchObject({ good: 1, created: 1 });
    expect((await portal.as(visitor)(list, {})).total).toBe(2);
  });

  test('pressed three times at once takes each colleague in once', async () => {
    const visitor = await fresh();
    const bytes = await colleagueSheet([
      row('周静', 'a@row.example', '', '专员'),
      row('李雷', 'b@row.example', '', '专员'),
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => send(visitor, bytes, 'good')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await portal.as(visitor)(list, {})).total).toBe(2);
  });

  test('looks at the own list only: addresses with an account, or on others lists, are as any other (G17)', async () => {
    const [visitor, stranger] = [await fresh(), await fresh()];
    const theirs = await makeColleague(portal, stranger.visitorId);
    const bytes = await colleagueSheet([row('甲', stranger.email, '', '专员'), row('乙', theirs.email, '', '专员')]);
    expect((await report(visitor, bytes, 'preview')).rows.map(({ outcome }) => outcome)).toEqual([
      'created',
      'created',
    ]);
  });

  test('holds two hundred rows and no more, and the list too', async () => {
    const visitor = await fresh();
    const rows = Array.from({ length: 201 }, (_row, at) => row('周静', `p${at}@row.example`, '', '专员'));
    for (const lang of LANGS) {
      const { status, body } = await send(visitor, await colleagueSheet(rows), 'preview', lang);
      expect([status, body.message]).toEqual([
        400,
        CODES.sheetRows[lang].replace('{max}', '200').replace('{sheet}', '同事名单'),
      ]);
    }
    await makeColleague(portal, visitor.visitorId);
    const full = await report(visitor, await colleagueSheet(rows.slice(0, 200)), 'good');
    expect([full.created, full.rows.at(-1)?.outcome]).toEqual([LIMITS.preregistrationsMax - 1, 'overLimit']);
  });

  test('keeps what looks like a formula as the text it is (G35)', async () => {
    const visitor = await fresh();
    const names = ['=1+1', '+cmd', '-2', '@x', '＝cmd'];
    const bytes = await colleagueSheet(names.map((name, at) => row(name, `f${at}@row.example`, '', '专员')));
    await report(visitor, bytes, 'all');
    const { list: entries } = await portal.as(visitor)(list, {});
    expect(entries).toHaveLength(names.length);
    for (const { name } of entries) expect(name.replace(/^'/, '')).toMatch(/^(=1\+1|\+cmd|-2|@x|＝cmd)$/);
  });
});

describe('what is no such spreadsheet is refused in both languages', () => {
  const ZOO: readonly [string, () => Promise<Buffer> | Buffer, keyof typeof CODES][] = [
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 'sheetKind'],
    ['a web page', () => Buffer.from('<table><tr><td>姓名</td></tr></table>'), 'sheetPage'],
    ['an old .xls', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'sheetOld'],
    ['a zip of something else', () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'sheetKind'],
    ['a bomb', () => Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) })), 'sheetLarge'],
    ['no rows', () => colleagueSheet([]), 'sheetRows'],
  ];
  test.each(ZOO)('%s', async (_name, make, error) => {
    const visitor = await fresh();
    const bytes = await make();
    for (const lang of LANGS) {
      const { status, body } = await send(visitor, bytes, 'all', lang);
      expect([status, body.code]).toEqual([CODES[error].status, CODES[error].code]);
      expect(body.message).toBe(CODES[error][lang].replace('{max}', '200').replace('{sheet}', '同事名单'));
    }
  });

  test('nothing at all', async () => {
    expect((await send(await fresh(), Buffer.alloc(0), 'preview')).body.code).toBe(CODES.sheetKind.code);
  });

  test('a sheet without the columns, naming them', async () => {
    const visitor = await fresh();
    const bytes = await colleagueSheet([['周静', '专员']], ['姓名', '职务']);
    const zh = await send(visitor, bytes, 'preview');
    const en = await send(visitor, bytes, 'preview', 'en');
    expect([zh.body.message, en.body.message]).toEqual([
      CODES.sheetColumns.zh.replace('{sheet}', '同事名单').replace('{columns}', '邮箱'),
      CODES.sheetColumns.en.replace('{sheet}', '同事名单').replace('{columns}', 'E-mail'),
    ]);
  });
});
