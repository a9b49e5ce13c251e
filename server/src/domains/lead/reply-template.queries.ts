import type { ReplyTemplate } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

const own = (ctx: FairContext, exhibitorId: string) =>
  ctx.db
    .selectFrom('reply_template')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId);

export const templatesOf = (ctx: FairContext, exhibitorId: string): Promise<ReplyTemplate[]> =>
  own(ctx, exhibitorId).select(['name', 'text']).orderBy('name').execute();

export async function writeTemplate(ctx: FairContext, exhibitorId: string, template: ReplyTemplate): Promise<void> {
  await ctx.db
    .insertInto('reply_template')
    .values({ ...template, exhibition_id: ctx.exhibition.id, exhibitor_id: exhibitorId })
    .onConflict((conflict) => conflict.columns(['exhibitor_id', 'name']).doUpdateSet({ text: template.text }))
    .execute();
}

export async function dropTemplate(ctx: FairContext, exhibitorId: string, name: string): Promise<void> {
  await ctx.db
    .deleteFrom('reply_template')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('name', '=', name)
    .execute();
}
