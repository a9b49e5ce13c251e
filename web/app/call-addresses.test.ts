import { calls } from '@fairbridge/contract/index.ts';
import { expect, test } from 'vitest';
import { addressModule, consoleModule, namesConsole } from '../call-addresses.ts';

type Known = Record<string, Record<string, unknown>>;
const asCode = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;
/** A module's addresses, by the calls' names. */
async function read(code: string): Promise<Record<string, unknown>> {
  const { default: known }: { default: Known } = await import(/* @vite-ignore */ code);
  return Object.fromEntries(
    Object.entries(known).flatMap(([domain, verbs]) =>
      Object.entries(verbs).map(([verb, address]) => [`${domain}.${verb}`, address]),
    ),
  );
}
const expected = (only: (path: string) => boolean) =>
  Object.fromEntries([...calls].flatMap(([name, { path, method }]) => (only(path) ? [[name, { path, method }]] : [])));
const ofConsole = (path: string): boolean => path.startsWith('/organizer/v1/');

test('the pages know path and method of every call, read back from the short form; the console’s come with who makes one', async () => {
  // another text than in the other test of it: a module is evaluated once
  const addresses = asCode(`${addressModule()}//`);
  expect(await read(addresses)).toEqual(expected((path) => !ofConsole(path)));
  await import(/* @vite-ignore */ asCode(consoleModule(addresses)));
  expect(await read(addresses)).toEqual(expected(() => true));
});

test('a module that names a call of the console brings them along', () => {
  expect([
    namesConsole('const load = () => api(calls.review.get, { id });'),
    namesConsole('const load = () => api(calls.product.browse, {});'),
    namesConsole('/**\n * such as `calls.review.get`\n */\nconst a = 1; // or calls.review.get'),
  ]).toEqual([true, false, false]);
});
