import { type OtherFair, staffRole } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { sessions } from '../session/session.queries.ts';

/** At which other fairs an account is staff, and as what: its own standing, which no fair has for itself. */
export async function staffElsewhere(
  ctx: FairContext,
  accountId: string,
): Promise<{ exhibitionId: string; role: OtherFair['role'] }[]> {
  const rows = await unscoped(ctx.db)
    .selectFrom('organizer_staff')
    .where('account_id', '=', accountId)
    .where('exhibition_id', '!=', ctx.exhibition.id)
    .select(['exhibition_id', 'role'])
    .orderBy('exhibition_id')
    .execute();
  return rows.map(({ exhibition_id: exhibitionId, role }) => ({ exhibitionId, role: staffRole.parse(role) }));
}

/** When a session of this fair ends, however much it is used. */
export async function endOfSession(ctx: FairContext, sessionId: string): Promise<Date | null> {
  return (await sessions.find(ctx, { id: sessionId }))?.ends_at ?? null;
}

/** Lets a session end no later than this. */
export async function endSessionBy(ctx: FairContext, sessionId: string, at: Date): Promise<void> {
  await ctx.db
    .updateTable('session')
    .set({ ends_at: at })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', sessionId)
    .where('ends_at', '>', at)
    .execute();
}
