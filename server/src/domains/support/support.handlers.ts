import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { addressOf } from '../account/account.addresses.ts';
import { maskedAddress } from '../account/account.rules.ts';
import { badgePerson } from '../voucher/voucher.queries.ts';
import { voucherState } from '../voucher/voucher.rules.ts';
import { deleteNote, resendBadge, sendResetLink, writeNote } from './support.actions.ts';
import {
  confirmCorrection,
  correctAddress,
  readCorrection,
  stopCorrection,
  withdrawCorrection,
} from './support.correction.ts';
import { openCorrectionOf } from './support.correction.queries.ts';
import { employeePerson, isTiedElsewhere, notesOn, visitorPerson, type Person } from './support.queries.ts';
import { ownAddress } from './support.sending.ts';

const masked = (address: string): string => (address === '' ? '' : maskedAddress(address));

async function visitor(scope: Scope, id: string): Promise<Person> {
  return (await visitorPerson(scope, id)) ?? refuse('notFound');
}

async function badgeStanding(scope: Scope, id: string) {
  const row = (await badgePerson(scope, id)) ?? refuse('notFound');
  const suspended = row.suspended_at !== null;
  const registered = row.complete_exhibition_registration;
  return { suspended, ready: voucherState({ registered, reviewState: row.review_state, suspended }) === 'ready' };
}

async function correctionAnswer(scope: Scope, accountId: string) {
  const row = await openCorrectionOf(scope, accountId);
  if (row === null) return null;
  return {
    address: masked(row.email ?? row.mobile ?? ''),
    at: row.created_at.toISOString(),
    until: row.expires_at.toISOString(),
    by: row.by ?? '',
  };
}

export const supportHandlers = (services: Services): Implementation<Scope, typeof contract.support> => ({
  get: async ({ scope, input: { id } }) => {
    const person = await visitor(scope, id);
    const { ready, suspended } = await badgeStanding(scope, id);
    const notes = await notesOn(scope, id);
    return {
      reaches: masked(ownAddress(person)),
      hasBadge: ready && !suspended,
      correctable: !(await isTiedElsewhere(scope, person.accountId)),
      correction: await correctionAnswer(scope, person.accountId),
      notes: notes.map(({ created_at: at, by, ...note }) => ({ ...note, at: at.toISOString(), by: by ?? '' })),
    };
  },

  sendResetLink: async ({ scope, caller, input: { id }, request: { address } }) => {
    const person = await visitor(scope, id);
    const subject = { kind: 'visitor', id } as const;
    return { sentTo: await sendResetLink(services, scope, { caller, address }, person, { subject }) };
  },

  sendEmployeeResetLink: async ({ scope, caller, input: { id }, request: { address } }) => {
    const found = (await employeePerson(scope, id)) ?? refuse('notFound');
    const { exhibitorId, name: named, ...person } = found;
    const subject = { kind: 'exhibitor', id: exhibitorId } as const;
    return { sentTo: await sendResetLink(services, scope, { caller, address }, person, { subject, named }) };
  },

  resendBadge: async ({ scope, caller, input: { id }, request: { address } }) => {
    const person = await visitor(scope, id);
    const { ready, suspended } = await badgeStanding(scope, id);
    if (suspended) refuse('accountSuspended');
    if (!ready) refuse('voucherNotReady');
    return { sentTo: await resendBadge(services, scope, { caller, address }, { visitorId: id, person }) };
  },

  correctAddress: async ({ scope, caller, input, request: { address } }) => {
    const person = await visitor(scope, input.id);
    const wanted = { visitorId: input.id, person, address: addressOf(input), reason: input.reason };
    return { sentTo: await correctAddress(services, scope, { caller, address }, wanted) };
  },

  withdrawCorrection: async ({ scope, caller, input: { id }, request: { address } }) => {
    const { accountId } = await visitor(scope, id);
    await withdrawCorrection(scope, { caller, address }, { visitorId: id, accountId });
    return { done: true };
  },

  writeNote: async ({ scope, caller, input: { id, text }, request: { address } }) => {
    await visitor(scope, id);
    return { id: await writeNote(scope, { caller, address }, { visitorId: id, text }) };
  },

  deleteNote: async ({ scope, caller, input: { id }, request: { address } }) => {
    await deleteNote(scope, { caller, address }, id);
    return { done: true };
  },

  readCorrection: ({ scope, input }) => readCorrection(scope, input.token),

  confirmCorrection: async ({ scope, input, request }) => {
    await confirmCorrection(services, scope, input.token, request.address);
    return { done: true };
  },

  stopCorrection: async ({ scope, input, request }) => {
    await stopCorrection(scope, input.token, request.address);
    return { done: true };
  },
});
