import type { InputOf, OutputOf } from '@fairbridge/contract/call.ts';
import { calls, type contract } from '@fairbridge/contract/index.ts';
import type { Role } from '@fairbridge/contract/roles.ts';
import { expect, expectTypeOf, test } from 'vitest';
import { addressModule, consoleModule, isConsoleCall, namesConsole } from '../call-addresses.ts';
import { calls as known } from './calls.ts';

type Known = Record<string, Record<string, unknown>>;
const asCode = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;
/** A module's addresses, by the calls' names. */
async function read(code: string): Promise<Record<string, unknown>> {
  const { default: found }: { default: Known } = await import(/* @vite-ignore */ code);
  return Object.fromEntries(
    Object.entries(found).flatMap(([domain, verbs]) =>
      Object.entries(verbs).map(([verb, address]) => [`${domain}.${verb}`, address]),
    ),
  );
}
const expected = (only: (domain: string, who: readonly Role[]) => boolean) =>
  Object.fromEntries(
    [...calls].flatMap(([name, { path, method, roles }]) =>
      only(name.split('.')[0] ?? '', roles) ? [[name, { path, method }]] : [],
    ),
  );

test('the pages know path and method of every call, read back from the short form; the console’s come with who makes one', async () => {
  // another text than in the other test of it: a module is evaluated once
  const addresses = asCode(`${addressModule()}//`);
  expect(await read(addresses)).toEqual(expected((domain, who) => !isConsoleCall(domain, who)));
  await import(/* @vite-ignore */ asCode(consoleModule(addresses)));
  expect(await read(addresses)).toEqual(expected(() => true));
});

test('what no public page calls is of a room: neither for guests, nor for visitors beside what they read', () => {
  expect([
    isConsoleCall('vip', ['visitor']),
    isConsoleCall('order', ['exhibitor']),
    isConsoleCall('review', ['organizer']),
  ]).toEqual([true, true, true]);
  expect([isConsoleCall('order', ['registeredVisitor']), isConsoleCall('vip', ['anonymous', 'organizer'])]).toEqual([
    false,
    false,
  ]);
});

test('a module that names a call of the console brings them along', () => {
  const names = (code: string) => namesConsole(`import { calls } from '../calls.ts';\n${code}`);
  expect([
    names('const load = () => api(calls.review.get, { id });'),
    names('const load = () => api(calls.review\n  .get, { id });'),
    names('const load = () => api(calls.product.browse, {});'),
    names('/**\n * such as `calls.review.get`\n */\nconst a = 1; // or calls.review.get'),
    namesConsole("import { told } from './told.ts';\nexpect(told.mock.calls).toEqual([]);"),
  ]).toEqual([true, true, false, false, false]);
});

test('a module that takes the calls apart, or has them by another name, brings those of the console along', () => {
  const plain = "import { calls } from '../calls.ts';\n";
  expect([
    namesConsole(`${plain}const { review } = calls;`),
    namesConsole(`${plain}const load = ({ review } = calls) => api(review.get, { id });`),
    namesConsole(`${plain}const reviews = calls.review;`),
    namesConsole(`${plain}const reviews = calls['review'];`),
    namesConsole("import { calls as all } from '../calls.ts';\nconst load = () => api(all.review.get, { id });"),
    namesConsole("import * as all from '../calls.ts';\nconst load = () => api(all.calls.review.get, { id });"),
  ]).toEqual([true, true, true, true, true, true]);
});

test('a call has no schema in the browser, for the compiler either, and still says what goes in and comes out', () => {
  expectTypeOf(known.article.create).not.toHaveProperty('input');
  expectTypeOf<InputOf<typeof known.article.create>>().toEqualTypeOf<InputOf<typeof contract.article.create>>();
  expectTypeOf<OutputOf<typeof known.article.create>>().toEqualTypeOf<OutputOf<typeof contract.article.create>>();
});
