import { CallFailed, NoAnswer } from '@fairbridge/contract/client.ts';
import { CODES, type ErrorName } from '@fairbridge/contract/codes.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { formTexts } from './form.texts.ts';
import { toast } from './toast.tsx';
import { runAction, type ActionContext, type ActionOptions } from './use-action.ts';

const bad = vi.spyOn(toast, 'failure').mockImplementation(() => {});
const good = vi.spyOn(toast, 'good').mockImplementation(() => {});

beforeEach(() => {
  bad.mockClear();
  good.mockClear();
});

const refused = (name: ErrorName, message: string = CODES[name].zh): CallFailed =>
  new CallFailed(CODES[name].code, CODES[name].status, message, {});

/** A page, what stood on it after each step, and how often it was loaded anew. */
function page() {
  const steps: string[] = [];
  let failure = '';
  const place: ActionContext = {
    lang: 'zh',
    running: new Set(),
    show: (running) =>
      steps.push(running.size === 0 ? 'ready' : `busy ${[...running].map((key) => key.toString()).join(' ')}`.trim()),
    setFailure: (text) => (failure = text),
    reload: async () => void steps.push('loaded'),
  };
  const run = <T>(work: () => Promise<T>, acting: ActionOptions<T> = {}): Promise<boolean> =>
    runAction(place, work, acting);
  return { run, steps, failure: () => failure };
}

/** A call that answers when it is told to. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), resolve, reject };
}

const told = (): unknown[][] =>
  [...good.mock.calls, ...bad.mock.calls.map(([, text]) => [text])].filter(([text]) => text !== '');

test('a second press sends nothing while the first is on its way, and sends again once it has ended', async () => {
  const { run } = page();
  const { work, resolve } = pending();
  const presses = [run(work), run(work)];
  resolve('');
  expect(await Promise.all(presses)).toEqual([true, false]);
  expect(work).toHaveBeenCalledTimes(1);
  expect(await run(work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(2);
});

test('rows run side by side, each once at a time', async () => {
  const { run, steps } = page();
  const [first, second] = [pending(), pending()];
  const presses = [run(first.work, { key: 'A' }), run(second.work, { key: 'B' }), run(second.work, { key: 'B' })];
  second.resolve('');
  await presses[1];
  first.resolve('');
  expect(await Promise.all(presses)).toEqual([true, true, false]);
  expect(steps).toEqual(['busy A', 'busy A B', 'busy A', 'ready']);
});

test('what is shown at once leaves no press out, also one that does what an earlier one is doing still', async () => {
  const { run } = page();
  const sent: string[] = [];
  const { work, resolve } = pending();
  const press = (state: string) => run(() => (sent.push(state), work()), { key: Symbol() });
  const presses = [press('off'), press('on'), press('off')];
  resolve('');
  expect([await Promise.all(presses), sent]).toEqual([
    [true, true, true],
    ['off', 'on', 'off'],
  ]);
});

test('what was done is told from the answer, and the page loaded anew before the button is free', async () => {
  const { run, steps } = page();
  expect(await run(async () => 3, { success: (count) => `已通过 ${count} 位`, reload: true })).toBe(true);
  expect(told()).toEqual([['已通过 3 位']]);
  expect(steps).toEqual(['busy', 'loaded', 'ready']);
});

test('a failure is told once: as a toast, or where it was pressed, where the next press takes it away', async () => {
  const { run, failure } = page();
  const work = () => Promise.reject(refused('notFound'));
  expect(await run(work, { success: '已保存' })).toBe(false);
  expect([told(), failure()]).toEqual([[[CODES.notFound.zh]], '']);
  bad.mockClear();
  expect(await run(work, { showFailure: 'here' })).toBe(false);
  expect([told(), failure()]).toEqual([[], CODES.notFound.zh]);
  const next = pending();
  const press = run(next.work, { showFailure: 'here' });
  expect(failure()).toBe('');
  next.resolve('');
  await press;
});

test('a wrong field is told by its own message', async () => {
  const { run } = page();
  const fields = [{ field: 'words', rule: 'max', message: '最多 200 字' }];
  await run(() => Promise.reject(new CallFailed(CODES.badInput.code, 400, '输入有误', { fields })));
  expect(told()).toEqual([['最多 200 字']]);
});

test('a conflict is told with who and when, as the server wrote it, and what is so now stands behind it', async () => {
  const { run, steps } = page();
  const message = '您看到的内容已不是最新：王芳 · 李伟 · 2026-11-22 10:00 · 通过';
  await run(() => Promise.reject(refused('decidedMeanwhile', message)), { success: '已通过', reload: true });
  expect(told()).toEqual([[message]]);
  expect(steps).toEqual(['busy', 'loaded', 'ready']);
});

test('where no answer came, or the session has ended, what stands on the page stays', async () => {
  const { run, steps } = page();
  await run(() => Promise.reject(new TypeError('Failed to fetch')), { reload: true });
  await run(() => Promise.reject(refused('sessionExpired')), { reload: true });
  expect(told()).toEqual([[formTexts.network[0]], [CODES.sessionExpired.zh]]);
  expect(steps).toEqual(['busy', 'ready', 'busy', 'ready']);
});

test('a call that something stopped while there is a network is named', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { run } = page();
  const path = '/visitor/v2/collection/addCollection';
  await run(() => Promise.reject(new NoAnswer(path)));
  vi.stubGlobal('navigator', { onLine: false });
  await run(() => Promise.reject(new NoAnswer(path)));
  vi.unstubAllGlobals();
  expect(told()).toEqual([[formTexts.noAnswer[0].replace('{path}', path)], [formTexts.network[0]]]);
});

test('a call that was broken off because the reader went elsewhere tells nothing', async () => {
  const { run, steps, failure } = page();
  const stop = new AbortController();
  stop.abort();
  for (const where of ['toast', 'here'] as const)
    expect(
      await run(async () => stop.signal.throwIfAborted(), { showFailure: where, success: '已保存', reload: true }),
    ).toBe(false);
  expect([told(), failure()]).toEqual([[], '']);
  expect(steps).toEqual(['busy', 'ready', 'busy', 'ready']);
});

test('who deals with a failure is asked first, and it is told where it was not dealt with', async () => {
  const { run } = page();
  const work = () => Promise.reject(refused('linkInvalid'));
  const seen: unknown[] = [];
  await run(work, { onFailure: (failure) => (seen.push(failure?.name), true) });
  expect([seen, told()]).toEqual([['linkInvalid'], []]);
  await run(work, { onFailure: () => undefined });
  expect(told()).toEqual([[CODES.linkInvalid.zh]]);
});

test('busy ends also where loading anew, or the one who deals with a failure, breaks', async () => {
  const steps: number[] = [];
  const place: ActionContext = {
    lang: 'en',
    running: new Set(),
    show: (running) => steps.push(running.size),
    setFailure: () => undefined,
    reload: () => Promise.reject(new Error('gone')),
  };
  await expect(runAction(place, async () => '', { reload: true })).rejects.toThrow('gone');
  const onFailure = (): never => {
    throw new Error('broken');
  };
  await expect(runAction(place, () => Promise.reject(refused('notFound')), { onFailure })).rejects.toThrow('broken');
  expect(steps).toEqual([1, 0, 1, 0]);
  expect(place.running.size).toBe(0);
});

afterAll(() => vi.restoreAllMocks());
