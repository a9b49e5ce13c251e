import type { ownCompanyTexts } from './own-company.texts.ts';

export type Missing = { text: Extract<keyof typeof ownCompanyTexts, `todo${string}`>; to: string };

/** What a company should still do with its exhibits to be found. What is missing of the company itself, its meter says. */
export function missingOf(exhibits: number, publicExhibits: number): Missing[] {
  if (exhibits === 0) return [{ text: 'todoExhibits', to: '/add-exhibit' }];
  return publicExhibits === 0 ? [{ text: 'todoPublic', to: '/my-exhibit-list' }] : [];
}
