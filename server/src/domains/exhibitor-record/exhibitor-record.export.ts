import type {
  ExhibitorFilter,
  ExhibitorSort,
  ExhibitorState,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import type { PackageName } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { lineAnswer } from './exhibitor-record.answers.ts';
import { exhibitorLines, type ExhibitorLineRow } from './exhibitor-record.queries.ts';

const NUMBER = { kind: 'number' as const };
const COLUMNS = [
  column('nameZh', '名称（中文）', 'Name (Chinese)', 32),
  column('nameEn', '名称（英文）', 'Name (English)', 32),
  column('country', '国家/地区', 'Country or region'),
  column('hall', '展馆', 'Hall'),
  column('booth', '展位号', 'Booth no.', 12),
  column('categories', '产品类别', 'Product categories', 32),
  column('package', '套餐', 'Package', 12),
  column('state', '状态', 'Status'),
  { ...column('admins', '已加入的管理员', 'Administrators', 14), ...NUMBER },
  { ...column('invited', '已邀请的管理员', 'Administrators invited', 14), ...NUMBER },
  { ...column('products', '展品', 'Exhibits', 10), ...NUMBER },
  { ...column('createdAt', '添加时间', 'Added'), kind: 'date' as const },
];

const STATE: Record<ExhibitorState, Bilingual> = {
  open: { zh: '已公开', en: 'Public' },
  waiting: { zh: '尚未公开', en: 'Not public yet' },
  disabled: { zh: '已停用', en: 'Disabled' },
};
const PACKAGE: Record<PackageName, Bilingual> = {
  standard: { zh: '标准套餐', en: 'Standard' },
  upgraded: { zh: '升级套餐', en: 'Upgraded' },
  regional: { zh: '区域套餐', en: 'Regional' },
};

function cellsOf({ exhibition }: FairContext, row: ExhibitorLineRow, lang: Lang) {
  const line = lineAnswer(exhibition, row);
  const categories = line.categories.map((code) => exhibition.categories.get(code)?.name[lang] ?? code);
  return {
    nameZh: line.name.zh,
    nameEn: line.name.en,
    country: line.country === '' ? '' : inLang(countryName(line.country), lang),
    hall: line.booth === null ? '' : inLang(line.booth.hall.name, lang),
    booth: line.booth?.number ?? '',
    categories: categories.join(lang === 'zh' ? '、' : ', '),
    package: inLang(PACKAGE[line.package], lang),
    state: inLang(STATE[line.state], lang),
    admins: line.admins.active,
    invited: line.admins.invited,
    products: line.products,
    createdAt: row.created_at,
  };
}

type Wanted = ExhibitorFilter & { state?: ExhibitorState | undefined; sort: ExhibitorSort; descending: boolean };

const PORTION = 500;

async function* rowsOf(ctx: FairContext, wanted: Wanted, lang: Lang) {
  for (let offset = 0; ; offset += PORTION) {
    const rows = await exhibitorLines(ctx, wanted, { limit: PORTION, offset });
    for (const row of rows) yield cellsOf(ctx, row, lang);
    if (rows.length < PORTION) return;
  }
}

/** Exhibitors, one a row, filtered and sorted as the list is. */
export const exhibitorsFile = (ctx: FairContext, wanted: Wanted, lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '展商.xlsx' : 'exhibitors.xlsx', {
    sheet: lang === 'zh' ? '展商' : 'Exhibitors',
    lang,
    columns: COLUMNS,
    rows: rowsOf(ctx, wanted, lang),
  });
