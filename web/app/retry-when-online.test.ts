import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryWhenOnline } from './retry-when-online.ts';

/** A browser's window as far as the network is concerned. */
const here = new EventTarget();
let onLine: boolean;
beforeEach(() => {
  onLine = false;
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal('addEventListener', here.addEventListener.bind(here));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a browser throws where nothing answers. */
const UNREACHED = new TypeError('Failed to fetch');
const never = new AbortController().signal;
const comeBack = (): void => {
  onLine = true;
  here.dispatchEvent(new Event('online'));
};
/** Everything that can happen by now has happened. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

it('waits without a network, through several losses, and goes on by itself', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(UNREACHED).mockRejectedValueOnce(UNREACHED);
  load.mockResolvedValue('the page');
  const ended = vi.fn<(page: string) => void>();
  const way = retryWhenOnline(load, never).then(ended);
  await settled();
  expect([load.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  // back for a moment only: lost again before the answer came
  here.dispatchEvent(new Event('online'));
  await settled();
  expect([load.mock.calls.length, ended.mock.calls.length]).toEqual([2, 0]);
  comeBack();
  await way;
  expect(ended.mock.calls).toEqual([['the page']]);
});

it('asks once more where the network came back while that failed which was asked for without it', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(() => {
    comeBack();
    return Promise.reject(UNREACHED);
  });
  load.mockResolvedValue('the page');
  expect(await retryWhenOnline(load, never)).toBe('the page');
  expect(load.mock.calls.length).toBe(2);
});

it('does not wait once the reader went elsewhere', async () => {
  const left = new AbortController();
  const way = retryWhenOnline(() => Promise.reject(UNREACHED), left.signal);
  left.abort();
  await expect(way).rejects.toBe(UNREACHED);
});

it('hides no failure that is not the network’s', async () => {
  const refused = new Error('refused');
  await expect(retryWhenOnline(() => Promise.reject(refused), never)).rejects.toBe(refused);
  onLine = true;
  await expect(retryWhenOnline(() => Promise.reject(UNREACHED), never)).rejects.toBe(UNREACHED);
});
