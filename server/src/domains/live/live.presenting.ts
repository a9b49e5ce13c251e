import type { Caller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { liveRow, type LiveCardRow } from './live.queries.ts';
import { mayWatch } from './live.rules.ts';

/** A live that this caller may watch. Of a private one nothing is told to whoever may not, but how to get in (ruling 3.5). */
export async function shownLive(ctx: FairContext, caller: Caller, id: string): Promise<LiveCardRow> {
  const row = await liveRow(ctx, id);
  if (row === null) fail('notFound');
  if (mayWatch(row, caller)) return row;
  if (caller.kind === 'anonymous') fail('notSignedIn');
  return fail('liveCodeNeeded');
}
