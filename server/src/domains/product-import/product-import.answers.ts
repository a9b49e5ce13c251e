import type {
  ImportRow as ImportRowAnswer,
  ProductImport,
} from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { countsOf, type ImportRow, type StoredRow } from './product-import.queries.ts';
import { ID_COLUMN, sheetColumns } from './sheet.columns.ts';

export async function importAnswer(ctx: FairContext, row: ImportRow): Promise<ProductImport> {
  return {
    id: row.id,
    state: row.state,
    fileName: row.file_name,
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

export function rowAnswer(headerOf: ReturnType<typeof headersOf>, row: StoredRow, lang: Lang): ImportRowAnswer {
  const { cells, effect } = row;
  const name = (lang === 'zh' && cells['name.zh']) || cells['name.en'] || cells['name.zh'] || '';
  return {
    number: row.number,
    name: name.slice(0, SHOWN),
    articleNumber: (cells['articleNumber'] ?? '').slice(0, SHOWN),
    effect: effect ?? 'unchanged',
    changes: row.changes.flatMap((key) => headerOf(key) ?? []),
    faults: row.faults.map(({ column, rule, values }) => ({
      column: column === null ? null : headerOf(column),
      message: ruleText(rule, lang, values),
    })),
  };
}
