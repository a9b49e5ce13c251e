import { expect, test, vi } from 'vitest';
import { TalkSession, type TalkView } from './talk-session.ts';

test('a browser without calls says so before anything rings', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const views: TalkView[] = [];
  const facing = { conversationId: 'a-conversation', name: '王敏', picture: '' };
  await new TalkSession(facing, 'video', (view) => void views.push(view)).call();
  vi.unstubAllGlobals();
  const last = views.at(-1);
  expect([last?.phase, last?.refused, last?.over, asked.mock.calls.length]).toEqual(['over', 'noCalls', null, 0]);
});
