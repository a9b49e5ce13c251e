import { visitorPerson } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { areaCodeOf, callingCodes, maskMobile, mobileOf, mobileParts } from './phone.ts';

/** A small generator of numbers that repeats itself, so that a failure can be run again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a mobile number', () => {
  test.each([
    ['13800000000'],
    ['138 0000 0000'],
    ['138-0000-0000'],
    ['138–0000—0000'],
    ['(138) 0000.0000'],
    ['１３８００００００００'],
    ['013800000000'],
    ['8613800000000'],
    ['86 138 0000 0000'],
    ['+8613800000000'],
    ['＋８６　１３８　００００　００００'],
    ['+86 (0) 138 0000 0000'],
    ['(+86) 138 0000 0000'],
    ['008613800000000'],
    ['+86 8613800000000'],
    ['00 86 138-0000-0000'],
    ['\u202D+86 138\u00A00000\u200B0000\u202C'],
    ['١٣٨٠٠٠٠٠٠٠٠'],
  ])('of China is one number, spelt %s', (typed) => {
    expect([mobileOf(typed), mobileOf(typed, '86')]).toEqual(['8613800000000', '8613800000000']);
  });

  test.each([
    ['07911 123456', '44', '447911123456'],
    ['7911123456', '+44', '447911123456'],
    ['447911123456', '44', '447911123456'],
    ['+44 (0)7911 123456', '', '447911123456'],
    ['0044 7911 123456', '86', '447911123456'],
    ['(202) 555-0123', '1', '12025550123'],
    ['1 202 555 0123', '1', '12025550123'],
    ['+1 202 555 0123', '', '12025550123'],
    ['9123 4567', '65', '6591234567'],
    ['312 345 6789', '39', '393123456789'],
    ['010-1234-5678', '８２', '821012345678'],
    ['+7 912 345-67-89', '', '79123456789'],
    ['8 912 345-67-89', '7', '79123456789'],
    ['+52 1 55 1234 5678', '', '525512345678'],
    ['+52 55 1234 5678', '', '525512345678'],
    ['5123 4567', '852', '85251234567'],
    ['0912 345 678', '886', '886912345678'],
  ])('of another country, %s with area code "%s", is %s', (typed, areaCode, expected) => {
    expect(mobileOf(typed, areaCode)).toBe(expected);
  });

  test.each([
    ['', ''],
    ['+', ''],
    ['abc', '86'],
    ['1380000000', ''],
    ['1380000000', '86'],
    ['138000000000', '86'],
    ['23800000000', ''],
    ['7911123456', ''],
    ['447911123456', ''],
    ['020 7946 0000', '44'],
    ['+86 010 6552 9988', ''],
    ['13800000000', '999'],
    ['13800000000', 'CN'],
    ['+999 13800000000', ''],
    ['+881 6 1234 5678', ''],
    ['+800 1234 5678', ''],
    ['13800000000 ext 5', ''],
    ['13800000000;20', '86'],
    ['+86+13800000000', ''],
    ['1'.repeat(100_000), '86'],
  ])('is not to be found in "%.20s" with area code "%s"', (typed, areaCode) => {
    expect(mobileOf(typed, areaCode)).toBeNull();
  });

  test('is one number in every spelling, for every country', () => {
    const next = random(26);
    const of = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    const fullWidth = (text: string): string =>
      text.replaceAll(/[0-9+]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
    for (let round = 0; round < 2_000; round += 1) {
      const { country, areaCode } = of(callingCodes());
      const national = Object.entries(examples).find(([code]) => code === country)?.[1] ?? '';
      const start = of([`+${areaCode}`, `00${areaCode}`, `+${areaCode} `, `(+${areaCode})`, '']);
      const separated = [...national]
        .map((digit) => digit + of(['', '', '', ' ', '-', '.', '\u00A0', '\u200B']))
        .join('');
      const spelt = of([(text: string) => text, fullWidth])(start + separated);
      const context = start === '' ? areaCode : of(['', areaCode, '86', '44']);
      expect([spelt, context, mobileOf(spelt, context)]).toEqual([spelt, context, areaCode + national]);
    }
  });

  test.each(
    'CN IN BR US MX AR CL CO PE DE FR ES IT GB NL PL TR UA RU KZ EG SA AE ZA NG KE ID VN TH JP'
      .split(' ')
      .map((country) => [country]),
  )('of %s is taken in its national, international and full-width forms', (country) => {
    const example = getExampleNumber(country as CountryCode, examples);
    const area = example?.countryCallingCode ?? '';
    const forms = [example?.formatNational(), example?.formatInternational(), example?.number].map(
      (form) => form ?? '',
    );
    const wide = forms.map((form) =>
      form.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
    );
    const read = [...forms, ...wide].map((typed) => {
      const person = { name: 'A', title: '', position: 'B', department: '', mobileAreaCode: area, mobile: typed };
      const { mobile, mobileAreaCode } = visitorPerson.parse(person);
      return mobileOf(mobile, mobileAreaCode);
    });
    expect(read).toEqual(read.map(() => example?.number.slice(1)));
  });

  test('falls into area code and national number', () => {
    expect([mobileParts('8613800000000'), mobileParts('12025550123'), mobileParts('85251234567')]).toEqual([
      { areaCode: '86', number: '13800000000' },
      { areaCode: '1', number: '2025550123' },
      { areaCode: '852', number: '51234567' },
    ]);
  });

  test.each([
    ['8613800000000', '+86 138****0000'],
    ['12025550123', '+1 202****123'],
    ['6591234567', '+65 91****67'],
    ['2901234', '+290 ****'],
  ])('%s is shown as %s', (e164, shown) => {
    expect(maskMobile(e164)).toBe(shown);
  });
});

describe('an area code', () => {
  test.each([
    ['86', '86'],
    ['+86', '86'],
    ['0086', '86'],
    [' ＋８６ ', '86'],
    ['1', '1'],
    ['', null],
    ['0', null],
    ['800', null],
    ['1868', null],
  ])('"%s" is %s', (typed, expected) => {
    expect(areaCodeOf(typed)).toBe(expected);
  });

  test('is listed for each country whose mobiles are accepted', () => {
    const refused = callingCodes().filter(
      ({ country, areaCode }) =>
        mobileOf(Object.entries(examples).find(([code]) => code === country)?.[1] ?? '', areaCode) === null,
    );
    expect([refused, callingCodes().length]).toEqual([[], 245]);
  });
});
