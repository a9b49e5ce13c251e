import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';

/**
 * By which message the organizer's decision reaches somebody beside the notice, as the server chooses it (`notice.on-review.ts`,
 * `notice.on-vip.ts`): by SMS where the account has a mobile alone. Texts that promise it have a twin for each.
 */
export const notificationChannel = (user: Pick<CurrentUser, 'email'> | null): 'Email' | 'Sms' =>
  user === null || user.email !== '' ? 'Email' : 'Sms';
