import { CURRENCIES, type PriceParts } from '@fairbridge/contract/product/price.ts';
import { unitName } from '@fairbridge/contract/product/units.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { CellFault, numberIn } from './sheet.cells.ts';
import type { SheetColumn, SheetForm } from './sheet.form.ts';
import { UNITS } from './sheet.units.ts';
import { Words } from './sheet.words.ts';

const ALSO: Readonly<Record<string, readonly string[]>> = {
  CNY: ['RMB', '¥', '元'],
  USD: ['US$', '$'],
  EUR: ['€'],
  GBP: ['£'],
};
const named = (lang: string) => new Intl.DisplayNames(lang, { type: 'currency' });
const [zh, en] = [named('zh-CN'), named('en')];
export const CURRENCY_WORDS = new Words(
  CURRENCIES.map((code) => ({
    code,
    name: { zh: zh.of(code) ?? code, en: en.of(code) ?? code },
    more: ALSO[code] ?? [],
  })),
);

/** `3.2`, or the whole of it as it was typed when it stood in one cell: `USD 3.2 / kg`, `12,500 元/吨`. */
export function priceIn(typed: string, before: PriceParts | null): PriceParts {
  const [left = '', ...rest] = typed.normalize('NFKC').split('/');
  const word = left.replaceAll(/[\d.,\s]/g, '');
  const currency = word === '' ? (before?.currency ?? '') : CURRENCY_WORDS.codeOf(word);
  const figures = left.replaceAll(/[^\d.,]/g, '');
  if (currency === null || figures === '') throw new CellFault('money');
  const unit = rest.join('/').trim();
  return {
    amount: numberIn(figures),
    currency,
    unit: unit === '' ? (before?.unit ?? '') : (UNITS.codeOf(unit) ?? unit),
  };
}

type PriceKey = 'salePrice' | 'purchasePrice';
const changed = (key: PriceKey, price: PriceParts | null): Partial<SheetForm> =>
  key === 'salePrice' ? { salePrice: price, salePriceText: '' } : { purchasePrice: price, purchasePriceText: '' };

/** A price in three columns. What was typed as one before they stood apart is shown as the amount, and left as it is. */
export function priceColumns(key: PriceKey, name: Bilingual): SheetColumn[] {
  const older = key === 'salePrice' ? 'salePriceText' : 'purchasePriceText';
  return [
    {
      key,
      field: `${key}.amount`,
      header: name,
      optional: true,
      kind: 'number',
      write: (form) => form[key]?.amount ?? form[older],
      read: (typed, form) => changed(key, typed === '' ? null : priceIn(typed, form[key])),
    },
    {
      key: `${key}.currency`,
      field: `${key}.currency`,
      header: { zh: `${name.zh}币种`, en: `Currency of the ${name.en.toLowerCase()}` },
      optional: true,
      width: 14,
      offers: () => [...CURRENCIES],
      write: (form) => form[key]?.currency ?? '',
      read: (typed, form) => {
        const price = form[key];
        const currency = CURRENCY_WORDS.codeOf(typed);
        // a currency without an amount says nothing, as in the form
        if (price === null) return {};
        if (currency === null) throw new CellFault('currency');
        return changed(key, { ...price, currency });
      },
    },
    {
      key: `${key}.unit`,
      field: `${key}.unit`,
      header: { zh: `${name.zh}单位`, en: `Unit of the ${name.en.toLowerCase()}` },
      optional: true,
      width: 14,
      write: (form, lang) => unitName(form[key]?.unit ?? '', lang),
      read: (typed, form) => {
        const price = form[key];
        return price === null ? {} : changed(key, { ...price, unit: UNITS.codeOf(typed) ?? typed });
      },
    },
  ];
}
