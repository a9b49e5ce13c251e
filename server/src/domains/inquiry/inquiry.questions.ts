import type { InquiryAnswer, InquiryQuestion, InquiryRecipient } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { questionRows, writeQuestions } from './inquiry-question.queries.ts';

/** What these companies ask whoever sends them an inquiry, by company. */
export async function questionsOf(
  ctx: FairContext,
  exhibitorIds: readonly string[],
): Promise<ReadonlyMap<string, InquiryQuestion[]>> {
  if (exhibitorIds.length === 0) return new Map();
  const found = new Map<string, InquiryQuestion[]>();
  for (const row of await questionRows(ctx, exhibitorIds)) {
    const question = { id: row.id, text: bilingualOf('text', row) };
    found.set(row.exhibitor_id, [...(found.get(row.exhibitor_id) ?? []), question]);
  }
  return found;
}

export const ownQuestions = async (ctx: FairContext, exhibitorId: string): Promise<InquiryQuestion[]> =>
  (await questionsOf(ctx, [exhibitorId])).get(exhibitorId) ?? [];

/** One that stays as it was keeps its id: whoever is typing an answer to it is not left out. */
export const setQuestions = (ctx: FairContext, exhibitorId: string, texts: readonly Bilingual[]): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const before = await ownQuestions(inner, exhibitorId);
    const taken = new Set<string>();
    const questions = texts.map((text) => {
      const same = before.find((one) => !taken.has(one.id) && one.text.zh === text.zh && one.text.en === text.en);
      const id = same?.id ?? newId();
      taken.add(id);
      return { id, text };
    });
    await writeQuestions(inner, exhibitorId, questions);
  });

/** An answer to a question, by its id. */
export type Given = { questionId: string; text: string };

/** What one supplier reads of the answers: those to its own questions, in its order. What was left open is left out. */
export function answeredTo(
  { questions }: Pick<InquiryRecipient, 'questions'>,
  given: readonly Given[],
): InquiryAnswer[] {
  const texts = new Map(given.map(({ questionId, text }) => [questionId, text]));
  return questions.flatMap(({ id, text: question }) => {
    const answer = texts.get(id) ?? '';
    return answer === '' ? [] : [{ question, answer }];
  });
}
