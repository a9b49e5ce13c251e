import { priceText } from '@fairbridge/contract/product/price.ts';
import { termsText } from '@fairbridge/contract/quote/quote.text.ts';
import type { OwnQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { activePrice } from '../../components/quote/quote-facts.tsx';
import { QuoteActions, type Act } from '../../components/quote/quote-actions.tsx';
import { QuoteStateMark } from '../../components/quote/quote-state.tsx';
import { quoteTexts } from '../../components/quote/quote.texts.ts';
import { RecordCell, RecordRow, RecordTable, type Column } from '../../ui/list/record-table.tsx';
import { ownQuotesTexts } from './own-quotes.texts.ts';

type Acting = (act: Act, quote: OwnQuote) => void;

function Row({ quote, onAct }: { quote: OwnQuote; onAct: Acting }) {
  const t = useTexts(ownQuotesTexts);
  const of = useTexts(quoteTexts);
  const lang = useLang();
  const { product, exhibitor } = quote;
  return (
    <RecordRow>
      <RecordCell name={t('offer')} plain>
        {product === null ? (
          <p className="font-semibold">{quote.line === null ? of('booth') : inLang(quote.line.name, lang)}</p>
        ) : (
          <LocalLink to={`/find-exhibit/detail/${product.id}`} className="link font-semibold">
            {inLang(product.name, lang)}
          </LocalLink>
        )}
        <p className="text-sm">
          <Says text={exhibitor.name} />
        </p>
      </RecordCell>
      <RecordCell name={t('perKg')} right>
        <span className="num font-semibold whitespace-nowrap">{activePrice(quote) || '–'}</span>
      </RecordCell>
      <RecordCell name={of('price')} right>
        <span className="num whitespace-nowrap">{priceText(quote.price, lang)}</span>
      </RecordCell>
      <RecordCell name={of('terms')}>
        <p>{termsText(quote) || '–'}</p>
        <p className="text-sm text-soft">{quote.packing}</p>
      </RecordCell>
      <RecordCell name={of('validUntil')}>
        <span className="num">{beijingDay(quote.validUntil, lang)}</span>
      </RecordCell>
      <RecordCell name={t('Status')}>
        <QuoteStateMark state={quote.state} side="to" />
        <QuoteActions quote={quote} onAct={(act) => onAct(act, quote)} />
      </RecordCell>
    </RecordRow>
  );
}

/** Quotes one below the other by what a kilogram of active ingredient costs, each currency by itself. */
export function QuoteComparison({ quotes, onAct }: { quotes: readonly OwnQuote[]; onAct: Acting }) {
  const t = useTexts(ownQuotesTexts);
  const of = useTexts(quoteTexts);
  const columns: readonly Column[] = [
    { key: 'offer', label: t('offer') },
    { key: 'active', label: of('perActiveKg'), right: true },
    { key: 'price', label: of('price'), right: true },
    { key: 'terms', label: of('terms') },
    { key: 'validUntil', label: of('validUntil') },
    { key: 'status', label: t('Status') },
  ];
  return (
    <RecordTable label={t('active')} columns={columns}>
      {quotes.map((quote) => (
        <Row key={quote.id} quote={quote} onAct={onAct} />
      ))}
    </RecordTable>
  );
}
