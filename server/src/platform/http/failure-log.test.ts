import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { call, type AnyCall } from '@fairbridge/contract/call.ts';
import { id, versioned } from '@fairbridge/contract/fields.ts';
import { exhibitor, visitor, type Caller } from '@fairbridge/contract/roles.ts';
import { AnswerCache } from './answer-cache.ts';
import { UploadMemoryLimiter } from './upload-memory-limiter.ts';
import { mountCalls } from './calls.ts';
import { bindHandlers } from './route.ts';
import { RateLimiter } from './rate-limiter.ts';
import { fail } from './app-error.ts';
import { acceptBodies } from './request-body.ts';

const move = call({
  does: 'Move things',
  path: '/move',
  roles: [visitor],
  input: z.object({
    id: id('thing'),
    ids: z.array(id('thing')).default([]),
    beside: versioned('thing').optional(),
    words: z.string().default(''),
  }),
  output: z.object({ done: z.literal(true) }),
  errors: ['notFound'],
  example: { id: '$thing' },
});
const keep = call({
  does: 'Keep a file',
  path: '/keep',
  roles: [exhibitor],
  input: z.object({}),
  output: z.object({ done: z.literal(true) }),
  errors: [],
  takes: 'bytes',
  example: {},
});

const THING = 'Thing00000000001';
const people: Record<string, Caller> = {
  buyer: {
    kind: 'visitor',
    accountId: 'Account0000000001',
    sessionId: 'Session0000000001',
    visitorId: 'Visitor0000000001',
    registered: true,
    approved: true,
    pool: [],
  },
};

const lines: Record<string, unknown>[] = [];
const stream = new PassThrough();
stream.on('data', (chunk: Buffer) => {
  for (const line of chunk.toString().split('\n').filter(Boolean))
    lines.push(z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
});
const app = Fastify({ logger: { level: 'info', stream }, disableRequestLogging: true });
acceptBodies(app);
mountCalls(app, {
  base: '',
  routes: bindHandlers(
    new Map<string, AnyCall>([
      ['thing.move', move],
      ['thing.keep', keep],
    ]),
    { thing: { move: () => fail('notFound'), keep: () => ({ done: true }) } },
  ),
  contextOf: async () => ({ exhibition: { id: 'E1' } }),
  callerOf: async (_scope, token) => people[token] ?? null,
  closedCheck: () => null,
  rate: new RateLimiter(),
  answers: new AnswerCache(100_000, 60_000),
  uploadMemory: new UploadMemoryLimiter(),
});
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

const ask = (url: string, payload: object | Buffer, token: string | null) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    payload,
    remoteAddress: '192.0.2.7',
  });
const refusals = () =>
  lines.map(({ call: name, refused, account, objects, address, reqId, time }) => {
    expect([typeof reqId, typeof time]).toEqual(['string', 'number']);
    return { call: name, refused, account, objects, address };
  });

describe('a refusal is written down once (G36)', () => {
  test('with the account and what was asked for', async () => {
    const others = ['Thing00000000002', 'Thing00000000003'];
    const beside = { id: 'Thing00000000004', version: 1 };
    await ask('/move', { id: THING, ids: [THING, ...others], beside }, 'buyer');
    expect(refusals()).toEqual([
      {
        call: 'thing.move',
        refused: 'notFound',
        account: 'Account0000000001',
        objects: [THING, ...others, beside.id],
        address: '192.0.2.7',
      },
    ]);
  });

  test.for([
    ['nobody', null, 'notSignedIn'],
    ['a session that ended', 'gone', 'sessionExpired'],
  ] as const)('of %s, with what was asked for', async ([, token, refused]) => {
    await ask('/move', { id: THING }, token);
    expect(refusals()).toEqual([
      { call: 'thing.move', refused, account: null, objects: [THING], address: '192.0.2.7' },
    ]);
  });

  test('of somebody whose role may not, before a large body is read', async () => {
    await ask('/keep', Buffer.alloc(100_000), 'buyer');
    expect(refusals()).toEqual([
      {
        call: 'thing.keep',
        refused: 'notAllowed',
        account: 'Account0000000001',
        objects: [],
        address: '192.0.2.7',
      },
    ]);
  });

  test('and holds nothing else of what was sent', async () => {
    await ask('/move', { id: 'a@b.example', ids: ['Li Min'], words: 'Zhanqiao26', password: 'Zhanqiao26' }, 'buyer');
    await ask('/move', { id: THING, ids: Array.from({ length: 300 }, (_, at) => `Thing${at + 1e10}`) }, 'buyer');
    expect(refusals().map(({ refused, objects }) => [refused, Array.isArray(objects) && objects.length])).toEqual([
      ['badInput', 0],
      ['notFound', 5],
    ]);
    for (const secret of ['a@b.example', 'Li Min', 'Zhanqiao26', 'buyer'])
      expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('by one place, whoever refuses', () => {
    const folder = join(import.meta.dirname, '../..');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const writing = (pattern: RegExp) =>
      sources.filter((file) => pattern.test(readFileSync(join(folder, file), 'utf8')));
    expect(writing(/log\.info\(/)).toEqual(['platform/http/failure-log.ts']);
    expect(writing(/\/failure-log\.ts'/).toSorted()).toEqual([
      'domains/notice/notice.stream.ts',
      'domains/upload/video.resumable.ts',
      'platform/http/call-reply.ts',
      'platform/realtime/socket-server.ts',
    ]);
  });
});
