import type { Attributes } from '@fairbridge/contract/product/product.shapes.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 3, useGrouping: false });

/** Content and formulation as the trade writes it: '200 g/L SL', '41% SL', '8% + 64% WP', '95% TC'. */
export function strengthOf(attributes: Pick<Attributes, 'ingredients' | 'formulation'>): string {
  const contents = attributes.ingredients
    .filter((ingredient) => ingredient.content > 0)
    .map(({ content, unit }) => (unit === '%' ? `${number.format(content)}%` : `${number.format(content)} g/L`));
  return [contents.join(' + '), attributes.formulation].filter((part) => part !== '').join(' ');
}
