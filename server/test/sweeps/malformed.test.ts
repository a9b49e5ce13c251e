import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LANGS } from '@fairbridge/contract/text.ts';
import type { More } from '../portal.ts';
import { seeded, type Seeded } from '../seeded.ts';
import { wrongAsError } from './envelope.ts';
import { mutate, type Mutated } from './mutations.ts';
import { declaredKeys } from './schema-walk.ts';
import { ACTORS, type Actor } from './actors.ts';
import { ask, everyCall, inputOf, openStage, type Stage } from './stage.ts';

vi.mock('node:crypto', async (original) => (await import('./cheap-hashes.ts')).withCheapScrypt(await original()));

/** Mutations a call. */
const MUTATIONS = Number(process.env['MUTATIONS'] ?? 60);
const SEED = Number(process.env['SEED'] ?? 29);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Input of a call without a body travels in the query: the mutated values go there, as far as they fit. */
function requestOf(call: AnyCall, mutated: Mutated, random: Seeded): More {
  if (call.method === 'POST' && call.takes === 'json')
    return {
      body: mutated.body,
      headers: mutated.contentType === undefined ? {} : { 'content-type': mutated.contentType },
    };
  const values = [mutated.body.slice(0, 2_000), '', '%00', '%ff%fe', '%F0%9F%92%A3'.repeat(20), '[]'];
  const key = random.pick(['use', 'languageType', '__proto__', 'constructor', 'a[b][c]', 'use[]', '%00']);
  return {
    query: `&${key}=${random.pick(values).replaceAll(/[^\w%[\].-]/g, encodeURIComponent)}&use=${random.pick(['product', 'logo', '__proto__', ''])}`,
    ...(call.takes === 'bytes' ? { bytes: Buffer.from(mutated.body.slice(0, 5_000)) } : {}),
  };
}

describe(`malformed input, ${MUTATIONS} mutations a call (G29, G30)`, () => {
  test.for(everyCall)('%s', { timeout: 3_600_000 }, async ([name, call]) => {
    const random = seeded(SEED + [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0));
    const callers = ACTORS.filter(
      (actor) =>
        actor !== 'aResigned' && actor !== 'ended' && (actor !== 'anonymous' || call.roles.includes('anonymous')),
    );
    const inputs = new Map<Actor, Record<string, unknown>>();
    for (const actor of callers) inputs.set(actor, await inputOf(stage, call, actor));
    const fields = [...declaredKeys(call.input)];
    const wrong: string[] = [];
    for (let made = 0; made < MUTATIONS; made += 1) {
      const actor = random.pick(callers);
      const lang = random.pick(LANGS);
      const mutated = mutate(random, { languageType: lang, ...inputs.get(actor) }, fields);
      const { headers = {}, ...more } = requestOf(call, mutated, random);
      const answer = await ask(
        stage,
        call,
        actor,
        { languageType: lang },
        { ...more, headers: { ...headers, 'accept-language': lang } },
      );
      if (answer.status >= 500) wrong.push(`${actor}, ${mutated.name}: ${answer.status}`);
      // where the language itself is what went wrong, either may be answered
      const found = LANGS.map((one) => wrongAsError(answer, one));
      const asked = wrongAsError(answer, lang);
      const language =
        mutated.name.startsWith('languageType') ||
        mutated.name.includes('languageType') ||
        call.method === 'GET' ||
        call.takes === 'bytes';
      wrong.push(
        ...(language && found.some((one) => one.length === 0) ? [] : asked).map(
          (text) => `${actor}, ${mutated.name}: ${text}`,
        ),
      );
    }
    expect(wrong).toEqual([]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('what is refused before a call is reached (G30)', () => {
  const asked = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS',
    url: string,
    headers: Record<string, string> = {},
    payload?: string,
  ) => {
    const answer = await stage.test.app.inject({
      method,
      url,
      headers: { 'accept-language': 'en', ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json(), text: answer.body, headers: answer.headers };
  };
  const { path } = contract.product.browse;

  test('an unknown address, another method, a wrong encoding of the address', async () => {
    for (const [method, url] of [
      ['POST', '/visitor/v2/nothing/here'],
      ['GET', path],
      ['PUT', path],
      ['DELETE', path],
      ['PATCH', path],
      ['POST', `${path}/../../../../etc/passwd`],
      ['POST', '/visitor/v2/%00'],
    ] as const) {
      const answer = await asked(method, url, { 'content-type': 'application/json' }, '{}');
      expect([method, url, answer.status, answer.body.code]).toEqual([method, url, 404, CODES.notFound.code]);
      expect(wrongAsError(answer, 'en')).toEqual([]);
    }
    const broken = await asked('POST', '/visitor/v2/%zz');
    expect([broken.status, wrongAsError(broken, 'en')]).toEqual([400, []]);
  });

  test('a body of more than a megabyte, and of a type that is none (G26, G33)', async () => {
    const large = await asked(
      'POST',
      path,
      { 'content-type': 'application/json' },
      JSON.stringify({ keyword: 'x'.repeat(1_000_001) }),
    );
    expect([large.status, large.body.code, wrongAsError(large, 'en')]).toEqual([413, CODES.tooLarge.code, []]);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/xml',
    ]) {
      const answer = await asked('POST', path, { 'content-type': type }, '{}');
      expect([type, answer.status, answer.body.code, wrongAsError(answer, 'en')]).toEqual([
        type,
        415,
        CODES.wrongType.code,
        [],
      ]);
    }
  });

  test('a token of any shape that is none', async () => {
    for (const token of [
      'x',
      'fb_',
      'fb_short',
      `fb_${'a'.repeat(43)}`,
      `fb_${'a'.repeat(5_000)}`,
      'Bearer ',
      'Basic YTpi',
      "fb_' or 1=1 --",
    ]) {
      const answer = await asked('GET', contract.account.info.path, { authorization: token });
      expect([token, answer.status]).toEqual([token, 401]);
      expect(wrongAsError(answer, 'en')).toEqual([]);
    }
  });
});
