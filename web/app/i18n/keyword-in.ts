import { cutText } from '@fairbridge/contract/text.ts';

const KEYWORD_MAX = 200;

/** What is searched for, as an address says it: of what anybody may have written there, as much as a search takes. */
export const keywordIn = (query: URLSearchParams): string =>
  cutText((query.get('keyword') ?? '').replaceAll('\0', '').toWellFormed(), KEYWORD_MAX);
