import { unitName } from '@fairbridge/contract/product/units.ts';
import { LANGS, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { Column } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
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
  'name.zh': [
    '名称',
    '品名',
    '品种',
    '产品名',
    '产品名称',
    '产品名称（中文）',
    '产品中文名',
    '产品中文名称',
    '中文名',
    '中文名称',
    '中文品名',
    '展品名称',
    '商品名称',
    '商品名',
    '货品名称',
    '物料名称',
    '产品',
    '商品',
  ],
  'name.en': [
    'Name',
    'Product',
    'Product name',
    'Product name (English)',
    'English name',
    'Item',
    'Item name',
    'Commodity',
    '英文名',
    '英文名称',
    '英文品名',
    '产品英文名',
    '产品英文名称',
    '产品名称（英文）',
    'Exhibit',
    'Goods',
  ],
  'brand.zh': ['品牌', '品牌名称', '商标', '牌子'],
  'brand.en': ['Brand', 'Brand name', 'Trademark', 'Trade mark', '英文品牌', '品牌英文名'],
  articleNumber: [
    '产品货号',
    '商品货号',
    '产品编号',
    '产品编码',
    '商品编号',
    '商品编码',
    '物料编码',
    '编号',
    '编码',
    '产品型号',
    '型号',
    'SKU',
    'Item no.',
    'Item number',
    'Item code',
    'Art. no.',
    'Article',
    'Article number',
    'Product no.',
    'Product code',
    'Model',
    'Model no.',
    'Part number',
    'Code',
    'Ref.',
    'Reference',
  ],
  identification: ['产品标准号', '执行标准', '条码', '条形码', 'Barcode', 'Bar code', 'EAN', 'Standard'],
  categoryCode: ['类别', '主类别', '产品类别', '产品分类', '分类', '类目', '品类', 'Category', 'Product category'],
  tags: ['标签', '产品标签', 'Tags', 'Labels'],
  'introduction.zh': ['介绍', '产品介绍', '产品简介', '产品描述', '产品说明', '简介', '描述', '说明'],
  'introduction.en': [
    'Introduction',
    'Description',
    'Product description',
    'Details',
    '英文介绍',
    '英文描述',
    '英文简介',
  ],
  ingredients: [
    '成分',
    '活性成分',
    '有效成分含量',
    '有效成分及含量',
    '含量',
    '主要成分',
    'Active ingredient',
    'Ingredients',
    'AI',
    'A.I.',
    'Content',
    'Assay',
    'Strength',
  ],
  formulation: ['制剂', '剂型代码', 'Formulation type'],
  'specification.zh': ['产品规格', '规格型号'],
  'specification.en': ['Spec', 'Specs', 'Specifications'],
  'packing.zh': ['包装规格', '包装方式'],
  'packing.en': ['Package', 'Packaging', 'Packing size'],
  'targets.zh': ['防治范围', '靶标'],
  'targets.en': ['Target pests'],
  crops: ['作物', '使用作物', '登记作物', 'Crop'],
  registrations: [
    '登记证号',
    '登记',
    '农药登记证号',
    '登记号',
    'PD 证号',
    'Registration',
    'Registration no.',
    'Reg. no.',
  ],
  shelfLife: ['有效期（月）', '质保期', 'Shelf life (months)'],
  hsCode: ['HS 编码', '海关编号', 'HS', 'HS code'],
  'minimumOrder.quantity': [
    '起订量',
    '最小起订量',
    '最低起订量',
    '起订',
    '起批量',
    '最小订货量',
    '最小订单量',
    'MOQ',
    'Min. order',
    'Minimum order quantity',
    'Minimum quantity',
    'Min. order quantity',
    'Min. qty',
  ],
  'minimumOrder.unit': ['单位', '计量单位', '起订单位', '最小起订量单位', 'Unit', 'MOQ unit', 'UOM'],
  salePrice: [
    '价格',
    '单价',
    '售价',
    '出厂价',
    '报价',
    '销售价格',
    '销售单价',
    '出口价',
    'FOB 价',
    '外销价',
    '批发价',
    'Price',
    'Unit price',
    'Sales price',
    'Selling price',
    'FOB',
    'FOB price',
    'EXW price',
    'Export price',
    'Ex-works price',
  ],
  'salePrice.currency': ['币种', '币别', '货币', '价格币种', 'Currency', 'Price currency'],
  'salePrice.unit': ['价格单位', '计价单位', '单价单位', 'Price unit', 'Price per'],
  purchasePrice: ['采购价格', '进价', '成本价', '采购单价', 'Cost', 'Cost price', 'Buying price'],
  spot: ['现货', '是否现货', '是否有现货', 'Available'],
  customization: ['定制', '是否可定制', '支持定制', '可否定制', 'Customization', 'Customized', 'OEM'],
  scope: ['可见性', '谁可以看', '可见对象', '公开范围', 'Visibility', 'Visible', 'Visible range'],
  sortNumber: ['排序号', '顺序', '排列顺序', 'Sort order', 'Position'],
};

/** Values that are asked for all rows where no column holds them. */
const ASKED: Readonly<Record<string, NonNullable<Column['asked']>>> = {
  categoryCode: 'always',
  tags: 'always',
  scope: 'always',
  'minimumOrder.unit': ['minimumOrder.quantity'],
  'salePrice.currency': ['salePrice'],
  'salePrice.unit': ['salePrice'],
  'purchasePrice.currency': ['purchasePrice'],
  'purchasePrice.unit': ['purchasePrice'],
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
  optional: true,
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
      hint: {
        zh: '从列表中选择，或填写“代码”页中的代码；可以留空，发布前补齐',
        en: 'Select from the list, or enter a code from the “Codes” sheet. May stay empty until the exhibit is published',
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

/** `500`, or with its unit as people write it: `500 kg`, `1,000公斤`. */
export function orderIn(typed: string, unit: string): NonNullable<SheetForm['minimumOrder']> {
  const [, figures = typed, word = ''] = /^([\d.,，\s]+)(\D*)$/u.exec(typed.normalize('NFKC')) ?? [];
  const said = word.trim();
  return { quantity: numberIn(figures.trim()), unit: said === '' ? unit : (UNITS.codeOf(said) ?? said) };
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
      minimumOrder: typed === '' ? null : orderIn(typed, minimumOrder?.unit ?? ''),
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
      if (typed === '' && minimumOrder.unit !== '') return {};
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
  hint: {
    zh: '从列表中选择；可以留空，发布前补齐',
    en: 'Select from the list. May stay empty until the exhibit is published',
  },
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
  ].map((column) => {
    const asked = ASKED[column.key];
    const also = [...(column.also ?? []), ...(ALSO[column.key] ?? [])];
    return { ...column, also, ...(asked !== undefined && { asked }) };
  });
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
