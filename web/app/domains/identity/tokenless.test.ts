import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const APP = new URL('../../', import.meta.url).pathname;

describe('the calls of the human check', () => {
  it('never carry a token, whoever makes them (specification, section 7)', () => {
    const made = globSync('**/*.{ts,tsx}', { cwd: APP }).flatMap((file) => [
      ...readFileSync(APP + file, 'utf8').matchAll(/(\w+)\(\s*calls\.identity\.\w+/g),
    ]);
    expect(made.length).toBeGreaterThan(3);
    expect(new Set(made.map(([, by]) => by))).toEqual(new Set(['tokenlessApi']));
  });
});
