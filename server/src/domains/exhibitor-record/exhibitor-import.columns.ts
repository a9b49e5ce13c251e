import type { ExhibitorRow } from '@fairbridge/contract/exhibitor-record/exhibitor-import.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { withAreaCode } from '../../platform/phone/phone.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Column } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { countryList, countryName } from '../exhibition/exhibition.countries.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { packageNamed } from '../exhibitor/package.queries.ts';

/** The part of `ExhibitorRow` that each column holds: what the schema finds wrong there is told at the column. */
export const EXHIBITOR_KEYS = [
  'reference',
  'name.zh',
  'name.en',
  'shortName.zh',
  'shortName.en',
  'country',
  'companyTypes',
  'categories',
  'hall',
  'boothNumber',
  'boothArea',
  'package',
  'website',
  'telephone',
  'contact.name',
  'contact.email',
  'contact.mobile',
] as const;
export type Key = (typeof EXHIBITOR_KEYS)[number];
type Head = Pick<Column<Key>, 'header' | 'also' | 'width' | 'required' | 'hint'>;

const NAME = {
  required: true,
  hint: { zh: '必填：中文、英文至少填写一种', en: 'Required in Chinese, in English or in both' },
} as const;
const SEVERAL = { zh: '多项用分号隔开', en: 'Separate several by semicolons' } as const;
const OWN = {
  zh: '展商自己填写后，以展商填写的为准',
  en: 'What the exhibitor has written itself is kept',
} as const;

const HEADS: Record<Key, Head> = {
  reference: {
    header: { zh: '编号', en: 'Reference no.' },
    also: ['展商编号', '客户编号', '合同编号', 'Reference', 'Reference number', 'Exhibitor no.', 'Customer no.', 'ID'],
    hint: {
      zh: '贵方系统中的编号：再次导入时按编号更新同一家展商',
      en: 'The number in your own system: importing it again updates the same exhibitor',
    },
  },
  'name.zh': {
    header: { zh: '公司名称（中文）', en: 'Company name (Chinese)' },
    also: [
      '公司名称',
      '名称（中文）',
      '中文名称',
      '公司中文名',
      '展商名称',
      '企业名称',
      'Name (Chinese)',
      'Chinese name',
    ],
    width: 32,
    ...NAME,
  },
  'name.en': {
    header: { zh: '公司名称（英文）', en: 'Company name (English)' },
    also: [
      '名称（英文）',
      '英文名称',
      '公司英文名',
      'Name (English)',
      'English name',
      'Company',
      'Company name',
      'Exhibitor',
    ],
    width: 32,
    ...NAME,
  },
  'shortName.zh': { header: { zh: '简称（中文）', en: 'Short name (Chinese)' }, also: ['简称'], hint: OWN },
  'shortName.en': { header: { zh: '简称（英文）', en: 'Short name (English)' }, also: ['Short name'], hint: OWN },
  country: { header: { zh: '国家/地区', en: 'Country or region' }, also: ['国家', '国家或地区', '国别', 'Country'] },
  companyTypes: {
    header: { zh: '公司类型', en: 'Company type' },
    also: ['企业类型', 'Company types', 'Business type'],
    hint: SEVERAL,
  },
  categories: {
    header: { zh: '产品类别', en: 'Product categories' },
    also: ['类别', '展品类别', 'Categories', 'Category'],
    width: 32,
    hint: SEVERAL,
  },
  hall: { header: { zh: '展馆', en: 'Hall' }, also: ['馆号', '展馆号', 'Hall no.'], width: 12 },
  boothNumber: {
    header: { zh: '展位号', en: 'Booth no.' },
    also: ['展位', '摊位号', 'Booth', 'Booth number', 'Stand'],
    width: 12,
  },
  boothArea: { header: { zh: '展位面积', en: 'Booth area' }, also: ['面积', 'Area'], width: 12 },
  package: { header: { zh: '套餐', en: 'Package' }, also: ['参展套餐'], width: 16 },
  website: {
    header: { zh: '网址', en: 'Website' },
    also: ['网站', '公司网址', 'Web site', 'URL'],
    width: 28,
    hint: OWN,
  },
  telephone: {
    header: { zh: '公司电话', en: 'Company telephone' },
    also: ['电话', 'Telephone', 'Phone', 'Tel'],
    width: 20,
    hint: OWN,
  },
  'contact.name': {
    header: { zh: '管理员姓名', en: 'Administrator' },
    also: ['管理员', '联系人', '联系人姓名', 'Administrator name', 'Contact', 'Contact name', 'Contact person'],
  },
  'contact.email': {
    header: { zh: '管理员邮箱', en: 'Administrator’s e-mail' },
    also: [
      '邮箱',
      '联系人邮箱',
      '电子邮箱',
      'E-mail',
      'Email',
      'Contact e-mail',
      'Contact email',
      'Administrator e-mail',
    ],
    width: 30,
    hint: { zh: '邀请会发送到此邮箱', en: 'The invitation goes to this address' },
  },
  'contact.mobile': {
    header: { zh: '管理员电话', en: 'Administrator’s telephone' },
    also: ['手机', '手机号', '联系电话', '联系人电话', 'Mobile', 'Contact telephone', 'Contact mobile'],
    width: 20,
  },
};

export const headerOf = (key: Key): Bilingual => HEADS[key].header;

/** The columns of the sheet; those of the names are needed, any other may be missing. */
export function columnsOf({ halls, packages }: Pick<Exhibition, 'halls' | 'packages'>, lang: Lang): Column<Key>[] {
  const choices: Partial<Record<Key, string[]>> = {
    country: countryList().map(({ name }) => inLang(name, lang)),
    hall: [...halls.keys()],
    package: packages.filter(({ retired }) => !retired).map(({ name }) => inLang(name, lang)),
  };
  return EXHIBITOR_KEYS.map((key) => {
    const offered = choices[key];
    return { key, optional: true, ...HEADS[key], ...(offered !== undefined && { choices: offered }) };
  });
}

/** The same as they are written of exhibitors that are there. */
export const exportedColumns = EXHIBITOR_KEYS.map((key): Column<Key> => {
  const { header, width = 18 } = HEADS[key];
  return { key, header, width };
});

type Names = Pick<Exhibition, 'categories' | 'companyTypes' | 'packages'>;

/** A row as it is written into a sheet, in the words of one language. */
export function cellsOf(
  { categories, companyTypes, packages }: Names,
  row: ExhibitorRow,
  lang: Lang,
): Record<Key, string> {
  const nameOf = (named: ReadonlyMap<string, { name: Bilingual }>, code: string): string =>
    inLang(named.get(code)?.name ?? { zh: code, en: code }, lang);
  const phone = ({ areaCode, number }: ExhibitorRow['telephone']): string =>
    withAreaCode(areaCode.replace('+', ''), number);
  return {
    reference: row.reference,
    'name.zh': row.name.zh,
    'name.en': row.name.en,
    'shortName.zh': row.shortName.zh,
    'shortName.en': row.shortName.en,
    country: row.country === '' ? '' : inLang(countryName(row.country), lang),
    companyTypes: row.companyTypes.map((code) => nameOf(companyTypes, code)).join('; '),
    categories: row.categories.map((code) => nameOf(categories, code)).join('; '),
    hall: row.hall ?? '',
    boothNumber: row.boothNumber,
    boothArea: row.boothArea,
    package: inLang(packageNamed({ packages }, row.package).name, lang),
    website: row.website,
    telephone: phone(row.telephone),
    'contact.name': row.contact.name,
    'contact.email': row.contact.email,
    'contact.mobile': phone(row.contact.mobile),
  };
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Finds the codes that the words of a sheet stand for; null where there is none such. */
export type Words = Readonly<
  Record<'country' | 'hall' | 'companyTypes' | 'categories' | 'package', (text: string) => string | null>
>;

export function wordsOf({ halls, categories, companyTypes, packages }: Names & Pick<Exhibition, 'halls'>): Words {
  const find = (entries: Iterable<readonly [code: string, name: Bilingual]>) => {
    const codes = new Map<string, string>();
    // a code stands for itself, whatever else is called so; of two that are called the same the first is meant
    const all = [...entries];
    for (const [code] of all) codes.set(plain(code), code);
    for (const [code, { zh, en }] of all)
      for (const name of [zh, en]) if (!codes.has(plain(name))) codes.set(plain(name), code);
    return (text: string): string | null => codes.get(plain(text)) ?? null;
  };
  const named = (map: ReadonlyMap<string, { name: Bilingual }>) =>
    [...map].map(([code, { name }]) => [code, name] as const);
  return {
    country: find(countryList().map(({ code, name }) => [code, name])),
    hall: find(named(halls)),
    companyTypes: find(named(companyTypes)),
    categories: find(named(categories)),
    package: find(packages.map(({ code, name }) => [code, name])),
  };
}

const SHEET = { zh: '展商', en: 'Exhibitors' } as const;

/** The sheet to fill in; the example stands on a sheet of its own, which nobody reads. */
export function templateFile(exhibition: Exhibition, lang: Lang): Promise<FileOut> {
  const columns = columnsOf(exhibition, lang);
  const [hall = ''] = exhibition.halls.keys();
  const first = (map: ReadonlyMap<string, unknown>): string[] => [...map.keys()].slice(0, 1);
  const example: ExhibitorRow = {
    reference: 'A-1001',
    name: { zh: '江苏禾田农化有限公司', en: 'Jiangsu Hetian Agrochemical Co., Ltd.' },
    shortName: { zh: '禾田农化', en: 'Hetian' },
    country: 'CN',
    companyTypes: first(exhibition.companyTypes),
    categories: first(exhibition.categories),
    hall,
    boothNumber: 'A07',
    boothArea: '36 m²',
    package: '',
    website: 'https://www.hetian.example',
    telephone: { areaCode: '86', number: '25-88886666' },
    contact: {
      name: '李明',
      email: 'li.ming@hetian.example',
      mobile: { areaCode: '86', number: '13800138000' },
      otherMobile: { areaCode: '', number: '' },
    },
  };
  return sheetFile(lang === 'zh' ? '展商导入模板.xlsx' : 'exhibitors-template.xlsx', {
    sheet: SHEET[lang],
    lang,
    columns,
    rows: [],
    more: [{ sheet: lang === 'zh' ? '示例' : 'Example', columns, rows: [cellsOf(exhibition, example, lang)] }],
  });
}
