import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

/** What a template may leave open: the buyer, the buyer's company, and the exhibit asked about. */
export const TEMPLATE_PLACES = ['{name}', '{company}', '{exhibit}'] as const;

type Of = {
  buyer: Pick<Lead['buyer'], 'name' | 'company'>;
  product: Pick<NonNullable<Lead['product']>, 'name'> | null;
};

/** The text of a template for this lead. A place in what was put in stays as it is; of a whole booth there is no exhibit to name. */
export function filledTemplate(text: string, { buyer, product }: Of, lang: Lang): string {
  const words: Readonly<Record<string, string>> = {
    '{name}': buyer.name,
    '{company}': buyer.company,
    '{exhibit}': product === null ? '' : inLang(product.name, lang),
  };
  return text.replaceAll(/\{(?:name|company|exhibit)\}/g, (place) => words[place] ?? '');
}
