import { COUNTED_TEXTS } from '@fairbridge/contract/languages.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { lackCounts } from '../rich-text/languages.queries.ts';

/** How many drafts of announcements lack each language: what is sent is not written any more. */
export const draftsLacking = (ctx: FairContext) =>
  ctx.db
    .selectFrom('announcement')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('state', '=', 'draft')
    .select(lackCounts(COUNTED_TEXTS.announcement))
    .executeTakeFirstOrThrow();
