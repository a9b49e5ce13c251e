import { columnsOf, type Key } from '../src/domains/compliance/compliance.columns.ts';
import { writeSheet } from '../src/platform/spreadsheet/write-sheet.ts';

/** A spreadsheet of compliance rules, headed in Chinese. */
export const complianceSheet = (rows: readonly Partial<Record<Key, string>>[]): Promise<Buffer> =>
  writeSheet({ sheet: '合规规则', lang: 'zh', columns: columnsOf('zh'), rows: [...rows] });
