import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_LIMITS } from '@fairbridge/contract/page-limits.ts';
import { dismissToast, shownToasts, toast } from './toast.tsx';

const SECONDS = PAGE_LIMITS.networkNoticeSeconds * 1_000;
const HOUR = 3_600_000;
const texts = (): string[] => shownToasts().map(({ text }) => text);
const refused = Object.assign(new Error('Not allowed'), { code: 1004, status: 403 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useRealTimers();
});

test('an error stays, and what the network did goes after five seconds as what went well does', () => {
  toast.error('Could not be copied');
  toast.failure(refused, 'Not allowed');
  toast.failure(new TypeError('Failed to fetch'), 'No answer');
  toast.good('Saved');
  vi.advanceTimersByTime(SECONDS - 1);
  expect(texts()).toEqual(['Could not be copied', 'Not allowed', 'No answer', 'Saved']);
  vi.advanceTimersByTime(HOUR);
  expect(texts()).toEqual(['Could not be copied', 'Not allowed']);
});

test('where there are too many, the oldest that goes by itself makes room, and an error does not', () => {
  toast.error('First error');
  for (const text of ['One', 'Two', 'Three', 'Four']) toast.info(text);
  expect(texts()).toEqual(['First error', 'Two', 'Three', 'Four']);
  for (const text of ['Second error', 'Third error', 'Fourth error', 'Fifth error']) toast.error(text);
  expect(texts()).toEqual(['First error', 'Second error', 'Third error', 'Fourth error', 'Fifth error']);
});

test('the same error once more is a new toast, since it would not be read out otherwise', () => {
  toast.error('Same');
  const before = shownToasts().map(({ id }) => id);
  toast.error('Same');
  expect(texts()).toEqual(['Same']);
  expect(shownToasts().map(({ id }) => id)).not.toEqual(before);
});
