import type { AnswerTime } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';

/** From so many answers on it is told how soon a company answers. */
export const ANSWERS_TO_TELL = 5;

/** In full hours or days, and never less than it is. */
export function answerTimeOf(minutes: number | null): AnswerTime | null {
  if (minutes === null) return null;
  const hours = Math.max(1, Math.ceil(minutes / 60));
  return hours <= 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) };
}

export const answersMissing = (answers: number): number => Math.max(0, ANSWERS_TO_TELL - answers);
