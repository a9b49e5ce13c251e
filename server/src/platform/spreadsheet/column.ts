import type { Column } from './spreadsheet.shapes.ts';

/** A column of texts with its head in both languages; `width` in characters. */
export const column = <Key extends string>(key: Key, zh: string, en: string, width = 18): Column<Key> => ({
  key,
  header: { zh, en },
  width,
});
