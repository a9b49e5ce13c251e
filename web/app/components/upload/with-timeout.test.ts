import { CODES, type ErrorName } from '@fairbridge/contract/codes.ts';
import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const refused = (name: ErrorName): Error =>
  Object.assign(new Error(name), { code: CODES[name].code, status: CODES[name].status });
/** Refuses so many times, then takes the file. */
function server(refusals: number, name: ErrorName = 'tooMany') {
  const asked = { times: 0 };
  const send = async (): Promise<string> => {
    asked.times += 1;
    if (asked.times <= refusals) throw refused(name);
    return 'taken';
  };
  return { asked, send };
}
const atOnce = (): Promise<void> => Promise.resolve();
const { signal } = new AbortController();
const told = { signal, paused: () => undefined };

test('a file that is one too many for this minute is sent again until it is taken, and its sender told each time', async () => {
  const { asked, send } = server(3);
  let pauses = 0;
  const paused = (): void => void (pauses += 1);
  expect([await withTimeout(send, { signal, paused }, atOnce), asked.times, pauses]).toEqual(['taken', 4, 3]);
});

test('it is not sent again for another reason, nor without end', async () => {
  const wrong = server(1, 'pictureKind');
  await expect(withTimeout(wrong.send, told, atOnce)).rejects.toThrow('pictureKind');
  const never = server(Infinity);
  await expect(withTimeout(never.send, told, atOnce)).rejects.toThrow('tooMany');
  expect([wrong.asked.times, never.asked.times]).toEqual([1, 25]);
});

test('who has gone elsewhere sends nothing more', async () => {
  const gone = new AbortController();
  const { asked, send } = server(Infinity);
  const going = async (): Promise<void> => gone.abort(new Error('gone'));
  await expect(withTimeout(send, { ...told, signal: gone.signal }, going)).rejects.toThrow('gone');
  expect(asked.times).toBe(1);
});
