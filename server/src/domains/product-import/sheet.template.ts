import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { WrittenTable } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { bothHeader, SCOPE_ENTRIES, sheetColumns, writtenColumns } from './sheet.columns.ts';
import { UNIT_ENTRIES } from './sheet.units.ts';
import { BLANK, type SheetColumn, type SheetForm } from './sheet.form.ts';

/** A form as the cells of a row. */
export const cellsOf = (columns: readonly SheetColumn[], form: SheetForm, lang: Lang) =>
  Object.fromEntries(columns.map(({ key, write }) => [key, write(form, lang)]));

type Listed = { code: string; name: Bilingual; more?: string };
type CodeRow = { list: string; code: string; zh: string; en: string; more: string };

const rowsOf = (list: Bilingual, entries: Iterable<Listed>): CodeRow[] =>
  [...entries].map(({ code, name, more = '' }) => ({
    list: `${list.zh} / ${list.en}`,
    code,
    zh: name.zh,
    en: name.en,
    more,
  }));

/** Whatever may be written into a cell that takes codes or names: vocabularies, options of attributes, ranges, units. */
function codeTable(exhibition: Exhibition): WrittenTable {
  const nameOf = (code: string, zh: string, en: string): Bilingual =>
    exhibition.attributes.find((attribute) => attribute.code === code)?.name ?? { zh, en };
  const uses = (code: string): boolean => exhibition.attributes.some((attribute) => attribute.code === code);
  const own = new Set(['formulation', 'class', 'crops', 'ingredients']);
  const rows = [
    ...rowsOf({ zh: '主要类别、产品标签', en: 'Main category, product tags' }, exhibition.categories.values()),
    ...(uses('formulation') ? rowsOf(nameOf('formulation', '', ''), exhibition.formulations.values()) : []),
    ...(uses('class') ? rowsOf(nameOf('class', '', ''), exhibition.classes.values()) : []),
    ...(uses('crops') ? rowsOf(nameOf('crops', '', ''), exhibition.crops.values()) : []),
    ...exhibition.attributes.filter(({ code }) => !own.has(code)).flatMap(({ name, options }) => rowsOf(name, options)),
    ...rowsOf({ zh: '可见范围', en: 'Visible to' }, SCOPE_ENTRIES.map(plain)),
    ...rowsOf({ zh: '起订量和价格的单位', en: 'Units of minimum order and prices' }, UNIT_ENTRIES.map(plain)),
    ...rowsOf(
      nameOf('ingredients', '有效成分', 'Ingredients'),
      [...exhibition.ingredients.values()].map(({ code, name, cas }) => ({ code, name, more: cas.join('; ') })),
    ),
  ];
  const columns = [
    { key: 'list', header: bothHeader({ zh: '列', en: 'Column' }), width: 40 },
    { key: 'code', header: bothHeader({ zh: '代码', en: 'Code' }), width: 28 },
    { key: 'zh', header: bothHeader({ zh: '中文名', en: 'Name in Chinese' }), width: 28 },
    { key: 'en', header: bothHeader({ zh: '英文名', en: 'Name in English' }), width: 34 },
    { key: 'more', header: bothHeader({ zh: 'CAS 号', en: 'CAS number' }) },
  ];
  return { sheet: '代码 Codes', columns, rows };
}

const plain = ({ code, name }: NamedCode): Listed => ({ code, name });

/** A row that could be imported, made of this fair's own words. */
function example(exhibition: Exhibition): SheetForm {
  const category = [...exhibition.categories.values()].findLast(({ parent }) => parent !== null);
  const ingredient = exhibition.ingredients.get('glufosinate-ammonium') ?? exhibition.ingredients.values().next().value;
  const formulation = exhibition.formulations.has('SL') ? 'SL' : ([...exhibition.formulations.keys()][0] ?? '');
  const strength = formulation === 'SL' ? ' 200 g/L SL' : '';
  const categoryCode = exhibition.categories.has('herbicides') ? 'herbicides' : (category?.code ?? null);
  const klass = exhibition.classes.get(ingredient?.class ?? '')?.code ?? [...exhibition.classes.keys()][0] ?? '';
  return {
    ...BLANK,
    name: { zh: (ingredient?.name.zh ?? '') + strength, en: (ingredient?.name.en ?? '') + strength },
    brand: { zh: '示例品牌', en: 'Example brand' },
    articleNumber: 'EX-0001',
    categoryCode,
    tags: categoryCode === null ? [] : [categoryCode],
    attributes: {
      ...BLANK.attributes,
      ingredients:
        ingredient === undefined
          ? []
          : [
              {
                code: ingredient.code,
                content: formulation === 'SL' ? 200 : 98,
                unit: formulation === 'SL' ? 'g/L' : '%',
              },
            ],
      formulation,
      class: klass,
      crops: [...exhibition.crops.keys()].slice(0, 2),
      packing: { zh: '1 L × 12 瓶/箱', en: '12 × 1 L per carton' },
      registrations: [{ country: 'CN', number: 'PD20990001', validUntil: '2029-05-01' }],
    },
    introduction: { zh: '一两句话介绍展品。', en: 'One or two sentences about the exhibit.' },
    minimumOrder: { quantity: 1000, unit: 'kg' },
    salePrice: { amount: 3.2, currency: 'USD', unit: 'kg' },
    spot: true,
    scope: 2,
    sortNumber: 1,
  };
}

/** The spreadsheet to write exhibits into: empty, with what may be chosen, the codes of this fair and an example on sheets of their own. */
export async function templateFile(exhibition: Exhibition, lang: Lang): Promise<FileOut> {
  const columns = sheetColumns(exhibition);
  const written = writtenColumns(columns, lang);
  const sample = { sheet: '示例 Example', columns: written, rows: [cellsOf(columns, example(exhibition), lang)] };
  return sheetFile(lang === 'zh' ? '展品导入模板.xlsx' : 'exhibit-template.xlsx', {
    sheet: lang === 'zh' ? '展品' : 'Exhibits',
    lang,
    columns: written,
    rows: [],
    more: [codeTable(exhibition), sample],
  });
}
