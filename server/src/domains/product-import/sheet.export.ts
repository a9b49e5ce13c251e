import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { WrittenRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { ownProducts } from '../own-product/own-product.queries.ts';
import { headersOf } from './product-import.answers.ts';
import { batches } from './product-import.checking.ts';
import { exhibitForms, faultColumns, type ImportRow, type StoredRow } from './product-import.queries.ts';
import { codeTable } from './sheet.codes.ts';
import { bothHeader, ERROR_COLUMN, sheetColumns, writtenColumns } from './sheet.columns.ts';
import { cellsOf } from './sheet.template.ts';

/** Exhibits read by one statement. */
const LOT = 500;
/** More than any company shows; a bound for the list that is asked first. */
const MOST = 50_000;

type Asked = { lang: Lang; keyword: string; scope?: VisibleRange | undefined };

async function* exhibits(ctx: FairContext, exhibitorId: string, { lang, keyword, scope: visible }: Asked) {
  const asked = { keyword: keyword.trim(), scope: visible ?? null, limit: MOST, offset: 0 };
  const { rows } = await ownProducts(ctx, exhibitorId, { ...asked, sort: 'default', descending: true });
  const columns = sheetColumns(ctx.exhibition);
  for (let start = 0; start < rows.length; start += LOT) {
    const ids = rows.slice(start, start + LOT).map(({ id }) => id);
    for (const { id, form } of await exhibitForms(ctx, exhibitorId, ids)) yield { ...cellsOf(columns, form, lang), id };
  }
}

/** Own exhibits in the template's columns, as the list shows them: what is changed there can be imported again. */
export async function exportFile(ctx: FairContext, exhibitorId: string, asked: Asked): Promise<FileOut> {
  const { lang } = asked;
  return sheetFile(lang === 'zh' ? '我的展品.xlsx' : 'my-exhibits.xlsx', {
    sheet: lang === 'zh' ? '展品' : 'Exhibits',
    lang,
    columns: writtenColumns(sheetColumns(ctx.exhibition), lang),
    rows: exhibits(ctx, exhibitorId, asked),
    more: [codeTable(ctx.exhibition)],
  });
}

/** A row as it was uploaded: what is wrong with it in the first column, and at the cell itself. */
function reportRow(headerOf: ReturnType<typeof headersOf>, row: StoredRow, lang: Lang): WrittenRow {
  const colon = lang === 'zh' ? '：' : ': ';
  const headed = (column: string | null, message: string): string => {
    const header = column === null ? null : headerOf(column);
    return header === null ? message : header[lang] + colon + message;
  };
  const wrong = new Map<string, string[]>();
  const told = row.faults.map(({ column, rule, values }) => {
    const message = ruleText(rule, lang, values);
    if (column !== null) wrong.set(column, [...(wrong.get(column) ?? []), message]);
    return headed(column, message);
  });
  const cells: WrittenRow = { ...row.cells };
  for (const [key, messages] of wrong) cells[key] = { text: row.cells[key] ?? '', wrong: messages.join('\n') };
  return { ...cells, error: told.join('\n') };
}

async function* reported(ctx: FairContext, { id }: ImportRow, lang: Lang) {
  const headerOf = headersOf(ctx.exhibition);
  for await (const lot of batches(ctx, id)) for (const row of lot) yield reportRow(headerOf, row, lang);
}

/** What an exhibit is published with: offered in a returned sheet that lacks it. */
const PUBLISHED_WITH = ['categoryCode', 'tags', 'scope'];

/** The file's own columns in its order, and then those that it lacks: what a row is wrong in, and what an exhibit is published with. */
async function reportColumns(ctx: FairContext, { id, heads }: ImportRow, lang: Lang) {
  const known = new Map(writtenColumns(sheetColumns(ctx.exhibition), lang).map((column) => [column.key, column]));
  const own = heads.map(({ key, head }) => ({
    ...(known.get(key) ?? { key }),
    ...((head !== '' || !known.has(key)) && { header: { zh: head, en: head }, required: false }),
  }));
  const there = new Set(heads.map(({ key }) => key));
  const lacking = new Set([...(await faultColumns(ctx, id)), ...PUBLISHED_WITH]);
  const missing = [...known.values()].filter(({ key }) => lacking.has(key) && !there.has(key));
  // as they were typed: a number that is none must not be lost
  return [...own, ...missing].map((column) => ({ header: { zh: '', en: '' }, ...column, kind: 'text' as const }));
}

/** The rows as they were uploaded, with what is wrong before them and at the cells: mended in place the file can be uploaded again. */
export async function reportFile(ctx: FairContext, row: ImportRow, lang: Lang): Promise<FileOut> {
  return sheetFile(lang === 'zh' ? '导入结果.xlsx' : 'import-report.xlsx', {
    sheet: lang === 'zh' ? '导入结果' : 'Import report',
    lang,
    columns: [{ ...ERROR_COLUMN, header: bothHeader(ERROR_COLUMN.header) }, ...(await reportColumns(ctx, row, lang))],
    rows: reported(ctx, row, lang),
    more: [codeTable(ctx.exhibition)],
    frozenColumns: 1,
  });
}
