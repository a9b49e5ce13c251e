import { describe, expect, it } from 'vitest';
import { fromBeijingClock, toBeijingClock, tomorrowAtNine } from './beijing-clock.ts';

describe('a field for date and time on the clock in Beijing', () => {
  it('holds an instant wherever the browser stands', () => {
    expect(toBeijingClock(new Date('2027-02-28T17:30:00Z'))).toBe('2027-03-01T01:30');
    expect(fromBeijingClock('2027-03-01T01:30')).toBe('2027-03-01T01:30:00+08:00');
    expect(new Date(fromBeijingClock('2027-03-01T01:30') ?? '').toISOString()).toBe('2027-02-28T17:30:00.000Z');
  });
  it('is no instant while it is not whole', () => {
    expect(['', '2027-03-01', '2027-13-01T09:00', 'soon'].map(fromBeijingClock)).toEqual([null, null, null, null]);
  });
  it('proposes tomorrow at nine, by the day in Beijing', () => {
    expect(tomorrowAtNine(new Date('2027-02-27T17:30:00Z'))).toBe('2027-03-01T09:00');
  });
});
