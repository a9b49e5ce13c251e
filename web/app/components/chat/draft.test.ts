import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf } from './draft.ts';

const texts = new Map<string, string>();

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is typed is kept for its person and conversation, and is nobody else’s', () => {
  draftOf('V1', 'C1').write('FOB Shanghai?', 1_000);
  expect(draftOf('V1', 'C1').read(1_000)).toBe('FOB Shanghai?');
  expect([draftOf('V2', 'C1').read(1_000), draftOf('V1', 'C2').read(1_000)]).toEqual(['', '']);
});

test('nothing is left of what was sent', () => {
  const formValues = draftOf('V1', 'C1');
  formValues.write('FOB', 1_000);
  formValues.write('');
  expect([formValues.read(1_000), [...texts]]).toEqual(['', []]);
});

test('outlives a session that ends by itself, as what is typed in forms does, for thirty days', () => {
  draftOf('V1', 'C1').write('FOB', 1_000);
  expect([...texts.keys()].every((key) => key.startsWith('fairbridge.autosave.V1.'))).toBe(true);
  const thirtyDays = 30 * 86_400_000;
  expect([draftOf('V1', 'C1').read(thirtyDays), draftOf('V1', 'C1').read(thirtyDays + 1_000)]).toEqual(['FOB', '']);
});
