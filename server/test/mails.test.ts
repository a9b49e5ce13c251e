import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const DOMAINS = path.join(import.meta.dirname, '../src/domains');

/**
 * Every place that writes an e-mail, and why its recipient may be written to. Whoever adds one decides it here: `asked` (the recipient
 * did something just now, or it is about what is theirs), `member` (somebody else did; can be switched off, is counted by sender and
 * recipient or stands in a digest), `stranger` (somebody else entered the address: category `invitation`, `withoutLinks` or nothing typed).
 * Names go through `nameWithoutLinks`; what one party writes to the other under an order or inquiry stays as it was written.
 */
const WRITTEN: Record<string, 'asked' | 'member' | 'stranger'> = {
  // about the own account or the role that is shared with somebody
  'account/account.second-factor-mails.ts': 'asked',
  // the copies of what one has just sent
  'inquiry/inquiry.mails.ts': 'asked',
  'order/order.mails.ts': 'asked',
  // what somebody asked a company for, answered; ten a day at most, and not once they have withdrawn
  'lead/lead.mails.ts': 'asked',
  // asked for at the log-in, three a day to an account, with nothing typed
  // to the owners of the fair
  'fair/fair.mails.ts': 'asked',
  'invitation/mailing.mails.ts': 'stranger',
  'login/login.link.ts': 'asked',
  // the samples of a preview, and a test to whoever edits the text
  'mail/mail-text.samples.ts': 'asked',
  'account/account.mails.ts': 'asked',
  'announcement/announcement.mails.ts': 'member',
  // to the company's administrators, about an address that they gave
  'connection/webhook.letters.ts': 'asked',
  'digest/digest.mails.ts': 'asked',
  // to both accounts of one person, which the staff merge
  'duplicate/duplicate.mails.ts': 'asked',
  'exhibitor/employee.mails.ts': 'stranger',
  // nothing that who entered the address typed stands in it
  'exhibitor-application/exhibitor-application.mails.ts': 'stranger',
  'exhibitor-task/exhibitor-task.reminders.ts': 'member',
  'notice/notice.digest.ts': 'member',
  // confirmed the pre-registration by a link; nothing that who entered the address typed
  'notice/notice.on-colleague.ts': 'asked',
  'notice/notice.on-chat.ts': 'member',
  'notice/notice.on-document.ts': 'asked',
  'notice/notice.on-inquiry.ts': 'member',
  'notice/notice.on-invitation.ts': 'stranger',
  'notice/notice.on-exhibitor-access.ts': 'asked',
  'notice/notice.on-exhibitor-incomplete.ts': 'member',
  'notice/notice.on-live.ts': 'asked',
  // a session of the organizer, and appointments that both sides agree on
  'notice/notice.on-meeting.ts': 'member',
  'notice/notice.on-message.ts': 'member',
  'notice/notice.on-order.ts': 'member',
  'notice/notice.on-quote.ts': 'member',
  'notice/notice.on-review.ts': 'asked',
  'notice/notice.on-suggestion.ts': 'stranger',
  'notice/notice.on-vip.ts': 'asked',
  'organizer/organizer.mails.ts': 'asked',
  // to the account's own address, asked for by letter or telephone
  'personal-request/personal-request.mails.ts': 'asked',
  'preregistration/preregistration.mails.ts': 'stranger',
  // the staff enter the address, and nothing that anybody typed stands in it
  'support/support.confirmation.mails.ts': 'stranger',
  // to the account's own addresses, asked for through support
  'support/support.mails.ts': 'asked',
  'work-digest/work-digest.ts': 'member',
};

const sources = readdirSync(DOMAINS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const textOf = (file: string): string => readFileSync(path.join(DOMAINS, file), 'utf8');

test('each place that writes an e-mail has said to whom', () => {
  const found = sources.filter((file) => textOf(file).includes('composeMail(')).toSorted();
  expect(found).toEqual(Object.keys(WRITTEN).toSorted());
});

test('what reaches somebody who did not ask can be switched off', () => {
  for (const [file, to] of Object.entries(WRITTEN)) {
    const text = textOf(file);
    if (to === 'stranger') expect([file, text.includes("'invitation'")]).toEqual([file, true]);
    if (to === 'member') expect([file, text.includes("'transactional'")]).toEqual([file, false]);
  }
});
