import type { QuoteOffer } from '@fairbridge/contract/chat/chat-offer.shapes.ts';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { priceText } from '@fairbridge/contract/product/price.ts';
import { termsText } from '@fairbridge/contract/quote/quote.text.ts';
import { Suspense, useState } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Button } from '../../ui/button.tsx';
import { decideQuoteTexts } from '../quote/decide-quote.texts.ts';
import { QuoteStateMark } from '../quote/quote-state.tsx';
import { quoteTexts } from '../quote/quote.texts.ts';
import { quotesAddress } from '../quote/quotes-address.ts';
import { offersTexts } from './offers.texts.ts';

// Asked in a window of its own, which comes with the press.
const DecideQuote = lazyWithRetry(() => import('../quote/decide-quote.tsx'));

type Decision = 'accept' | 'decline';
const DECIDED = { accept: 'accepted', decline: 'declined' } as const;

/** What it is for, what it costs, and until when: as a list of quotes and a message show it. */
export function QuoteLine({ quote }: { quote: QuoteOffer }) {
  const t = useTexts(offersTexts);
  const words = useTexts(quoteTexts);
  const lang = useLang();
  const { product, price, version, validUntil } = quote;
  const terms = termsText(quote);
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="leading-snug font-semibold">
        {product === null ? t('booth') : <Says text={product.name} />}{' '}
        {product !== null && product.strength !== '' && <span className="num text-soft">{product.strength}</span>}
      </span>
      <span className="num">
        <span className="font-semibold">{priceText(price, lang)}</span>
        {terms !== '' && ` · ${terms}`}
      </span>
      <span className="num text-sm text-soft">
        {words('validUntil')} {beijingDay(validUntil, lang)} · {words('version', { number: version })}
      </span>
    </span>
  );
}

/** Where it is read whole: among the buyer’s quotes, or in the company’s inbox. */
const quotePath = ({ on }: QuoteOffer, side: Side): string => {
  if (side === 'exhibitor') return `/potential-order?lead=${on.id}&as=actor`;
  return quotesAddress(on.kind === 'order' ? { orderId: on.id } : { inquiryId: on.id }, 'newest');
};

/** A buyer accepts or declines it where it was sent. */
function Decide({ quote, name, onDecided }: { quote: QuoteOffer; name: string; onDecided: (act: Decision) => void }) {
  const t = useTexts(decideQuoteTexts);
  const [act, setAct] = useState<Decision | null>(null);
  return (
    <>
      {quote.state === 'open' && (
        <Button small onClick={() => setAct('accept')}>
          {t('accept')}
        </Button>
      )}
      <Button small kind="quiet" onClick={() => setAct('decline')}>
        {t('decline')}
      </Button>
      {act !== null && (
        <Suspense fallback={null}>
          <DecideQuote {...{ quote, name, act }} onDone={() => onDecided(act)} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </>
  );
}

/** A quote in a message, as it stands now. `name`: who offers it. */
export function SentQuote({ quote, side, name }: { quote: QuoteOffer | null; side: Side; name: string }) {
  const t = useTexts(offersTexts);
  // shown at once; that it stands otherwise is told a moment later
  const [decided, setDecided] = useState<Decision | null>(null);
  if (quote === null) return <p className="text-soft">{t('quoteGone')}</p>;
  const buyer = side === 'visitor';
  const waits = quote.state === 'open' || quote.state === 'expired';
  const state = waits && decided !== null ? DECIDED[decided] : quote.state;
  return (
    <div className="grid gap-2" role="group" aria-label={t('quote')}>
      <QuoteLine quote={quote} />
      {quote.packing !== '' && <p className="text-sm">{quote.packing}</p>}
      {quote.remark !== '' && <p className="text-sm whitespace-pre-line">{quote.remark}</p>}
      <QuoteStateMark state={state} side={buyer ? 'to' : 'from'} />
      {quote.reason !== '' && <p className="text-sm whitespace-pre-line">{quote.reason}</p>}
      {quote.closed && waits && <p className="text-sm text-soft">{t(buyer ? 'closedOwn' : 'closedOther')}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {buyer && waits && decided === null && !quote.closed && (
          <Decide quote={quote} name={name} onDecided={setDecided} />
        )}
        <LocalLink to={quotePath(quote, side)} className="link">
          {t('openQuote')}
        </LocalLink>
      </div>
    </div>
  );
}
