import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SAMPLES } from '../web/samples/kit.tsx';

const KIT = fileURLToPath(new URL('../web/app/ui/', import.meta.url));
/** Of a list, what stands by itself. */
const OF_LIST = ['view-menu'];
const parts = [...globSync('*.tsx', { cwd: KIT }).map((file) => path.basename(file, '.tsx')), ...OF_LIST];

test('each part of the kit has a sample on the page /ui, in every state named once, and no sample is of what is gone', () => {
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((part) => SAMPLES[part] === undefined)).toEqual([]);
  expect(Object.keys(SAMPLES).filter((part) => !parts.includes(part))).toEqual([]);
  for (const [part, states] of Object.entries(SAMPLES)) {
    expect(states.length, part).toBeGreaterThan(0);
    expect(new Set(states.map(({ said }) => said.zh)).size, part).toBe(states.length);
    expect(new Set(states.map(({ said }) => said.en)).size, part).toBe(states.length);
  }
});
