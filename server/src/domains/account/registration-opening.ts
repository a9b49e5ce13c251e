import type { RegistrationState } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { registrationStateOf } from '../exhibition/exhibition.registration.ts';
import { hasPlaceLeft } from './registration-opening.queries.ts';

/**
 * Ends the call where nobody new may register for this fair now.
 * Errors: `termsNotPublished`, `registrationNotYet`, `registrationOver`.
 */
export function failUnlessRegistrationOpen({ exhibition }: FairContext): void {
  REFUSALS[registrationStateOf(exhibition, dayInBeijing(new Date()))](exhibition);
}

const REFUSALS: Readonly<Record<RegistrationState, (exhibition: Exhibition) => void>> = {
  open: () => {},
  termsMissing: () => fail('termsNotPublished'),
  notYet: ({ registrationFrom: from }) => fail('registrationNotYet', { from }, { from }),
  over: () => fail('registrationOver'),
};

/**
 * The same, and where the number of visitors is limited and no place is left. Within a transaction nobody else takes the last place.
 * Errors: those, and `registrationFull`.
 */
export async function failUnlessPlaceLeft(ctx: FairContext): Promise<void> {
  failUnlessRegistrationOpen(ctx);
  const { visitorsMax } = ctx.exhibition;
  if (visitorsMax > 0 && !(await hasPlaceLeft(ctx, visitorsMax))) fail('registrationFull');
}
