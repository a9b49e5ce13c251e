import { EXHIBITOR_KEYS, headerOf, type Key } from '../src/domains/exhibitor-record/exhibitor-import.columns.ts';

export type ExhibitorCells = Partial<Record<Key, string>>;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A sheet of exhibitors as somebody has filled it in; it has the columns that any of its rows has. */
export function exhibitorSheet(rows: readonly ExhibitorCells[]): Buffer {
  const keys = EXHIBITOR_KEYS.filter((key) => rows.some((row) => row[key] !== undefined));
  const lines = [keys.map((key) => headerOf(key).zh), ...rows.map((row) => keys.map((key) => row[key] ?? ''))];
  return Buffer.from(lines.map((line) => line.map(quoted).join(',')).join('\n'));
}
