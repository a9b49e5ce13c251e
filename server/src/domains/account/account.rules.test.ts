import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { password } from '@fairbridge/contract/fields.ts';
import { seeded } from '../../../test/seeded.ts';
import { landing, registrationStep, sessionLife, slowedBy } from './account.rules.ts';
import { normalIdentifier } from './account.queries.ts';
import { isCommonPassword } from './common-passwords.ts';

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

  test('well-known passwords that fit it are refused, in any case, and others are not', () => {
    const known =
      'password1 qwerty123 abc123 1q2w3e4r 1qaz2wsx zaq12wsx iloveyou1 trustno1 admin123 welcome1 monkey1 dragon1 a123456 ' +
      'aa123456 123456a woaini1314 5201314a qq123456 wang123456 1q2w3e qwe123 asd123 zxc123 passw0rd p4ssword letmein1 ' +
      'charlie1 michael1 jordan23 football1 sunshine1 princess1 liverpool1 q1w2e3r4 abcd1234 123qwe 1234qwer q123456 ' +
      'computer1 superman1 samsung1 myspace1 blink182 pokemon1 hello123 test123 love123 summer2024 qazwsx123 aaa111';
    const typed = known.split(' ');
    expect(typed.filter((one) => !isCommonPassword(one) || !isCommonPassword(one.toUpperCase()))).toEqual([]);
    const others = ['Zhanqiao26', 'kranich7wolke', 'password', '', 'nghello123456x'];
    expect(others.filter(isCommonPassword)).toEqual([]);
  });

  test('every common password fits it', () => {
    const list = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    expect(list.length).toBeGreaterThan(30_000);
    expect(list.filter((typed) => !password.safeParse(typed).success)).toEqual([]);
  });
});

describe('where to go', () => {
  const state = (done: number) => ({
    completeVisitor: done > 0,
    completeVisitorRegister: done > 1,
    completeQuestionnaire: done > 2,
    completeExhibitionRegistration: done > 3,
  });
  const open = { registrationOnly: false, visitorDelay: false } as const;

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
    expect(landing(visitor(4), { ...open, registrationOnly: true })).toBe('/profile');
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
