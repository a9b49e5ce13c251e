import type { AnswererRow } from './chat-routing.queries.ts';

export type Asked = { language: string; category: string | null };

/** Does this employee answer for it? Where nothing is set, for all; where the buyer comes from no exhibit, for whatever they ask about. */
export const answersFor = (
  { languages, categories }: Pick<AnswererRow, 'languages' | 'categories'>,
  { language, category }: Asked,
): boolean =>
  (languages.length === 0 || languages.some((one) => one === language)) &&
  (categories.length === 0 || category === null || categories.includes(category));
