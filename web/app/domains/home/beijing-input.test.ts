import { describe, expect, it } from 'vitest';
import { fromInput, toInput } from './beijing-input.ts';

describe('day and time of a field', () => {
  it('are those of Beijing, wherever the browser is', () => {
    expect(toInput('2027-03-09T17:30:00.000Z')).toBe('2027-03-10T01:30');
    expect(new Date(fromInput('2027-03-10T01:30') ?? '').toISOString()).toBe('2027-03-09T17:30:00.000Z');
  });
  it('may be missing', () => {
    expect([toInput(null), fromInput('')]).toEqual(['', null]);
  });
});
