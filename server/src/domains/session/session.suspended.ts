import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { contactOf } from '../exhibition/exhibition.contact.ts';

/** Tells that the account is suspended, and whom to ask about it. Errors: `accountSuspended`. */
export function failSuspended({ exhibition }: Pick<FairContext, 'exhibition'>): never {
  fail('accountSuspended', { contact: contactOf(exhibition) });
}
