import { MAIL_KIND_NAMES } from '@fairbridge/contract/mail/mail.kinds.ts';
import { MAIL_STATES } from '@fairbridge/contract/mail/mail.shapes.ts';
import { anyOf, defineListQuery, words } from '../../ui/list/list-query.ts';

export const mailQuery = defineListQuery('/organizer/mails', {
  state: anyOf(MAIL_STATES),
  kind: anyOf(MAIL_KIND_NAMES),
  keyword: words,
});

export const addressQuery = defineListQuery('/organizer/mails/addresses', { keyword: words });
