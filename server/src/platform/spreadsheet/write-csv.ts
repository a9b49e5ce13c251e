import { inLang } from '@fairbridge/contract/text.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { escapeFormula } from './escape.ts';
import type { CellValue, SheetToWrite, WrongCell } from './spreadsheet.shapes.ts';

const cell = (text: string): string => `"${escapeFormula(text).replaceAll('"', '""')}"`;

function textOf(value: CellValue | WrongCell): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? value.text : String(value);
}

/** A sheet of texts as CSV in UTF-8; the mark at its beginning tells programs so. Formulas are no formulas there (G35). */
export async function csvFile<Key extends string>(
  name: string,
  { lang, columns, rows }: SheetToWrite<Key>,
): Promise<FileOut> {
  const lines = [columns.map(({ header }) => cell(inLang(header, lang))).join(',')];
  for await (const row of rows) lines.push(columns.map(({ key }) => cell(textOf(row[key]))).join(','));
  return { name, type: 'text/csv; charset=utf-8', bytes: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`) };
}
