import type { Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';

/** How many letters have left. */
export const lettersOut = ({ counts: { sent, bounced, registered } }: Pick<Mailing, 'counts'>): number =>
  sent + bounced + registered;
