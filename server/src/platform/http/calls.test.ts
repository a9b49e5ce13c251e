import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call } from '@fairbridge/contract/call.ts';
import { anonymous, visitor, type Caller } from '@fairbridge/contract/roles.ts';
import { AnswerCache } from './answer-cache.ts';
import { UploadMemoryLimiter } from './upload-memory-limiter.ts';
import { mountCalls } from './calls.ts';
import { bindHandlers } from './route.ts';
import { RateLimiter } from './rate-limiter.ts';
import { acceptBodies } from './request-body.ts';

const say = call({
  does: 'Say a word',
  path: '/say',
  roles: [anonymous],
  input: z.object({ word: z.string() }),
  output: z.object({ said: z.string() }),
  errors: [],
  rate: { perMinute: 5 },
  cacheable: true,
  example: { word: 'a' },
});

let made = 0;
const handlers = {
  test: {
    say: ({ input, lang }: { input: { word: string }; lang: string }) => {
      made += 1;
      return { said: `${lang} ${input.word}` };
    },
  },
};
const app = Fastify();
acceptBodies(app);
const { anonymousApi } = mountCalls(app, {
  base: '',
  routes: bindHandlers(new Map([['test.say', say]]), handlers),
  contextOf: async () => ({ exhibition: { id: 'E1' } }),
  callerOf: async () => null,
  closedCheck: () => null,
  rate: new RateLimiter(),
  answers: new AnswerCache(100_000, 60_000),
  uploadMemory: new UploadMemoryLimiter(),
});
afterAll(() => app.close());

const ask = async (payload: object, lang: string, remoteAddress: string): Promise<string> => {
  const headers = { 'content-type': 'application/json', 'accept-language': lang };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/say', headers, payload, remoteAddress });
  return statusCode === 200 ? body.replace(/.*"said":"([^"]*)".*/, '$1') : String(statusCode);
};

describe('answers kept for anonymous callers', () => {
  it('are one for all spellings of an input, and another for each language', async () => {
    made = 0;
    const spellings = [{ word: 'a' }, { word: 'a', junk: 1 }, { junk: { word: 'b' }, word: 'a' }];
    for (const spelling of spellings) expect(await ask(spelling, 'zh', '192.0.2.1')).toBe('zh a');
    expect(made).toBe(1);
    expect(await ask({ word: 'a' }, 'en', '192.0.2.1')).toBe('en a');
    expect(made).toBe(2);
  });
  it('are shared with calls in process, which count for the client they are made for', async () => {
    const scope = { exhibition: { id: 'E1' } };
    const api = anonymousApi(scope, 'zh', { address: '192.0.2.2' });
    for (const word of ['c', 'd', 'e', 'f', 'g']) expect(await api(say, { word })).toEqual({ said: `zh ${word}` });
    made = 0;
    expect(await ask({ word: 'c' }, 'zh', '192.0.2.3')).toBe('zh c');
    expect(made).toBe(0);
    expect(await ask({ word: 'new' }, 'zh', '192.0.2.2')).toBe('429');
    expect(await ask({ word: 'new' }, 'zh', '192.0.2.3')).toBe('zh new');
  });
});

describe('prepared answers', () => {
  const answers = new AnswerCache(100_000, 60_000);
  const prepared = async (key: string, make: () => Promise<{ said: string }>): Promise<string> =>
    (await answers.prepared('E1', say, key, make)).body.toString();
  const answer = (said: string): string => JSON.stringify({ code: 1000, message: 'ok', data: { said } });

  it('are made once for each key, without what the call does not declare', async () => {
    const undeclared = { said: 'a', secret: 'b' };
    expect(await prepared('one', async () => undeclared)).toBe(answer('a'));
    expect(await prepared('one', async () => ({ said: 'later' }))).toBe(answer('a'));
    expect(await prepared('other', async () => ({ said: 'c' }))).toBe(answer('c'));
  });
  it('are not kept when a change comes while they are made, nor when making them fails', async () => {
    const changing = async () => {
      answers.changed('E1');
      return { said: 'before' };
    };
    expect(await prepared('changed', changing)).toBe(answer('before'));
    expect(await prepared('changed', async () => ({ said: 'after' }))).toBe(answer('after'));
    await expect(prepared('failing', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await prepared('failing', async () => ({ said: 'back' }))).toBe(answer('back'));
  });
});

describe('a large body', () => {
  it('of a stranger counts to the part of the room that strangers have, of who is signed in to the other', async () => {
    const large = call({
      does: 'Say much',
      path: '/much',
      roles: [anonymous, visitor],
      input: z.object({ words: z.string() }),
      output: z.object({ said: z.number() }),
      errors: [],
      example: { words: 'a' },
    });
    const known: Caller = {
      kind: 'visitor',
      accountId: 'Account0000000001',
      sessionId: 'Session0000000001',
      visitorId: 'Visitor0000000001',
      registered: true,
      approved: true,
      pool: [],
    };
    const crowded = Fastify();
    acceptBodies(crowded);
    mountCalls(crowded, {
      base: '',
      routes: bindHandlers(new Map([['test.much', large]]), {
        test: { much: ({ input }: { input: { words: string } }) => ({ said: input.words.length }) },
      }),
      contextOf: async () => ({ exhibition: { id: 'E1' } }),
      callerOf: async (_scope, token) => (token === 'known' ? known : null),
      closedCheck: () => null,
      rate: new RateLimiter(),
      answers: new AnswerCache(100_000, 60_000),
      uploadMemory: new UploadMemoryLimiter({ perAnonymousClient: 100_000, timeoutMs: 20 }),
    });
    const statusOf = async (length: number, authorization: string | null): Promise<number> => {
      const headers = { 'content-type': 'application/json', ...(authorization !== null && { authorization }) };
      const payload = { words: 'x'.repeat(length) };
      return (await crowded.inject({ method: 'POST', url: '/much', headers, payload })).statusCode;
    };
    expect([
      await statusOf(50_000, null),
      await statusOf(200_000, null),
      await statusOf(200_000, 'known'),
      await statusOf(50_000, null),
    ]).toEqual([200, 503, 200, 200]);
    await crowded.close();
  });
});

it('a NUL in an input is refused at its field, and what only looks like one is taken', async () => {
  const send = (payload: object) =>
    app.inject({
      method: 'POST',
      url: '/say',
      payload,
      remoteAddress: '192.0.2.9',
      headers: { 'accept-language': 'en' },
    });
  const refused = z.object({ data: z.object({ fields: z.array(z.object({ field: z.string(), rule: z.string() })) }) });
  const fieldOf = async (payload: object) => refused.parse((await send(payload)).json()).data.fields[0];
  expect(await fieldOf({ word: 'a\0b' })).toMatchObject({ field: 'word', rule: 'characters' });
  // an answer is kept for these words
  expect((await send({ word: 'beside' })).statusCode).toBe(200);
  expect(await fieldOf({ word: 'beside', more: [{ name: '\0' }] })).toMatchObject({ field: 'more.0.name' });
  expect((await send({ word: String.raw`a\u0000b` })).statusCode).toBe(200);
});
