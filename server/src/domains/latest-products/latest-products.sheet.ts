import type { FileOut } from '@fairbridge/contract/fields.ts';
import { fieldErrors } from '@fairbridge/contract/issues.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { latestRow, type LatestRead } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readSheet } from '../../platform/spreadsheet/read-sheet.ts';
import type { Column, SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { writeSheet } from '../../platform/spreadsheet/write-sheet.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Key = 'nameZh' | 'nameEn' | 'content' | 'cas' | 'packing' | 'remark';
/** The part of a line that each column holds: what the schema finds wrong there is told at the column. */
const FIELDS: Record<Key, string> = {
  nameZh: 'name.zh',
  nameEn: 'name.en',
  content: 'content',
  cas: 'cas',
  packing: 'packing',
  remark: 'remark',
};
const COLUMNS: readonly Column<Key>[] = [
  { key: 'nameZh', header: { zh: '产品名称（中文）', en: 'Product name (Chinese)' }, width: 28 },
  { key: 'nameEn', header: { zh: '产品名称（英文）', en: 'Product name (English)' }, width: 32 },
  { key: 'content', header: { zh: '含量/剂型', en: 'Content / formulation' }, optional: true, width: 24 },
  { key: 'cas', header: { zh: 'CAS 号', en: 'CAS number' }, optional: true, width: 18 },
  { key: 'packing', header: { zh: '包装', en: 'Packing' }, optional: true, width: 26 },
  { key: 'remark', header: { zh: '备注', en: 'Remark' }, optional: true, width: 32 },
];

/** The spreadsheet to fill in, headed in one language; read in either. */
export async function latestTemplate(lang: Lang): Promise<FileOut> {
  const sheet = lang === 'zh' ? '最新产品' : 'Latest products';
  const bytes = await writeSheet({ sheet, lang, columns: COLUMNS, rows: [] });
  return { name: lang === 'zh' ? '最新产品模板.xlsx' : 'latest-products.xlsx', type: XLSX, bytes };
}

function judged({ number, cells }: SheetRow<Key>, lang: Lang) {
  const { nameZh, nameEn, ...rest } = cells;
  const parsed = latestRow.safeParse({ name: { zh: nameZh, en: nameEn }, ...rest });
  if (parsed.success) return { row: parsed.data, faults: [] };
  const faults = fieldErrors(parsed.error, lang).map(({ field, message }) => ({
    row: number,
    column: COLUMNS.find(({ key }) => FIELDS[key] === field || FIELDS[key].startsWith(`${field}.`))?.header ?? {
      zh: '',
      en: '',
    },
    message,
  }));
  return { row: null, faults };
}

/** The lines of a sheet: all of them, or none and what is wrong with which. */
export async function readLatestSheet(bytes: Buffer | null, lang: Lang): Promise<LatestRead> {
  const max = LIMITS.latestRowsMax;
  const read = await readSheet(bytes ?? Buffer.alloc(0), { columns: COLUMNS, rowsMax: max * 20 });
  if (!read.ok && read.error === 'columnsMissing')
    refuse('sheetColumns', {
      columns: read.missing.map((header) => inLang(header, lang)).join(lang === 'zh' ? '、' : ', '),
    });
  if (!read.ok) refuse(read.error === 'notSpreadsheet' ? 'sheetKind' : 'sheetLarge');
  if (read.rows.length === 0 || read.rows.length > max) refuse('sheetRows', { max });
  const lines = read.rows.map((row) => judged(row, lang));
  const faults = lines.flatMap((line) => line.faults);
  return { rows: faults.length > 0 ? [] : lines.flatMap(({ row }) => row ?? []), faults };
}
