import type { Message } from '@fairbridge/contract/chat/chat.shapes.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { useAlwaysTranslated } from './always-translated.ts';
import { translateLater } from './translation-queue.ts';
import { useEngine } from './engine.ts';

export type Translated =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'failed'; why: string }
  | { state: 'told'; text: string; by: 'engine' | 'names' | 'phrase'; kept: readonly string[] };

const NONE: Translated = { state: 'none' };

/** What the phrase book has for a message; it is fetched with the first one in another language. */
function usePhrase(text: string): string | null | undefined {
  const lang = useLang();
  const [phrase, setPhrase] = useState<string | null>();
  useEffect(() => {
    let left = false;
    import('../phrase-book/phrases.ts').then(
      ({ phrasesIn }) => !left && setPhrase(phrasesIn(text, lang)),
      // without a network it is as if it stood in no book
      () => !left && setPhrase(null),
    );
    return () => {
      left = true;
    };
  }, [text, lang]);
  return phrase;
}

/** A message in the reader's language: from the phrase book at once, else by the engine when it is asked for. */
export function useTranslation({ conversationId, seq }: Message, text: string) {
  const lang = useLang();
  const phrase = usePhrase(text);
  const engine = useEngine();
  const [always] = useAlwaysTranslated(conversationId);
  const [answer, setAnswer] = useState<Translated>(NONE);
  const ask = async (): Promise<boolean> => {
    setAnswer({ state: 'asking' });
    try {
      const told = await api(calls.chatTranslation.message, { conversationId, seq, into: lang });
      setAnswer({ state: 'told', ...told });
      return true;
    } catch (error) {
      setAnswer({ state: 'failed', why: failureText(error, lang) });
      return false;
    }
  };
  const byItself = always && engine === true && phrase === null && answer.state === 'none';
  useEffect(() => {
    if (!byItself) return undefined;
    let left = false;
    translateLater({ left: () => left, ask });
    return () => {
      left = true;
    };
    // `ask` is made anew with each rendering; what it asks for is told by these
    // oxlint-disable-next-line react/exhaustive-deps
  }, [byItself, conversationId, seq, lang]);
  const shown: Translated =
    typeof phrase === 'string' ? { state: 'told', text: phrase, by: 'phrase', kept: [] } : answer;
  return { shown, mayAsk: engine === true && phrase === null, ask };
}
