import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import type { InputOf, OutputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/meeting/meeting-appointment.calls.ts';
import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import type { get } from '@fairbridge/contract/meeting/meeting-signup.calls.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { isClientLoading } from '../../define-load.ts';
import { isRegistered } from '../../session/registration-step.ts';
import { getSession, useUser } from '../../session/session.ts';

/** Whoever may sign up for meetings at all, a registered visitor or an employee for the company, by the subject's id; null for everybody else. */
export function memberOf(user: CurrentUser | null): string | null {
  const isMember = user?.subjectType === 'ACTOR' || (user?.subjectType === 'VISITOR' && isRegistered(user));
  return isMember ? (user?.subjectId ?? null) : null;
}

/** The same of whoever is logged in; null on the server. */
export const currentMember = (): string | null => memberOf(getSession()?.user ?? null);

/** The organizer's staff sign up for nothing. Asked by the role: pages for guests carry no table of who may make which call (`canCall`). */
export const isStaff = (user: CurrentUser | null): boolean => user?.subjectType === 'ORGANIZER';

/** How a member stands to a meeting; `of`: whose it is. */
export type OwnStanding = { of: string; side: MeetingSide } & OutputOf<typeof get>;

/** Null for whoever may not sign up for meetings. */
export async function loadOwnStanding(api: CallApi, meetingId: string): Promise<OwnStanding | null> {
  const of = currentMember();
  if (of === null) return null;
  const side = getSession()?.user.subjectType === 'ACTOR' ? 'exhibitor' : 'visitor';
  return { of, side, ...(await api(calls.meetingSignup.get, { meetingId })) };
}

/** Those that stand, in the order of time; none for whoever may not sign up for meetings. */
export async function loadOwnAppointments(
  api: CallApi,
  asked: InputOf<typeof list>,
): Promise<readonly OwnAppointment[]> {
  if (currentMember() === null) return [];
  const { list: found } = await api(calls.meetingAppointment.list, { ...asked, pageSize: 100 });
  return found.filter(({ state }) => state !== 'declined' && state !== 'expired' && state !== 'cancelled');
}

/** Is what was loaded for this reader? If somebody has come in or gone since, it is loaded again. */
export function useLoadedFor(of: string | null): boolean {
  const isTheirs = memberOf(useUser()) === of;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isTheirs && !isClientLoading()) void revalidate();
  }, [isTheirs, revalidate]);
  return isTheirs;
}
