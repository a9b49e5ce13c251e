import type { SourcingLine, SourcingOffer } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Facts } from '../../ui/facts.tsx';
import { OFFER_ROWS, offerRows } from './offer-rows.ts';
import { offerTexts } from './offer.texts.ts';
import { goodsText } from './sourcing-goods.ts';

/** One offer, below the line that it is for. `product`: the way to the exhibit that is offered; null for none. */
export function OfferFacts({
  offer,
  line,
  product,
}: {
  offer: SourcingOffer;
  line: SourcingLine | undefined;
  product: ReactNode;
}) {
  const t = useTexts(offerTexts);
  const lang = useLang();
  const rows = offerRows(offer, lang);
  return (
    <div className="border-t border-line pt-3">
      {line !== undefined && <h4 className="num font-semibold">{goodsText(line, lang)}</h4>}
      <p className="num text-sm text-soft">{product ?? t('noExhibit')}</p>
      <Facts values="num whitespace-pre-line" rows={OFFER_ROWS.map((row) => [t(row), rows[row]])} />
    </div>
  );
}
