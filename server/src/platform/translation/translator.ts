import type { Lang } from '@fairbridge/contract/text.ts';
import { z } from 'zod';
import { postToPublicAddress } from '../outgoing/outgoing.ts';

/** An engine that translates passages from one language of the portal into the other; as many as were given come back, in their order. */
export type Translator = {
  /** @throws NoTranslation where the engine is not there, too slow, or answers what cannot be understood */
  translate: (passages: readonly string[], from: Lang, into: Lang) => Promise<readonly string[]>;
};

export class NoTranslation extends Error {}

const MILLISECONDS = 5_000;
/** A message of 2,000 signs, each as an escape of six bytes, and its translation twice as long. */
const ANSWER_BYTES_MAX = 65_536;

const answer = z.object({ translatedText: z.union([z.string(), z.array(z.string())]) });

type Provider = {
  url: string;
  key?: string | undefined;
  /** What it calls Chinese. */
  chinese: string;
  milliseconds?: number;
};

/** What was answered; without a word of it in the error, which is logged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the translation engine answered no JSON');
  }
}

/** The passages of an answer. */
function read(text: string, count: number): readonly string[] {
  const { data } = answer.safeParse(parsed(text));
  if (data === undefined) throw new Error('the translation engine answered in another form');
  const { translatedText } = data;
  const passages = typeof translatedText === 'string' ? [translatedText] : translatedText;
  if (passages.length !== count)
    throw new Error(`the translation engine was sent ${count} passages, and answered ${passages.length}`);
  return passages;
}

/**
 * An engine that speaks as LibreTranslate does: POST of `{q, source, target, format: 'text', api_key}` as JSON, answered by
 * `{translatedText}`; `q` is one text, or a list, and so is the answer. Its address is the operator's own word, so it may stand in a
 * private network and without TLS; else the door for what goes out holds: no redirect is followed, so much is read and no more, and all
 * of it takes five seconds at the most.
 */
export function httpTranslator({ url, key = '', chinese, milliseconds = MILLISECONDS }: Provider): Translator {
  const allowed = [new URL(url).hostname.replace(/^\[|\]$/g, '')];
  const codeOf = (lang: Lang): string => (lang === 'zh' ? chinese : lang);
  return {
    translate: async (passages, from, into) => {
      const [only] = passages;
      const q = passages.length === 1 ? only : passages;
      const body = JSON.stringify({ q, source: codeOf(from), target: codeOf(into), format: 'text', api_key: key });
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      try {
        const { status, text } = await postToPublicAddress(
          { address: url, headers, body },
          { allowed, milliseconds, answerBytesMax: ANSWER_BYTES_MAX },
        );
        if (status !== 200) throw new Error(`the translation engine answered ${status}`);
        return read(text, passages.length);
      } catch (cause) {
        // the log has the message alone; none of them holds what was said
        throw new NoTranslation(cause instanceof Error ? cause.message : 'no translation', { cause });
      }
    },
  };
}

/** The engine of the configuration; null without one. */
export const translatorOf = (config: {
  TRANSLATE_URL?: string | undefined;
  TRANSLATE_KEY?: string | undefined;
  TRANSLATE_CHINESE: string;
}): Translator | null =>
  config.TRANSLATE_URL === undefined
    ? null
    : httpTranslator({ url: config.TRANSLATE_URL, key: config.TRANSLATE_KEY, chinese: config.TRANSLATE_CHINESE });
