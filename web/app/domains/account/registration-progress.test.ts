import { describe, expect, it } from 'vitest';
import { registration, secondsToWait } from './registration-progress.ts';

const kept = { email: 'wang@fair.example', sentAt: 1_000_000, waitSeconds: 60, code: '' };

describe('registration progress', () => {
  it('counts the seconds until another code may be sent', () => {
    expect(secondsToWait(kept, 1_000_000)).toBe(60);
    expect(secondsToWait(kept, 1_000_000 + 59_500)).toBe(1);
    expect(secondsToWait(kept, 1_000_000 + 60_000)).toBe(0);
  });
  it('knows nothing where there is no window', () => {
    expect(registration()).toEqual({ email: '', sentAt: 0, waitSeconds: 0, code: '' });
  });
});
