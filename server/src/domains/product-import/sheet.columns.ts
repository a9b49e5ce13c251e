import { unitName } from '@fairbridge/contract/product/units.ts';
import { LANGS, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { attributeColumns } from './sheet.attributes.ts';
import { CellFault, codeIn, codesIn, listOf, numberIn, wholeNumberIn, YES_NO, yesNo, yesNoIn } from './sheet.cells.ts';
import { sideHeader, type SheetColumn, type SheetForm } from './sheet.form.ts';
import { priceColumns } from './sheet.prices.ts';
import { UNITS } from './sheet.units.ts';
import { Words, type Entry } from './sheet.words.ts';

export const RANGE_ENTRIES: readonly Entry[] = [
  { code: '0', name: { zh: '所有买家', en: 'All buyers' }, more: ['公开', 'public', 'all'] },
  { code: '1', name: { zh: '仅客户池', en: 'Customer pool' }, more: ['客户池', 'pool'] },
  { code: '2', name: { zh: '预登记观众', en: 'Pre-registered' }, more: ['预登记', 'pre-registered viewers'] },
];
const SCOPES = new Words(RANGE_ENTRIES);

type Marks = Pick<SheetColumn, 'required' | 'hint'>;
/** What columns are called in the sheets that companies keep themselves. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'name.zh': ['名称', '品名', '产品名', '产品名称', '产品名称（中文）', '中文名称', '中文品名', '展品名称', '商品名称'],
  'name.en': ['Name', 'Product name', 'Product name (English)', '英文名称', '英文品名', '产品名称（英文）', 'Exhibit'],
  articleNumber: [
    '产品货号',
    '商品货号',
    '产品编号',
    '商品编码',
    '产品编码',
    '产品型号',
    '型号',
    'SKU',
    'Item no.',
    'Item number',
    'Article number',
    'Product code',
    'Model',
  ],
  categoryCode: ['类别', '产品类别', '分类', 'Category'],
  'introduction.zh': ['介绍', '产品介绍', '简介', '描述'],
  'introduction.en': ['Introduction', 'Description', '英文介绍'],
  ingredients: ['成分', '活性成分', 'Active ingredient', 'Ingredients'],
  registrations: ['登记证号', '登记', 'Registration', 'Registration no.'],
  salePrice: ['价格', '单价', '售价', 'Price'],
};

const NAME: Marks = {
  required: true,
  hint: { zh: '必填：中文、英文至少填写一种', en: 'Required in Chinese, in English or in both' },
};

/** Both languages of a text, a column each. */
function sides(
  key: 'name' | 'brand' | 'introduction',
  name: Bilingual,
  width: number,
  marks: Marks = {},
): SheetColumn[] {
  return LANGS.map((lang) => ({
    key: `${key}.${lang}`,
    field: `${key}.${lang}`,
    header: sideHeader(name, lang),
    optional: true,
    ...marks,
    width,
    write: (form) => form[key][lang],
    read: (text, form) => ({ [key]: { ...form[key], [lang]: text } }),
  }));
}

const text = (key: 'articleNumber' | 'identification', header: Bilingual, marks: Marks = {}): SheetColumn => ({
  key,
  field: key,
  header,
  // an import knows exhibits by their article numbers
  optional: key !== 'articleNumber',
  ...marks,
  write: (form) => form[key],
  read: (typed) => ({ [key]: typed }),
});

const ARTICLE: Marks = {
  hint: {
    zh: '建议填写：图片按货号匹配，同一货号再次导入会更新该展品',
    en: 'Recommended: pictures are matched by article number, and importing it again updates the same exhibit',
  },
};

const yesOrNo = (key: 'spot' | 'customization', zh: string, en: string): SheetColumn => ({
  key,
  field: key,
  header: { zh, en },
  optional: true,
  width: 12,
  offers: YES_NO,
  write: (form, lang) => yesNo(form[key], lang),
  read: (typed) => ({ [key]: yesNoIn(typed) }),
});

function categoryColumns(categories: Words): SheetColumn[] {
  return [
    {
      key: 'categoryCode',
      field: 'categoryCode',
      header: { zh: '主要类别', en: 'Main category' },
      optional: true,
      required: true,
      hint: {
        zh: '必填：从列表中选择，或填写“代码”页中的代码',
        en: 'Required: select from the list, or enter a code from the “Codes” sheet',
      },
      offers: (lang) => categories.labels(lang),
      write: ({ categoryCode }, lang) => (categoryCode === null ? '' : categories.label(categoryCode, lang)),
      read: (typed) => ({ categoryCode: typed === '' ? null : codeIn(categories, typed) }),
    },
    {
      key: 'tags',
      field: 'tags',
      header: { zh: '产品标签', en: 'Product tags' },
      optional: true,
      hint: {
        zh: '1 至 3 个，用分号隔开；新展品留空则与主要类别相同',
        en: '1 to 3, separated by semicolons. If empty, a new exhibit gets its main category',
      },
      width: 26,
      write: ({ tags }, lang) => listOf(tags.map((tag) => categories.label(tag, lang))),
      read: (typed) => ({ tags: codesIn(categories, typed) }),
    },
  ];
}

const ORDER_COLUMNS: readonly SheetColumn[] = [
  {
    key: 'minimumOrder.quantity',
    field: 'minimumOrder.quantity',
    header: { zh: '最小起订量', en: 'Minimum order' },
    optional: true,
    kind: 'number',
    write: ({ minimumOrder }) => minimumOrder?.quantity,
    read: (typed, { minimumOrder }) => ({
      minimumOrder: typed === '' ? null : { quantity: numberIn(typed), unit: minimumOrder?.unit ?? '' },
    }),
  },
  {
    key: 'minimumOrder.unit',
    field: 'minimumOrder.unit',
    header: { zh: '起订量单位', en: 'Unit of the minimum order' },
    optional: true,
    write: ({ minimumOrder }, lang) => unitName(minimumOrder?.unit ?? '', lang),
    // a unit without a quantity says nothing, as in the form
    read: (typed, { minimumOrder }) => {
      if (minimumOrder === null) return {};
      if (typed === '') throw new CellFault('sheetUnit');
      return { minimumOrder: { ...minimumOrder, unit: UNITS.codeOf(typed) ?? typed } };
    },
  },
];

const SCOPE_COLUMN: SheetColumn = {
  key: 'scope',
  field: 'scope',
  header: { zh: '可见范围', en: 'Visible to' },
  optional: true,
  required: true,
  hint: { zh: '必填：从列表中选择', en: 'Required: select from the list' },
  offers: (lang) => SCOPES.labels(lang),
  write: ({ scope }, lang) => (scope === null ? '' : SCOPES.label(String(scope), lang)),
  read: (typed) => ({ scope: typed === '' ? null : scopeIn(typed) }),
};

function scopeIn(typed: string): SheetForm['scope'] {
  const code = SCOPES.codeOf(typed);
  if (code === '0') return 0;
  if (code === '1') return 1;
  if (code === '2') return 2;
  throw new CellFault('productScope');
}

const SORT_COLUMN: SheetColumn = {
  key: 'sortNumber',
  field: 'sortNumber',
  header: { zh: '排序', en: 'Sort' },
  optional: true,
  kind: 'number',
  width: 10,
  write: ({ sortNumber }) => sortNumber,
  read: (typed) => ({ sortNumber: typed === '' ? null : wholeNumberIn(typed) }),
};

function columnsOf(exhibition: Exhibition): SheetColumn[] {
  return [
    ...sides('name', { zh: '名称', en: 'Name' }, 34, NAME),
    ...sides('brand', { zh: '品牌', en: 'Brand' }, 18),
    text('articleNumber', { zh: '货号', en: 'Article no.' }, ARTICLE),
    text('identification', { zh: '产品标识', en: 'Identification' }),
    ...categoryColumns(new Words(exhibition.categories.values())),
    ...attributeColumns(exhibition),
    ...sides('introduction', { zh: '介绍', en: 'Introduction' }, 40),
    ...ORDER_COLUMNS,
    ...priceColumns('salePrice', { zh: '销售价', en: 'Sale price' }),
    ...priceColumns('purchasePrice', { zh: '采购价', en: 'Purchase price' }),
    yesOrNo('spot', '有现货', 'In stock'),
    yesOrNo('customization', '可定制', 'Customisation'),
    SCOPE_COLUMN,
    SORT_COLUMN,
  ].map((column) => ({ ...column, also: ALSO[column.key] ?? [] }));
}

/** Tells which exhibit a row is about: an export fills it in, new exhibits leave it empty. */
export const ID_COLUMN = {
  key: 'id',
  header: { zh: '展品编号（新展品留空）', en: 'Exhibit id (empty for a new exhibit)' },
  optional: true,
  width: 26,
} as const;

/** A sheet's header in both languages. */
export const bothHeader = ({ zh, en }: Bilingual): Bilingual => ({ zh: `${zh} / ${en}`, en: `${zh} / ${en}` });

/** Stands first in a returned sheet, and is left alone when that comes back. */
export const ERROR_COLUMN = { key: 'error', header: { zh: '错误', en: 'Errors' }, width: 48 } as const;
export const isNoErrorHead = (head: string): boolean => head !== bothHeader(ERROR_COLUMN.header).zh;

const known = new WeakMap<Exhibition, readonly SheetColumn[]>();

/** The columns of this fair's sheet of exhibits: attribute sets belong to the exhibition (ruling 4.2). */
export function sheetColumns(exhibition: Exhibition): readonly SheetColumn[] {
  const columns = known.get(exhibition) ?? columnsOf(exhibition);
  known.set(exhibition, columns);
  return columns;
}

/** Columns to write a file with: headers in both languages, choices and hints in the reader's. */
export const writtenColumns = (columns: readonly SheetColumn[], lang: Lang) => [
  ...columns.map(({ key, header, kind = 'text', width, offers, required = false, hint }) => ({
    key,
    kind,
    header: bothHeader(header),
    required,
    ...(hint !== undefined && { hint }),
    ...(width !== undefined && { width }),
    ...(offers !== undefined && { choices: offers(lang) }),
  })),
  { ...ID_COLUMN, header: bothHeader(ID_COLUMN.header) },
];
