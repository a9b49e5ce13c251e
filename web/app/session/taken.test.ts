import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('../', import.meta.url));
/** A value of a component's state, or of a memo, that is taken from where it was kept. */
const TAKEN = /\b(?:useState|useMemo|useReducer)(?:<[^>]*>)?\((?:(?!\n {2}\S)[^])*?\bconsume(?:PendingAction|Target)\(/;

test('nothing is taken while a screen is rendered: a rendering that is thrown away would have used it up', () => {
  expect(
    TAKEN.test(
      '  const [kept] = useState(() => {\n    if (x) return null;\n    return consumePendingAction(begun);\n  });',
    ),
  ).toBe(true);
  const files = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.filter((file) => TAKEN.test(readFileSync(APP + file, 'utf8')))).toEqual([]);
});
