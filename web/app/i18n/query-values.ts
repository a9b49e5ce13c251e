import { cutText } from '@fairbridge/contract/text.ts';

const KEYWORD_MAX = 200;

/** What is searched for, as an address says it: of what anybody may have written there, as much as a search takes. */
export const keywordIn = (query: URLSearchParams): string =>
  cutText((query.get('keyword') ?? '').replaceAll('\0', '').toWellFormed(), KEYWORD_MAX);

/** The page number of a list's address, from 1. */
export const pageNumOf = (query: URLSearchParams): number => {
  const value = Number(query.get('pageNum') ?? 1);
  return Number.isSafeInteger(value) && value > 0 && value < 1_000_000 ? value : 1;
};
