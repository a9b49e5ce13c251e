import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { productImport } from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { sheetOutline, type SaidChoices, type SheetOutline } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { z } from 'zod';
import { exhibitRow, exhibitSheet } from '../../../test/exhibit-sheet.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, type Employee } from '../../../test/world.ts';

const { product, mailing: mailings } = contract;
const portal = testPortal();
let staff: Employee;
beforeEach(async () => {
  staff = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
});

/** Sheets as Excel, WPS, LibreOffice and a program that does not calculate write them. */
const fileOf = (name: string): Buffer => readFileSync(new URL(`../../../test/sheets/${name}`, import.meta.url));

async function look(name: string, of: 'product' | 'mailing' = 'product'): Promise<SheetOutline> {
  const call = of === 'product' ? product.lookAtProducts : mailings.look;
  const { body } = await portal.send(call, {}, staff, { bytes: fileOf(name) });
  return sheetOutline.parse(body.data);
}
const taken = ({ columns }: SheetOutline) => Object.fromEntries(columns.map(({ head, field }) => [head, field]));

/** Uploads exhibits, and answers once they are checked. */
async function upload(bytes: Buffer, choices?: SaidChoices) {
  const said = choices === undefined ? {} : { choices: JSON.stringify(choices) };
  const { body } = await portal.send(product.startImport, { fileName: 'own', ...said }, staff, { bytes });
  const { id } = productImport.parse(body.data);
  const current = () =>
    portal
      .as(staff)(product.currentImport, {})
      .then((answer) => answer.current);
  await expect.poll(async () => (await current())?.state).toBe('checked');
  const { list } = await portal.as({ ...staff, lang: 'zh' })(product.importRows, { id, pageSize: 100 });
  return { current: productImport.parse(await current()), list };
}
const rowsOf = ({ list }: Awaited<ReturnType<typeof upload>>) =>
  list.map(({ number, name, faults }) => [
    number,
    name,
    ...faults.map(({ column, message }) => `${column?.zh ?? ''}：${message}`),
  ]);

describe('a sheet of exhibits of a company’s own', () => {
  test('from Excel: a title, heads of its own, a filtered row, a merged cell, a total and a line end of before', async () => {
    const outline = await look('excel-offer.xlsx');
    expect(taken(outline)).toEqual({
      序号: '',
      '品名（必填）': 'name.zh',
      主要类别: 'categoryCode',
      英文名: 'name.en',
      含量: 'ingredients',
      起订量: 'minimumOrder.quantity',
      '出厂价(元/公斤)': 'salePrice',
      备注: '',
    });
    expect(outline).toMatchObject({
      sheet: '报价单',
      rows: 3,
      hidden: [5],
      merged: ['C3:C4'],
      pictures: 0,
      clear: false,
      totals: [{ row: 7, text: '合计 共4个' }],
    });
    expect(outline.columns[1]?.samples).toEqual(['草铵膦', '草甘膦', '吡虫啉']);
    const offered = new Map(outline.values.map(({ field, choices }) => [field, choices]));
    expect([offered.get('tags')?.includes('除草剂'), offered.get('salePrice.unit')?.includes('公斤')]).toEqual([
      true,
      true,
    ]);
    // what no column holds is asked for all rows
    const values = { 'salePrice.currency': 'CNY', 'salePrice.unit': '公斤', 'minimumOrder.unit': '公斤' };
    const read = await upload(fileOf('excel-offer.xlsx'), { values });
    expect(rowsOf(read)).toEqual([
      [3, '草铵膦'],
      [4, '草甘膦'],
      [6, '多菌灵'],
    ]);
    expect(read.current).toMatchObject({
      unknownHeads: ['序号', '备注'],
      hiddenRows: 1,
      totalRows: [7],
      counts: { draft: 3, wrong: 0 },
    });
    const cells = read.list.map(({ values: shown }) => new Map(shown.map(({ column, text }) => [column.zh, text])));
    expect(
      cells.map((row) => [row.get('主要类别'), row.get('最小起订量'), row.get('起订量单位'), row.get('销售价币种')]),
    ).toEqual([
      ['除草剂', '1000', '公斤', 'CNY'],
      ['除草剂', '2000', '公斤', 'CNY'],
      ['杀菌剂', '500', '公斤', 'CNY'],
    ]);
    expect(cells[2]?.get('名称（英文）')).toBe('Carbendazim 98% TC');
    expect(cells[0]?.get('有效成分')).toBe('草铵膦 95 %');
  });

  test('hidden rows and totals are read where somebody says so', async () => {
    const { list } = await upload(fileOf('excel-offer.xlsx'), { hidden: true, totals: true });
    expect(list.map(({ number, name }) => [number, name])).toContainEqual([5, '吡虫啉']);
    expect(list.at(-1)).toMatchObject({ number: 7, name: '共4个' });
  });

  test('from Excel, with pictures in cells and on the sheet: they are named, and nothing of them is read', async () => {
    const outline = await look('excel-pictures.xlsx');
    expect(taken(outline)).toEqual({
      Photo: '',
      '* Product name': 'name.en',
      'Item no. (required)': 'articleNumber',
      Category: 'categoryCode',
      Visibility: 'scope',
      Price: 'salePrice',
      Currency: 'salePrice.currency',
      'Price unit': 'salePrice.unit',
    });
    expect([outline.pictures, outline.columns[0]?.samples]).toEqual([2, ['=IMAGE()']]);
    const { current } = await upload(fileOf('excel-pictures.xlsx'));
    expect(current).toMatchObject({ unknownHeads: ['Photo'], counts: { draft: 2, wrong: 0 } });
  });

  test('from WPS: pictures by DISPIMG, and names of columns as factories have them', async () => {
    expect(taken(await look('wps-catalogue.xlsx'))).toEqual({
      图片: '',
      产品名称: 'name.zh',
      产品型号: 'articleNumber',
      规格: 'specification.zh',
      MOQ: 'minimumOrder.quantity',
      单位: 'minimumOrder.unit',
      可见范围: 'scope',
    });
    expect((await upload(fileOf('wps-catalogue.xlsx'))).current.counts).toMatchObject({ draft: 2, wrong: 0 });
  });

  test('with formulas that nothing has calculated: told at the cell', async () => {
    expect(rowsOf(await upload(fileOf('formulas-without-values.xlsx')))).toEqual([
      [2, '#FORMULA!', `名称（中文）：${RULES.sheetNoValue[0]}`],
      [3, '草甘膦'],
    ]);
  });

  test.each(['excel-utf8.csv', 'excel-gbk.csv', 'excel-unicode.txt', 'libreoffice-products.csv'])(
    '%s',
    async (name) => {
      expect(await look(name)).toMatchObject({ sheet: 'CSV', rows: 3, columns: { length: 6 } });
      const { current, list } = await upload(fileOf(name));
      expect([current.counts.draft, current.unknownHeads]).toEqual([3, []]);
      expect(list.map(({ articleNumber, name: called }) => [articleNumber, called])).toEqual([
        ['CSV-1', '草铵膦，原药'],
        ['CSV-2', '"特供" 草甘膦;水剂'],
        ['CSV-3', '吡虫啉\n97% TC'],
      ]);
    },
  );

  test('from LibreOffice, with rows that its filter hides', async () => {
    const outline = await look('libreoffice-filtered.xlsx');
    expect(outline).toMatchObject({ hidden: [3], rows: 2 });
    expect((await upload(fileOf('libreoffice-filtered.xlsx'))).current).toMatchObject({
      hiddenRows: 1,
      counts: { draft: 2 },
    });
  });
});

describe('what somebody says of the columns', () => {
  const heads = '货物,内部号,说明一\n草铵膦,K-1,10%\n';
  const bytes = Buffer.from(heads);

  test('is followed, and remembered for the next sheet with such heads', async () => {
    const columns = { 0: 'name.zh', 1: 'articleNumber', 2: '' };
    const first = await upload(bytes, { columns, values: { scope: '仅客户池' } });
    expect(first.list[0]).toMatchObject({ name: '草铵膦', articleNumber: 'K-1', effect: 'draft' });
    const { body } = await portal.send(product.lookAtProducts, {}, staff, { bytes });
    const again = sheetOutline.parse(body.data);
    expect(again.columns.map(({ field, remembered }) => [field, remembered])).toEqual([
      ['name.zh', true],
      ['articleNumber', true],
      ['', true],
    ]);
    // of this company alone
    const other = await makeEmployee(portal, await makeExhibitor(portal));
    const theirs = await portal.send(product.lookAtProducts, {}, other, { bytes });
    expect(sheetOutline.parse(theirs.body.data).columns.map(({ field }) => field)).toEqual(['', '', '']);
  });

  test('needs a column with a name, and no field twice', async () => {
    const refused = async (columns: Record<number, string>) => {
      const choices = JSON.stringify({ columns });
      return (await portal.send(product.startImport, { fileName: 'own', choices }, staff, { bytes })).body.message;
    };
    expect(await refused({ 0: '', 1: '', 2: '' })).toBe('“CSV”页缺少以下列：名称（中文）');
    expect(await refused({ 0: 'name.zh', 1: 'name.zh' })).toBe('“CSV”页中以下列出现了两次，请只保留一列：名称（中文）');
  });

  test('is asked of no sheet whose heads say all', async () => {
    const template = await exhibitSheet(portal.ctx, [exhibitRow(portal.ctx)]);
    const { body } = await portal.send(product.lookAtProducts, {}, staff, { bytes: template });
    expect(sheetOutline.parse(body.data)).toMatchObject({ clear: true, rows: 1 });
  });
});

describe('a list of addresses of a company’s own', () => {
  const send = async (name: string, choices?: SaidChoices) => {
    const said = choices === undefined ? {} : { choices: JSON.stringify(choices) };
    const answer = await portal.send(mailings.importSheet, { fileName: name, ...said }, staff, { bytes: fileOf(name) });
    const one = mailing.parse(answer.body.data);
    const { list } = await portal.as(staff)(mailings.letters, { id: one.id });
    return { one, list: list.map(({ number, name: called, email, language }) => [number, called, email, language]) };
  };

  test('from WPS: names are read by what they are called, hidden rows and totals are left out and counted', async () => {
    const outline = await look('wps-addresses.xlsx', 'mailing');
    expect(taken(outline)).toEqual({ 客户姓名: 'name', 'E-mail地址': 'email', 手机号码: '' });
    expect(outline).toMatchObject({ hidden: [3], totals: [{ row: 5 }], rows: 2 });
    const { one, list } = await send('wps-addresses.xlsx', { values: { language: '中文' } });
    expect(list).toEqual([
      [2, '李敏', 'limin@trade.example', '中文'],
      [4, 'Diego Torres', 'diego@trade.example', '中文'],
    ]);
    expect(one).toMatchObject({ unknownHeads: ['手机号码'], hiddenRows: 1, totalRows: [5] });
  });

  test('from LibreOffice with semicolons needs no decision', async () => {
    expect(await look('libreoffice-semicolon.csv', 'mailing')).toMatchObject({ clear: true, rows: 2 });
    expect((await send('libreoffice-semicolon.csv')).list).toEqual([
      [2, 'Anna Berg', 'anna@trade.example', 'English'],
      [3, '李敏', 'limin2@trade.example', '中文'],
    ]);
  });
});

describe('the corrected file', () => {
  test('keeps the company’s own columns in their order, adds those that are missing, and is uploaded again as it is', async () => {
    const own = '序号,起订量,品名,货号,备注\n1,1000,草铵膦,K-1,新品\n2,,草甘膦,坏 号,\n';
    const { current } = await upload(Buffer.from(own));
    expect(current.counts).toMatchObject({ draft: 0, wrong: 2 });
    const answer = await portal.send(product.importReport, { id: current.id, lang: 'zh' }, staff);
    const { bytes } = z.object({ bytes: z.instanceof(Buffer) }).parse(answer.body.data);
    const heads = ['错误 / Errors', '序号', '起订量', '品名', '货号', '备注'];
    const added = [
      '主要类别 / Main category',
      '产品标签 / Product tags',
      '起订量单位 / Unit of the minimum order',
      '可见范围 / Visible to',
    ];
    const all = [...heads, ...added].map((head) => ({ key: head, header: { zh: head, en: head }, optional: true }));
    const read = await readSheet(bytes, { columns: all, rowsMax: 10 });
    expect(read).toMatchObject({ ok: true, columns: [...heads, ...added], unknown: [] });
    if (!read.ok) throw new Error(read.error);
    expect(read.rows.map(({ cells }) => [cells['序号'], cells['备注'], cells['错误 / Errors']])).toEqual([
      ['1', '新品', '起订量单位：此项必填'],
      ['2', '', `货号：${RULES.modelCode[0]}`],
    ]);
    const again = await upload(bytes);
    expect(again.current).toMatchObject({ unknownHeads: ['序号', '备注'], counts: { wrong: 2 } });
  });
});

test('a draft needs a name only, and says what it lacks', async () => {
  const { current } = await upload(Buffer.from('品名\n草铵膦\n'));
  const call = portal.as({ ...staff, lang: 'zh' });
  await call(product.confirmImport, { id: current.id });
  await expect.poll(async () => (await call(product.drafts, {})).total).toBe(1);
  const [draft] = (await call(product.drafts, {})).list;
  expect(draft).toMatchObject({ name: { zh: '草铵膦' }, category: null, scope: null });
  expect(draft?.faults.map(({ field }) => field).toSorted()).toEqual([
    'categoryCode',
    'longPictures',
    'pictures',
    'scope',
    'tags',
  ]);
  const { form } = await call(product.draft, { id: draft?.id ?? '' });
  expect([form.categoryCode, form.tags, form.scope]).toEqual(['', [], null]);
  expect(await call(product.publishDrafts, { ids: [draft?.id ?? ''] })).toMatchObject({ published: [] });
});
