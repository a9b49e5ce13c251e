import type { AttributeDefinition, NamedCode, Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { ExhibitValueValues } from './exhibit-form-values.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { REGISTERED_IN } from './own-product-derived.ts';

/** Attributes with fields of their own in the form; every other attribute of the exhibition's set is shown by its kind (ruling 4.2). */
const OWN_FIELDS = new Set([
  'ingredients',
  'formulation',
  'class',
  'modeOfAction',
  'crops',
  'targets',
  'packing',
  'registrations',
  // its registrations say where
  REGISTERED_IN,
]);

/** The attributes of the set that have no field of their own. */
export const otherAttributes = (attributes: readonly AttributeDefinition[]): AttributeDefinition[] =>
  attributes.filter(({ code, kind }) => !OWN_FIELDS.has(code) && kind !== 'ingredients');

/** What this exhibition calls an attribute: active ingredients at one fair are raw materials at another. */
export function attributeName(
  { attributes }: Pick<Vocabulary, 'attributes'>,
  code: string,
  lang: Lang,
  fallback: string,
): string {
  const known = attributes.find((attribute) => attribute.code === code);
  return known === undefined ? fallback : inLang(known.name, lang);
}

/** The name of a code in a list of choices; a code that is not there stays as it is. */
export function nameOf(list: readonly NamedCode[], code: string, lang: Lang): string {
  const found = list.find((one) => one.code === code);
  return found === undefined ? code : inLang(found.name, lang);
}

/** An attribute's value as a reader sees it. */
export function valueText({ options, unit }: AttributeDefinition, value: ExhibitValueValues, lang: Lang): string {
  if (Array.isArray(value)) return value.map((code) => nameOf(options, code, lang)).join(lang === 'zh' ? '、' : ', ');
  if (typeof value === 'object') return inLang(value, lang);
  if (typeof value === 'number') return unit === '' ? String(value) : quantityText(value, unit, lang);
  return nameOf(options, value, lang);
}
