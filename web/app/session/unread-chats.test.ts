import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHAT_MOVED, onChatMoved } from './unread-chats.ts';

let other: BroadcastChannel;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  other = new BroadcastChannel(CHAT_MOVED);
});
afterEach(() => {
  other.close();
  vi.unstubAllGlobals();
});

test('what moves in one window is heard there and in the others, and not told back', async () => {
  let [here, there] = [0, 0];
  other.addEventListener('message', () => (there += 1));
  const stop = onChatMoved(() => (here += 1));
  window.dispatchEvent(new Event(CHAT_MOVED));
  expect(here).toBe(1);
  await expect.poll(() => there).toBe(1);
  other.postMessage(null);
  await expect.poll(() => here).toBe(2);
  expect(there).toBe(1);
  stop();
  window.dispatchEvent(new Event(CHAT_MOVED));
  expect(here).toBe(2);
});
