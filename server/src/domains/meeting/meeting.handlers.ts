import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';

const notYet = (): never => fail('notFound');

export const meetingHandlers: Handlers<FairContext, typeof contract.meeting> = {
  browse: notYet,
  detail: notYet,
  list: notYet,
  get: notYet,
  save: notYet,
  publish: notYet,
  cancel: notYet,
  remove: notYet,
};

export const signupHandlers: Handlers<FairContext, typeof contract.meetingSignup> = {
  get: notYet,
  save: notYet,
  withdraw: notYet,
  answerParticipation: notYet,
  partners: notYet,
};

export const appointmentHandlers: Handlers<FairContext, typeof contract.meetingAppointment> = {
  list: notYet,
  get: notYet,
  freeSlots: notYet,
  propose: notYet,
  answer: notYet,
  move: notYet,
  cancel: notYet,
  mark: notYet,
  calendar: notYet,
  plan: notYet,
};

export const meetingDeskHandlers: Handlers<FairContext, typeof contract.meetingDesk> = {
  signups: notYet,
  signup: notYet,
  decide: notYet,
  exportSignups: notYet,
  appointments: notYet,
  freeSlots: notYet,
  appoint: notYet,
  cancelAppointment: notYet,
  markAppointment: notYet,
  exportAppointments: notYet,
};
