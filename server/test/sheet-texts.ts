import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';

const file = z.object({ bytes: z.instanceof(Buffer) });

/** The whole text of a spreadsheet that a call answered with, as unpacked: what anybody could find in it. */
export const textOfSheet = (data: unknown): string =>
  Object.values(unzipSync(file.parse(data).bytes))
    .map((part) => strFromU8(part))
    .join('\n');

/** The cells of its first sheet, row by row. */
export function cellsOfSheet(data: unknown): string[][] {
  const sheet = unzipSync(file.parse(data).bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
  const rows = strFromU8(sheet).match(/<row [\s\S]*?<\/row>/g) ?? [];
  return rows.map((row) =>
    (row.match(/<c [^>]*?(\/>|>[\s\S]*?<\/c>)/g) ?? []).map((cell) =>
      cell
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
    ),
  );
}
