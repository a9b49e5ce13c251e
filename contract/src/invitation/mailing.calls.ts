import { z } from 'zod';
import { callsOf } from '../call.ts';
import { sheetLook } from '../sheet/sheet-look.ts';
import { choicesText } from '../sheet/sheet.shapes.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import { fileOut, id, lang, optionalText, page, pageSchema, upTo } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitorAdmin } from '../roles.ts';
import { letter, letterState, mailing, mailingText } from './mailing.shapes.ts';

const call = callsOf('/visitor/v2/invitation', [exhibitorAdmin]);

const one = z.object({ id: id('mailing') });
const number = z.int().min(1).max(1_000_000);

export const template = call({
  does: 'The spreadsheet to write addresses into that are to be invited by e-mail',
  path: 'emailTemplate',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const look = sheetLook('/visitor/v2/invitation/lookAtEmail', [exhibitorAdmin]);

export const importSheet = call({
  does: 'Upload a spreadsheet of addresses: each row is checked and kept as a draft, in the place of the draft before. Nothing is sent',
  path: 'importEmail',
  takes: 'bytes',
  input: z.object({ fileName: optionalText(200), choices: choicesText }),
  output: mailing,
  errors: SHEET_ERRORS,
  rate: { perMinute: 10 },
  example: { fileName: 'invitations.xlsx' },
});

export const save = call({
  does: 'Correct rows of a draft, or take them out; the whole list is checked anew',
  path: 'saveEmail',
  input: one.extend({
    letters: z
      .array(z.object({ number, email: upTo(300), name: upTo(300), language: upTo(40) }))
      .max(LIMITS.mailingChangesMax)
      .default([]),
    remove: z.array(number).max(LIMITS.mailingChangesMax).default([]),
  }),
  output: mailing,
  errors: ['notFound', 'mailingNotReady'],
  rate: { perMinute: 30 },
  example: {
    id: '$mailing',
    letters: [{ number: 2, email: 'buyer@trade.example', name: '李敏', language: '中文' }],
    remove: [],
  },
});

export const saveText = call({
  does: "Write a draft's own subject and lines, and name the exhibit that its letters point at",
  path: 'saveEmailText',
  input: one.extend(mailingText.shape),
  output: mailing,
  errors: ['notFound', 'mailingNotReady'],
  rate: { perMinute: 60 },
  example: { id: '$mailing', subject: { zh: '新型杀菌剂上市', en: 'A new fungicide' }, note: { zh: '', en: '' } },
});

export const preview = call({
  does: 'The letter as it would be sent, written to the first row of its language, with a text that need not be saved yet. Its links lead where those of the letter do',
  path: 'previewEmail',
  input: one.extend({ ...mailingText.shape, lang }),
  output: z.object({ subject: z.string(), html: z.string() }),
  errors: ['notFound', 'mailingNotReady'],
  rate: { perMinute: 120 },
  example: { id: '$mailing', lang: 'zh' },
});

export const send = call({
  does: 'Send a draft off: every address that is ready gets one letter in its language, so many a day; the other rows are dropped. Done twice it is sent once',
  path: 'sendEmail',
  input: one,
  output: mailing,
  errors: ['notFound', 'mailingNotReady', 'mailingLimit'],
  rate: { perMinute: 20 },
  example: { id: '$mailing' },
});

export const pause = call({
  does: 'Hold a mailing, or go on with it. Letters that have left are out',
  path: 'pauseEmail',
  input: z.object({ id: id('sendingMailing'), paused: z.boolean() }),
  output: mailing,
  errors: ['notFound', 'mailingNotReady'],
  rate: { perMinute: 60 },
  example: { id: '$sendingMailing', paused: true },
});

export const list = call({
  does: "The company's draft and what it has sent by spreadsheet, newest first",
  path: 'emailList',
  input: page,
  output: pageSchema(mailing),
});

export const get = call({
  does: 'One mailing, with its progress',
  path: 'getEmail',
  input: one,
  output: mailing,
  errors: ['notFound'],
  example: { id: '$mailing' },
});

export const letters = call({
  does: 'The rows of a mailing: what becomes of each address, and what is wrong with it',
  path: 'emailLetterList',
  input: page.extend({ id: id('mailing'), state: letterState.optional() }),
  output: pageSchema(letter),
  errors: ['notFound'],
  example: { id: '$mailing' },
});

export const report = call({
  does: 'The rows of a mailing as a spreadsheet, with what is wrong in a column of its own: corrected, it can be uploaded again',
  path: 'emailReport',
  answers: 'file',
  input: one.extend({ lang }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 20 },
  example: { id: '$mailing', lang: 'zh' },
});

export const remove = call({
  does: 'Throw a draft away',
  path: 'removeEmail',
  input: one,
  errors: ['notFound', 'mailingNotReady'],
  example: { id: '$mailing' },
});
