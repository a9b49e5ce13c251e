import type { FileOut } from '@fairbridge/contract/fields.ts';
import { fieldErrors } from '@fairbridge/contract/issues.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { latestRow, type LatestRead } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import type { Column, SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { columnOfField, filledRows } from '../../platform/spreadsheet/filled-sheet.ts';
import { misreadCells } from '../../platform/spreadsheet/misread-cell.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';

type Key = 'nameZh' | 'nameEn' | 'content' | 'cas' | 'packing' | 'remark';
const NAME = {
  required: true,
  hint: { zh: '必填：中文、英文至少填写一种', en: 'Required in Chinese, in English or in both' },
} as const;
/** With the part of a line that each column holds: what the schema finds wrong there is told at the column. */
const COLUMNS: readonly (Column<Key> & { field: string })[] = [
  {
    key: 'nameZh',
    field: 'name.zh',
    header: { zh: '产品名称（中文）', en: 'Product name (Chinese)' },
    width: 28,
    ...NAME,
  },
  {
    key: 'nameEn',
    field: 'name.en',
    header: { zh: '产品名称（英文）', en: 'Product name (English)' },
    width: 32,
    ...NAME,
  },
  {
    key: 'content',
    field: 'content',
    header: { zh: '含量/剂型', en: 'Content / formulation' },
    optional: true,
    width: 24,
  },
  { key: 'cas', field: 'cas', header: { zh: 'CAS 号', en: 'CAS number' }, optional: true, width: 18 },
  { key: 'packing', field: 'packing', header: { zh: '包装', en: 'Packing' }, optional: true, width: 26 },
  { key: 'remark', field: 'remark', header: { zh: '备注', en: 'Remark' }, optional: true, width: 32 },
];

/** The spreadsheet to fill in, headed in one language; read in either. */
export async function latestTemplate(lang: Lang): Promise<FileOut> {
  const sheet = lang === 'zh' ? '最新产品' : 'Latest products';
  return sheetFile(lang === 'zh' ? '最新产品模板.xlsx' : 'latest-products.xlsx', {
    sheet,
    lang,
    columns: COLUMNS,
    rows: [],
  });
}

const headerOf = (key: Key): Bilingual => COLUMNS.find((one) => one.key === key)?.header ?? { zh: '', en: '' };

function judged({ number, cells }: SheetRow<Key>, lang: Lang) {
  const misread = misreadCells(COLUMNS, cells).map(({ key, rule }) => ({
    row: number,
    column: headerOf(key),
    message: ruleText(rule, lang),
  }));
  if (misread.length > 0) return { row: null, faults: misread };
  const { nameZh, nameEn, ...rest } = cells;
  const form = { name: { zh: nameZh, en: nameEn }, ...rest };
  const parsed = latestRow.safeParse(form);
  if (parsed.success) return { row: parsed.data, faults: [] };
  const faults = fieldErrors(parsed.error, form, lang).map(({ field, message }) => ({
    row: number,
    column: columnOfField(COLUMNS, field)?.header ?? { zh: '', en: '' },
    message,
  }));
  return { row: null, faults };
}

/** The lines of a sheet: all of them, or none and what is wrong with which. */
export async function readLatestSheet(bytes: Buffer | null, lang: Lang): Promise<LatestRead> {
  const max = LIMITS.latestRowsMax;
  const rows = await filledRows(bytes, { columns: COLUMNS, rowsMax: max, rowsRead: max * 20 }, lang);
  const lines = rows.map((row) => judged(row, lang));
  const faults = lines.flatMap((line) => line.faults);
  return { rows: faults.length > 0 ? [] : lines.flatMap(({ row }) => row ?? []), faults };
}
