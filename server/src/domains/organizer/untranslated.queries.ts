import { COUNTED_TEXTS } from '@fairbridge/contract/languages.ts';
import type { Scope } from '../../ground/scope.ts';
import { lackCounts } from '../rich-text/languages.queries.ts';

/** How many drafts of announcements lack each language: what is sent is not written any more. */
export const draftsLacking = (scope: Scope) =>
  scope.db
    .selectFrom('announcement')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('state', '=', 'draft')
    .select(lackCounts(COUNTED_TEXTS.announcement))
    .executeTakeFirstOrThrow();
