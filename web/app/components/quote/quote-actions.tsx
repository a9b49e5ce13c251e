import type { OwnQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { decideQuoteTexts } from './decide-quote.texts.ts';
import { Button } from '../../ui/button.tsx';

export type Act = 'accept' | 'decline';

/** What its buyer can still do about a quote: one whose last day is over can be declined alone. */
export function QuoteActions({ quote, onAct }: { quote: OwnQuote; onAct: (act: Act) => void }) {
  const t = useTexts(decideQuoteTexts);
  const lang = useLang();
  const { state, closed, exhibitor } = quote;
  if (closed || (state !== 'open' && state !== 'expired')) return null;
  const named = (act: Act): string => `${t(act)} · ${inLang(exhibitor.name, lang)}`;
  return (
    <div className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
      {state === 'open' && (
        <Button small title={named('accept')} onClick={() => onAct('accept')}>
          {t('accept')}
        </Button>
      )}
      <Button kind="plain" small title={named('decline')} onClick={() => onAct('decline')}>
        {t('decline')}
      </Button>
    </div>
  );
}
