import { describe, expect, test } from 'vitest';
import { password } from '@fairbridge/contract/fields.ts';
import { seeded } from '../../../test/seeded.ts';
import { isCommonPassword, landing, registrationStep, sessionLife, slowedBy } from './account.rules.ts';
import { normalIdentifier } from './account.queries.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** The rule of section 5 in other words: 6 to 16 of A-Z, a-z, 0-9, with a letter and a digit among them. */
function fitsTheRule(typed: string): boolean {
  const signs = [...typed];
  const letter = (sign: string): boolean => (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
  const digit = (sign: string): boolean => sign >= '0' && sign <= '9';
  return (
    signs.length >= 6 &&
    signs.length <= 16 &&
    signs.every((sign) => letter(sign) || digit(sign)) &&
    signs.some(letter) &&
    signs.some(digit)
  );
}

describe('the password rule (G13)', () => {
  test('agrees with the reference on five thousand samples', () => {
    const random = seeded(13);
    const alphabets = [
      'abcXYZ',
      '0123456789',
      'aZ09',
      'aZ09 ',
      'aZ09\n',
      'aZ09\0',
      'aZ０９',
      'aZ09é密',
      'aZ09_-!',
      'aZ09\u200b',
    ];
    const wrong: string[] = [];
    for (let made = 0; made < 5_000; made += 1) {
      const alphabet = [...random.pick(alphabets)];
      const typed = Array.from({ length: random.int(41) }, () => random.pick(alphabet)).join('');
      if (password.safeParse(typed).success !== fitsTheRule(typed)) wrong.push(JSON.stringify(typed));
    }
    expect(wrong).toEqual([]);
  });

  test('holds at its edges', () => {
    const fitting = ['a2345b', 'abcdefghijklmno1', '1bcdef', 'Zhanqiao26'];
    const unfitting = [
      '',
      'a1234',
      'abcdefghijklmno12',
      'abcdef',
      '123456',
      'a2345 b',
      'a2345b\n',
      '\na2345b',
      'ａ23456',
      'a２3456b',
      'a2345b\0',
      'a2345-b',
    ];
    expect(fitting.filter((typed) => !password.safeParse(typed).success)).toEqual([]);
    expect(unfitting.filter((typed) => password.safeParse(typed).success)).toEqual([]);
  });

  test('at least a thousand common passwords that fit it are refused, in any case', () => {
    const fitting = [...COMMON_PASSWORDS].filter((typed) => password.safeParse(typed).success);
    expect(fitting.length).toBeGreaterThan(1_000);
    expect(fitting.filter((typed) => !isCommonPassword(typed) || !isCommonPassword(typed.toUpperCase()))).toEqual([]);
    expect(isCommonPassword('Zhanqiao26')).toBe(false);
  });
});

describe('where to go', () => {
  const state = (done: number) => ({
    completeVisitor: done > 0,
    completeVisitorRegister: done > 1,
    completeQuestionnaire: done > 2,
    completeExhibitionRegistration: done > 3,
  });
  const open = { registrationMode: 1, visitorDelay: false } as const;

  test('an unfinished registration goes on at its step', () => {
    expect([0, 1, 2, 3, 4].map((done) => registrationStep(state(done)))).toEqual([
      '/l-register/account-email-info/0',
      '/register/account-info/1',
      '/questionnaire',
      '/register/completed',
      '/register/completed',
    ]);
  });

  const visitor = (done: number) => ({
    subjectType: 'VISITOR' as const,
    exhibitorEmployee: null,
    exhibitionUserCompleteState: state(done),
  });
  test('a visitor lands at home, at the profile while only registration is open, at the step still to do', () => {
    expect(landing(visitor(4), open)).toBe('/');
    expect(landing(visitor(4), { ...open, registrationMode: 2 })).toBe('/profile');
    expect(landing(visitor(1), open)).toBe('/register/account-info/1');
    expect(landing(visitor(1), { ...open, visitorDelay: true })).toBe('/');
  });
});

test('tries are slowed from the sixth on, doubling, at most half a minute', () => {
  expect([0, 5, 6, 7, 8, 9, 10, 11, 12, 100].map(slowedBy)).toEqual([
    0, 0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('sessions live as ruled, the organizer’s shortest', () => {
  const hours = ({ idle, total }: { idle: number; total: number }) => [idle / 3_600_000, total / 3_600_000];
  expect(
    [sessionLife('VISITOR', false), sessionLife('ACTOR', true), sessionLife('ORGANIZER', true)].map(hours),
  ).toEqual([
    [12, 168],
    [336, 720],
    [2, 12],
  ]);
});

test('identifiers are compared as they are stored', () => {
  const typed = [' A@B.Example ', '138-0013 8000', '１３８００１３８０００', '+86 13800138000', 'nobody', 'a@b'];
  expect(typed.map((one) => normalIdentifier(one))).toEqual([
    'a@b.example',
    '8613800138000',
    '8613800138000',
    '8613800138000',
    null,
    null,
  ]);
  expect(normalIdentifier('0171 1234567', '49')).toBe('491711234567');
});
