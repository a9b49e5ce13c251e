import { openInArchive } from '@fairbridge/contract/fair-state.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { closedWhileRegistrationOnly } from './exhibition.registration-only.ts';

/** Why this call may not be made at this fair now, whoever makes it: it is archived, or open for registration only. */
export function closedNow(ctx: FairContext, caller: Caller, name: string): AppError | null {
  if (ctx.exhibition.state === 'archived' && !openInArchive(name)) return new AppError('fairArchived');
  return closedWhileRegistrationOnly(ctx, caller, name);
}
