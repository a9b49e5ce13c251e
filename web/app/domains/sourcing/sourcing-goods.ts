import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { SourcingLine } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

type Good = Pick<SourcingLine, 'ingredients' | 'category' | 'name' | 'content' | 'formulation'>;

/** The code that the trade knows a formulation by, such as SL; '' where it has none. */
const tradeCode = ({ code }: NamedCode): string => (/^[A-Z]{2,3}$/.test(code) ? code : '');

/** A formulation to be chosen: 'SL 可溶液剂'. */
export const formulationChoice = (formulation: NamedCode, lang: Lang): string =>
  `${tradeCode(formulation)} ${inLang(formulation.name, lang)}`.trim();

/** What a line is for, as strong as it should be: '草甘膦 480 g/L SL'. */
export function goodsText({ ingredients, category, name, content, formulation }: Good, lang: Lang): string {
  const substance = ingredients.map((one) => inLang(one.name, lang)).join(' + ');
  const named = substance || name || (category === null ? '' : inLang(category.name, lang));
  // names of substances begin small in English
  const what = named.charAt(0).toUpperCase() + named.slice(1);
  return [what, content, formulation === null ? '' : tradeCode(formulation) || inLang(formulation.name, lang)]
    .filter(Boolean)
    .join(' ');
}

/** The same with how much of it: '草甘膦 480 g/L SL · 20 吨'. */
export const wantedText = (line: Good & Pick<SourcingLine, 'wanted'>, lang: Lang): string =>
  `${goodsText(line, lang)} · ${quantityText(line.wanted.quantity, line.wanted.unit, lang)}`;
