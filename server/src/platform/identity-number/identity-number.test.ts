import { describe, expect, test } from 'vitest';
import { checkIdentityNumber } from './identity-number.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const check = (text: string) => checkIdentityNumber(text, NOW);

/** The weights as the standard prints them, so that the test does not repeat the code's own arithmetic. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** A number nobody has: the place, the birthday, the running number (odd for men), and the sign that fits. */
function made(region: string, birth: string, running: string): string {
  const digits = `${region}${birth.replaceAll('-', '')}${running}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

describe('a Chinese identity number', () => {
  test('of 18 digits tells birthday, sex and place', () => {
    const number = made('110105', '1949-12-31', '002');
    expect([number, check(number)]).toEqual([
      '11010519491231002X',
      { ok: true, number, birth: '1949-12-31', sex: 'female', region: '110105' },
    ]);
  });

  test('of 15 digits is carried over to 18', () => {
    expect(check('320311770706001')).toEqual({
      ok: true,
      number: made('320311', '1977-07-06', '001'),
      birth: '1977-07-06',
      sex: 'male',
      region: '320311',
    });
  });

  test.each([
    ['with a small x', '11010519491231002x'],
    ['with blanks', ' 110105 19491231 002X '],
    ['in full-width signs', '１１０１０５１９４９１２３１００２Ｘ'],
  ])('is understood %s', (_how, typed) => {
    expect(check(typed)).toMatchObject({ ok: true, number: '11010519491231002X' });
  });

  test('of every province is taken, and of no other', () => {
    const taken = Array.from({ length: 90 }, (_, at) => String(at + 10)).filter(
      (province) => check(made(`${province}0101`, '1990-01-01', '123')).ok,
    );
    expect(taken.join(' ')).toBe(
      '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83',
    );
  });

  test('has one right check sign of eleven', () => {
    for (let running = 100; running < 200; running += 1) {
      const number = made('330106', '1988-02-29', String(running));
      const right = [...'0123456789X'].filter((sign) => check(`${number.slice(0, 17)}${sign}`).ok);
      expect(right).toEqual([number[17]]);
    }
  });

  test('with any one digit wrong or two neighbours exchanged is refused', () => {
    const number = made('440305', '1990-10-13', '271');
    const slips = [...number].flatMap((sign, at) => [
      ...[...'0123456789']
        .filter((other) => other !== sign)
        .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
      ...(at > 0 && sign !== number[at - 1]
        ? [`${number.slice(0, at - 1)}${sign}${number[at - 1]}${number.slice(at + 1)}`]
        : []),
    ]);
    expect([slips.length > 150, slips.filter((slip) => check(slip).ok)]).toEqual([true, []]);
  });

  test.each([
    ['a day that is none', made('110105', '1990-02-30', '123')],
    ['29 February of a common year', made('110105', '1900-02-29', '123')],
    ['a month that is none', made('110105', '1990-13-01', '123')],
    ['tomorrow', made('110105', '2026-11-22', '123')],
    ['a birthday of no one alive', made('110105', '1879-12-31', '123')],
    ['15 digits with no real day', '320311770231001'],
    ['14 digits', '32031177070600'],
    ['17 digits', '11010519491231002'],
    ['an X in 15', '32031177070600X'],
    ['a letter', '11010519491231002A'],
    ['nothing', ''],
    ['a long text', '1'.repeat(100_000)],
  ])('is refused: %s', (_what, number) => {
    expect(check(number)).toEqual({ ok: false });
  });

  test('of a child born today in China is taken while it is still yesterday in Greenwich', () => {
    const number = made('110105', '2026-11-22', '123');
    expect(checkIdentityNumber(number, new Date('2026-11-21T17:00:00Z')).ok).toBe(true);
  });
});
