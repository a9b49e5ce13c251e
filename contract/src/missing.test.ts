import { expect, test } from 'vitest';
import { contract } from './index.ts';
import { fieldErrors } from './issues.ts';
import { walk, type Path } from './schema-walk.ts';

/** An input that has nothing but this value at this path. */
const nestedAt = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === '*' ? [inner] : { [key]: inner }), value);

/** How the rules say that something is not as it should be written. */
const WRONGLY_WRITTEN = /格式|请从列表中选择|只能输入|请输入正确|请输入整数/;

const calls = Object.values(contract).flatMap((domain) => Object.values(domain));

test('what is empty is never called wrongly written, in any form of the house', () => {
  const wrong: string[] = [];
  let judged = 0;
  for (const { path: address, input } of calls) {
    const paths = new Map<string, Path>();
    walk(input, (_, path) => paths.set(path.join('.'), path));
    for (const [name, path] of paths) {
      if (path.length === 0) continue;
      for (const empty of ['', ' ', null]) {
        const given = nestedAt(path, empty);
        const parsed = input.safeParse(given);
        const field = name.replaceAll('*', '0');
        const told = parsed.success ? [] : fieldErrors(parsed.error, given, 'zh').filter((one) => one.field === field);
        judged += told.length;
        for (const { message } of told)
          if (WRONGLY_WRITTEN.test(message) && !message.includes('为空')) wrong.push(`${address} ${name}: ${message}`);
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect(judged).toBeGreaterThan(1_000);
});
