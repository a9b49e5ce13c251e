import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { addressOf } from '../account/account.addresses.ts';
import { maskedAddress } from '../account/account.rules.ts';
import { badgePerson } from '../voucher/voucher.queries.ts';
import { voucherState } from '../voucher/voucher.rules.ts';
import { failSuspended } from '../session/session.suspended.ts';
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

async function visitor(ctx: FairContext, id: string): Promise<Person> {
  return (await visitorPerson(ctx, id)) ?? fail('notFound');
}

async function badgeStanding(ctx: FairContext, id: string) {
  const row = (await badgePerson(ctx, id)) ?? fail('notFound');
  const suspended = row.suspended_at !== null;
  const registered = row.complete_exhibition_registration;
  return { suspended, ready: voucherState({ registered, reviewState: row.review_state, suspended }) === 'ready' };
}

async function correctionAnswer(ctx: FairContext, accountId: string) {
  const row = await openCorrectionOf(ctx, accountId);
  if (row === null) return null;
  return {
    address: masked(row.email ?? row.mobile ?? ''),
    at: row.created_at.toISOString(),
    until: row.expires_at.toISOString(),
    by: row.by ?? '',
  };
}

export const supportHandlers = (services: Services): Handlers<FairContext, typeof contract.support> => ({
  get: async ({ ctx, input: { id } }) => {
    const person = await visitor(ctx, id);
    const { ready, suspended } = await badgeStanding(ctx, id);
    const notes = await notesOn(ctx, id);
    return {
      reaches: masked(ownAddress(person)),
      hasBadge: ready && !suspended,
      correctable: !(await isTiedElsewhere(ctx, person.accountId)),
      correction: await correctionAnswer(ctx, person.accountId),
      notes: notes.map(({ created_at: at, by, ...note }) => ({ ...note, at: at.toISOString(), by: by ?? '' })),
    };
  },

  sendResetLink: async ({ ctx, input: { id }, acting }) => {
    const person = await visitor(ctx, id);
    const subject = { kind: 'visitor', id } as const;
    return { sentTo: await sendResetLink(services, ctx, acting, person, { subject }) };
  },

  sendEmployeeResetLink: async ({ ctx, input: { id }, acting }) => {
    const found = (await employeePerson(ctx, id)) ?? fail('notFound');
    const { exhibitorId, name: named, ...person } = found;
    const subject = { kind: 'exhibitor', id: exhibitorId } as const;
    return { sentTo: await sendResetLink(services, ctx, acting, person, { subject, named }) };
  },

  resendBadge: async ({ ctx, input: { id }, acting }) => {
    const person = await visitor(ctx, id);
    const { ready, suspended } = await badgeStanding(ctx, id);
    if (suspended) failSuspended(ctx);
    if (!ready) fail('voucherNotReady');
    return { sentTo: await resendBadge(services, ctx, acting, { visitorId: id, person }) };
  },

  correctAddress: async ({ ctx, input, acting }) => {
    const person = await visitor(ctx, input.id);
    const wanted = { visitorId: input.id, person, address: addressOf(input), reason: input.reason };
    return { sentTo: await correctAddress(services, ctx, acting, wanted) };
  },

  withdrawCorrection: async ({ ctx, input: { id }, acting }) => {
    const { accountId } = await visitor(ctx, id);
    await withdrawCorrection(ctx, acting, { visitorId: id, accountId });
  },

  writeNote: async ({ ctx, input: { id, text }, acting }) => {
    await visitor(ctx, id);
    return { id: await writeNote(ctx, acting, { visitorId: id, text }) };
  },

  deleteNote: ({ ctx, input: { id }, acting }) => deleteNote(ctx, acting, id),

  readCorrection: ({ ctx, input }) => readCorrection(ctx, input.token),

  confirmCorrection: ({ ctx, input, request }) => confirmCorrection(services, ctx, input.token, request.address),

  stopCorrection: ({ ctx, input, request }) => stopCorrection(ctx, input.token, request.address),
});
