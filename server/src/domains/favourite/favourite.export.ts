import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import type {
  FavouriteExhibitor,
  FavouriteProduct,
  FavouriteVisitor,
} from '@fairbridge/contract/favourite/favourite.shapes.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { CellValue, Column } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { contactsOf } from '../visitor/visitor-browse.queries.ts';

const NOTE = column('note', '备注', 'Note', 30);
const SAVED = { ...column('savedAt', '收藏时间', 'Added'), kind: 'date' as const };
const NAMES = [
  column('nameZh', '名称（中文）', 'Name (Chinese)', 32),
  column('nameEn', '名称（英文）', 'Name (English)', 32),
];
const BOOTH = column('booth', '展位', 'Booth');
const COUNTRY = column('country', '国家/地区', 'Country or region');

type Cells = Partial<Record<string, CellValue>>;
type Kind = { sheet: Bilingual; file: Bilingual; columns: readonly Column[] };

const PRODUCTS: Kind = {
  sheet: { zh: '收藏的展品', en: 'Favourite exhibits' },
  file: { zh: '收藏的展品.xlsx', en: 'favourite-exhibits.xlsx' },
  columns: [
    ...NAMES,
    column('brand', '品牌', 'Brand'),
    column('strength', '含量与剂型', 'Strength', 22),
    column('cas', 'CAS 号', 'CAS number', 22),
    column('exhibitor', '展商', 'Exhibitor', 32),
    BOOTH,
    NOTE,
    SAVED,
  ],
};
const EXHIBITORS: Kind = {
  sheet: { zh: '收藏的展商', en: 'Favourite exhibitors' },
  file: { zh: '收藏的展商.xlsx', en: 'favourite-exhibitors.xlsx' },
  columns: [...NAMES, COUNTRY, BOOTH, column('categories', '展品类别', 'Categories', 36), NOTE, SAVED],
};
const VISITORS: Kind = {
  sheet: { zh: '收藏的观众', en: 'Favourite visitors' },
  file: { zh: '收藏的观众.xlsx', en: 'favourite-visitors.xlsx' },
  columns: [
    column('name', '姓名', 'Name'),
    column('company', '公司', 'Company', 32),
    column('position', '职位', 'Position', 22),
    COUNTRY,
    column('business', '业务性质', 'Business type'),
    column('interests', '感兴趣的类别', 'Interested in', 36),
    column('wanted', '采购的有效成分', 'Active ingredients sourced', 30),
    column('email', '邮箱', 'E-mail', 28),
    column('mobile', '手机', 'Mobile', 20),
    NOTE,
    SAVED,
  ],
};

async function fileOf(kind: Kind, rows: readonly Cells[], lang: Lang): Promise<FileOut> {
  return sheetFile(kind.file[lang], { sheet: kind.sheet[lang], lang, columns: kind.columns, rows });
}

const list = (names: readonly { name: Bilingual }[], lang: Lang): string =>
  names.map(({ name }) => inLang(name, lang)).join(lang === 'zh' ? '、' : ', ');
const kept = ({ note, savedAt }: { note: string; savedAt: string }) => ({ note, savedAt: new Date(savedAt) });
const boothOf = (booth: FavouriteExhibitor['booth']): string => (booth === null ? '' : boothText(booth));

export const productFile = (items: readonly FavouriteProduct[], lang: Lang): Promise<FileOut> =>
  fileOf(
    PRODUCTS,
    items.map((item) => ({
      nameZh: item.name.zh,
      nameEn: item.name.en,
      brand: inLang(item.brand, lang),
      strength: item.strength,
      cas: item.cas.join(', '),
      exhibitor: inLang(item.exhibitor.name, lang),
      booth: boothOf(item.exhibitor.booth),
      ...kept(item),
    })),
    lang,
  );

export const exhibitorFile = (items: readonly FavouriteExhibitor[], lang: Lang): Promise<FileOut> =>
  fileOf(
    EXHIBITORS,
    items.map((item) => ({
      nameZh: item.name.zh,
      nameEn: item.name.en,
      country: inLang(countryName(item.country), lang),
      booth: boothOf(item.booth),
      categories: list(item.categories, lang),
      ...kept(item),
    })),
    lang,
  );

/** How to reach a visitor stands there only where the employee has that contact (ruling 3.4). */
export async function visitorFile(
  ctx: FairContext,
  caller: ExhibitorCaller,
  items: readonly FavouriteVisitor[],
  lang: Lang,
): Promise<FileOut> {
  const contacts = await contactsOf(
    ctx,
    items.map(({ id }) => id),
    caller,
  );
  const rows = items.map((item) => ({
    name: item.name,
    company: item.company,
    position: item.position,
    country: inLang(item.country.name, lang),
    business: item.business === null ? '' : inLang(item.business.name, lang),
    interests: list(item.interests, lang),
    wanted: item.wanted,
    ...contacts.get(item.id),
    ...kept(item),
  }));
  return fileOf(VISITORS, rows, lang);
}
