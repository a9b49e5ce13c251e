import type { Expectation } from './search-expectations.ts';

export type TradeQuestion = {
  fair: 'agro' | 'sugar';
  /** What makes it hard, or what it is about: misses are mended by kind. */
  about: string;
  query: string;
  /** Null: the fair has nothing of it, and nothing else must be shown for it. */
  right: Expectation | null;
  /** Nothing wrong may stand among the first hits either: what was excluded. */
  allRight?: true;
};

type Asked = readonly [query: string, right: Expectation | null];

export const agro = (about: string, query: string, right: Expectation | null): TradeQuestion => ({
  fair: 'agro',
  about,
  query,
  right,
});
export const sugar = (about: string, query: string, right: Expectation | null): TradeQuestion => ({
  fair: 'sugar',
  about,
  query,
  right,
});
/** Neither what was excluded nor anything else than what was asked for. */
export const only = (question: TradeQuestion): TradeQuestion => ({ ...question, allRight: true });

/** Questions of one kind, each with its right answer. */
export const each = (of: typeof agro, about: string, asked: readonly Asked[]): TradeQuestion[] =>
  asked.map(([query, right]) => of(about, query, right));
