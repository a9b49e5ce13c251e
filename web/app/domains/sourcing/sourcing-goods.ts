import type { SourcingLine } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

type Good = Pick<SourcingLine, 'ingredients' | 'category' | 'name' | 'content' | 'formulation'>;

/** What a line is for, as strong as it should be: '草甘膦 480 g/L 可溶液剂'. */
export function goodsText({ ingredients, category, name, content, formulation }: Good, lang: Lang): string {
  const substance = ingredients.map((one) => inLang(one.name, lang)).join(' + ');
  const what = substance || name || (category === null ? '' : inLang(category.name, lang));
  return [what, content, formulation === null ? '' : inLang(formulation.name, lang)].filter(Boolean).join(' ');
}

/** The same with how much of it: '草甘膦 480 g/L 可溶液剂 · 20 吨'. */
export const wantedText = (line: Good & Pick<SourcingLine, 'wanted'>, lang: Lang): string =>
  `${goodsText(line, lang)} · ${quantityText(line.wanted.quantity, line.wanted.unit, lang)}`;
