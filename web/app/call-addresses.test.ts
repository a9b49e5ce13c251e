import { calls } from '@fairbridge/contract/index.ts';
import type { Who } from '@fairbridge/contract/who.ts';
import { expect, test } from 'vitest';
import { addressModule, consoleModule, isOfRooms, namesConsole } from '../call-addresses.ts';

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
const expected = (only: (domain: string, who: readonly Who[]) => boolean) =>
  Object.fromEntries(
    [...calls].flatMap(([name, { path, method, who }]) =>
      only(name.split('.')[0] ?? '', who) ? [[name, { path, method }]] : [],
    ),
  );

test('the pages know path and method of every call, read back from the short form; the console’s come with who makes one', async () => {
  // another text than in the other test of it: a module is evaluated once
  const addresses = asCode(`${addressModule()}//`);
  expect(await read(addresses)).toEqual(expected((domain, who) => !isOfRooms(domain, who)));
  await import(/* @vite-ignore */ asCode(consoleModule(addresses)));
  expect(await read(addresses)).toEqual(expected(() => true));
});

test('what no public page calls is of a room: neither for guests, nor for visitors beside what they read', () => {
  expect([
    isOfRooms('vip', ['visitor']),
    isOfRooms('order', ['exhibitor']),
    isOfRooms('review', ['organizer']),
  ]).toEqual([true, true, true]);
  expect([isOfRooms('order', ['registeredVisitor']), isOfRooms('vip', ['anonymous', 'organizer'])]).toEqual([
    false,
    false,
  ]);
});

test('a module that names a call of the console brings them along', () => {
  expect([
    namesConsole('const load = () => api(calls.review.get, { id });'),
    namesConsole('const load = () => api(calls.product.browse, {});'),
    namesConsole('/**\n * such as `calls.review.get`\n */\nconst a = 1; // or calls.review.get'),
  ]).toEqual([true, false, false]);
});
