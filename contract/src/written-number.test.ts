import { expect, test } from 'vitest';
import { areaCode, email, phone, verificationCode } from './fields.ts';
import { passportNumber } from './vip/vip.shapes.ts';
import { documentNumber } from './visitor/id-types.ts';
import { visitorPerson } from './visitor/visitor.shapes.ts';

test.each([
  ['0571-8888 转 806', '0571-8888 转 806'],
  ['０５７１－８８８８８８８８', '0571-88888888'],
  ['021 5555 5555#22', '021 5555 5555#22'],
  ['（021）5555—5555 分机 22', '(021)5555-5555 分机 22'],
  ['(020) 7946 0958 ext. 12', '(020) 7946 0958 ext. 12'],
  ['+49 (0)30 901820-0', '+49 (0)30 901820-0'],
  ['+33 1.42.68.53.00', '+33 1.42.68.53.00'],
  ['(11) 99888-7766', '(11) 99888-7766'],
  ['٠٢١٢٣٤٥٦٧', '021234567'],
  ['400 820 8820', '400 820 8820'],
])('a telephone may be written %s', (typed, kept) => {
  expect(phone.parse(typed)).toBe(kept);
});

test.each(['call me', '12', '+', '12345 abc', '1'.repeat(30), '<b>12345</b>'])('%s is no telephone', (typed) => {
  expect(phone.safeParse(typed).success).toBe(false);
});

test('a visitor writes the mobile and its code as at home', () => {
  const who = { name: 'Ana', title: '', position: 'Buyer', department: '' };
  const read = visitorPerson.parse({ ...who, mobileAreaCode: '＋５５', mobile: '（11）99888－7766' });
  expect([read.mobileAreaCode, read.mobile]).toEqual(['55', '(11)99888-7766']);
});

test('an e-mail, an area code and a code that was sent are read in full-width signs too', () => {
  expect(email.parse('Li.Wei＠Example．com')).toBe('li.wei@example.com');
  expect(areaCode.parse(' ＋８６ ')).toBe('+86');
  expect(verificationCode.parse('１２３ ４５６')).toBe('123456');
});

test('the number of a document is read with the blanks it is printed with', () => {
  expect(passportNumber.parse(' fx 123456 ')).toBe('FX123456');
  expect(documentNumber('hkMacaoPermit', 'Ｈ０１ 234 567')).toBe('H01234567');
  expect(documentNumber('passport', 'E 1234 5678')).toBe('E12345678');
});
