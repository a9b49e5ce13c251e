import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { Scope } from '../../ground/scope.ts';

/** What these companies ask, each in its order. */
export const questionRows = (scope: Scope, exhibitorIds: readonly string[]) =>
  scope.db
    .selectFrom('inquiry_question')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', 'in', exhibitorIds)
    .select(['id', 'exhibitor_id', 'text_zh', 'text_en'])
    .orderBy('exhibitor_id')
    .orderBy('place')
    .execute();

/** In the place of those before. */
export async function writeQuestions(
  scope: Scope,
  exhibitorId: string,
  questions: readonly { id: string; text: Bilingual }[],
): Promise<void> {
  await scope.db
    .deleteFrom('inquiry_question')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
  if (questions.length === 0) return;
  await scope.db
    .insertInto('inquiry_question')
    .values(
      questions.map(({ id, text }, place) => ({
        id,
        exhibition_id: scope.exhibition.id,
        exhibitor_id: exhibitorId,
        place,
        ...bilingualColumns('text', text),
      })),
    )
    .execute();
}
