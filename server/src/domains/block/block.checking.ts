import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { contactOf } from '../exhibition/exhibition.contact.ts';
import { isBlocked } from './block.queries.ts';
import type { Known } from './block.rules.ts';

/**
 * Ends the call where the fair has blocked this person. It is asked by what was typed, before anything is looked up, so that the answer
 * tells nothing about accounts. Errors: `blocked`.
 */
export async function failIfBlocked(ctx: FairContext, known: Known): Promise<void> {
  if (await isBlocked(ctx, known)) fail('blocked', { contact: contactOf(ctx.exhibition) });
}
