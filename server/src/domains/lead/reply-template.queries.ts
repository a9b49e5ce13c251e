import type { ReplyTemplate } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { Scope } from '../../ground/scope.ts';

const own = (scope: Scope, exhibitorId: string) =>
  scope.db
    .selectFrom('reply_template')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId);

export const templatesOf = (scope: Scope, exhibitorId: string): Promise<ReplyTemplate[]> =>
  own(scope, exhibitorId).select(['name', 'text']).orderBy('name').execute();

export async function writeTemplate(scope: Scope, exhibitorId: string, template: ReplyTemplate): Promise<void> {
  await scope.db
    .insertInto('reply_template')
    .values({ ...template, exhibition_id: scope.exhibition.id, exhibitor_id: exhibitorId })
    .onConflict((conflict) => conflict.columns(['exhibitor_id', 'name']).doUpdateSet({ text: template.text }))
    .execute();
}

export async function dropTemplate(scope: Scope, exhibitorId: string, name: string): Promise<void> {
  await scope.db
    .deleteFrom('reply_template')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('name', '=', name)
    .execute();
}
