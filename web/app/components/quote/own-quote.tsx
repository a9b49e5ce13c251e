import type { OwnQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { offerText } from '@fairbridge/contract/quote/quote.text.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { QuoteActions, type Act } from './quote-actions.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteStateMark } from './quote-state.tsx';
import { quoteTexts } from './quote.texts.ts';
import { SaveProforma } from './save-proforma.tsx';

function Earlier({ earlier }: Pick<OwnQuote, 'earlier'>) {
  const t = useTexts(quoteTexts);
  const lang = useLang();
  if (earlier.length === 0) return null;
  return (
    <ul className="mt-3 text-sm text-soft">
      {earlier.map((before) => (
        <li key={before.version} className="num">
          {t('version', { number: before.version })} · {offerText(before, lang)} · {beijingTime(before.sentAt, lang)}
        </li>
      ))}
    </ul>
  );
}

/** One offer as its buyer has it, with what may still be decided about it. */
export function OwnQuoteCard({ quote, onAct }: { quote: OwnQuote; onAct: (act: Act) => void }) {
  const t = useTexts(quoteTexts);
  const lang = useLang();
  const { product, exhibitor, state } = quote;
  const name = product?.name ?? quote.line?.name ?? exhibitor.name;
  return (
    <article className="card p-5" aria-label={`${inLang(name, lang)} · ${inLang(exhibitor.name, lang)}`}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          {product === null ? (
            quote.line === null ? (
              t('booth')
            ) : (
              <Says text={quote.line.name} />
            )
          ) : (
            <LocalLink to={`/find-exhibit/detail/${product.id}`} className="link">
              <Says text={product.name} />
            </LocalLink>
          )}{' '}
          <span className="num text-base text-soft">{product?.strength}</span>
        </h2>
        <QuoteStateMark state={state} side="to" />
      </div>
      <p>
        <LocalLink to={`/find-exhibitor/detail/${exhibitor.id}`} className="link">
          <Says text={exhibitor.name} />
        </LocalLink>
      </p>
      <p className="num mb-3 text-sm text-soft">
        {t('version', { number: quote.version })} · {t('sentAt', { time: beijingTime(quote.sentAt, lang) })}
      </p>
      <QuoteFacts quote={quote} />
      <Earlier earlier={quote.earlier} />
      {quote.closed && <p className="mt-3 text-soft">{t('closed')}</p>}
      {state === 'accepted' && (
        <div className="mt-3">
          <SaveProforma id={quote.id} />
        </div>
      )}
      <QuoteActions quote={quote} onAct={onAct} />
    </article>
  );
}
