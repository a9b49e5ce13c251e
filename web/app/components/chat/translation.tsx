import type { Conversation, Message } from '@fairbridge/contract/chat/chat.shapes.ts';
import { languageOfText } from '@fairbridge/contract/chat/language-of-text.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { translationTexts } from './translation.texts.ts';
import { useTranslation, type Translated } from './use-translation.ts';

const SAID = { engine: 'translated', names: 'names', phrase: 'phrase' } as const;

/** Below the original, under a line. */
function Told({ told, lang }: { told: Extract<Translated, { state: 'told' }>; lang: Lang }) {
  const t = useTexts(translationTexts);
  return (
    <>
      <p className="break-words whitespace-pre-wrap" lang={lang === 'zh' ? 'zh-CN' : 'en'} data-translation>
        {told.text}
      </p>
      {told.kept.length > 0 && <p className="text-sm text-soft">{t('kept')}</p>}
    </>
  );
}

/** What the one button does: it stays the same one, so that whoever came to it by keys is still there. */
const actOf = (state: Translated['state'], hidden: boolean) => {
  if (state === 'told') return hidden ? 'show' : 'hide';
  return ({ none: 'translate', asking: 'translating', failed: 'TryAgain' } as const)[state];
};

function Offered({ message, text }: { message: Message; text: string }) {
  const t = useTexts(translationTexts);
  const lang = useLang();
  const { shown, mayAsk, ask } = useTranslation(message, text);
  const [hidden, setHidden] = useState(false);
  const { state } = shown;
  if (state === 'none' && !mayAsk) return null;
  const told = state === 'told' && !hidden;
  const press = (): void => {
    if (state === 'told') setHidden(!hidden);
    else if (state !== 'asking') void ask();
  };
  return (
    <div className={told || state === 'failed' ? 'mt-2 grid gap-1 border-t border-line pt-1.5' : 'mt-0.5'}>
      {told && <Told told={shown} lang={lang} />}
      {state === 'failed' && (
        <p className="text-sm text-bad" role="alert">
          {shown.why}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        {told && <span>{t(SAID[shown.by])}</span>}
        <button
          type="button"
          className="link min-h-7 text-sm aria-disabled:text-soft aria-disabled:no-underline"
          aria-disabled={state === 'asking' || undefined}
          onClick={press}
        >
          {t(actOf(state, hidden))}
        </button>
      </p>
    </div>
  );
}

/** A message of the other side that is written in the other language, in the reader's; nothing for all others. */
export function Translation({ message, side }: { message: Message; side: Conversation['side'] }) {
  const lang = useLang();
  const { body } = message;
  if (message.side === side || message.side === 'fair' || body.kind !== 'text') return null;
  const written = languageOfText(body.text);
  if (written === null || written === lang) return null;
  return <Offered message={message} text={body.text} />;
}
