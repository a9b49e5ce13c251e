import { NoAnswer } from '@fairbridge/contract/client.ts';
import { errorText } from '@fairbridge/contract/codes.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { failureOf } from '../failure.ts';
import { formTexts } from './form.texts.ts';

/**
 * Writes a failed call as one line for the reader; an error that is no answer of the server is the network's. Where there is a network, the call
 * is named: a blocker of advertisements stops single ones, by what their addresses hold.
 */
export function failureText(error: unknown, lang: Lang): string {
  const failure = failureOf(error);
  const t = translator(formTexts, lang);
  if (error instanceof NoAnswer && navigator.onLine) return t('noAnswer', { path: error.message });
  if (failure === null) return t('network');
  return failure.message === '' ? errorText('server', lang) : failure.message;
}
