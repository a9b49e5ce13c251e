import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, page } from '../fields.ts';
import { owner } from '../roles.ts';
import { correction, erasing, erasureReceipt, erasures, personalRequest } from './personal-request.shapes.ts';

const call = callsOf('/organizer/v1/personal-request', [owner]);

const ofVisitor = z.object({ id: id('visitor') });

export const get = call({
  does: 'What can be done for a visitor who asks by law: details that may be corrected, and whether the account can be erased',
  path: 'get',
  input: ofVisitor,
  output: personalRequest,
  errors: ['notFound'],
  example: { id: '$visitor' },
});

export const exportData = call({
  does: 'Everything this fair holds about a visitor, as a file for that person. Written to the audit log',
  path: 'export',
  answers: 'file',
  input: ofVisitor,
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 5 },
  example: { id: '$visitor' },
});

export const correct = call({
  does: 'Correct details of a visitor who asks for it; the visitor is told which, by e-mail or SMS',
  path: 'correct',
  input: correction,
  errors: ['notFound'],
  rate: { perMinute: 20 },
  example: { id: '$visitor', company: '绿野农资有限公司', reason: '观众来信：公司已更名' },
});

export const erase = call({
  does: 'Erase a visitor who asks for it, with the account and all that is held of it; answers the receipt',
  path: 'erase',
  input: erasing,
  output: z.object({ receiptId: z.string() }),
  errors: ['notFound', 'accountNotErasable', 'typedNameWrong'],
  rate: { perMinute: 10 },
  example: { id: '$visitor', typed: '何客', way: 'letter', reason: '来信要求删除个人信息' },
});

export const list = call({
  does: 'The receipts of people who were erased, newest first',
  path: 'list',
  input: page,
  output: erasures,
});

export const receipt = call({
  does: 'What was deleted, emptied and kept of a person who was erased, by kind and number',
  path: 'receipt',
  input: z.object({ id: id('erasure') }),
  output: erasureReceipt,
  errors: ['notFound'],
  example: { id: '$erasure' },
});
