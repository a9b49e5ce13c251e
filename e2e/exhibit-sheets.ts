import { fetchFile, sendBytes } from '@fairbridge/contract/file-client.ts';
import { ownList, remove } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { drafts, removeDrafts } from '@fairbridge/contract/own-product/product-draft.calls.ts';
import {
  confirmImport,
  currentImport,
  dropImport,
  importTemplate,
  startImport,
} from '@fairbridge/contract/product-import/product-import.calls.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { callerOf, type Client } from './client.ts';
import { expect } from './fixtures.ts';

/** The sheet that is read, and the one of the template that holds an example. */
export const FIRST_SHEET = 'xl/worksheets/sheet1.xml';
export const EXAMPLE_SHEET = 'xl/worksheets/sheet4.xml';

/** The template filled in as somebody would: its example once for each article number. */
export function filledTemplate(template: Uint8Array, articleNumbers: readonly string[]): Buffer {
  const parts = unzipSync(template);
  const example = strFromU8(parts[EXAMPLE_SHEET] ?? new Uint8Array());
  const row = /<row r="2".*?<\/row>/s.exec(example)?.[0] ?? '';
  const rows = articleNumbers.map((number, at) =>
    row
      .replaceAll('EX-0001', number)
      .replace('<row r="2"', `<row r="${at + 2}"`)
      .replaceAll(/ r="([A-Z]+)2"/g, ` r="$1${at + 2}"`),
  );
  return Buffer.from(zipSync({ ...parts, [FIRST_SHEET]: strToU8(example.replace(row, rows.join(''))) }));
}

/** Own drafts with these article numbers, by a sheet. */
export async function importDrafts(client: Client, articleNumbers: readonly string[]): Promise<void> {
  const caller = callerOf(client.token);
  const { file } = await fetchFile(importTemplate, { lang: 'zh' }, caller);
  const sheet = filledTemplate(new Uint8Array(await file.arrayBuffer()), articleNumbers);
  const named = { fileName: 'exhibits.xlsx' };
  const { id } = await sendBytes(startImport, named, new Blob([new Uint8Array(sheet)]), caller);
  const state = async (): Promise<string | undefined> => (await client.call(currentImport, {})).current?.state;
  await expect.poll(state).toBe('checked');
  await client.call(confirmImport, { id });
  await expect.poll(state).toBe('done');
}

/** Own drafts whose article numbers begin so. */
export const draftsBeginning = async ({ call }: Client, mark: string) =>
  (await call(drafts, { keyword: mark, pageSize: 100 })).list.filter(({ articleNumber }) =>
    articleNumber.startsWith(mark),
  );

/** Takes away the import, the drafts and the exhibits whose article numbers begin so. */
export async function clearSheets(client: Client, mark: string): Promise<void> {
  const { call } = client;
  const { current } = await call(currentImport, {});
  if (current !== null) await call(dropImport, { id: current.id });
  const ids = (await draftsBeginning(client, mark)).map(({ id }) => id);
  if (ids.length > 0) await call(removeDrafts, { selection: { ids } });
  for (const { id } of (await call(ownList, { keyword: mark, pageSize: 100 })).list) await call(remove, { id });
}
