import { tradesSubstances } from '@fairbridge/contract/product/registration.rules.ts';
import type { Attributes } from '@fairbridge/contract/product/product.shapes.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 3, useGrouping: false });

/** Content and formulation as the trade writes it: '200 g/L SL', '41% SL', '8% + 64% WP', '95% TC'; '' where a fair trades no substances. */
export function strengthOf(
  attributes: Pick<Attributes, 'ingredients' | 'formulation'>,
  fair: readonly { code: string }[],
): string {
  if (!tradesSubstances(fair.map(({ code }) => code))) return '';
  const contents = attributes.ingredients
    .filter((ingredient) => ingredient.content > 0)
    .map(({ content, unit }) => (unit === '%' ? `${number.format(content)}%` : `${number.format(content)} g/L`));
  return [contents.join(' + '), attributes.formulation].filter((part) => part !== '').join(' ');
}
