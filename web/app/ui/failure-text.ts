import { errorText } from '@fairbridge/contract/codes.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { failureOf } from '../failure.ts';
import { formTexts } from './form.texts.ts';

/** Writes a failed call as one line for the reader; an error that is no answer of the server is the network's. */
export function failureText(error: unknown, lang: Lang): string {
  const failure = failureOf(error);
  if (failure === null) return translator(formTexts, lang)('network');
  return failure.message === '' ? errorText('server', lang) : failure.message;
}
