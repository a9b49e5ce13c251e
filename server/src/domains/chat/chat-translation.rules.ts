import { languageOfText } from '@fairbridge/contract/chat/language-of-text.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import {
  abbreviations,
  addresses,
  articleCodes,
  figureCodes,
  ownMarks,
  shouts,
} from '../../platform/translation/code-passages.ts';
import {
  mask,
  passagesOf,
  replacePassages,
  sameMarks,
  unmask,
  withoutMarks,
  type Finder,
} from '../../platform/translation/masking.ts';
import { days, quantities } from '../../platform/translation/number-passages.ts';
import { between, sentencesOf } from '../../platform/translation/sentences.ts';

/** One sentence of a message, as it is prepared for the other language. */
export type Prepared = {
  original: string;
  /** With marks for what no engine may touch, which stand for `shown`; null where nothing else is left that is written in another language. */
  masked: string | null;
  shown: readonly string[];
  /** With names, numbers and units as the other language says them, and nothing else changed. */
  renamed: string;
  behind: string;
};

export type Told = { text: string; kept: string[] };

const SHORT_CODE = /^[A-Z]{2,3}$/;

/** Where everything is in capitals, AS and ME are words, and no formulations. */
const quietly =
  (find: Finder): Finder =>
  (text) =>
    shouts(text) ? find(text).filter(({ start, end }) => !SHORT_CODE.test(text.slice(start, end))) : find(text);

/** A message by its sentences. `vocabulary` finds the names of the fair. Where two sorts want the same passage, the one that is named first has it. */
export function prepare(text: string, into: Lang, vocabulary: Finder): Prepared[] {
  const finders = [
    ownMarks,
    addresses,
    quietly(vocabulary),
    figureCodes,
    days(into),
    quantities(into),
    articleCodes,
    abbreviations,
  ];
  return sentencesOf(text).map(({ text: original, behind }) => {
    const passages = passagesOf(original, finders);
    const { text: masked, shown } = mask(original, passages);
    const from = languageOfText(withoutMarks(masked));
    return {
      original,
      masked: from === null || from === into ? null : masked,
      shown,
      renamed: replacePassages(original, passages),
      behind,
    };
  });
}

/** Longer than any translation of a passage: an engine that goes round in circles. */
const mostSigns = (sent: string): number => 12 * sent.length + 200;

/** In Chinese, names stand without spaces between the signs. */
const closed = (text: string, into: Lang): string =>
  into === 'en' ? text : text.replaceAll(/(?<=[\p{Script=Han}，。、；：])[ ]+(?=[\p{Script=Han}，。、；：])/gu, '');

/** One sentence from what came back for it; null where something of it was lost, or nothing came. */
function restored(sent: string, back: string, shown: readonly string[], into: Lang): string | null {
  const words = back.trim();
  if (words === '' || words.length > mostSigns(sent) || !sameMarks(sent, words)) return null;
  return closed(unmask(words, shown), into);
}

/** The message in the other language, from what came back for each sentence that was sent, in their order. What cannot be trusted stays as it was written, and is named. */
export function tellIn(prepared: readonly Prepared[], back: readonly string[], into: Lang): Told {
  const kept: string[] = [];
  const coming = back.values();
  const text = prepared
    .map(({ original, masked, shown, renamed, behind }, at) => {
      const gap = at === prepared.length - 1 ? behind : between(behind, into);
      if (masked === null) return renamed + gap;
      const translated = restored(masked, coming.next().value ?? '', shown, into);
      if (translated === null) kept.push(original);
      return (translated ?? original) + gap;
    })
    .join('');
  return { text: text.trim(), kept };
}
