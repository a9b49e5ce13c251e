import { isMailKind, isSecretMail, type MailKind } from '@fairbridge/contract/mail/mail.kinds.ts';
import type { MailState } from '@fairbridge/contract/mail/mail.shapes.ts';

export const kindOf = (stored: string): MailKind | null => (isMailKind(stored) ? stored : null);

/** May what stands in it, or what a mail server repeated of it, let somebody in? */
export const isWayIn = (stored: string, hasCode: boolean): boolean => {
  const kind = kindOf(stored);
  return hasCode || kind === null || isSecretMail(kind);
};

type Mail = { mailKind: string; state: MailState; hasCode: boolean; hasText: boolean };

/** An e-mail that did not arrive, and is still there. */
export const canSendAgain = ({ mailKind, state, hasCode, hasText }: Mail): boolean =>
  (state === 'failed' || state === 'suppressed') && hasText && !isWayIn(mailKind, hasCode);
