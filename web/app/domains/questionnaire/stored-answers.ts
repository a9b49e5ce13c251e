import { sessionStorageItem, type StoredItem } from '../../stored-item.ts';
import type { Given } from './answers.ts';

/**
 * Answers that are not sent yet, kept in this browser's session for whom gives them: a reload or a log-in that expires must not take
 * them. Another account in the same window never sees them.
 */
const placeOf = (owner: string): StoredItem => sessionStorageItem(`fairbridge.answers.${owner}`);

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

export function storedAnswers(owner: string): Given | null {
  const value = placeOf(owner).read();
  return isGiven(value) ? value : null;
}

export const storeAnswers = (owner: string, given: Given): void => placeOf(owner).write(given);
export const removeAnswers = (owner: string): void => placeOf(owner).remove();
