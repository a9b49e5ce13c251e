import { offerText } from '@fairbridge/contract/quote/quote.text.ts';
import type { SourcingLine, SourcingOffer } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icons.tsx';
import { OFFER_ROWS, offerRows } from './offer-rows.ts';
import { offerTexts } from './offer.texts.ts';
import { goodsText } from './sourcing-goods.ts';

/** One offer, with the line that it is for; folded but for its price where others stand beside it. `product`: the way to the exhibit that is offered; null for none. */
export function OfferFacts({
  offer,
  line,
  product,
  folded = false,
}: {
  offer: SourcingOffer;
  line: SourcingLine | undefined;
  product: ReactNode;
  folded?: boolean;
}) {
  const t = useTexts(offerTexts);
  const lang = useLang();
  const rows = offerRows(offer, lang);
  // of a price in CNY it would say the same again
  const shown = OFFER_ROWS.filter((row) => row !== 'inCny' || offer.price.currency !== 'CNY');
  return (
    <details className="group border-t border-line pt-2" open={!folded}>
      <summary className="flex min-h-11 list-none items-center gap-3 hover:text-action">
        <span className="min-w-0 flex-1">
          {line !== undefined && <span className="num block text-sm">{goodsText(line, lang)}</span>}
          <span className="num font-semibold">{offerText(offer, lang)}</span>
        </span>
        <span className="transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none">
          <Icon name="down" />
        </span>
      </summary>
      <p className="num mt-1 text-sm text-soft">{product ?? t('noExhibit')}</p>
      <Facts values="num whitespace-pre-line" rows={shown.map((row) => [t(row), rows[row]])} />
    </details>
  );
}
