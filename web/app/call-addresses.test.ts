import { calls } from '@fairbridge/contract/index.ts';
import { expect, test } from 'vitest';
import { addressModule } from '../call-addresses.ts';

test('the pages know path and method of every call, read back from the short form', async () => {
  const code = `data:text/javascript,${encodeURIComponent(addressModule())}`;
  const read: { default: Record<string, Record<string, unknown>> } = await import(/* @vite-ignore */ code);
  const known = Object.entries(read.default).flatMap(([domain, verbs]) =>
    Object.entries(verbs).map(([verb, address]) => [`${domain}.${verb}`, address]),
  );
  expect(Object.fromEntries(known)).toEqual(
    Object.fromEntries([...calls].map(([name, { path, method }]) => [name, { path, method }])),
  );
});
