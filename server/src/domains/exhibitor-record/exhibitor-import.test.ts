import { sql } from 'kysely';
import { z } from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  exhibitorImport,
  type ExhibitorImport,
} from '@fairbridge/contract/exhibitor-record/exhibitor-import.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { exhibitorSheet, type ExhibitorCells } from '../../../test/exhibitor-sheet.ts';
import { wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { newAddress } from '../../../test/strangers.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, type Organizer } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { columnsOf, headerOf } from './exhibitor-import.columns.ts';

const { list, get, add, change, disable, exportList, template, importSheet, lookAtSheet } = contract.exhibitorRecord;

const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

const hall = (): string => [...portal.ctx.exhibition.halls.keys()][0] ?? '';
const companyType = () => [...portal.ctx.exhibition.companyTypes.values()][0] ?? { code: '', name: { zh: '', en: '' } };
const categories = () => [...portal.ctx.exhibition.categories.values()];
let booths = 0;
const freeBooth = () => ({ hall: hall(), boothNumber: `Y${(booths += 1)}` });

async function upload(
  rows: readonly ExhibitorCells[],
  { mode = 'all', lang = 'zh' }: { mode?: 'preview' | 'all'; lang?: 'zh' | 'en' } = {},
): Promise<ExhibitorImport> {
  const { body } = await portal.send(importSheet, { mode }, { ...owner, lang }, { bytes: exhibitorSheet(rows) });
  return exhibitorImport.parse(body.data);
}
const told = ({ rows }: ExhibitorImport, lang: 'zh' | 'en' = 'zh') =>
  rows.flatMap(({ number, faults }) => faults.map(({ column, message }) => [number, column[lang], message]));

const named = (mark: string): ExhibitorCells => ({ reference: mark, 'name.zh': `${mark}化工` });
/** What the exhibitor may write itself. */
const writtenBy = (id: string) =>
  portal.ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', portal.ctx.exhibition.id)
    .where('id', '=', id)
    .select(['short_name_zh', 'website', 'company_types', 'telephone_area_code', 'telephone'])
    .executeTakeFirst();
const idOf = async (mark: string): Promise<string> =>
  (await portal.as(owner)(list, { keyword: mark })).list[0]?.id ?? '';

describe('a sheet of exhibitors', () => {
  test('adds each row with all it says, and a second time changes nothing', async () => {
    const mark = newId();
    const place = freeBooth();
    const row: ExhibitorCells = {
      ...named(mark),
      'name.en': `${mark} Chemical`,
      'shortName.zh': '化工',
      country: '中国',
      companyTypes: companyType().name.zh,
      categories: categories()
        .slice(0, 2)
        .map(({ name }) => name.zh)
        .join('；'),
      ...place,
      boothArea: '36 m²',
      package: '升级套餐',
      website: 'https://www.hetian.example',
      telephone: '025-88886666',
      'contact.name': '李明',
      'contact.email': `${mark.toLowerCase()}@hetian.example`,
      'contact.mobile': '+86 138 0013 8000',
    };
    const rows = [row, named(`${mark}乙`)];
    const looked = await upload(rows, { mode: 'preview' });
    expect([looked.counts, looked.stored]).toEqual([{ added: 2, changed: 0, unchanged: 0, wrong: 0 }, 0]);
    expect((await portal.as(owner)(list, { keyword: mark })).total).toBe(0);

    expect((await upload(rows)).stored).toBe(2);
    const id = await idOf(`${mark} Chemical`);
    const record = await portal.as(owner)(get, { id });
    expect(record).toMatchObject({
      name: { zh: `${mark}化工`, en: `${mark} Chemical` },
      reference: mark,
      country: 'CN',
      categories: categories()
        .slice(0, 2)
        .map(({ code }) => code),
      ...place,
      boothArea: '36 m²',
      package: { code: 'upgraded', name: { zh: '升级套餐', en: 'Upgraded' } },
      state: 'open',
      contact: {
        name: '李明',
        email: `${mark.toLowerCase()}@hetian.example`,
        mobile: { areaCode: '86', number: '138 0013 8000' },
      },
    });
    expect(await writtenBy(id)).toEqual({
      short_name_zh: '化工',
      website: 'https://www.hetian.example',
      company_types: [companyType().code],
      telephone_area_code: '86',
      telephone: '025-88886666',
    });
    // search learns of it in the background
    const found = async () =>
      (await portal.as({ token: null })(contract.exhibitor.browse, { keyword: `${mark}化工` })).list.map(
        (one) => one.id,
      );
    await expect.poll(found).toContain(id);

    const again = await upload(rows);
    expect([again.counts, again.stored]).toEqual([{ added: 0, changed: 0, unchanged: 2, wrong: 0 }, 0]);
    expect((await portal.as(owner)(get, { id })).version).toBe(record.version);
  });

  test('changes whom a reference, or else a name, names; an empty cell and what the exhibitor wrote itself stay', async () => {
    const mark = newId();
    await upload([
      { ...named(mark), 'contact.name': '李明', 'contact.email': newAddress(), website: 'https://a.example' },
    ]);
    const id = await idOf(mark);
    const before = await portal.as(owner)(get, { id });
    const report = await upload([
      {
        reference: mark,
        'name.zh': `${mark}农化`,
        package: 'Upgraded',
        website: 'https://other.example',
        ...freeBooth(),
      },
    ]);
    expect(report.rows).toEqual([
      {
        number: 2,
        name: `${mark}农化`,
        outcome: 'changed',
        faults: [],
        changes: [headerOf('name.zh'), headerOf('hall'), headerOf('boothNumber'), headerOf('package')],
      },
    ]);
    const after = await portal.as(owner)(get, { id });
    expect([after.name.zh, after.package.code, after.contact, after.version]).toEqual([
      `${mark}农化`,
      'upgraded',
      before.contact,
      before.version + 1,
    ]);
    expect(await writtenBy(id)).toMatchObject({ website: 'https://a.example' });
    // by its name, without a reference
    expect((await upload([{ 'name.zh': `${mark}农化`, boothArea: '18' }])).counts.changed).toBe(1);
    expect((await portal.as(owner)(get, { id })).boothArea).toBe('18');
  });

  test('lets two exhibitors of it change booths and names', async () => {
    const mark = newId();
    const [first, second] = [freeBooth(), freeBooth()];
    await upload([
      { ...named(`${mark}A`), ...first },
      { ...named(`${mark}B`), ...second },
    ]);
    const report = await upload([
      { reference: `${mark}A`, 'name.zh': `${mark}B化工`, ...second },
      { reference: `${mark}B`, 'name.zh': `${mark}A化工`, ...first },
    ]);
    expect([report.counts.changed, report.stored]).toEqual([2, 2]);
  });

  test('keeps nothing where one row is wrong, and says so in the language of whoever asks', async () => {
    const mark = newId();
    const report = await upload([named(mark), { ...named(`${mark}乙`), country: 'Atlantis' }], { lang: 'en' });
    expect([report.counts, report.stored]).toEqual([{ added: 1, changed: 0, unchanged: 0, wrong: 1 }, 0]);
    expect(told(report, 'en')).toEqual([[3, 'Country or region', '“Atlantis” is not recognised']]);
    expect((await portal.as(owner)(list, { keyword: mark })).total).toBe(0);
  });

  test('sent twice at once is kept once', async () => {
    const mark = newId();
    const rows = [named(mark), { ...named(`${mark}乙`), ...freeBooth() }];
    const stored = (await Promise.all([upload(rows), upload(rows), upload(rows)])).map((report) => report.stored);
    expect(stored.toSorted((one, other) => one - other)).toEqual([0, 0, 2]);
    expect((await portal.as(owner)(list, { keyword: mark })).total).toBe(2);
  });

  test('touches nothing of another fair', async () => {
    const mark = newId();
    const elsewhere = await makeExhibitor(
      portal,
      { name_zh: `${mark}化工`, name_en: '', booth_number: '', hall: null },
      portal.sugarCtx,
    );
    const rowOf = async () =>
      (
        await sql`select * from exhibitor where exhibition_id = ${portal.sugarCtx.exhibition.id} and id = ${elsewhere.id}`.execute(
          portal.sugarCtx.db,
        )
      ).rows;
    const before = await rowOf();
    expect((await upload([{ ...named(mark), boothArea: '9' }])).counts).toMatchObject({ added: 1, changed: 0 });
    expect(await rowOf()).toEqual(before);
    const sugarOwner = await makeOrganizer(portal, portal.sugarCtx);
    expect((await portal.as({ ...sugarOwner, host: SUGAR_HOST })(list, { keyword: mark })).total).toBe(1);
  });

  test('is written to the audit log once, with its numbers', async () => {
    const mark = newId();
    await upload([named(mark), named(`${mark}乙`)]);
    const { rows } = await sql<{ details: unknown }>`
      select details from audit where exhibition_id = ${portal.ctx.exhibition.id} and act = 'exhibitor.import'
      order by at desc limit 1`.execute(portal.ctx.db);
    expect(rows).toEqual([{ details: { added: 2, changed: 0 } }]);
  });

  test('is looked at before, and asks what a column of its own means', async () => {
    const bytes = Buffer.from('企业名称,馆号,我们的备注\n某公司,,\n');
    const { body } = await portal.send(lookAtSheet, {}, owner, { bytes });
    expect(body.data).toMatchObject({
      clear: false,
      columns: [{ field: 'name.zh' }, { field: 'hall' }, { field: '' }],
    });
    const mark = newId();
    const choices = JSON.stringify({ columns: { 0: 'name.zh', 2: 'reference' } });
    const own = Buffer.from(`甲,馆号,我们的备注\n${mark}公司,,${mark}\n`);
    const sent = await portal.send(importSheet, { mode: 'all', choices }, owner, { bytes: own });
    expect(exhibitorImport.parse(sent.body.data).stored).toBe(1);
    expect((await portal.as(owner)(get, { id: await idOf(mark) })).reference).toBe(mark);
  });

  test('that was exported changes nothing when it is imported as it is', async () => {
    const mark = newId();
    await upload([
      {
        ...named(mark),
        ...freeBooth(),
        categories: categories()[0]?.name.zh ?? '',
        package: '升级套餐',
        telephone: '+86 25-88886666',
        'contact.name': '李明',
        'contact.email': newAddress(),
        'contact.mobile': '+55 11 91234-5678',
      },
    ]);
    const exported = await portal.send(exportList, { lang: 'en', keyword: mark }, owner);
    const { bytes } = z.object({ bytes: z.instanceof(Buffer) }).parse(exported.body.data);
    const { body } = await portal.send(importSheet, { mode: 'all' }, owner, { bytes });
    expect(exhibitorImport.parse(body.data).counts).toEqual({ added: 0, changed: 0, unchanged: 1, wrong: 0 });
  });

  test('is the template, whose example stands on a sheet that nobody reads', async () => {
    const { body } = await portal.send(template, { lang: 'en' }, owner);
    const { bytes } = z.object({ bytes: z.instanceof(Buffer) }).parse(body.data);
    const columns = columnsOf(portal.ctx.exhibition, 'en');
    const read = await readSheet(bytes, { columns, rowsMax: 10 });
    expect(read).toMatchObject({ ok: true, columns: columns.map(({ key }) => key), rows: [] });
  });
});

describe('what is wrong in a sheet is told at its row and column', () => {
  /** An exhibitor that is there, with its administrator. */
  const there = {
    name: '先到化工',
    en: 'First Chemical',
    reference: 'FIRST-1',
    booth: 'X1',
    contact: 'first@there.example',
  };
  let employed = '';
  beforeAll(async () => {
    const { id } = await portal.as(owner)(add, {
      name: { zh: there.name, en: there.en },
      hall: hall(),
      boothNumber: there.booth,
      reference: there.reference,
      contact: {
        name: '王先',
        email: there.contact,
        mobile: { areaCode: '', number: '' },
        otherMobile: { areaCode: '', number: '' },
      },
    });
    const company = await makeExhibitor(portal, {
      name_zh: '雇主化工',
      name_en: 'Employer Chemical',
      booth_number: '',
    });
    employed = (await makeEmployee(portal, company)).email;
    await portal.as(owner)(get, { id });
  });

  const LONG = '长'.repeat(161);
  const A = { 'name.zh': '甲公司' };
  const B = { 'name.zh': '乙公司' };
  type Case = [title: string, rows: () => ExhibitorCells[], faults: (string | number)[][]];
  const cases: Case[] = [
    ['no name', () => [{ reference: 'N-1', 'name.zh': '' }], [[2, '公司名称（中文）', '此项必填']]],
    ['a name too long', () => [{ 'name.zh': LONG }], [[2, '公司名称（中文）', '最多 160 个字符']]],
    ['an English name too long', () => [{ 'name.en': 'x'.repeat(161) }], [[2, '公司名称（英文）', '最多 160 个字符']]],
    ['Chinese in the English name', () => [{ 'name.en': '甲 Co.' }], [[2, '公司名称（英文）', '只能输入非中文字符']]],
    [
      'a short name too long',
      () => [{ ...A, 'shortName.zh': '短'.repeat(61) }],
      [[2, '简称（中文）', '最多 60 个字符']],
    ],
    [
      'Chinese in the English short name',
      () => [{ ...A, 'shortName.en': '甲' }],
      [[2, '简称（英文）', '只能输入非中文字符']],
    ],
    ['a reference too long', () => [{ ...A, reference: 'R'.repeat(41) }], [[2, '编号', '最多 40 个字符']]],
    ['an unknown country', () => [{ ...A, country: '亚特兰蒂斯' }], [[2, '国家/地区', '没有“亚特兰蒂斯”']]],
    ['an unknown company type', () => [{ ...A, companyTypes: '魔术师' }], [[2, '公司类型', '没有“魔术师”']]],
    ['an unknown category', () => [{ ...A, categories: '独角兽' }], [[2, '产品类别', '没有“独角兽”']]],
    [
      'more than three categories',
      () => [
        {
          ...A,
          categories: categories()
            .slice(0, 4)
            .map(({ code }) => code)
            .join(';'),
        },
      ],
      [[2, '产品类别', '失败：产品类别不能超过 3 个']],
    ],
    ['an unknown hall', () => [{ ...A, hall: '月球馆', boothNumber: 'A1' }], [[2, '展馆', '没有“月球馆”']]],
    ['a booth without a hall', () => [{ ...A, boothNumber: 'A1' }], [[2, '展馆', '此项必填']]],
    ['a hall without a booth', () => [{ ...A, hall: hall() }], [[2, '展位号', '此项必填']]],
    [
      'a booth of other signs',
      () => [{ ...A, hall: hall(), boothNumber: '<A1>' }],
      [[2, '展位号', '展位号只能包含字母、数字和 . / -']],
    ],
    [
      'a booth too long',
      () => [{ ...A, hall: hall(), boothNumber: 'A'.repeat(121) }],
      [[2, '展位号', '最多 120 个字符']],
    ],
    ['an area too long', () => [{ ...A, boothArea: '9'.repeat(41) }], [[2, '展位面积', '最多 40 个字符']]],
    ['an unknown package', () => [{ ...A, package: '钻石套餐' }], [[2, '套餐', '没有“钻石套餐”']]],
    ['no web address', () => [{ ...A, website: 'javascript:alert(1)' }], [[2, '网址', '请输入正确的网址']]],
    [
      'a telephone without its country',
      () => [{ ...A, telephone: '88886666' }],
      [[2, '公司电话', '公司电话区号不能为空']],
    ],
    ['no telephone', () => [{ ...A, country: 'CN', telephone: '请来电' }], [[2, '公司电话', '电话格式错误']]],
    [
      'a calling code that no country has',
      () => [{ ...A, telephone: '+999 12345678' }],
      [[2, '公司电话', '公司电话区号不能为空']],
    ],
    [
      'a mobile without its country',
      () => [{ ...A, 'contact.mobile': '71234567' }],
      [[2, '管理员电话', '手机区号不能为空']],
    ],
    ['no mobile', () => [{ ...A, country: 'CN', 'contact.mobile': 'abc' }], [[2, '管理员电话', '电话格式错误']]],
    [
      'no e-mail',
      () => [{ ...A, 'contact.name': '李', 'contact.email': 'li.example' }],
      [[2, '管理员邮箱', '邮箱格式错误']],
    ],
    [
      'two e-mails in one cell',
      () => [{ ...A, 'contact.name': '李', 'contact.email': 'a@x.example;b@x.example' }],
      [[2, '管理员邮箱', '邮箱格式错误']],
    ],
    [
      'an e-mail without a name',
      () => [{ ...A, 'contact.email': 'li@x.example' }],
      [[2, '管理员姓名', '填写邮箱时须填写管理员姓名']],
    ],
    [
      'an administrator’s name too long',
      () => [{ ...A, 'contact.name': '李'.repeat(61) }],
      [[2, '管理员姓名', '最多 60 个字符']],
    ],
    [
      'a formula that failed',
      () => [{ ...A, boothArea: '#REF!' }],
      [[2, '展位面积', '此单元格的公式出错，请改成文字或数字']],
    ],
    [
      'a number that was cut',
      () => [{ ...A, reference: '6.22202E+18' }],
      [[2, '编号', '表格软件把超过 15 位的数字截断了，请把单元格设为“文本”后重新填写']],
    ],
    ['true or false', () => [{ ...A, 'contact.name': 'TRUE' }], [[2, '管理员姓名', '此单元格是逻辑值，请填写文字']]],
    [
      'two rows with one reference',
      () => [
        { ...A, reference: 'TWICE' },
        { ...B, reference: 'TWICE' },
      ],
      [[3, '编号', '与第 2 行是同一家展商']],
    ],
    ['two rows with one name', () => [A, A], [[3, '公司名称（中文）', '与第 2 行是同一家展商']]],
    [
      'two rows with one English name',
      () => [{ 'name.en': 'One Co.' }, { 'name.en': 'ONE CO.' }],
      [[3, '公司名称（英文）', '与第 2 行是同一家展商']],
    ],
    [
      'two rows that mean one exhibitor that is there',
      () => [{ reference: there.reference }, { 'name.en': there.en }],
      [[3, '公司名称（中文）', '与第 2 行是同一家展商']],
    ],
    [
      'two rows with one booth',
      () => [
        { ...A, hall: hall(), boothNumber: 'W1' },
        { ...B, hall: hall(), boothNumber: 'ｗ1' },
      ],
      [[3, '展位号', '与第 2 行是同一个展位']],
    ],
    [
      'two rows with one administrator',
      () => [
        { ...A, 'contact.name': '李', 'contact.email': 'one@x.example' },
        { ...B, 'contact.name': '王', 'contact.email': 'ONE@x.example' },
      ],
      [[3, '管理员邮箱', '与第 2 行是同一个邮箱']],
    ],
    [
      'a booth that another exhibitor has',
      () => [{ ...A, hall: hall(), boothNumber: there.booth }],
      [[2, '展位号', `该展位已分配给“${there.name}”`]],
    ],
    [
      'a name that another exhibitor has',
      () => [{ reference: 'OTHER', 'name.zh': there.name }],
      [[2, '编号', `“${there.name}”的编号是 ${there.reference}`]],
    ],
    [
      'an English name that another exhibitor has',
      () => [{ ...A, 'name.en': there.en, reference: 'FRESH' }],
      [[2, '编号', `“${there.name}”的编号是 ${there.reference}`]],
    ],
    [
      'an administrator who is another exhibitor’s contact',
      () => [{ ...A, 'contact.name': '王', 'contact.email': there.contact }],
      [[2, '管理员邮箱', `此邮箱已属于“${there.name}”`]],
    ],
    [
      'an administrator who works for another exhibitor',
      () => [{ ...A, 'contact.name': '王', 'contact.email': employed }],
      [[2, '管理员邮箱', '此邮箱已属于“雇主化工”']],
    ],
    [
      'several mistakes in one row',
      () => [{ ...A, country: '?', package: '?', 'contact.name': '李', 'contact.email': 'x' }],
      [
        [2, '国家/地区', '没有“?”'],
        [2, '套餐', '没有“?”'],
        [2, '管理员邮箱', '邮箱格式错误'],
      ],
    ],
  ];
  test.each(cases)('%s', async (_title, rows, faults) => {
    const report = await upload(rows());
    expect([told(report), report.stored]).toEqual([faults, 0]);
  });

  test('a booth of a disabled exhibitor is free, and so is its contact', async () => {
    const mark = newId();
    const place = freeBooth();
    const contact = { 'contact.name': '李', 'contact.email': newAddress() };
    await upload([{ ...named(mark), ...place, ...contact }]);
    await portal.as(owner)(disable, { id: await idOf(mark), reason: '退展' });
    expect((await upload([{ ...named(`${mark}乙`), ...place, ...contact }])).stored).toBe(1);
  });
});

test('a reference is one exhibitor’s alone, also where it is typed', async () => {
  const mark = newId();
  await upload([named(mark), { 'name.zh': `${mark}乙` }]);
  const { id, version } = await portal.as(owner)(get, { id: await idOf(`${mark}乙`) });
  const form = { name: { zh: `${mark}乙`, en: '' }, reference: mark };
  expect(await wrongFields(portal.as({ ...owner, lang: 'zh' })(change, { id, version, form }))).toEqual({
    reference: `“${mark}化工”已使用此编号`,
  });
});
