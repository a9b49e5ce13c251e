import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEngine, type Engine } from '../../../test/translation-engine.ts';
import { httpTranslator, NoTranslation, translatorOf } from './translator.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await openEngine();
});
afterEach(() => engine.close());

const asking = (more: { key?: string; chinese?: string; milliseconds?: number } = {}) =>
  httpTranslator({ url: engine.url, chinese: 'zh', ...more });
const answers = (status: number, text: string) => {
  engine.state.answer = (reply) => void reply.writeHead(status).end(text);
};

describe('an engine', () => {
  test('is asked for one text, or for a list, and told the languages as it calls them', async () => {
    expect([
      await asking().translate(['你好'], 'zh', 'en'),
      await asking({ key: 'a key', chinese: 'zh-Hans' }).translate(['Hello', '“Bye”'], 'en', 'zh'),
      engine.questions,
    ]).toEqual([
      ['[en] 你好'],
      ['[zh-Hans] Hello', '[zh-Hans] “Bye”'],
      [
        { q: '你好', source: 'zh', target: 'en', format: 'text', api_key: '' },
        { q: ['Hello', '“Bye”'], source: 'en', target: 'zh-Hans', format: 'text', api_key: 'a key' },
      ],
    ]);
  });

  test('of no configuration is none', () => {
    expect(translatorOf({ TRANSLATE_CHINESE: 'zh' })).toBe(null);
  });
});

type Fault = readonly [does: string, (reply: ServerResponse) => void];
const FAULTS: readonly Fault[] = [
  ['never answers', () => {}],
  ['begins and never ends', (reply) => void reply.writeHead(200).write('{"translatedText": "')],
  ['hangs up', (reply) => void reply.destroy()],
  ['is full', (reply) => void reply.writeHead(429).end('{"error":"Slowdown"}')],
  ['fails', (reply) => void reply.writeHead(500).end('{"translatedText":"Hello"}')],
  ['answers a page', (reply) => void reply.writeHead(200).end('<html>Hello</html>')],
  ['answers something else', (reply) => void reply.writeHead(200).end('{"text":"Hello"}')],
  [
    'answers more passages than it was asked for',
    (reply) => void reply.writeHead(200).end('{"translatedText":["a","b"]}'),
  ],
  ['answers without end', (reply) => void reply.writeHead(200).end(`{"translatedText":"${'x'.repeat(200_000)}"}`)],
  ['sends on to elsewhere', (reply) => void reply.writeHead(307, { location: engine.url }).end()],
];

test.each(FAULTS)('one that %s gives no translation, and is asked once', async (_does, answer) => {
  engine.state.answer = answer;
  await expect(asking({ milliseconds: 1_000 }).translate(['你好'], 'zh', 'en')).rejects.toThrow(NoTranslation);
  expect(engine.questions.length).toBe(1);
});

test('one that is down gives no translation', async () => {
  const gone = asking();
  await engine.close();
  await expect(gone.translate(['你好'], 'zh', 'en')).rejects.toThrow(NoTranslation);
});

/** What the log gets of it. */
const messageOf = async (): Promise<string> =>
  asking()
    .translate(['你好'], 'zh', 'en')
    .then(
      () => '',
      (error: unknown) => (error instanceof NoTranslation ? error.message : ''),
    );

test('what was wrong is said, and nothing of what was written or answered', async () => {
  const said: string[] = [];
  answers(500, '{"error":"SECRET 你好"}');
  said.push(await messageOf());
  answers(200, 'SECRET words, no JSON');
  said.push(await messageOf());
  answers(200, '{"text":"SECRET 你好"}');
  said.push(await messageOf());
  answers(200, '{"translatedText":["SECRET","你好"]}');
  said.push(await messageOf());
  expect(said).toEqual([
    'the translation engine answered 500',
    'the translation engine answered no JSON',
    'the translation engine answered in another form',
    'the translation engine was sent 1 passages, and answered 2',
  ]);
});
