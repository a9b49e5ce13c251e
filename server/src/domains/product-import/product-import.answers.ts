import type {
  ImportRow as ImportRowAnswer,
  ProductImport,
} from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { cutText, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { countsOf, type ImportRow, type StoredRow } from './product-import.queries.ts';
import { readCells } from './product-import.validate.ts';
import { cleaned } from './sheet.cells.ts';
import { ID_COLUMN, sheetColumns } from './sheet.columns.ts';
import { BLANK, type SheetColumn } from './sheet.form.ts';

export async function importAnswer(ctx: FairContext, row: ImportRow): Promise<ProductImport> {
  return {
    id: row.id,
    state: row.state,
    fileName: row.file_name,
    sheet: row.sheet,
    unknownHeads: row.unknown_heads,
    hiddenRows: row.hidden_rows,
    totalRows: row.total_rows,
    total: row.total,
    done: row.done,
    counts: await countsOf(ctx, row.id),
    employee: bilingualOf('employee', row),
    createdAt: row.created_at.toISOString(),
  };
}

/** Headers of this fair's columns by their keys. */
export function headersOf(exhibition: Exhibition): (key: string) => Bilingual | null {
  const headers = new Map([...sheetColumns(exhibition), ID_COLUMN].map(({ key, header }) => [key, header]));
  return (key) => headers.get(key) ?? null;
}

const SHOWN = 200;

/** What stands in the cells of a row, as it is understood; as it was typed where it cannot be, or means what the exhibit has already. */
function valuesOf(columns: readonly SheetColumn[], { cells }: StoredRow, lang: Lang): ImportRowAnswer['values'] {
  const { form } = readCells(columns, cells, BLANK);
  return columns.flatMap((column) => {
    const typed = cleaned(cells[column.key] ?? '');
    if (typed === '') return [];
    return [{ column: column.header, text: cutText(String(column.write(form, lang) ?? '') || typed, SHOWN) }];
  });
}

export function rowAnswer(
  headerOf: ReturnType<typeof headersOf>,
  columns: readonly SheetColumn[],
  row: StoredRow,
  lang: Lang,
): ImportRowAnswer {
  const { cells, effect } = row;
  const name = (lang === 'zh' && cells['name.zh']) || cells['name.en'] || cells['name.zh'] || '';
  return {
    number: row.number,
    name: cutText(cleaned(name), SHOWN),
    articleNumber: cutText(cleaned(cells['articleNumber'] ?? ''), SHOWN),
    effect: effect ?? 'unchanged',
    changes: row.changes.flatMap((key) => headerOf(key) ?? []),
    values: valuesOf(columns, row, lang),
    faults: row.faults.map(({ column, rule, values }) => ({
      column: column === null ? null : headerOf(column),
      message: ruleText(rule, lang, values),
    })),
  };
}
