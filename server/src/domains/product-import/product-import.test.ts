import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { exhibitRow, exhibitSheet, makeDraft, type Row } from '../../../test/exhibit-sheet.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Answer } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makePicture,
  makeProduct,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { foreignSheet, markedHeads, sheetXml } from '../../../test/spreadsheet-files.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { ID_COLUMN, sheetColumns } from './sheet.columns.ts';

const {
  startImport,
  currentImport,
  importRows,
  importReport,
  confirmImport,
  dropImport,
  exportSheet,
  ownList,
  own,
  drafts,
  draft,
  removeDrafts,
  save,
} = contract.product;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let staff: Employee;
let call: CallApi;
let category: string;
beforeAll(async () => {
  [category = ''] = portal.ctx.exhibition.categories.keys();
});
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  call = portal.as(staff);
});

/** An own exhibit that the form would take as it is. */
const exhibit = async (given: Parameters<typeof makeProduct>[2] = {}) =>
  makeProduct(portal, company, { category, tags: [category], scope: 2, ...given });
const row = (given: Row = {}): Record<string, string> => exhibitRow(portal.ctx, given);
const sheet = (rows: Iterable<Row>, only?: readonly string[]): Promise<Buffer> =>
  exhibitSheet(portal.ctx, rows, only === undefined ? {} : { only });

const send = (bytes: Buffer, person = staff, lang: 'zh' | 'en' = 'zh'): Promise<Answer> =>
  portal.send(startImport, { fileName: 'exhibits.xlsx', languageType: lang }, { ...person, lang }, { bytes });

/** Asks as a person's page does, until the step that runs is over. */
async function settled(ask: CallApi = call) {
  for (;;) {
    const { current } = await ask(currentImport, {});
    if (current === null || (current.state !== 'checking' && current.state !== 'doing')) return current;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
async function checked(rows: Iterable<Row>, only?: readonly string[]) {
  const { body } = await send(await sheet(rows, only));
  expect(body).toMatchObject({ code: 1000 });
  const current = await settled();
  if (current === null) throw new Error('no import');
  return current;
}
async function imported(rows: Iterable<Row>, only?: readonly string[]) {
  const { id } = await checked(rows, only);
  await call(confirmImport, { id });
  return settled();
}
const report = async (lang: 'zh' | 'en' = 'en') => {
  const current = await settled();
  const { list } = await portal.as({ ...staff, lang })(importRows, { id: current?.id ?? '', pageSize: 100 });
  return list.map(({ number, effect, faults }) => [
    number,
    effect,
    ...faults.map(({ column, message }) => `${column?.[lang] ?? ''}: ${message}`),
  ]);
};
const bytesOf = (answer: Answer): Buffer => z.object({ bytes: z.instanceof(Buffer) }).parse(answer.body.data).bytes;
async function rowsIn(bytes: Buffer, ctx: FairContext = portal.ctx) {
  const columns = [
    ...sheetColumns(ctx.exhibition),
    ID_COLUMN,
    { key: 'error', header: { zh: '错误', en: 'Errors' }, optional: true },
  ];
  const read = await readSheet(bytes, { columns, rowsMax: 10_000 });
  return read.ok ? read.rows : [];
}
const exported = async (lang: 'zh' | 'en' = 'zh', more: { keyword?: string; scope?: 0 | 1 | 2 } = {}) =>
  rowsIn(bytesOf(await portal.send(exportSheet, { lang, ...more }, staff)));
const draftNames = async () => (await call(drafts, {})).list.map(({ name }) => name.zh);

describe('a new row', () => {
  test('becomes a draft with all it says, which the form publishes once it has pictures', async () => {
    const [ingredient] = [...portal.ctx.exhibition.ingredients.values()].filter(({ cas }) => cas.length > 0);
    const current = await imported([
      row({
        articleNumber: 'GA-200',
        identification: 'GB 20684',
        ingredients: `${ingredient?.cas[0]} 200 g/L; ${ingredient?.name.zh} 10％`,
        formulation: '水剂',
        crops: [...portal.ctx.exhibition.crops.values()]
          .slice(0, 2)
          .map(({ name }) => name.en)
          .join('; '),
        'packing.en': '12 × 1 L',
        registrations: '中国 PD20990001 2029-05-01; BR MAPA 99123',
        hazard: 'III 低毒',
        documents: 'coa; Safety data sheet',
        shelfLife: '24',
        'minimumOrder.quantity': '1,000',
        'minimumOrder.unit': '公斤',
        salePrice: '3.2',
        'salePrice.currency': '美元',
        'salePrice.unit': '公斤',
        purchasePrice: '12,500 元/吨',
        spot: '是',
        scope: '仅客户池',
      }),
    ]);
    expect(current).toMatchObject({ state: 'done', total: 1, done: 1, counts: { draft: 1, wrong: 0 } });
    const { list } = await call(drafts, {});
    const id = list[0]?.id ?? '';
    const { form } = await call(draft, { id });
    expect(form).toMatchObject({
      name: { zh: '草铵膦', en: 'Glufosinate-ammonium' },
      articleNumber: 'GA-200',
      identification: 'GB 20684',
      categoryCode: category,
      tags: [category],
      minimumOrder: { quantity: 1000, unit: 'kg' },
      salePrice: { amount: 3.2, currency: 'USD', unit: 'kg' },
      purchasePrice: { amount: 12_500, currency: 'CNY', unit: 't' },
      spot: true,
      customization: false,
      scope: 1,
      sortNumber: null,
    });
    expect(form.attributes).toMatchObject({
      ingredients: [
        { code: ingredient?.code, content: 200, unit: 'g/L' },
        { code: ingredient?.code, content: 10, unit: '%' },
      ],
      formulation: 'SL',
      packing: { zh: '', en: '12 × 1 L' },
      registrations: [
        { country: 'CN', number: 'PD20990001', validUntil: '2029-05-01' },
        { country: 'BR', number: 'MAPA 99123', validUntil: '' },
      ],
      values: { hazard: 'III', documents: ['coa', 'sds'], shelfLife: 24 },
    });

    const picture = await makePicture(portal, company);
    const written = { ...form, scope: 1 as const, pictures: [picture], longPictures: [picture], draftId: id };
    expect(tally(await Promise.all([1, 2, 3].map(() => outcomeOf(call(save, written)))))).toEqual({
      done: 1,
      notFound: 2,
    });
    expect((await call(drafts, {})).total).toBe(0);
    expect((await call(ownList, {})).list.map(({ articleNumber }) => articleNumber)).toEqual(['GA-200']);
  });

  test('without a picture is seen by its company alone', async () => {
    await imported([row({ articleNumber: 'GA-201' })]);
    const other = portal.as(await makeEmployee(portal, await makeExhibitor(portal)));
    expect((await other(drafts, {})).total).toBe(0);
    expect((await call(ownList, {})).total).toBe(0);
    expect(await draftNames()).toEqual(['草铵膦']);
  });

  test('of a draft that waits already changes that draft', async () => {
    await imported([row({ articleNumber: 'GA-202' }), row({ articleNumber: 'GA-203' })]);
    const again = await imported([
      row({ articleNumber: 'ga-202 ', 'name.zh': '改名' }),
      row({ articleNumber: 'GA-203' }),
    ]);
    expect(again?.counts).toEqual({ draft: 0, draftChange: 1, change: 0, unchanged: 1, wrong: 0 });
    expect((await draftNames()).toSorted()).toEqual(['改名', '草铵膦'].toSorted());
  });

  test('keeps the order of the file; drafts are deleted some or all', async () => {
    await imported(['一', '二', '三'].map((name) => row({ 'name.zh': name })));
    const { list } = await call(drafts, {});
    expect(list.map(({ name }) => name.zh)).toEqual(['一', '二', '三']);
    expect(await outcomeOf(call(removeDrafts, { selection: { ids: [list[0]?.id ?? '', newId()] } }))).toBe('notFound');
    await call(removeDrafts, { selection: { ids: [list[0]?.id ?? ''] } });
    expect(await draftNames()).toEqual(['二', '三']);
    await imported([row({ 'name.zh': '三十' })]);
    const matching = { filter: { keyword: '三' }, expected: 2 };
    const [, , third = { id: '' }] = list;
    expect(await outcomeOf(call(removeDrafts, { selection: { ...matching, expected: 3 } }))).toBe('editConflict');
    expect(await outcomeOf(call(removeDrafts, { selection: { ...matching, except: [list[1]?.id ?? ''] } }))).toBe(
      'editConflict',
    );
    expect(await call(removeDrafts, { selection: { ...matching, except: [third.id] } })).toEqual({ removed: 1 });
    expect((await draftNames()).toSorted()).toEqual(['三', '二']);
    expect((await call(drafts, { keyword: '三' })).list.map(({ id }) => id)).toEqual([third.id]);
    expect(await call(removeDrafts, { selection: { filter: {}, expected: 2 } })).toEqual({ removed: 2 });
  });

  test('can be one too many', async () => {
    await makeDraft(portal.ctx, company);
    await sql`
      insert into product_draft (id, exhibition_id, exhibitor_id, form)
      select 'D' || ${newId()} || n, exhibition_id, exhibitor_id, form from product_draft, generate_series(1, ${LIMITS.productDraftsMax - 2}) n
      where exhibitor_id = ${company.id}`.execute(portal.ctx.db);
    const { counts } = await checked([row(), row()]);
    expect(counts).toMatchObject({ draft: 1, wrong: 1 });
    expect(await report()).toEqual([
      [2, 'draft'],
      [3, 'wrong', ': Up to 5000 drafts are allowed. This row exceeds the limit.'],
    ]);
  });
});

describe('a row of an own exhibit', () => {
  test('changes what it says, keeps pictures, and columns that the sheet lacks', async () => {
    const { id, pictures } = await exhibit({ article_number: 'A-1', sale_price: 'USD 1', introduction_zh: '旧介绍' });
    const current = await imported(
      [{ articleNumber: 'a-1', salePrice: 'USD 2 / L', 'name.en': '' }],
      ['articleNumber', 'salePrice', 'name.en'],
    );
    expect(current?.counts).toMatchObject({ change: 1 });
    const { form, version } = await call(own, { id });
    expect({
      version,
      salePrice: form.salePrice,
      older: form.salePriceText,
      introduction: form.introduction.zh,
      name: form.name.en,
      pictures: form.pictures,
    }).toEqual({
      version: 2,
      salePrice: { amount: 2, currency: 'USD', unit: 'L' },
      older: '',
      introduction: '旧介绍',
      name: '',
      pictures,
    });
  });

  test('is found by search as it is now', async () => {
    await exhibit({ article_number: 'A-1', scope: 0 });
    const word = `Nova${Date.now()}`;
    await imported([{ articleNumber: 'A-1', 'name.en': word }], ['articleNumber', 'name.en']);
    const { list } = await portal.as({ token: null, lang: 'en' })(contract.product.browse, { keyword: word });
    expect(list.map(({ name }) => name.en)).toEqual([word]);
  });

  test('of a foreign company is a new exhibit, and its id is nobody’s', async () => {
    const other = await makeExhibitor(portal);
    const theirs = await makeProduct(portal, other, { article_number: 'B-1', name_zh: '他人展品', category });
    await checked([row({ articleNumber: 'B-1' }), row({ id: theirs.id, articleNumber: 'B-2' }), row({ id: newId() })]);
    expect(await report()).toEqual([
      [2, 'draft'],
      [3, 'wrong', 'Exhibit id (empty for a new exhibit): Your company has no exhibit with this ID'],
      [4, 'wrong', 'Exhibit id (empty for a new exhibit): Your company has no exhibit with this ID'],
    ]);
    expect(await imported([row({ articleNumber: 'B-1', 'name.zh': '我的' })])).toMatchObject({ state: 'done' });
    const { rows } = await sql`select name_zh, version from product where id = ${theirs.id}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ name_zh: '他人展品', version: 1 }]);
  });

  test('may stand in a file once, by article number or id', async () => {
    const { id } = await exhibit({ article_number: 'A-1' });
    await checked([
      row({ articleNumber: 'A-1' }),
      row({ articleNumber: 'Ａ-1' }),
      row({ id, articleNumber: 'A-9' }),
      row({ articleNumber: 'N-1' }),
      row({ articleNumber: 'n-1' }),
    ]);
    expect(await report()).toEqual([
      [2, 'change'],
      [3, 'wrong', 'Article no.: Same exhibit as row 2'],
      [4, 'wrong', 'Article no.: Same exhibit as row 2'],
      [5, 'draft'],
      [6, 'wrong', 'Article no.: Same exhibit as row 5'],
    ]);
  });

  test('whose article number several have needs the id', async () => {
    const one = await exhibit({ article_number: 'A-1' });
    await exhibit({ article_number: 'A-1' });
    await checked([row({ articleNumber: 'A-1' }), row({ articleNumber: 'A-1', id: one.id })]);
    expect(await report()).toEqual([
      [2, 'wrong', 'Article no.: 2 exhibits use this article number. Please fill in the exhibit ID.'],
      [3, 'change'],
    ]);
  });

  test('gets the sort number it names, and the others make room', async () => {
    await exhibit({ article_number: 'A-1', sort_number: 1 });
    await exhibit({ article_number: 'A-2', sort_number: 2 });
    await exhibit({ article_number: 'A-3', sort_number: 3 });
    await imported(
      [
        { articleNumber: 'A-2', sortNumber: '1' },
        { articleNumber: 'A-3', sortNumber: '2' },
      ],
      ['articleNumber', 'sortNumber'],
    );
    const { list } = await call(ownList, {});
    expect(list.map(({ articleNumber, sortNumber }) => [articleNumber, sortNumber])).toEqual([
      ['A-2', 1],
      ['A-3', 2],
      ['A-1', 3],
    ]);
  });
});

describe('all rows or none', () => {
  test('ten exhibits may be visible to all: a file that would bring the eleventh does nothing', async () => {
    for (let at = 0; at < 8; at += 1) await exhibit({ article_number: `P-${at}`, scope: 0 });
    for (let at = 0; at < 4; at += 1) await exhibit({ article_number: `R-${at}`, scope: 2 });
    const opened = (numbers: readonly number[]) => numbers.map((at) => ({ articleNumber: `R-${at}`, scope: '0' }));
    const only = ['articleNumber', 'scope'];
    const { id, counts } = await checked(opened([0, 1, 2]), only);
    expect(counts).toMatchObject({ change: 2, wrong: 1 });
    expect(await report('zh')).toEqual([
      [2, 'change'],
      [3, 'change'],
      [4, 'wrong', '可见范围: 对所有买家可见的展品最多 10 件，此行将超出'],
    ]);
    expect(await outcomeOf(call(confirmImport, { id }))).toBe('importNotReady');
    expect((await call(ownList, {})).publicProducts).toBe(8);
    // as many may leave as come, wherever they stand in the file
    const swap = await imported([...opened([0, 1, 2]), { articleNumber: 'P-0', scope: '2' }], only);
    expect(swap?.state).toBe('done');
    expect((await call(ownList, {})).publicProducts).toBe(10);
  });

  test('what has changed since the check is told, and nothing is done', async () => {
    const changed = await exhibit({ article_number: 'A-1' });
    await exhibit({ article_number: 'A-2' });
    const { id } = await checked([
      row({ articleNumber: 'A-1' }),
      row({ articleNumber: 'A-2' }),
      row({ articleNumber: 'N-1' }),
    ]);
    await sql`update product set sale_price = 'new', version = version + 1 where id = ${changed.id}`.execute(
      portal.ctx.db,
    );
    await exhibit({ article_number: 'N-1' });
    await call(confirmImport, { id });
    expect(await settled()).toMatchObject({ state: 'refused', counts: { change: 1, wrong: 2 } });
    const told = ': Someone has changed this exhibit since the check. Please upload again.';
    expect(await report()).toEqual([
      [2, 'wrong', told],
      [3, 'change'],
      [4, 'wrong', told],
    ]);
    expect((await call(ownList, {})).list.filter(({ name }) => name.zh === '草铵膦')).toEqual([]);
    expect((await call(drafts, {})).total).toBe(0);
  });

  test('a limit that is met between check and confirmation is kept', async () => {
    for (let at = 0; at < 9; at += 1) await exhibit({ article_number: `P-${at}`, scope: 0 });
    await exhibit({ article_number: 'R-1', scope: 2 });
    const { id } = await checked([{ articleNumber: 'R-1', scope: '0' }], ['articleNumber', 'scope']);
    await exhibit({ scope: 0 });
    await call(confirmImport, { id });
    expect(await settled()).toMatchObject({ state: 'refused', counts: { wrong: 1 } });
    expect((await call(ownList, {})).publicProducts).toBe(10);
  });

  test('confirmed three times at once it is done once', async () => {
    const { id } = await checked([row(), row()]);
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(call(confirmImport, { id }))));
    expect(tally(outcomes)).toEqual({ done: 1, importNotReady: 2 });
    await settled();
    expect((await call(drafts, {})).total).toBe(2);
  });

  test('two uploads at once: one import of a company runs at a time', async () => {
    const colleague = await makeEmployee(portal, company);
    const bytes = await sheet([row(), row()]);
    await portal.ctx.db.transaction().execute(async (blocking) => {
      // its check waits for this table
      await sql`lock table product_draft in access exclusive mode`.execute(blocking);
      const answers = await Promise.all([send(bytes), send(bytes, colleague), send(bytes)]);
      expect(tally(answers.map(({ body }) => String(body.code)))).toEqual({ 1000: 1, 3205: 2 });
    });
    expect(await settled()).toMatchObject({ state: 'checked', total: 2 });
    // one that only waits makes room
    expect((await send(bytes, colleague)).body.code).toBe(1000);
    await settled();
  });

  test('a job whose connection is lost in the middle has done nothing, and goes on by itself', async () => {
    const { db } = portal.ctx;
    const { id } = await checked(Array.from({ length: 250 }, () => row()));
    await db.transaction().execute(async (blocking) => {
      // its first drafts wait for this table
      await sql`lock table product_draft in share mode`.execute(blocking);
      await call(confirmImport, { id });
      const waiting = sql<{ pid: number }>`
        select pid from pg_locks where not granted and relation = 'product_draft'::regclass`;
      let [job] = (await waiting.execute(db)).rows;
      while (job === undefined) [job] = (await waiting.execute(db)).rows;
      await sql`select pg_terminate_backend(${job.pid})`.execute(db);
    });
    expect((await call(drafts, {})).total).toBe(0);
    expect(await settled()).toMatchObject({ state: 'done', done: 250 });
    expect((await call(drafts, {})).total).toBe(250);
  });

  test('put away while it runs, nothing of it happens', async () => {
    const { db } = portal.ctx;
    const { id } = await checked(Array.from({ length: 120 }, () => row()));
    await db.transaction().execute(async (blocking) => {
      await sql`lock table product_draft in share mode`.execute(blocking);
      await call(confirmImport, { id });
      await call(dropImport, { id });
    });
    expect(await call(currentImport, {})).toEqual({ current: null });
    // the company is held until the job has let go
    await sql`select from exhibitor where id = ${company.id} for update`.execute(db);
    expect((await call(drafts, {})).total).toBe(0);
    expect(await outcomeOf(call(confirmImport, { id }))).toBe('notFound');
  });

  test('an employee who has left does nothing any more', async () => {
    const admin = await makeEmployee(portal, company, { admin: true });
    const ask = portal.as(admin);
    const { id } = await checked([row()]);
    await portal.ctx.db.transaction().execute(async (blocking) => {
      await sql`select from exhibitor where id = ${company.id} for no key update`.execute(blocking);
      await call(confirmImport, { id });
      await sql`update employee set resigned_at = now() where id = ${staff.employeeId}`.execute(blocking);
    });
    expect(await settled(ask)).toBeNull();
    expect((await ask(drafts, {})).total).toBe(0);
  });

  test('a colleague may confirm what somebody uploaded, who may have left', async () => {
    const admin = await makeEmployee(portal, company, { admin: true });
    const ask = portal.as(admin);
    const { id } = await checked([row()]);
    await sql`update employee set resigned_at = now() where id = ${staff.employeeId}`.execute(portal.ctx.db);
    await ask(confirmImport, { id });
    expect(await settled(ask)).toMatchObject({ state: 'done' });
    expect((await ask(drafts, {})).total).toBe(1);
  });
});

describe('the report', () => {
  test('names row, column and reason, in both languages', async () => {
    await checked([
      row({
        'name.zh': '',
        'name.en': '',
        categoryCode: '火星农药',
        tags: '',
        ingredients: '草铵膦 200 克',
        scope: '9',
      }),
      row({
        sortNumber: 'x',
        spot: '也许',
        registrations: 'PD20990001',
        shelfLife: '两年',
        'minimumOrder.quantity': '5',
      }),
    ]);
    expect(await report('zh')).toEqual([
      [
        2,
        'wrong',
        '主要类别: 没有“火星农药”，请按“代码”页填写',
        '有效成分: “草铵膦 200 克”无法识别，请写成“名称 含量 单位”，例如“草铵膦 200 g/L”',
        '可见范围: 请选择可见范围',
        '名称（中文）: 请填写展品名称',
      ],
      [
        3,
        'wrong',
        '登记证: “PD20990001”无法识别，请写成“国家 证号 有效期”，例如“CN PD20990001 2029-05-01”',
        '保质期（个月）: 只能输入数字',
        '有现货: 请填写“是”或“否”',
        '排序: 只能输入数字',
        '起订量单位: 此项必填',
      ],
    ]);
    expect((await report('en'))[1]?.slice(2)).toEqual([
      'Registrations: “PD20990001” cannot be read. Please write “country number expiry date”, for example “CN PD20990001 2029-05-01”.',
      'Shelf life (months): Only numbers allowed',
      'In stock: Please enter yes or no',
      'Sort: Only numbers allowed',
      'Unit of the minimum order: This field is required',
    ]);
  });

  test('of thousands of wrong rows comes page by page, and whole as the rows themselves with their errors', async () => {
    const count = 3_000;
    const rows = Array.from({ length: count }, (_row, at) =>
      row({ 'name.zh': `=第${at}`, categoryCode: at === 0 ? category : '无' }),
    );
    const { id, counts } = await checked(rows);
    expect(counts).toMatchObject({ wrong: count - 1, draft: 1 });
    const page = await call(importRows, { id, wrong: true, pageNum: 30, pageSize: 100 });
    expect([page.total, page.list.length, page.list.at(-1)?.number, page.hasNextPage]).toEqual([
      count - 1,
      99,
      count + 1,
      false,
    ]);
    const found = await rowsIn(bytesOf(await portal.send(importReport, { id, lang: 'zh' }, staff)));
    expect(found.length).toBe(count);
    expect(found[1]?.cells).toMatchObject({
      'name.zh': '=第1',
      categoryCode: '无',
      error: '主要类别：没有“无”，请按“代码”页填写',
    });
    expect(found[0]?.cells['error']).toBe('');
  });

  test('tells what is wrong in its first column and at the cell, and can be corrected in place and uploaded again', async () => {
    const { id } = await checked([
      row({ articleNumber: 'GA-1', categoryCode: '火星农药', tags: category, scope: '9' }),
    ]);
    const file = bytesOf(await portal.send(importReport, { id, lang: 'zh' }, staff));
    const parts = unzipSync(file);
    const text = (part: string): string => strFromU8(parts[part] ?? new Uint8Array());
    const [head = '', first = ''] = text('xl/worksheets/sheet1.xml').match(/<row .*?<\/row>/gs) ?? [];
    expect([/<t [^>]*>(.*?)<\/t>/.exec(head)?.[1], /<t [^>]*>(.*?)<\/t>/s.exec(first)?.[1]]).toEqual([
      '错误 / Errors',
      '主要类别：没有“火星农药”，请按“代码”页填写\n可见范围：请选择可见范围',
    ]);
    const notes = [...text('xl/comments1.xml').matchAll(/ref="([A-Z]+2)".*?<t [^>]*>(.*?)<\/t>/g)];
    expect(notes.map(([, , note]) => note)).toEqual(['没有“火星农药”，请按“代码”页填写', '请选择可见范围']);
    // the note stands at the cell under that head
    const place = /r="([A-Z]+)1"[^>]*><is><t [^>]*>主要类别/.exec(head)?.[1];
    expect(notes[0]?.[1]).toBe(`${place}2`);
    expect(text('xl/workbook.xml')).toContain('name="代码 Codes"');
    const scopeCell = new RegExp(`(<c r="${notes[1]?.[1]}"[^>]*><is><t [^>]*>)9</t>`);
    const corrected = text('xl/worksheets/sheet1.xml')
      .replaceAll('>火星农药<', `>${category}<`)
      .replace(scopeCell, '$1仅客户池</t>');
    const again = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(corrected) });
    expect((await send(Buffer.from(again))).body.code).toBe(1000);
    expect(await settled()).toMatchObject({ state: 'checked', counts: { draft: 1, wrong: 0 } });
  });

  test('is its company’s alone', async () => {
    await checked([row()]);
    const other = portal.as(await makeEmployee(portal, await makeExhibitor(portal)));
    expect(await other(currentImport, {})).toEqual({ current: null });
  });
});

describe('what is no spreadsheet of exhibits is refused at once, and nothing is kept', () => {
  const docx = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') });
  const bomb = foreignSheet({ 'xl/worksheets/people.xml': new Uint8Array(60_000_000).fill(0x20) });
  const old = Buffer.from('d0cf11e0a1b11ae1000000000000000000000000', 'hex');
  test.each([
    ['a text', Buffer.from('Dear all,\nplease find it below\n'), 400, '“CSV”页缺少以下列：名称（中文）'],
    [
      'a web page called .xls',
      Buffer.from('<html><table><tr><td>货号</td></tr></table></html>'),
      415,
      CODES.sheetPage.zh,
    ],
    ['a PDF', Buffer.from('%PDF-1.7'), 415, CODES.sheetKind.zh],
    ['an old .xls', old, 415, CODES.sheetOld.zh],
    ['a zip that is none', Buffer.from('PK\u0003\u0004broken'), 415, CODES.sheetKind.zh],
    ['a .docx', Buffer.from(docx), 415, CODES.sheetKind.zh],
    ['a bomb', Buffer.from(bomb), 413, '表格过大，请拆分后再上传'],
    ['another sheet', Buffer.from(foreignSheet()), 400, '“people”页缺少以下列：名称（中文）'],
  ])('%s', async (_name, bytes, status, message) => {
    const answer = await send(bytes);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await call(currentImport, {})).toEqual({ current: null });
  });

  test('no rows, and one more than may be', async () => {
    const message = '“Exhibits”页没有数据，或超过 5000 行';
    for (const count of [0, LIMITS.importRowsMax + 1]) {
      const answer = await send(await sheet(Array.from({ length: count }, () => row())));
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
    expect(await call(currentImport, {})).toEqual({ current: null });
  });

  test('more than five megabytes', async () => {
    expect((await send(Buffer.alloc(5_000_001))).status).toBe(413);
  });
});

/** A workbook of these sheets, each of rows of cells; a cell that begins with `<` is XML already. */
const workbookOf = (sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer => {
  const cell = (text: string): string =>
    text.startsWith('<') ? text : `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
  const parts = Object.values(sheets).map((rows, at): [string, string] => [
    `xl/worksheets/s${at}.xml`,
    sheetXml(rows.map((cells) => `<x:row>${cells.map(cell).join('')}</x:row>`).join('')),
  ]);
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return Buffer.from(
    foreignSheet({
      'xl/workbook.xml': `<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:rel="${office}"><x:sheets>${Object.keys(
        sheets,
      )
        .map((name, at) => `<x:sheet name="${name}" sheetId="${at + 1}" rel:id="r${at}"/>`)
        .join('')}</x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts
        .map(([part], at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="/${part}"/>`)
        .join('')}</Relationships>`,
      ...Object.fromEntries(parts),
    }),
  );
};

describe('a sheet that a company keeps itself', () => {
  const heads = ['货号', '产品名称', 'Main category', '可见范围', '保管员'];
  const first = () => ['K-1', '草铵膦', category, '2', '老王'];

  test('is read under its titles, on its second page, with names of its own; what is no column is told', async () => {
    const file = workbookOf({ 说明: [['请先阅读']], 库存: [['2026 年展品一览'], ['制表：张伟'], heads, first()] });
    expect((await send(file)).body.code).toBe(1000);
    const current = await settled();
    expect(current).toMatchObject({ sheet: '库存', unknownHeads: ['保管员'], counts: { draft: 1, wrong: 0 } });
    const { list } = await call(importRows, { id: current?.id ?? '' });
    expect(list.map(({ number, name }) => [number, name])).toEqual([[4, '草铵膦']]);
  });

  test('with a column twice is refused, naming sheet and column', async () => {
    const answer = await send(
      workbookOf({
        库存: [
          [...heads, '货号'],
          [...first(), 'K-2'],
        ],
      }),
    );
    expect([answer.body.code, answer.body.message]).toEqual([
      CODES.sheetColumnsTwice.code,
      '“库存”页中以下列出现了两次，请只保留一列：货号',
    ]);
  });

  test('has cells that its program has changed: told there, and nothing of them taken in', async () => {
    const cells = [
      '<x:c><x:v>913300000000000016</x:v></x:c>',
      '<x:c t="e"><x:v>#N/A</x:v></x:c>',
      '<x:c t="b"><x:v>1</x:v></x:c>',
      '<x:c t="str"><x:f>DISPIMG("ID_1",1)</x:f><x:v>=DISPIMG("ID_1",1)</x:v></x:c>',
      '<x:c t="b"><x:v>1</x:v></x:c>',
    ];
    const own = ['产品标识', '品牌（中文）', '品牌（英文）', '介绍（中文）', '有现货'];
    await send(
      workbookOf({
        库存: [
          [...heads, ...own],
          [...first(), ...cells],
        ],
      }),
    );
    expect(await report('zh')).toEqual([
      [
        2,
        'wrong',
        `品牌（中文）: ${RULES.sheetFormula[0]}`,
        `品牌（英文）: ${RULES.sheetTruth[0]}`,
        `产品标识: ${RULES.sheetLongNumber[0]}`,
        `介绍（中文）: ${RULES.sheetPicture[0]}`,
      ],
    ]);
  });

  test('shows before anything is taken in what was read of each cell', async () => {
    const { id } = await checked([
      row({
        articleNumber: 'K-9',
        'name.zh': '草铵\u200B膦\u00A0原药',
        registrations: '中国 PD20990001 2026年11月30日',
      }),
    ]);
    const { list } = await portal.as({ ...staff, lang: 'en' })(importRows, { id });
    const values = new Map(list[0]?.values.map(({ column, text }) => [column.en, text]));
    expect([values.get('Name in Chinese'), values.get('Registrations'), values.get('Visible to')]).toEqual([
      '草铵膦 原药',
      'CN PD20990001 2026-11-30',
      'Pre-registered',
    ]);
    await call(confirmImport, { id });
    await settled();
    expect(await draftNames()).toEqual(['草铵膦 原药']);
  });
});

describe('a price', () => {
  test('needs currency and unit beside its amount, and is told where one is missing', async () => {
    await checked([
      row({ articleNumber: 'M-1', salePrice: '3.2' }),
      row({ articleNumber: 'M-2', salePrice: '3.205', 'salePrice.currency': 'USD', 'salePrice.unit': 'kg' }),
      row({ articleNumber: 'M-3', salePrice: 'USD 3–4 / kg' }),
      row({ articleNumber: 'M-4', salePrice: '3.2', 'salePrice.currency': 'coins', 'salePrice.unit': 'kg' }),
      row({ articleNumber: 'M-5', 'salePrice.currency': 'USD' }),
    ]);
    expect(await report()).toEqual([
      [2, 'wrong', `Currency of the sale price: ${RULES.currency[1]}`, `Unit of the sale price: ${RULES.required[1]}`],
      [3, 'wrong', `Sale price: ${RULES.money[1]}`],
      [4, 'wrong', `Sale price: ${RULES.money[1]}`],
      [5, 'wrong', `Currency of the sale price: ${RULES.currency[1]}`],
      [6, 'draft'],
    ]);
  });

  test('typed before amount, currency and unit stood apart is exported, and stays until it is changed', async () => {
    const { id } = await exhibit({ article_number: 'A-1', sale_price: '面议', purchase_price: 'USD 1–2' });
    const texts = async () => {
      const { form } = await call(own, { id });
      return [form.salePriceText, form.purchasePriceText, form.salePrice, form.purchasePrice];
    };
    expect((await exported())[0]?.cells).toMatchObject({ salePrice: '面议', purchasePrice: 'USD 1–2' });
    await imported(
      [{ articleNumber: 'A-1', 'name.zh': '改名', salePrice: '面议', purchasePrice: '' }],
      ['articleNumber', 'name.zh', 'salePrice', 'purchasePrice'],
    );
    expect(await texts()).toEqual(['面议', '', null, null]);
  });

  test('of a draft of before is shown with it, and stays with the exhibit that it becomes', async () => {
    await imported([row({ articleNumber: 'OLD-2' })]);
    await sql`
      update product_draft set form = form - 'salePriceText' - 'purchasePriceText' || '{"salePrice": "USD 3–4", "purchasePrice": ""}'
      where exhibitor_id = ${company.id}`.execute(portal.ctx.db);
    const [listed] = (await call(drafts, {})).list;
    const { id: draftId, form } = await call(draft, { id: listed?.id ?? '' });
    expect([form.salePrice, form.salePriceText, form.purchasePriceText]).toEqual([null, 'USD 3–4', '']);
    const pictures = await makePicture(portal, company);
    const { id } = await call(save, { ...form, scope: 2, pictures: [pictures], longPictures: [pictures], draftId });
    expect((await call(own, { id })).form.salePriceText).toBe('USD 3–4');
  });
});

describe('an article number', () => {
  test('of a new row holds letters, digits and hyphens only', async () => {
    await checked([row({ articleNumber: 'GA 200' }), row({ articleNumber: 'GA-200' })]);
    expect(await report()).toEqual([
      [2, 'wrong', `Article no.: ${RULES.modelCode[1]}`],
      [3, 'draft'],
    ]);
  });

  test('of a draft of before the rule is shown as it is, and asked about when the draft is published', async () => {
    await imported([row({ articleNumber: 'OLD-1' })]);
    await sql`
      update product_draft set article_number = 'OLD 1', form = jsonb_set(form - 'identification', '{articleNumber}', '"OLD 1"')
      where exhibitor_id = ${company.id}`.execute(portal.ctx.db);
    const { list } = await call(drafts, {});
    expect(list.map(({ articleNumber }) => articleNumber)).toEqual(['OLD 1']);
    const { form } = await call(draft, { id: list[0]?.id ?? '' });
    expect([form.articleNumber, form.identification]).toEqual(['OLD 1', '']);
    await checked([row({ articleNumber: 'OLD 1', 'name.zh': '改名' })]);
    expect(await report()).toEqual([[2, 'wrong', `Article no.: ${RULES.modelCode[1]}`]]);
  });
});

describe('an export', () => {
  test('imported as it is changes nothing, whatever the exhibits hold', async () => {
    const [first, second] = [...portal.ctx.exhibition.ingredients.keys()];
    await exhibit({
      article_number: '00123',
      name_zh: '=1+1',
      name_en: '@SUM(A1)',
      brand_zh: '+86 brand',
      introduction_zh: '第一行\n第二行；有分号',
      minimum_order_quantity: '0.5',
      minimum_order_unit: 'pallet',
      sort_number: 4,
      attributes: {
        ingredients: [
          { code: first ?? '', content: 41.5, unit: '%' },
          { code: second ?? '', content: 0, unit: 'g/L' },
        ],
        formulation: 'AS',
        modeOfAction: ['HRAC 9'],
        targets: [
          { zh: '稗草', en: '' },
          { zh: '', en: 'black-grass' },
        ],
        registrations: [{ country: 'CN', number: 'PD; 1', validUntil: '' }],
        values: { hazard: 'gone', shelfLife: 24, hsCode: '3808', gone: 'kept' },
      },
    });
    // as it never could be entered today
    await exhibit({ article_number: '', tags: [], category });
    for (const lang of ['zh', 'en'] as const) {
      const current = await (async () => {
        const file = bytesOf(await portal.send(exportSheet, { lang }, staff));
        expect((await send(file)).body.code).toBe(1000);
        return settled();
      })();
      expect(current?.counts).toEqual({ draft: 0, draftChange: 0, change: 0, unchanged: 2, wrong: 0 });
    }
  });

  test('follows the filter of the list, and holds own exhibits only', async () => {
    await makeProduct(portal, await makeExhibitor(portal), { article_number: 'LEAK-1', category });
    await exhibit({ article_number: 'A-1', scope: 0, sort_number: 2 });
    await exhibit({ article_number: 'A-2', scope: 1, sort_number: 1 });
    await exhibit({ article_number: 'B-3', scope: 1 });
    const file = unzipSync(bytesOf(await portal.send(exportSheet, { lang: 'zh' }, staff)));
    expect(strFromU8(file['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="代码 Codes"');
    const numbers = async (more = {}) => (await exported('zh', more)).map(({ cells }) => cells['articleNumber']);
    expect(await numbers()).toEqual(['A-2', 'A-1', 'B-3']);
    expect(await numbers({ scope: 1 })).toEqual(['A-2', 'B-3']);
    expect(await numbers({ keyword: 'A-', scope: 0 })).toEqual(['A-1']);
  });

  test('writes names in the reader’s language, codes where a name would not lead back', async () => {
    await exhibit({ article_number: 'A-1', spot: true, attributes: { formulation: 'AS' } });
    const cells = async (lang: 'zh' | 'en') => (await exported(lang))[0]?.cells;
    expect(await cells('zh')).toMatchObject({ scope: '预登记观众', spot: '是', customization: '否' });
    expect(await cells('en')).toMatchObject({ scope: 'Pre-registered', spot: 'Yes', customization: 'No' });
  });

  test('a formula in a cell is taken as what it shows, and never written as one', async () => {
    const formula = Buffer.from(
      foreignSheet({
        'xl/worksheets/people.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
          <row r="1"><c r="A1" t="inlineStr"><is><t>货号</t></is></c><c r="B1" t="inlineStr"><is><t>名称（中文）</t></is></c><c r="C1" t="inlineStr"><is><t>Sale price</t></is></c><c r="D1" t="inlineStr"><is><t>销售价币种</t></is></c><c r="E1" t="inlineStr"><is><t>销售价单位</t></is></c></row>
          <row r="2"><c r="A2" t="str"><f>"A"&amp;"-1"</f><v>A-1</v></c><c r="B2" t="inlineStr"><is><t>=HYPERLINK("http://evil")</t></is></c><c r="C2"><f>1+1</f><v>2</v></c><c r="D2" t="inlineStr"><is><t>USD</t></is></c><c r="E2" t="inlineStr"><is><t>kg</t></is></c></row></sheetData></worksheet>`,
      }),
    );
    const { id } = await exhibit({ article_number: 'A-1' });
    expect((await send(formula)).body.code).toBe(1000);
    const current = await settled();
    await call(confirmImport, { id: current?.id ?? '' });
    await settled();
    const { form } = await call(own, { id });
    expect([form.name.zh, form.salePrice?.amount]).toEqual(['=HYPERLINK("http://evil")', 2]);
    const file = bytesOf(await portal.send(exportSheet, { lang: 'zh' }, staff));
    const sheet1 = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect([sheet1.includes('<f>'), sheet1.includes(`'=HYPERLINK(`)]).toEqual([false, true]);
  });
});

describe('the template', () => {
  test('of each fair has its attribute set, and its own example could be imported', async () => {
    const sugarCompany = await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
    const sugarStaff = { ...(await makeEmployee(portal, sugarCompany, {}, portal.sugarCtx)), host: SUGAR_HOST };
    for (const [person, ctx] of [
      [staff, portal.ctx],
      [sugarStaff, portal.sugarCtx],
    ] as const) {
      const file = bytesOf(await portal.send(contract.product.importTemplate, { lang: 'en' }, person));
      expect(await rowsIn(file, ctx)).toEqual([]);
      const parts = unzipSync(file);
      const texts = (part: string): string => strFromU8(parts[part] ?? new Uint8Array());
      for (const { header, required = false } of sheetColumns(ctx.exhibition))
        expect(texts('xl/worksheets/sheet1.xml')).toContain(
          `>${required ? '* ' : ''}${header.zh} / ${header.en}<`.replaceAll('&', '&amp;'),
        );
      for (const { code } of ctx.exhibition.ingredients.values())
        expect(texts('xl/worksheets/sheet3.xml')).toContain(`>${code}<`);
      // the example on its own, as the first sheet
      const swapped = zipSync({
        ...parts,
        'xl/worksheets/sheet1.xml': parts['xl/worksheets/sheet4.xml'] ?? new Uint8Array(),
      });
      expect((await send(Buffer.from(swapped), person)).body.code).toBe(1000);
      expect(await settled(portal.as(person))).toMatchObject({ state: 'checked', counts: { draft: 1, wrong: 0 } });
    }
  });

  test('marks what a new exhibit cannot do without, and nothing else', async () => {
    const columns = sheetColumns(portal.ctx.exhibition);
    const marked = columns.filter(({ required = false }) => required);
    expect(marked.map(({ key }) => key)).toEqual(['name.zh', 'name.en']);
    const only: Row = { 'name.zh': '草铵膦', 'name.en': 'Glufosinate', categoryCode: category, scope: '2' };
    const empty = Object.fromEntries(columns.map(({ key }) => [key, '']));
    await checked([
      { ...empty, ...only },
      { ...empty, ...only, 'name.en': '' },
      { ...empty, ...only, 'name.zh': '', 'name.en': '' },
      { ...empty, ...only, categoryCode: '' },
      { ...empty, ...only, scope: '' },
    ]);
    expect((await report()).map(([, effect]) => effect)).toEqual(['draft', 'draft', 'wrong', 'draft', 'draft']);
    const file = bytesOf(await portal.send(contract.product.importTemplate, { lang: 'en' }, staff));
    expect(markedHeads(file)).toEqual(marked.map(({ header }) => `${header.zh} / ${header.en}`));
  });

  test('leaves the tags of a new exhibit to its category', async () => {
    await imported([row({ articleNumber: 'T-1', categoryCode: category, tags: '' })]);
    const [made] = (await call(drafts, {})).list;
    expect((await call(draft, { id: made?.id ?? '' })).form.tags).toEqual([category]);
  });

  test('has no header twice', () => {
    for (const { exhibition } of [portal.ctx, portal.sugarCtx]) {
      const headers = [...sheetColumns(exhibition), ID_COLUMN].flatMap(({ header }) => [header.zh, header.en]);
      expect(headers.filter((header, at) => headers.indexOf(header) !== at)).toEqual([]);
    }
  });
});
