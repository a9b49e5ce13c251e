import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ALIASES, aliasOf } from '@fairbridge/contract/call-alias.ts';
import { calls } from '@fairbridge/contract/index.ts';
import { readAliases } from './call-alias.ts';

test('every call is reached at its alias as at its address, with its query', async () => {
  const read = readAliases(
    '/fair',
    [...calls.values()].map(({ path }) => path),
  );
  const app = Fastify({ rewriteUrl: ({ url = '' }) => read(url) });
  for (const [name, { method, path }] of calls)
    app.route({ method, url: `/fair${path}`, handler: ({ query }) => ({ name, query }) });
  const reached = [];
  for (const { method, path } of calls.values())
    reached.push((await app.inject({ method, url: `/fair${aliasOf(path)}?a=1?` })).json());
  expect(reached).toEqual([...calls.keys()].map((name) => ({ name, query: { a: '1?' } })));
  await app.close();
});

test('what is no alias stays as it is', () => {
  const read = readAliases('', ['/burying']);
  const others = ['/burying', `${ALIASES}00000000`, ALIASES, `/fair${aliasOf('/burying')}`];
  expect(others.map(read)).toEqual(others);
});
