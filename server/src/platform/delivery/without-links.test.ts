import { expect, test } from 'vitest';
import { withoutLinks, nameWithoutLinks } from './without-links.ts';

test.each([
  ['Win at http://evil.example/x', 'Win at http: evil. example/x'],
  ['www.evil.com', 'www. evil. com'],
  ['请看 evil。com 或 例子.公司', '请看 evil。 com 或 例子. 公司'],
  ['mail me@evil.example', 'mail me @ evil. example'],
  ['禾田农资有限公司。请联系', '禾田农资有限公司。请联系'],
  ['Co., Ltd. 2.5 kg, 50.5% SC', 'Co., Ltd. 2.5 kg, 50.5% SC'],
])('of what somebody typed nothing becomes a link: %s', (typed, read) => {
  expect(withoutLinks(typed)).toBe(read);
});

test.each([
  ['Acme, "Agro" <b@x.invalid>', 'Acme, "Agro"'],
  ['<b@x.invalid>', '<b @ x. invalid>'],
  ['5 < 6 @ 7 > 4', '5 < 6 @ 7 > 4'],
])('a name is told without the address that was copied along: %s', (typed, read) => {
  expect(nameWithoutLinks(typed)).toBe(read);
});

test('a name is one line, and no message', () => {
  expect(nameWithoutLinks(' Wang\n Min ')).toBe('Wang Min');
  expect([...nameWithoutLinks('x'.repeat(200))]).toHaveLength(81);
});
