import type { FairContext } from '../../core/fair-context.ts';
import { newReadableCode } from '../../core/readable-code.ts';
import { exhibitors } from './exhibitor.queries.ts';

/** The company's code; made when it is first asked for. */
export async function exhibitorCode(ctx: FairContext, exhibitorId: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', exhibitorId)
    .select('exhibitor_code')
    .executeTakeFirst();
  return row?.exhibitor_code ?? renewExhibitorCode(ctx, exhibitorId);
}

export async function renewExhibitorCode(ctx: FairContext, exhibitorId: string): Promise<string> {
  const code = newReadableCode();
  await exhibitors.write(ctx, { id: exhibitorId }, { exhibitor_code: code });
  return code;
}
