import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';

const notYet = (): never => fail('notFound');

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
