import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** What these companies ask, each in its order. */
export const questionRows = (ctx: FairContext, exhibitorIds: readonly string[]) =>
  ctx.db
    .selectFrom('inquiry_question')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', 'in', exhibitorIds)
    .select(['id', 'exhibitor_id', 'text_zh', 'text_en'])
    .orderBy('exhibitor_id')
    .orderBy('place')
    .execute();

/** In the place of those before. */
export async function writeQuestions(
  ctx: FairContext,
  exhibitorId: string,
  questions: readonly { id: string; text: Bilingual }[],
): Promise<void> {
  await ctx.db
    .deleteFrom('inquiry_question')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
  if (questions.length === 0) return;
  await ctx.db
    .insertInto('inquiry_question')
    .values(
      questions.map(({ id, text }, place) => ({
        id,
        exhibition_id: ctx.exhibition.id,
        exhibitor_id: exhibitorId,
        place,
        ...bilingualColumns('text', text),
      })),
    )
    .execute();
}
