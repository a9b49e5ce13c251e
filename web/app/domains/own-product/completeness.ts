import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { otherAttributes } from './own-product-attributes.ts';
import { isEmpty, type ExhibitFormValues } from './exhibit-form-values.ts';
import { numberOf } from '../../ui/number-of.ts';

/** The parts of the form below what an exhibit needs, each of which folds. */
export const GROUPS = ['listing', 'trade', 'media', 'introduction', 'selling'] as const;
export type GroupName = (typeof GROUPS)[number];

/**
 * What a part of an exhibit is good for: without it nothing is published; buyers narrow their lists by it (the facet of that name); the search
 * reads it; or a reader of the page learns it.
 */
export type Use = 'required' | 'filter' | 'search' | 'page';
export const PARTS = {
  nameZh: { group: 'essentials', use: 'search' },
  nameEn: { group: 'essentials', use: 'search' },
  categoryCode: { group: 'essentials', use: 'required', facet: 'category' },
  ingredients: { group: 'essentials', use: 'filter', facet: 'ingredient' },
  formulation: { group: 'essentials', use: 'filter', facet: 'formulation' },
  pictures: { group: 'essentials', use: 'required' },
  longPictures: { group: 'essentials', use: 'required' },
  scope: { group: 'essentials', use: 'required' },
  tags: { group: 'listing', use: 'required' },
  class: { group: 'listing', use: 'filter', facet: 'class' },
  brand: { group: 'listing', use: 'search' },
  articleNumber: { group: 'listing', use: 'search' },
  identification: { group: 'listing', use: 'search' },
  crops: { group: 'trade', use: 'filter', facet: 'crop' },
  modeOfAction: { group: 'trade', use: 'filter', facet: 'modeOfAction' },
  targets: { group: 'trade', use: 'search' },
  registrations: { group: 'trade', use: 'filter', facet: 'registeredIn' },
  values: { group: 'trade', use: 'page' },
  packing: { group: 'trade', use: 'page' },
  video: { group: 'media', use: 'page' },
  documents: { group: 'media', use: 'page' },
  introductionZh: { group: 'introduction', use: 'page' },
  introductionEn: { group: 'introduction', use: 'page' },
  minimumQuantity: { group: 'selling', use: 'page' },
  salePrice: { group: 'selling', use: 'page' },
} as const satisfies Record<string, { group: GroupName | 'essentials'; use: Use; facet?: string }>;
export type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS).filter((name): name is PartName => name in PARTS);

export type Part = { name: PartName; group: GroupName | 'essentials'; use: Use; filled: boolean };

const written = (...texts: readonly string[]): boolean => texts.some((text) => text.trim() !== '');

function isFilled(name: PartName, formValues: ExhibitFormValues): boolean {
  switch (name) {
    case 'brand':
      return written(formValues.brandZh, formValues.brandEn);
    case 'packing':
      return written(formValues.packingZh, formValues.packingEn);
    case 'ingredients':
      return formValues.ingredients.length > 0 && formValues.ingredients.every(({ content }) => written(content));
    case 'targets':
      return formValues.targets.some(({ zh, en }) => written(zh, en));
    case 'registrations':
      return formValues.registrations.some(({ country }) => country !== '');
    case 'values':
      return Object.values(formValues.values).some((value) => !isEmpty(value));
    case 'video':
      return formValues.videos.length > 0;
    case 'salePrice':
      return written(formValues.salePrice.amount, formValues.salePrice.older);
    case 'tags':
    case 'crops':
    case 'modeOfAction':
    case 'pictures':
    case 'longPictures':
    case 'documents':
      return formValues[name].length > 0;
    default:
      return written(formValues[name]);
  }
}

const isNoNumber = (typed: string): boolean => Number.isNaN(numberOf(typed));
const isNoContent = (typed: string): boolean => !((numberOf(typed) ?? 0) > 0);

/** Is something begun there that keeps the exhibit from being published, though nobody needs to begin it? */
function isHalf(
  name: PartName,
  { ingredients, registrations, minimumQuantity, salePrice }: ExhibitFormValues,
): boolean {
  if (name === 'ingredients') return ingredients.some(({ content }) => isNoContent(content));
  if (name === 'registrations')
    return registrations.some(({ country, number }) => written(country) !== written(number));
  if (name === 'minimumQuantity') return isNoNumber(minimumQuantity);
  return name === 'salePrice' && isNoNumber(salePrice.amount);
}

/** Has this fair such a part at all? */
function isAsked(name: PartName, vocabulary: Vocabulary): boolean {
  const { ingredients, formulations, classes, crops, attributes } = vocabulary;
  if (name === 'ingredients') return ingredients.length > 0;
  if (name === 'formulation') return formulations.length > 0;
  if (name === 'class') return classes.length > 0;
  if (name === 'crops') return crops.length > 0;
  if (name === 'values') return otherAttributes(attributes).length > 0;
  const own = ['modeOfAction', 'targets', 'registrations'].includes(name);
  return !own || attributes.some(({ code }) => code === name);
}

/** Every part that this fair asks for, and whether it is there. One language of the name is needed, the other helps. */
export function partsOfExhibit(formValues: ExhibitFormValues, vocabulary: Vocabulary): Part[] {
  const named = written(formValues.nameZh, formValues.nameEn);
  return NAMES.filter((name) => isAsked(name, vocabulary)).map((name) => {
    const { group, use } = PARTS[name];
    const isName = name === 'nameZh' || name === 'nameEn';
    const half = isHalf(name, formValues);
    const isRequired = half || (isName && !named);
    return { name, group, use: isRequired ? 'required' : use, filled: !half && isFilled(name, formValues) };
  });
}

/** What comes with another part, while that is missing too: of the name it is said once, and the category fills the tags. */
const COMES_WITH: Partial<Record<PartName, PartName>> = { nameEn: 'nameZh', tags: 'categoryCode' };

/** What is needed and not there. */
export function missingOf(parts: readonly Part[]): Part[] {
  const missing = parts.filter(({ use, filled }) => use === 'required' && !filled);
  return missing.filter(({ name }) => !missing.some((one) => one.name === COMES_WITH[name]));
}

/** What would help buyers to find it: what they narrow lists by, then what the search reads. */
export const helpsOf = (parts: readonly Part[]): Part[] => [
  ...parts.filter(({ use, filled }) => use === 'filter' && !filled),
  ...parts.filter(({ use, filled }) => use === 'search' && !filled),
];
