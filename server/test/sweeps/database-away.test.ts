import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { openPortalOn, openTestPortal, type Person, type TestPortal } from '../portal.ts';
import { openProxy, type Proxy } from '../proxy.ts';
import { makeEmployee, makeExhibitor, makeProduct, makeVisitor } from '../world.ts';
import { wrongAsError } from './envelope.ts';

const ANSWERED_WITHIN = 15_000;

let home: TestPortal;
let portal: TestPortal;
let proxy: Proxy;
let visitor: Person;
let staff: Person;
let productId: string;
beforeAll(async () => {
  home = await openTestPortal();
  const company = await makeExhibitor(home);
  productId = (await makeProduct(home, company)).id;
  visitor = await makeVisitor(home);
  staff = await makeEmployee(home, company);
  proxy = await openProxy(home.url);
  portal = await openPortalOn(proxy.url);
});
afterAll(async () => {
  await portal.close();
  await proxy.close();
  await home.close();
});
afterEach(async () => {
  await proxy.mend();
  const until = Date.now() + 15_000;
  while ((await portal.app.inject({ url: '/ready' })).statusCode !== 200 && Date.now() < until) await sleep(100);
});

const asks = (): readonly [AnyCall, Record<string, unknown>, Person][] => [
  [contract.product.browse, {}, { token: null }],
  [contract.product.detail, { id: productId }, visitor],
  [contract.account.info, {}, visitor],
  [contract.account.logOn, { account: 'a@fair.example', password: 'Abc12345' }, { token: null }],
  [contract.order.create, { productId, quantity: 1, unit: 'kg' }, visitor],
  [contract.product.ownList, {}, staff],
];

/** All of them at once: code, milliseconds, and what is wrong with the answer. */
async function askAll(): Promise<{ code: number; late: boolean; wrong: string[] }[]> {
  return Promise.all(
    asks().map(async ([call, input, person]) => {
      const started = Date.now();
      const answer = await portal.send(
        call,
        input,
        { ...person, lang: 'en' },
        { headers: { 'accept-language': 'en' }, fresh: true },
      );
      return {
        code: answer.body.code,
        late: Date.now() - started > ANSWERED_WITHIN,
        wrong: answer.body.code === 1000 ? [] : wrongAsError(answer, 'en'),
      };
    }),
  );
}

const everyOne = (code: number) => asks().map(() => ({ code, late: false, wrong: [] }));

describe('while the database is away (G62)', () => {
  test('every call is answered 503 in time, and works again once it is back', { timeout: 60_000 }, async () => {
    portal.portal.services.sessions.forget();
    await proxy.cut();
    expect(await askAll()).toEqual(everyOne(CODES.unavailable.code));
    expect((await portal.app.inject({ url: '/ready' })).statusCode).toBe(503);
    expect((await portal.app.inject({ url: '/health' })).statusCode).toBe(200);
    await proxy.mend();
    await sleep(500);
    const back = await askAll();
    expect(back.map(({ code }) => code)).toEqual([1000, 1000, 1000, CODES.passwordWrong.code, 1000, 1000]);
  });

  test('a retry is announced', async () => {
    await proxy.cut();
    const answer = await portal.send(contract.account.info, {}, visitor);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
  });

  test('a cut in the middle of many calls loses none without an answer', { timeout: 60_000 }, async () => {
    const running = Array.from({ length: 40 }, () =>
      portal.send(contract.product.browse, { keyword: String(Math.random()) }, visitor),
    );
    await sleep(10);
    await proxy.cut();
    const codes = (await Promise.all(running)).map(({ body }) => body.code);
    expect(codes.filter((code) => code !== 1000 && code !== CODES.unavailable.code)).toEqual([]);
  });

  test('one that takes connections and answers nothing is away too', { timeout: 60_000 }, async () => {
    proxy.silence();
    const { body } = await portal.send(contract.order.create, { productId, quantity: 1, unit: 'kg' }, visitor);
    // a statement may take ten seconds (ruling 8.5); an open connection that is silent longer is given up
    expect(body.code).toBe(CODES.unavailable.code);
  });
});
