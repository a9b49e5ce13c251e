import { z } from 'zod';
import { callsOf } from '../call.ts';
import { editor } from '../roles.ts';
import {
  letterKind,
  mailLook,
  mailText,
  mailTextDesk,
  mailTextRow,
  savedMailText,
  testedMailText,
} from './mail.shapes.ts';

const call = callsOf('/organizer/v1/mailText', [editor]);

export const list = call({
  does: 'The kinds of e-mail whose text can be edited, and which of them have a text of the organizer',
  path: 'list',
  output: z.object({ list: z.array(mailTextRow) }),
});

export const get = call({
  does: 'Subject and body of one kind of e-mail in both languages, of the organizer or of the house',
  path: 'get',
  input: z.object({ kind: letterKind }),
  output: mailTextDesk,
  example: { kind: 'badge' },
});

const example = {
  kind: 'badge' as const,
  subject: { zh: '{fair}：您的胸卡 {number}', en: '{fair}: your badge {number}' },
  body: { zh: '您的胸卡编号是 {number}。\n\n{link}', en: 'Your badge number is {number}.\n\n{link}' },
};

export const save = call({
  does: 'Put a text in place of the one of the house; e-mails that are written from now on have it',
  path: 'save',
  input: savedMailText,
  output: z.object({ version: z.int() }),
  errors: ['editConflict'],
  example: { ...example, version: 0 },
});

export const reset = call({
  does: 'Go back to the text of the house',
  path: 'reset',
  input: z.object({ kind: letterKind, version: z.int().min(0) }),
  errors: ['editConflict'],
  example: { kind: 'badge', version: 0 },
});

export const preview = call({
  does: 'How an e-mail with this text would look in both languages, with sample values',
  path: 'preview',
  input: mailText,
  output: z.object({ list: z.array(mailLook) }),
  example,
});

export const sendTest = call({
  does: 'Send an e-mail with this text and sample values to oneself',
  path: 'sendTest',
  input: testedMailText,
  output: z.object({ sentTo: z.string() }),
  errors: ['conflict'],
  rate: { perMinute: 5 },
  example: { ...example, lang: 'zh' },
});
