import type { RegistrationState } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { Exhibition } from './exhibition.directory.ts';

type Opening = Pick<Exhibition, 'termsPublished' | 'registrationFrom' | 'registrationUntil'>;

/** Whether visitors register on this day, both days of the settings included; `today` is an ISO date. */
export function registrationStateOf(fair: Opening, today: string): RegistrationState {
  if (!fair.termsPublished) return 'termsMissing';
  if (fair.registrationFrom !== '' && today < fair.registrationFrom) return 'notYet';
  return fair.registrationUntil !== '' && today > fair.registrationUntil ? 'over' : 'open';
}
