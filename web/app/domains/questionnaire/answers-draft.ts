import type { Given } from './answers.ts';

/**
 * Answers that are not sent yet, kept in this browser's session for whom gives them: a reload or a log-in that expires must not take
 * them. Another account in the same window never sees them.
 */
const keyOf = (owner: string): string => `fairbridge.answers.${owner}`;

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      'choices' in one &&
      'text' in one &&
      Array.isArray(one.choices) &&
      one.choices.every((choice) => typeof choice === 'string') &&
      typeof one.text === 'string',
  );

export function keptAnswers(owner: string): Given | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null');
    return isGiven(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepAnswers(owner: string, given: Given): void {
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify(given));
  } catch {
    // Without storage the answers live as long as the page.
  }
}

export function dropAnswers(owner: string): void {
  try {
    sessionStorage.removeItem(keyOf(owner));
  } catch {
    // Nothing was kept.
  }
}
