import type { ProductDetail } from '@fairbridge/contract/product/product.shapes.ts';
import { tradesSubstances } from '@fairbridge/contract/product/registration.rules.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';

/** `attributes`: what this fair calls its own, by code. */
type Told = { lang: Lang; attributes: Readonly<Record<string, Bilingual>> };

const property = (name: string, value: string): object => ({ '@type': 'PropertyValue', name, value });

/** What the fair's attribute set holds of it, by the fair's own names: a drink has no formulation code and no CAS number. */
export function propertiesOf(
  product: Pick<ProductDetail, 'cas' | 'ingredients' | 'formulation'>,
  { lang, attributes }: Told,
): object[] {
  const substances = tradesSubstances(Object.keys(attributes));
  const { cas, ingredients, formulation } = product;
  const own = (code: string, values: readonly string[]): object[] => {
    const name = attributes[code];
    return name === undefined ? [] : values.map((value) => property(inLang(name, lang), value));
  };
  const form = formulation === null ? [] : [inLang(formulation.name, lang)];
  return [
    ...(substances ? cas.map((one) => property('CAS', one)) : []),
    ...own(
      'ingredients',
      ingredients.map(({ name, content, unit }) => `${inLang(name, lang)} ${content} ${unit}`),
    ),
    ...own(
      'formulation',
      form.map((name) => (substances ? `${formulation?.code} ${name}` : name)),
    ),
  ];
}
