/** An e-mail or SMS to be sent. `code` and `link` are named apart so that the outbox can show them. */
export type NewMessage = {
  exhibitionId: string | null;
  kind: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  link: string | null;
};
