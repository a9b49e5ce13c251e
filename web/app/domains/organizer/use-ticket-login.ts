import { httpClient } from '@fairbridge/contract/client.ts';
import { useEffect, useEffectEvent } from 'react';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { changeSession } from '../../session/session-change.ts';
import { useOrganizerSignIn } from './use-organizer-sign-in.ts';

/** Whoever is signed in here, as whatever: the ticket says who comes. */
const nobodysApi = httpClient({ ...caller, token: () => null });

/** The ticket behind the '#' of this address, taken out of it: it is good once, and stands in no history. */
function takeTicket(): string | null {
  const [, ticket] = /^#ticket=([\w-]{20,200})$/.exec(location.hash) ?? [];
  if (ticket === undefined) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}

/** Comes in by a ticket from the console of another fair; `onFailure`: it opens nothing (any more), and the log-in stands here. */
export function useTicketLogin(onFailure: () => void): void {
  const signIn = useOrganizerSignIn();
  const come = useEffectEvent((ticket: string) => {
    const enter = () => nobodysApi(calls.organizer.takeOver, { ticket }).then(signIn, onFailure);
    // whoever was signed in here before, maybe long ago, is not led on meanwhile, and stays who they are where the ticket opens nothing
    void changeSession(() => undefined, enter);
  });
  useEffect(() => {
    const ticket = takeTicket();
    if (ticket !== null) come(ticket);
  }, []);
}
