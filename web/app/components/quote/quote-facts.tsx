import { quantityText } from '@fairbridge/contract/product/units.ts';
import { moneyText, priceText } from '@fairbridge/contract/product/price.ts';
import { termsText } from '@fairbridge/contract/quote/quote.text.ts';
import type { SentQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { Facts } from '../../ui/facts.tsx';
import { quoteTexts } from './quote.texts.ts';

/** What a kilogram of active ingredient costs by this quote; '' where that cannot be said. */
export const activePrice = ({ perActiveKg, price: { currency } }: Pick<SentQuote, 'perActiveKg' | 'price'>): string =>
  perActiveKg === null ? '' : moneyText({ amount: perActiveKg, currency });

/** All that a quote says; what was left open is left out. */
export function QuoteFacts({ quote }: { quote: SentQuote }) {
  const t = useTexts(quoteTexts);
  const lang = useLang();
  const lines = (text: string) =>
    text === '' ? null : (
      <span key={text} className="whitespace-pre-line">
        {text}
      </span>
    );
  return (
    <Facts
      rows={[
        [
          t('price'),
          <span key="price" className="num font-semibold">
            {priceText(quote.price, lang)}
          </span>,
        ],
        [t('perActiveKg'), activePrice(quote)],
        [
          t('quantity'),
          quote.quantity === null ? null : quantityText(quote.quantity.amount, quote.quantity.unit, lang),
        ],
        [t('terms'), termsText(quote)],
        [t('validUntil'), beijingDay(quote.validUntil, lang)],
        [t('leadTime'), quote.leadTime],
        [t('payment'), quote.payment],
        [t('packing'), quote.packing],
        [t('remark'), lines(quote.remark)],
        [t('reason'), lines(quote.reason)],
      ]}
    />
  );
}
