import type { consent } from '@fairbridge/contract/account/account.shapes.ts';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { storeRegistration, type RegistrationAddress } from '../registration/registration-progress.ts';
import { storedCampaign } from '../../tracking/campaign-memory.ts';
import { storedInvitation } from './invitation.ts';

/** What the human check before sending is asked for: the address as it was typed. */
export const subjectOf = (to: RegistrationAddress): string => (to.kind === 'email' ? to.email : to.mobile);

function keepSending(to: RegistrationAddress, way: 'code' | 'link', waitSeconds: number): void {
  // A code or link that was sent now takes the place of every older one.
  storeRegistration({ sent: { to, way, at: Date.now(), waitSeconds, wrongTries: 0, code: '' }, token: '' });
}

/** Sends a code for registering, with the pass of a human check (action `code`). */
export async function sendRegistrationCode(to: RegistrationAddress, humanCheck: string): Promise<void> {
  const { waitSeconds } =
    to.kind === 'email'
      ? await api(calls.account.sendEmailCode, { email: to.email, purpose: 'register', humanCheck })
      : await api(calls.account.sendSmsCode, {
          areaCode: to.areaCode,
          mobile: to.mobile,
          purpose: 'register',
          humanCheck,
        });
  keepSending(to, 'code', waitSeconds);
}

export type Consent = z.input<typeof consent>;

/** Sends the link that confirms an e-mail, with the pass of a human check (action `register`). */
export async function sendConfirmationLink(email: string, consent: Consent, humanCheck: string): Promise<void> {
  const { waitSeconds } = await api(calls.account.registerByMail, {
    email,
    consent,
    humanCheck,
    invitation: storedInvitation(),
    campaign: storedCampaign(),
  });
  keepSending({ kind: 'email', email }, 'link', waitSeconds);
}
