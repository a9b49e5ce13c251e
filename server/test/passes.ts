import type { HumanCheckAction } from '@fairbridge/contract/identity/identity.shapes.ts';
import { issuePass } from '../src/domains/identity/identity.actions.ts';
import { rateLimitAddress } from '../src/platform/http/rate-limiter.ts';
import type { Person, TestPortal } from './portal.ts';

/** A passed human check of this person for one action and identifier, as if they had slid the piece home. */
export const passOf = (
  { ctx, sugarCtx }: TestPortal,
  person: Person,
  action: HumanCheckAction,
  subject: string,
): Promise<string> =>
  issuePass(person.host === undefined || person.host === 'localhost' ? ctx : sugarCtx, {
    action,
    subject,
    address: rateLimitAddress(person.ip ?? '127.0.0.1'),
  });
