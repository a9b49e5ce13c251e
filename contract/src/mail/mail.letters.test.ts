import { expect, test } from 'vitest';
import { LETTER_KINDS, letterOf } from './mail.letters.ts';
import { mailText } from './mail.shapes.ts';

test.each(LETTER_KINDS)('the text of the house of “%s” has the variables that it needs, and no other', (kind) => {
  const { subject, body } = letterOf(kind);
  const text = { kind, subject: { zh: subject[0], en: subject[1] }, body: { zh: body[0], en: body[1] } };
  expect(mailText.parse(text)).toEqual(text);
});
