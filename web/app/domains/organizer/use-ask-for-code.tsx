import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { knownDevices } from '../../session/known-devices.ts';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import type { Credentials } from './login-password.tsx';
import { storeTicket, type LoginTicket } from './login-ticket.ts';

async function logOn(credentials: Credentials, humanCheck: string): Promise<LoginTicket> {
  const { ticket, sentTo, seconds, waitSeconds } = await api(calls.organizer.logOn, {
    ...credentials,
    humanCheck,
    devices: knownDevices(),
  });
  const now = Date.now();
  const kept = { ticket, sentTo, goodUntil: now + seconds * 1000, resendAt: now + waitSeconds * 1000 };
  storeTicket(kept);
  return kept;
}

/** Asks for the code of step two; where the server wants to see a person first, does the human check and asks again. */
export function useAskForCode(): {
  askForCode: (credentials: Credentials) => Promise<LoginTicket>;
  ask: ReturnType<typeof useHumanCheck>['ask'];
  dialog: ReactNode;
} {
  const { ask, dialog } = useHumanCheck();
  const askForCode = async (credentials: Credentials): Promise<LoginTicket> => {
    try {
      return await logOn(credentials, '');
    } catch (error) {
      if (failureOf(error)?.name !== 'humanCheckNeeded') throw error;
      const pass = await ask('login', credentials.email);
      if (pass === null) throw error;
      return logOn(credentials, pass);
    }
  };
  return { askForCode, ask, dialog };
}
