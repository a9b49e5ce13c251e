import { expect, test } from 'vitest';
import { unlinked, unlinkedName } from './unlinked.ts';

test.each([
  ['Win at http://evil.example/x', 'Win at http: evil. example/x'],
  ['www.evil.com', 'www. evil. com'],
  ['请看 evil。com 或 例子.公司', '请看 evil。 com 或 例子. 公司'],
  ['mail me@evil.example', 'mail me @ evil. example'],
  ['禾田农资有限公司。请联系', '禾田农资有限公司。请联系'],
  ['Co., Ltd. 2.5 kg, 50.5% SC', 'Co., Ltd. 2.5 kg, 50.5% SC'],
])('of what somebody typed nothing becomes a link: %s', (typed, read) => {
  expect(unlinked(typed)).toBe(read);
});

test('a name is one line, and no message', () => {
  expect(unlinkedName(' Wang\n Min ')).toBe('Wang Min');
  expect([...unlinkedName('x'.repeat(200))]).toHaveLength(81);
});
