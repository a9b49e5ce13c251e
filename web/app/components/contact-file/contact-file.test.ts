import { expect, test } from 'vitest';
import { vcardOf } from './contact-file.ts';

const NOBODY = { name: '', company: '', position: '', email: '', mobile: '' };

test('a card has what is known, and no empty line', () => {
  const card = vcardOf({
    ...NOBODY,
    name: '王敏',
    company: '禾田农资有限公司',
    email: 'wang@hetian.example',
    mobile: '+86 138 0000 1234',
    country: '中国',
  });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:王敏;;;;',
    'FN:王敏',
    'ORG:禾田农资有限公司',
    'EMAIL;TYPE=INTERNET,WORK:wang@hetian.example',
    'TEL;TYPE=CELL,WORK:+86 138 0000 1234',
    'ADR;TYPE=WORK:;;;;;;中国',
    'END:VCARD',
    '',
  ]);
});

test('signs of the format stand for themselves, and nobody writes a line of their own into a card', () => {
  const card = vcardOf({ ...NOBODY, name: 'A;B,C\\D', note: 'one\r\nTEL:+1\nEND:VCARD', address: 'Road 1; Hall 2' });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:A\\;B\\,C\\\\D;;;;',
    'FN:A\\;B\\,C\\\\D',
    'ADR;TYPE=WORK:;;Road 1\\; Hall 2;;;;',
    'NOTE:one\\nTEL:+1\\nEND:VCARD',
    'END:VCARD',
    '',
  ]);
});

test('long lines go on in the next one, and come back whole with no character cut', () => {
  const note = '草铵膦 glufosinate 200 g/L SL '.repeat(12).trim();
  const card = vcardOf({ ...NOBODY, name: '名', note });
  const octets = card.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '').split('\r\n')[4]).toBe(`NOTE:${note}`);
});
