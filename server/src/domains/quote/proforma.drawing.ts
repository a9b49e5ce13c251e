import { moneyText, priceText } from '@fairbridge/contract/product/price.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { termsText } from '@fairbridge/contract/quote/quote.text.ts';
import { totalOf } from '@fairbridge/contract/quote/quote.total.ts';
import { inLang, translator } from '@fairbridge/contract/text.ts';
import type { Fonts } from '../../platform/pdf/fonts.ts';
import { Letter } from '../../platform/pdf/letter.ts';
import type { Printed, PrintedFair } from '../../platform/pdf/pdf.shapes.ts';
import { day } from '../../platform/pdf/when-where.ts';
import type { Proforma } from './proforma.shapes.ts';
import { proformaTexts } from './proforma.texts.ts';

type Line = Proforma['lines'][number];

/** One sum for each currency of the lines whose amount is known; none where that of a line is not. */
function totalsOf(lines: readonly Line[]): { amount: number; currency: string }[] {
  const totals = new Map<string, number>();
  for (const line of lines) {
    const amount = totalOf(line);
    if (amount === null) return [];
    totals.set(line.price.currency, (totals.get(line.price.currency) ?? 0) + amount);
  }
  return [...totals].map(([currency, amount]) => ({ currency, amount }));
}

/** A4: what a buyer has accepted of one supplier, under the supplier's name. */
export async function draw(fonts: Fonts, fair: PrintedFair, given: Proforma): Promise<Printed> {
  const { lang, seller, buyer, lines } = given;
  const t = translator(proformaTexts, lang);
  const letter = new Letter(
    fonts,
    { ...fair, name: seller.name },
    { lang, title: t('title'), foot: inLang(fair.name, lang) },
  );
  letter.title(t('title'), `${t('number')} ${given.number}`);
  letter.facts([
    { label: t('issuedOn'), value: day(given.issuedOn, lang) },
    { label: t('seller'), value: inLang(seller.name, lang) },
    { label: t('address'), value: inLang(seller.address, lang) },
    { label: t('contact'), value: seller.contact },
    { label: t('buyer'), value: inLang(buyer.name, lang) },
    { label: t('address'), value: inLang(buyer.address, lang) },
    { label: t('contact'), value: buyer.contact },
  ]);
  for (const line of lines) {
    const { price, quantity } = line;
    const total = totalOf(line);
    const name = inLang(line.product, lang);
    letter.space(10);
    const strength = name.includes(line.strength) ? '' : line.strength;
    letter.heading([name === '' ? t('request') : name, strength].filter(Boolean).join(' '));
    letter.space(4);
    letter.facts([
      { label: t('quantity'), value: quantity === null ? '' : quantityText(quantity.amount, quantity.unit, lang) },
      { label: t('price'), value: priceText(price, lang) },
      { label: t('amount'), value: total === null ? '' : moneyText({ amount: total, currency: price.currency }) },
      { label: t('terms'), value: termsText(line) },
      { label: t('leadTime'), value: line.leadTime },
      { label: t('payment'), value: line.payment },
      { label: t('packing'), value: line.packing },
      { label: t('remark'), value: line.remark },
    ]);
  }
  const totals = lines.length > 1 ? totalsOf(lines) : [];
  if (totals.length > 0) {
    letter.space(10);
    letter.facts([{ label: t('total'), value: totals.map(moneyText).join(' + ') }]);
  }
  letter.space(12);
  letter.paragraph(t('accepted'), { size: 9, colour: '#5c6662' });
  return letter.finish();
}
