import type { ReplyTemplate } from '@fairbridge/contract/lead/lead.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { templatesOf, writeTemplate } from './reply-template.queries.ts';

/** One more, or another text of the same name. */
export const saveTemplate = (ctx: FairContext, exhibitorId: string, template: ReplyTemplate): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const names = (await templatesOf(inner, exhibitorId)).map(({ name }) => name);
    const max = LIMITS.replyTemplatesMax;
    if (!names.includes(template.name) && names.length >= max) fail('replyTemplateLimit', { max });
    await writeTemplate(inner, exhibitorId, template);
  });
