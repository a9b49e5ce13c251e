import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readSheet } from '../../../test/read-sheet.ts';
import type { Column } from './spreadsheet.shapes.ts';
import { writeSheet } from './write-sheet.ts';
import { foreignSheet, sheetXml } from '../../../test/spreadsheet-files.ts';

const COLUMNS = [
  { key: 'name', header: { zh: '姓名', en: 'Name' } },
  { key: 'email', header: { zh: '邮箱', en: 'E-mail' } },
  { key: 'arrives', header: { zh: '到达日期', en: 'Arrives on' }, kind: 'date', optional: true },
  { key: 'group', header: { zh: '人数', en: 'Persons' }, kind: 'number', optional: true },
] as const satisfies Column[];
const WANTED = { columns: COLUMNS, rowsMax: 5_000 };

/** Names that spreadsheets take for formulas when they come from a CSV (G35). */
const INJECTIONS = [
  "=cmd|' /C calc'!A0",
  '+SUM(1,2)',
  '-2+3+cmd',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  '＠SUM',
  "'=1+1",
  '<b>&"quote"</b>',
  '_x0041_',
];

type Wrong = { parts: Record<string, string | Uint8Array> };
const SMALL_SHEET = 'xl/worksheets/people.xml';
const refusal = async ({ parts }: Wrong): Promise<unknown> => readSheet(foreignSheet(parts), WANTED);

describe('writing and reading', () => {
  afterEach(() => void vi.useRealTimers());

  test('returns what was written, in either language, empty rows left out', async () => {
    const rows = [
      { name: '张伟', email: 'zhang@fair.example', arrives: '2026-11-21', group: 3 },
      {},
      { name: '𠮷野家 龘 O’Brien', email: '0013', arrives: new Date('2026-11-21T16:30:00Z'), group: 0.1 },
    ];
    for (const lang of ['zh', 'en'] as const) {
      const bytes = await writeSheet({ sheet: '观众/Visitors', lang, columns: COLUMNS, rows });
      expect(await readSheet(bytes, WANTED)).toEqual({
        ok: true,
        sheet: '观众 Visitors',
        unknown: [],
        columns: ['name', 'email', 'arrives', 'group'],
        rows: [
          { number: 2, cells: { name: '张伟', email: 'zhang@fair.example', arrives: '2026-11-21', group: '3' } },
          {
            number: 4,
            // half past four in London is half past twelve of the next day at the fair
            cells: { name: '𠮷野家 龘 O’Brien', email: '0013', arrives: '2026-11-22T00:30:00', group: '0.1' },
          },
        ],
      });
    }
  });

  test('writes the same table in the same bytes, whenever it is written', async () => {
    const written = (day: string): Promise<Buffer> => {
      vi.setSystemTime(day);
      return writeSheet({ sheet: 'Visitors', lang: 'en', columns: COLUMNS, rows: [{ name: '张伟', group: 3 }] });
    };
    expect(await written('2026-11-30')).toEqual(await written('2027-01-01'));
  });

  test('keeps formulas, marks and escapes as the texts they are (G35)', async () => {
    const rows = INJECTIONS.map((name) => ({ name, email: 'a@fair.example' }));
    const bytes = await writeSheet({ sheet: 's', lang: 'en', columns: COLUMNS, rows });
    const read = await readSheet(bytes, WANTED);
    // a mere carriage return is what older programs leave of a line end: a blank
    expect(read.ok && read.rows.map(({ cells }) => cells.name)).toEqual(
      INJECTIONS.map((name) => name.replace('\r', ' ')),
    );
  });

  test('writes dangerous texts as string cells with an apostrophe, telephone numbers without (G35)', async () => {
    const names = ['=1+1', '＋1', '+86 138 0013 8000', '-5', 'plain'];
    const rows = names.map((name) => ({ name }));
    const cells = cellsOf(await writeSheet({ sheet: 's', lang: 'en', columns: COLUMNS, rows }));
    expect(cells.slice(COLUMNS.length)).toEqual([
      ['inlineStr', "'=1+1"],
      ['inlineStr', "'＋1"],
      ['inlineStr', '+86 138 0013 8000'],
      ['inlineStr', '-5'],
      ['inlineStr', 'plain'],
    ]);
  });

  test('offers choices from a hidden list, however long', async () => {
    const choices = Array.from({ length: 60 }, (_choice, at) => `国家, ${at}`);
    const columns = [{ key: 'country', header: { zh: '国家', en: 'Country' }, choices }] as const;
    const parts = unzipSync(await writeSheet({ sheet: 's', lang: 'zh', columns, rows: [] }));
    expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
      'sqref="A2:A1048576"><formula1>_lists!$A$1:$A$60</formula1>',
    );
    expect(strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toContain('国家, 59');
  });

  test('marks the heads of what must be filled in, and tells at the cells how; both are read as if they were not there', async () => {
    const columns = [
      { ...COLUMNS[0], required: true, hint: { zh: '必填', en: 'Required: "<name>"' } },
      COLUMNS[1],
    ] as const satisfies Column[];
    const bytes = await writeSheet({
      sheet: 's',
      lang: 'en',
      columns,
      rows: [{ name: 'Li', email: 'li@fair.example' }],
    });
    const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml');
    expect(cellsOf(bytes).slice(0, 2)).toEqual([
      ['inlineStr', '* Name'],
      ['inlineStr', 'E-mail'],
    ]);
    // the colour of the marked head is none of the other's
    const [marked, plain] = [...sheet.matchAll(/<c r="[AB]1" s="(\d+)"/g)].map(([, style]) => style);
    expect(marked).not.toBe(plain);
    expect(sheet).toContain('prompt="Required: &quot;&lt;name&gt;&quot;" sqref="A2:A1048576"/>');
    expect(await readSheet(bytes, { columns: COLUMNS, rowsMax: 5 })).toMatchObject({
      ok: true,
      rows: [{ cells: { name: 'Li', email: 'li@fair.example' } }],
    });
  });

  test('colours cells that are wrong and notes why, as many as anybody points at', async () => {
    const rows = Array.from({ length: 400 }, (_row, at) => ({
      name: { text: `=${at}`, wrong: `no <${at}>` },
      email: 'a',
    }));
    const bytes = await writeSheet({ sheet: 's', lang: 'en', columns: COLUMNS, rows, frozenColumns: 1 });
    const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>');
    const texts = partOf(bytes, 'xl/comments1.xml');
    expect(texts.match(/<comment ref="[^"]*"/g)).toEqual(
      Array.from({ length: 300 }, (_note, at) => `<comment ref="A${at + 2}"`),
    );
    expect(texts).toContain('>no &lt;0&gt;</t>');
    // each note has its box, and the sheet leads to both
    expect(partOf(bytes, 'xl/drawings/vmlDrawing1.vml').match(/<x:Row>/g)?.length).toBe(300);
    expect(partOf(bytes, 'xl/worksheets/_rels/sheet1.xml.rels').match(/Target="[^"]*"/g)).toEqual([
      'Target="../comments1.xml"',
      'Target="../drawings/vmlDrawing1.vml"',
    ]);
    expect(sheet).toMatch(/<legacyDrawing [^>]*r:id="drawing"\/><\/worksheet>$/);
    for (const name of Object.keys(unzipSync(bytes)))
      new SaxesParser({ xmlns: true }).write(partOf(bytes, name)).close();
    // corrected in place it is read like any other
    const read = await readSheet(bytes, WANTED);
    expect(read.ok && [read.rows.length, read.rows[0]?.cells.name]).toEqual([400, '=0']);
    // a sheet without wrong cells has nothing of it
    const plain = unzipSync(await writeSheet({ sheet: 's', lang: 'en', columns: COLUMNS, rows: [{ name: 'Li' }] }));
    expect(Object.keys(plain).filter((name) => /comments|drawing|sheet1\.xml\.rels/.test(name))).toEqual([]);
    expect(strFromU8(plain['[Content_Types].xml'] ?? new Uint8Array())).not.toContain('comments');
  });

  test('adds sheets for people, of which only the first is read', async () => {
    const codes = { sheet: 'Codes', columns: [{ key: 'code', header: { zh: '代码', en: 'Code' } }] };
    const bytes = await writeSheet({
      sheet: 'People',
      lang: 'en',
      columns: COLUMNS,
      rows: [{ name: 'Zhang Wei', email: 'zhang@fair.example' }],
      more: [{ ...codes, rows: [{ code: '=SC' }] }],
    });
    const parts = unzipSync(bytes);
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).match(/name="[^"]*"/g)).toEqual([
      'name="People"',
      'name="Codes"',
      'name="_lists"',
    ]);
    expect(strFromU8(parts['xl/worksheets/sheet3.xml'] ?? new Uint8Array())).toContain("'=SC</t>");
    const read = await readSheet(bytes, WANTED);
    expect(read.ok && read.rows.map(({ cells }) => cells.name)).toEqual(['Zhang Wei']);
  });

  test('writes from a cursor and reads 5,000 rows, refusing one more', async () => {
    async function* rows(count: number): AsyncGenerator<{ name: string; email: string }> {
      for (let at = 0; at < count; at += 1) yield { name: `张伟 ${at}`, email: `u${at}@fair.example` };
    }
    const write = (count: number): Promise<Buffer> =>
      writeSheet({ sheet: 's', lang: 'zh', columns: COLUMNS, rows: rows(count) });
    const read = await readSheet(await write(5_000), WANTED);
    expect(read.ok && [read.rows.length, read.rows.at(-1)]).toEqual([
      5_000,
      { number: 5_001, cells: { name: '张伟 4999', email: 'u4999@fair.example', arrives: '', group: '' } },
    ]);
    expect(await readSheet(await write(5_001), WANTED)).toEqual({ ok: false, error: 'tooLarge' });
  });
});

describe('files of other programs', () => {
  const HEADERS = '<x:row r="2"><x:c r="B2" t="s"><x:v>1</x:v></x:c><x:c r="D2" t="s"><x:v>0</x:v></x:c></x:row>';

  test('are read with their prefixes, shared and rich strings, any order of columns', async () => {
    const row =
      '<x:row r="7"><x:c r="D7" t="s"><x:v>2</x:v></x:c><x:c r="B7" t="str"><x:f>A1</x:f><x:v>a@b</x:v></x:c></x:row>';
    expect(await readSheet(foreignSheet({ [SMALL_SHEET]: sheetXml(HEADERS + row) }), WANTED)).toEqual({
      ok: true,
      sheet: 'people',
      unknown: [],
      columns: ['name', 'email'],
      rows: [{ number: 7, cells: { name: '张伟', email: 'a@b', arrives: '', group: '' } }],
    });
  });

  test.each([
    ['a number of eleven digits', '<x:c r="D3"><x:v>1.3800138E10</x:v></x:c>', '13800138000'],
    ['a sum that binary cannot hold', '<x:c r="D3"><x:v>0.30000000000000004</x:v></x:c>', '0.3'],
    ['a date in a Chinese format', '<x:c r="D3" s="1"><x:v>46347</x:v></x:c>', '2026-11-21'],
    ['a date with a time', '<x:c r="D3" s="2"><x:v>46347.5</x:v></x:c>', '2026-11-21T12:00:00'],
    ['a time of day', '<x:c r="D3" s="2"><x:v>0.75</x:v></x:c>', '18:00:00'],
    ['a number whose format only speaks of days', '<x:c r="D3" s="3"><x:v>2</x:v></x:c>', '2'],
    ['an ISO date', '<x:c r="D3" t="d"><x:v>2026-11-21T00:00:00Z</x:v></x:c>', '2026-11-21'],
    ['truth', '<x:c r="D3" t="b"><x:v>1</x:v></x:c>', 'TRUE'],
    ['a formula by its last result', '<x:c r="D3"><x:f>1+1</x:f><x:v>2</x:v></x:c>', '2'],
    [
      'a cell without an address by its turn',
      '<x:c/><x:c/><x:c/><x:c t="inlineStr"><x:is><x:t>li</x:t></x:is></x:c>',
      'li',
    ],
  ])('read %s', async (_what, cell, text) => {
    const bytes = foreignSheet({ [SMALL_SHEET]: sheetXml(`${HEADERS}<x:row r="3">${cell}</x:row>`) });
    const read = await readSheet(bytes, WANTED);
    expect(read.ok && read.rows.map(({ cells }) => cells.name)).toEqual([text]);
  });

  test('lack columns: told by their headers', async () => {
    const header = '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>__proto__</x:t></x:is></x:c></x:row>';
    expect(await readSheet(foreignSheet({ [SMALL_SHEET]: sheetXml(header) }), WANTED)).toEqual({
      ok: false,
      error: 'columnsMissing',
      sheet: 'people',
      columns: [
        { zh: '姓名', en: 'Name' },
        { zh: '邮箱', en: 'E-mail' },
      ],
    });
    expect(await readSheet(foreignSheet({ [SMALL_SHEET]: sheetXml('') }), WANTED)).toMatchObject({
      error: 'columnsMissing',
    });
  });
});

describe('files that are no spreadsheet (G35)', () => {
  const dtd = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an old .xls', Buffer.from('d0cf11e0a1b11ae1000000000000000000000000', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['three bytes', Buffer.from('PK\u0003')],
    ['the beginning of a zip', foreignSheet().subarray(0, 200)],
    ['a zip of something else', zipSync({ 'a.txt': strToU8('hello') })],
  ])('are refused: %s', async (_what, bytes) => {
    expect(await readSheet(bytes, WANTED)).toEqual({ ok: false, error: 'notSpreadsheet' });
  });

  const types = (kind: string): string =>
    strFromU8(unzipSync(foreignSheet())['[Content_Types].xml'] ?? new Uint8Array()).replace(
      /application\/[^"]+sheet\.main\+xml/,
      kind,
    );
  test.each<[string, Record<string, string>]>([
    ['a document type', { 'xl/sharedStrings.xml': `${dtd}<sst/>` }],
    ['entities of its own', { [SMALL_SHEET]: sheetXml('<x:row>&a;</x:row>') }],
    ['broken XML', { [SMALL_SHEET]: sheetXml('<x:row>') }],
    ['macros', { 'xl/vbaProject.bin': 'x' }],
    [
      'the content type of macros',
      { '[Content_Types].xml': types('application/vnd.ms-excel.sheet.macroEnabled.main+xml') },
    ],
    [
      'the content type of a letter',
      {
        '[Content_Types].xml': types(
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
        ),
      },
    ],
    [
      'a sheet outside the file',
      {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId2" Type="/worksheet" TargetMode="External" Target="http://127.0.0.9/"/></Relationships>',
      },
    ],
  ])('are refused: with %s', async (_what, parts) => {
    expect(await refusal({ parts })).toEqual({ ok: false, error: 'notSpreadsheet' });
  });

  test('are refused: with a symbolic link', async () => {
    const bytes = zipSync({
      ...unzipSync(foreignSheet()),
      link: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
    });
    expect(await readSheet(bytes, WANTED)).toEqual({ ok: false, error: 'notSpreadsheet' });
  });
});

describe('files that are too large (G35)', () => {
  const many = (count: number, make: (at: number) => string): string =>
    Array.from({ length: count }, (_part, at) => make(at)).join('');
  test.each<[string, () => Record<string, string | Uint8Array>]>([
    ['a part of 100 megabytes', () => ({ bomb: new Uint8Array(100_000_000) })],
    ['a part packed more than a hundredfold', () => ({ bomb: new Uint8Array(2_000_000) })],
    ['201 parts', () => Object.fromEntries(Array.from({ length: 201 }, (_part, at) => [`p${at}`, '']))],
    [
      'a cell of 5,001 characters',
      () => ({
        [SMALL_SHEET]: sheetXml(`<x:row><x:c t="str"><x:v>${many(5_001, (at) => String(at % 10))}</x:v></x:c></x:row>`),
      }),
    ],
    [
      '10,000 columns',
      () => ({ [SMALL_SHEET]: sheetXml(`<x:row>${many(10_000, (at) => `<x:c><x:v>${at}</x:v></x:c>`)}</x:row>`) }),
    ],
    ['a million rows, all empty', () => ({ [SMALL_SHEET]: sheetXml(many(1_000_000, () => '<x:row/>')) })],
    [
      'one long string in very many cells',
      () => ({
        'xl/sharedStrings.xml': `<sst><si><t>姓名</t></si><si><t>E-mail</t></si><si><t>${many(5_000, (at) => String(at % 7))}</t></si></sst>`,
        [SMALL_SHEET]: sheetXml(
          `<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>${many(4_000, () => '<x:row><x:c t="s"><x:v>2</x:v></x:c><x:c t="s"><x:v>2</x:v></x:c></x:row>')}`,
        ),
      }),
    ],
  ])('are refused: %s', async (_what, parts) => {
    expect(await refusal({ parts: parts() })).toEqual({ ok: false, error: 'tooLarge' });
  });

  test('are refused before anything is unpacked: over ten megabytes', async () => {
    expect(await readSheet(new Uint8Array(10_000_001), WANTED)).toEqual({ ok: false, error: 'tooLarge' });
  });
});

/** Type and text of each cell of the first sheet, read without our own reader. */
const partOf = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());

function cellsOf(bytes: Uint8Array): [string, string][] {
  const cells: [string, string][] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    expect(name).not.toBe('f');
    if (name === 'c') cells.push([attributes['t'] ?? 'n', '']);
  });
  parser.on('text', (text) => {
    const last = cells.at(-1);
    if (last !== undefined) last[1] += text;
  });
  parser.write(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).close();
  return cells;
}
