import type { ProductImport } from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { describe, expect, it } from 'vitest';
import { changesOf, importPath, isRunning, mayConfirm, stepOf } from './product-import-state.ts';

const NONE = { draft: 0, draftChange: 0, change: 0, unchanged: 0, wrong: 0 };
const current = (state: ProductImport['state'], counts: Partial<ProductImport['counts']> = {}): ProductImport => ({
  id: 'I0000000000000000001',
  state,
  fileName: 'exhibits.xlsx',
  sheet: 'Exhibits',
  unknownHeads: [],
  hiddenRows: 0,
  totalRows: [],
  total: 3,
  done: 3,
  counts: { ...NONE, ...counts },
  employee: { zh: '李娜', en: 'Li Na' },
  createdAt: '2026-11-21T08:00:00.000Z',
});

describe('the steps of an import', () => {
  it('go on with its state, and back to the upload where the file must be mended', () => {
    expect([
      stepOf(null),
      stepOf(current('checking')),
      stepOf(current('checked', { draft: 3 })),
      stepOf(current('checked', { draft: 2, wrong: 1 })),
      stepOf(current('doing')),
      stepOf(current('done')),
      stepOf(current('refused')),
    ]).toEqual([0, 1, 2, 1, 2, 2, 1]);
  });

  it('run by themselves while it is checked and done', () => {
    const running = (['checking', 'checked', 'doing', 'done', 'refused'] as const).filter((state) =>
      isRunning(current(state)),
    );
    expect(running).toEqual(['checking', 'doing']);
    expect(isRunning(null)).toBe(false);
  });

  it('let a file be confirmed that has no wrong row and changes something', () => {
    expect([
      mayConfirm(current('checked', { draft: 1, change: 1, draftChange: 1, unchanged: 5 })),
      mayConfirm(current('checked', { draft: 1, wrong: 1 })),
      mayConfirm(current('checked', { unchanged: 3 })),
      mayConfirm(current('doing', { draft: 1 })),
    ]).toEqual([true, false, false, false]);
    expect(changesOf(current('checked', { draft: 1, change: 2, draftChange: 4, unchanged: 8 }))).toBe(7);
  });

  it('begin with what the list was filtered by', () => {
    expect([importPath('', null), importPath('草 SL', null), importPath('A&B', 0)]).toEqual([
      '/my-exhibit-import',
      '/my-exhibit-import?keyword=%E8%8D%89+SL',
      '/my-exhibit-import?keyword=A%26B&scope=0',
    ]);
  });
});
