import type { SentQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { QuoteDialog, type QuotedOn } from './quote-dialog.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteStateMark } from './quote-state.tsx';
import { quoteTexts } from './quote.texts.ts';
import { SaveProforma } from './save-proforma.tsx';
import { sentQuotesTexts } from './sent-quotes.texts.ts';

function Quote({ quote }: { quote: SentQuote }) {
  const t = useTexts(quoteTexts);
  const lang = useLang();
  const item = quote.product ?? quote.line;
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="num text-sm text-soft">
          {t('version', { number: quote.version })} · {t('sentAt', { time: beijingTime(quote.sentAt, lang) })}
        </p>
        <QuoteStateMark state={quote.state} side="from" />
      </div>
      {item !== null && (
        <p className="mb-2 font-semibold">
          <Says text={item.name} /> <span className="num text-soft">{quote.product?.strength}</span>
        </p>
      )}
      <QuoteFacts quote={quote} />
      {quote.state === 'accepted' && (
        <div className="mt-3">
          <SaveProforma id={quote.id} />
        </div>
      )}
    </li>
  );
}

/** What the company has offered on an order or inquiry, the newest first, with a way to offer more while its buyer has not closed it. */
export function SentQuotes({ on, closed, onDone }: { on: QuotedOn; closed: boolean; onDone: () => void }) {
  const t = useTexts(sentQuotesTexts);
  const [round, setRound] = useState(0);
  const [writing, setWriting] = useState(false);
  const { record, failure } = useRecord(`${Object.values(on).join(' ')} ${round}`, (signal) =>
    api(calls.quote.sentList, on, signal),
  );
  const done = (): void => {
    setRound((before) => before + 1);
    onDone();
  };
  const list = record?.list ?? [];
  const finished = list.some(({ state }) => state === 'accepted') && (record?.products.length ?? 0) < 2;
  return (
    <section aria-label={t('title')}>
      <h3 className="mb-2 font-semibold">{t('title')}</h3>
      {failure !== '' && <p role="alert">{failure}</p>}
      {record !== null && list.length === 0 && <p className="mb-3 text-sm text-soft">{t('none')}</p>}
      <ul>
        {list.map((quote) => (
          <Quote key={quote.id} quote={quote} />
        ))}
      </ul>
      {record !== null && !finished && !closed && (
        <Button kind="quiet" small onClick={() => setWriting(true)}>
          {t(list.length === 0 ? 'write' : 'writeAgain')}
        </Button>
      )}
      {writing && record !== null && (
        <QuoteDialog
          on={on}
          products={record.products}
          asked={record.asked}
          last={list[0]}
          onDone={done}
          onClose={() => setWriting(false)}
        />
      )}
    </section>
  );
}
