import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema, searchText, text } from '../fields.ts';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { support } from '../roles.ts';
import { mailKind, mailRow, mailState, suppressedAddress } from './mail.shapes.ts';

const call = callsOf('/organizer/v1/mail', [support]);

export const list = call({
  does: 'E-mails of this fair, newest first: to whom, of which kind, and what became of them; never what stands in them',
  path: 'list',
  input: page.extend({ state: mailState.optional(), kind: mailKind.optional(), keyword: searchText }),
  output: pageSchema(mailRow),
});

export const sendAgain = call({
  does: 'Send an e-mail again that could not be delivered; one with a code or a personal link is not kept',
  path: 'sendAgain',
  input: z.object({ id: id('failedMail') }),
  errors: ['notFound', 'conflict'],
  example: { id: '$failedMail' },
});

export const listSuppressed = call({
  does: 'Addresses whose mailbox does not exist, newest first: no further e-mail of this fair goes there',
  path: 'listSuppressed',
  input: page.extend({ keyword: searchText }),
  output: pageSchema(suppressedAddress),
});

export const release = call({
  does: 'Let e-mails go to an address again whose mailbox did not exist',
  path: 'release',
  input: z.object({ id: id('suppressedAddress'), reason: text(CONSOLE_LIMITS.mailReasonMax) }),
  errors: ['notFound'],
  example: { id: '$suppressedAddress', reason: '收件人已恢复邮箱' },
});
