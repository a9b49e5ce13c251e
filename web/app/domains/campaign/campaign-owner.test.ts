import { beforeEach, expect, test, vi } from 'vitest';
import { periodOf } from './campaign-owner.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 12, 2) }));

test('days of which one is missing, or that stand the other way round, are a period that the server takes', () => {
  expect([
    periodOf({ from: undefined, to: undefined }),
    periodOf({ from: '2026-03-01', to: undefined }),
    periodOf({ from: '2026-04-01', to: undefined }),
    periodOf({ from: undefined, to: '2026-03-01' }),
    periodOf({ from: '2026-03-09', to: '2026-03-01' }),
    periodOf({ from: '2020-01-01', to: '2026-03-01' }),
  ]).toEqual([
    undefined,
    { from: '2026-03-01', to: '2026-03-12' },
    { from: '2026-04-01', to: '2026-04-01' },
    { from: '2025-01-26', to: '2026-03-01' },
    { from: '2026-03-01', to: '2026-03-09' },
    { from: '2025-01-26', to: '2026-03-01' },
  ]);
});
