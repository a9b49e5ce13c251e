import { expect, test } from 'vitest';
import { beijingInput, beijingInstant } from './beijing-input.ts';

test('a time is typed and shown in Beijing time, whatever the clock of the device', () => {
  expect(beijingInstant('2027-03-10T10:00')).toBe('2027-03-10T02:00:00.000Z');
  expect(beijingInstant('2027-03-10T07:30')).toBe('2027-03-09T23:30:00.000Z');
  expect(beijingInput('2027-03-09T23:30:00.000Z')).toBe('2027-03-10T07:30');
});
test('what is no day or time is none', () => {
  expect(['', '2027-03-10', '2027-13-40T10:00', 'tomorrow'].map(beijingInstant)).toEqual([null, null, null, null]);
});
