import { calls } from '@fairbridge/contract/index.ts';
import { expect, test } from 'vitest';
import { addressModule, consoleModule } from '../call-addresses.ts';
import { callerModule } from '../call-callers.ts';

const asCode = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;

test('the screens know who may make every call, as the contract says it', async () => {
  const addresses = asCode(addressModule());
  const { default: known }: { default: Record<string, Record<string, unknown>> } = await import(
    /* @vite-ignore */ addresses
  );
  const { default: callers }: { default: Map<unknown, string[]> } = await import(
    /* @vite-ignore */ asCode(callerModule(addresses, asCode(consoleModule(addresses))))
  );
  const read = Object.entries(known).flatMap(([domain, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => [`${domain}.${verb}`, callers.get(call)]),
  );
  expect(Object.fromEntries(read)).toEqual(
    Object.fromEntries([...calls].map(([name, { roles }]) => [name, roles.toSorted()])),
  );
});
