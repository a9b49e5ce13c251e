import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { INCOTERMS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { fieldErrors } from '@fairbridge/contract/issues.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { UNIT_CODES, unitName } from '@fairbridge/contract/product/units.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { SheetFault } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { sourcingLineForm, type SourcingSheet } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { columnOfField, filledRows } from '../../platform/spreadsheet/filled-sheet.ts';
import { misreadCells } from '../../platform/spreadsheet/misread-cell.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Column, SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { CellFault, cleaned, codeIn, countryWords } from '../product-import/sheet.cells.ts';
import { orderIn } from '../product-import/sheet.columns.ts';
import { CURRENCY_WORDS, priceIn } from '../product-import/sheet.prices.ts';
import { UNITS } from '../product-import/sheet.units.ts';
import { Words } from '../product-import/sheet.words.ts';

type Key =
  | 'name'
  | 'content'
  | 'formulation'
  | 'quantity'
  | 'unit'
  | 'packing'
  | 'destination'
  | 'incoterm'
  | 'port'
  | 'price'
  | 'currency'
  | 'priceUnit'
  | 'expectedOn';
type Cells = Record<Key, string>;

const unitsIn = (lang: Lang): string[] => UNIT_CODES.map((code) => unitName(code, lang));

const BY_INGREDIENT = {
  zh: '有效成分（可写多个，用 + 连接）、CAS 号、类别，或自行描述',
  en: 'Active ingredients (several joined by +), a CAS number, a category, or your own words',
};
const BY_CATEGORY = { zh: '类别，或自行描述', en: 'A category, or your own words' };

/** With the part of a line that each column holds: what the schema finds wrong there is told at the column. */
const columnsOf = (
  { ingredients, formulations }: Exhibition,
  lang: Lang,
): readonly (Column<Key> & { field: string })[] => [
  {
    key: 'name',
    field: 'name',
    header: { zh: '产品', en: 'Product' },
    also: [
      '产品名称',
      '品名',
      '名称',
      '有效成分',
      '货物',
      'Product name',
      'Name',
      'Item',
      'Goods',
      'Active ingredient',
    ],
    width: 30,
    required: true,
    hint: ingredients.size > 0 ? BY_INGREDIENT : BY_CATEGORY,
  },
  {
    key: 'content',
    field: 'content',
    header: { zh: '含量', en: 'Content' },
    also: ['规格', 'Strength', 'Specification'],
    optional: true,
  },
  {
    key: 'formulation',
    field: 'formulation',
    header: { zh: '剂型', en: 'Formulation' },
    also: ['Formulation type', '剂型代码'],
    optional: true,
    choices: offered([...formulations.values()]).map(({ code, name }) => name[lang] || code),
  },
  {
    key: 'quantity',
    field: 'wanted.quantity',
    header: { zh: '数量', en: 'Quantity' },
    also: ['采购量', '需求量', 'Qty'],
    required: true,
    width: 12,
  },
  {
    key: 'unit',
    field: 'wanted.unit',
    header: { zh: '单位', en: 'Unit' },
    also: ['计量单位', 'UOM'],
    optional: true,
    width: 10,
    choices: unitsIn(lang),
  },
  {
    key: 'packing',
    field: 'packing',
    header: { zh: '包装', en: 'Packing' },
    also: ['包装规格', 'Packaging'],
    optional: true,
    width: 24,
  },
  {
    key: 'destination',
    field: 'destination',
    header: { zh: '目的国', en: 'Destination' },
    also: ['目的地', '国家', 'Country', 'Destination country'],
    optional: true,
  },
  {
    key: 'incoterm',
    field: 'incoterm',
    header: { zh: '贸易术语', en: 'Incoterm' },
    also: ['价格条款', 'Incoterms', 'Terms'],
    optional: true,
    width: 12,
    choices: INCOTERMS,
  },
  {
    key: 'port',
    field: 'port',
    header: { zh: '交货地点', en: 'Place of the Incoterm' },
    also: ['港口', 'Port', 'Place'],
    optional: true,
  },
  {
    key: 'price',
    field: 'targetPrice.amount',
    header: { zh: '目标价', en: 'Target price' },
    also: ['价格', '单价', 'Price'],
    optional: true,
    width: 14,
  },
  {
    key: 'currency',
    field: 'targetPrice.currency',
    header: { zh: '币种', en: 'Currency' },
    also: ['货币'],
    optional: true,
    width: 10,
    choices: CURRENCIES,
  },
  {
    key: 'priceUnit',
    field: 'targetPrice.unit',
    header: { zh: '价格单位', en: 'Price per' },
    also: ['计价单位', 'Price unit'],
    optional: true,
    width: 12,
    choices: unitsIn(lang),
  },
  {
    key: 'expectedOn',
    field: 'expectedOn',
    header: { zh: '期望到货日期', en: 'Needed by' },
    also: ['交货日期', '交期', 'Delivery date', 'Expected date'],
    optional: true,
    kind: 'date',
  },
];

/** The spreadsheet to fill in, headed in one language; read in either. */
export async function sourcingTemplate(exhibition: Exhibition, lang: Lang): Promise<FileOut> {
  return sheetFile(lang === 'zh' ? '采购需求模板.xlsx' : 'requirement.xlsx', {
    sheet: lang === 'zh' ? '采购需求' : 'Requirement',
    lang,
    columns: columnsOf(exhibition, lang),
    rows: [],
  });
}

const wordsOf = ({ ingredients, categories, formulations }: Exhibition) => ({
  ingredients: new Words([...ingredients.values()].map((one) => ({ ...one, more: [...one.cas, ...one.aliases] }))),
  categories: new Words(categories.values()),
  formulations: new Words([...formulations.values()].map((one) => ({ ...one, more: one.aliases }))),
});

/** What is wanted: ingredients where all parts are some, else a category, else the words as they stand. */
function goodsIn({ ingredients, categories }: ReturnType<typeof wordsOf>, typed: string) {
  const codes = typed.split(/[+＋;；]/u).map((part) => ingredients.codeOf(part));
  const known = codes.filter((code) => code !== null);
  if (known.length === codes.length) return { ingredients: [...new Set(known)], category: null, name: '' };
  const category = categories.codeOf(typed);
  return { ingredients: [], category, name: category === null ? typed : '' };
}

/** `FOB`, or with its place as people write it: `FOB Shanghai`. */
function incotermIn(typed: string, place: string) {
  const [, term = '', rest = ''] = /^([a-z]{3})(?:\s(.*))?$/isu.exec(typed) ?? [];
  const incoterm = INCOTERMS.find((one) => one === term.toUpperCase());
  if (incoterm === undefined) throw new CellFault('sheetCode', { text: typed });
  return { incoterm, port: place || rest.trim() };
}

/** `2027-03-15`, `2027/3/15` or `2027年3月15日`. */
function dayIn(typed: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:T.*)?$/u.exec(typed) ?? [];
  if (year === '') throw new CellFault('sheetDay');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The places of a row that hold something, each read on its own: what one cannot be read as does not hide what is wrong in another. */
function lineOf(words: ReturnType<typeof wordsOf>, cells: Cells, fault: (key: Key, why: CellFault) => void) {
  const at = <T>(key: Key, read: (typed: string) => T): T | undefined => {
    if (cells[key] === '') return undefined;
    try {
      return read(cells[key]);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      fault(key, error);
      return undefined;
    }
  };
  const unit = UNITS.codeOf(cells.unit) ?? cells.unit;
  const currency = at('currency', (typed) => codeIn(CURRENCY_WORDS, typed)) ?? '';
  const priceUnit = UNITS.codeOf(cells.priceUnit) ?? cells.priceUnit;
  return {
    ...goodsIn(words, cells.name),
    content: cells.content,
    formulation: at('formulation', (typed) => codeIn(words.formulations, typed)),
    wanted: at('quantity', (typed) => orderIn(typed, unit)) ?? { quantity: null, unit },
    packing: cells.packing,
    destination: at('destination', (typed) => codeIn(countryWords(), typed)),
    port: cells.port,
    ...at('incoterm', (typed) => incotermIn(typed, cells.port)),
    targetPrice: at('price', (typed) => priceIn(typed, { amount: 0, currency, unit: priceUnit || unit })),
    expectedOn: at('expectedOn', dayIn),
  };
}

type Reading = { columns: ReturnType<typeof columnsOf>; words: ReturnType<typeof wordsOf>; lang: Lang };

function judged({ columns, words, lang }: Reading, { number, cells: typed }: SheetRow<Key>) {
  // of each cell the first thing alone
  const wrong = new Map<Key, string>();
  const tell = (key: Key, message: string): void => void (wrong.has(key) || wrong.set(key, message));
  for (const { key, rule } of misreadCells(columns, typed)) tell(key, ruleText(rule, lang));
  const cells = { ...typed };
  for (const { key } of columns) cells[key] = cleaned(typed[key]);
  const form = lineOf(words, cells, (key, { rule, values }) => tell(key, ruleText(rule, lang, values)));
  const parsed = sourcingLineForm.safeParse(form);
  if (!parsed.success)
    for (const { field, message } of fieldErrors(parsed.error, form, lang))
      tell(columnOfField(columns, field)?.key ?? 'name', message);
  const faults = columns.flatMap(({ key, header }): SheetFault[] => {
    const message = wrong.get(key);
    return message === undefined ? [] : [{ row: number, column: header, message }];
  });
  return { line: parsed.data ?? null, faults };
}

/** The lines of a sheet: all of them, or none and what is wrong with which. */
export async function readSourcingSheet(
  exhibition: Exhibition,
  bytes: Buffer | null,
  lang: Lang,
): Promise<SourcingSheet> {
  const max = LIMITS.sourcingLinesMax;
  const columns = columnsOf(exhibition, lang);
  const rows = await filledRows(bytes, { columns, rowsMax: max, rowsRead: max * 20 }, lang);
  const reading = { columns, words: wordsOf(exhibition), lang };
  const read = rows.map((row) => judged(reading, row));
  const faults = read.flatMap((row) => row.faults);
  return { lines: faults.length > 0 ? [] : read.flatMap(({ line }) => line ?? []), faults };
}
