import { bilingualOf } from '../../platform/database/bilingual.ts';
import { shownVideo } from '../../platform/files/video-address.ts';
import {
  attributes as attributesShape,
  type Attributes,
  type ProductCard,
  type ProductDetail,
} from '@fairbridge/contract/product/product.shapes.ts';
import {
  registeredCountries,
  registrationState,
  tradesSubstances,
} from '@fairbridge/contract/product/registration.rules.ts';
import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { dayInBeijing } from '../../core/days.ts';
import { marksOf, type Regulated } from '../compliance/compliance.rules.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.answers.ts';
import { salePriceOf } from './product.prices.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import type { CardRow, DetailRow } from './product.queries.ts';

const named = (codes: ReadonlyMap<string, NamedCode>, code: string): NamedCode | null => {
  const found = codes.get(code);
  return found === undefined ? null : { code: found.code, name: found.name };
};

/** A product as one card of the catalogue. Names of codes come from the exhibition's vocabularies. */
export function cardAnswer(exhibition: Exhibition, row: CardRow): ProductCard {
  const attributes = row.attributes as Partial<Pick<Attributes, 'ingredients' | 'class'>>;
  const ingredients = attributes.ingredients ?? [];
  const substances = tradesSubstances(exhibition.attributes.map(({ code }) => code));
  const cas = (substances ? ingredients : []).flatMap(
    (part) => exhibition.ingredients.get(part.code)?.cas.slice(0, 1) ?? [],
  );
  const { minimum_order_quantity: quantity, minimum_order_unit: unit } = row;
  return {
    id: row.id,
    name: bilingualOf('name', row),
    brand: bilingualOf('brand', row),
    cover: exhibitPicture(exhibition, row.cover, row.for_all),
    strength: substances ? row.strength : '',
    cas,
    class: named(exhibition.classes, attributes.class ?? ''),
    minimumOrder: quantity === null || unit === null ? null : { quantity: Number(quantity), unit },
    scope: row.scope,
    complianceMarks: marksOf(
      exhibition,
      ingredients.map(({ code }) => code),
    ),
    exhibitor: exhibitorRef(exhibition, row.exhibitor_id, row),
  };
}

/** What the compliance rules look at. */
export function regulatedOf(attributes: unknown): Regulated {
  const { ingredients, crops } = attributesShape.parse(attributes);
  return { ingredients: ingredients.map(({ code }) => code), crops };
}

function valueText(exhibition: Exhibition, code: string, value: Attributes['values'][string]): Bilingual {
  const definition = exhibition.attributes.find((attribute) => attribute.code === code);
  const option = (one: string): Bilingual =>
    definition?.options.find((entry) => entry.code === one)?.name ?? { zh: one, en: one };
  if (typeof value === 'number') {
    const unit = definition?.unit ?? '';
    const text = (lang: Lang): string => (unit === '' ? String(value) : quantityText(value, unit, lang));
    return { zh: text('zh'), en: text('en') };
  }
  if (typeof value === 'string') return option(value);
  if (!Array.isArray(value)) return value;
  const all = value.map(option);
  return { zh: all.map((one) => one.zh).join('、'), en: all.map((one) => one.en).join(', ') };
}

/** The countries of a list without those whose registrations have all run out: the lines of the registrations say so. */
function standing(value: Attributes['values'][string], registrations: ProductDetail['registrations']) {
  if (!Array.isArray(value)) return value;
  const stand = registeredCountries(registrations);
  const lapsed = new Set(registrations.map(({ country }) => country).filter((country) => !stand.includes(country)));
  return value.filter((country) => !lapsed.has(country));
}

/** What an exhibit says beside the attributes with a place of their own; nothing of what it leaves blank. */
const valuesOf = (
  exhibition: Exhibition,
  { values }: Attributes,
  registrations: ProductDetail['registrations'],
): ProductDetail['values'] =>
  Object.entries(values)
    .map(([code, value]) => ({
      code,
      name: exhibition.attributes.find((attribute) => attribute.code === code)?.name ?? { zh: code, en: code },
      text: valueText(exhibition, code, code === 'registeredIn' ? standing(value, registrations) : value),
    }))
    .filter(({ text }) => text.zh !== '' || text.en !== '');

function ingredientsOf(exhibition: Exhibition, attributes: Attributes): ProductDetail['ingredients'] {
  const substances = tradesSubstances(exhibition.attributes.map(({ code }) => code));
  return attributes.ingredients.flatMap(({ code, content, unit }) => {
    const known = exhibition.ingredients.get(code);
    if (known === undefined) return [];
    const { name, aliases, modeOfAction } = known;
    return [{ code, name, cas: substances ? known.cas : [], aliases, modeOfAction, content, unit }];
  });
}

export function detailAnswer(exhibition: Exhibition, row: DetailRow): ProductDetail {
  const attributes = attributesShape.parse(row.whole_attributes);
  const today = dayInBeijing(new Date());
  const registrations = attributes.registrations.map((one) => ({
    ...one,
    state: registrationState(one.validUntil, today),
  }));
  const picture = (file: string): string => exhibitPicture(exhibition, file, row.for_all);
  const list = (codes: ReadonlyMap<string, NamedCode>, wanted: readonly string[]) =>
    wanted.flatMap((code) => named(codes, code) ?? []);
  return {
    ...cardAnswer(exhibition, row),
    articleNumber: row.article_number,
    identification: row.identification,
    pictures: row.pictures.map(picture),
    longPictures: row.long_pictures.map(picture),
    video: shownVideo(row.video, row.video_cover, picture),
    category: named(exhibition.categories, row.category),
    tags: list(exhibition.categories, row.tags),
    ingredients: ingredientsOf(exhibition, attributes),
    formulation: named(exhibition.formulations, attributes.formulation),
    modeOfAction: attributes.modeOfAction,
    crops: list(exhibition.crops, attributes.crops),
    targets: attributes.targets,
    packing: attributes.packing,
    registrations,
    values: valuesOf(exhibition, attributes, registrations),
    introduction: bilingualOf('introduction', row),
    salePrice: salePriceOf(row),
    salePriceText: row.sale_price,
    spot: row.spot,
    customization: row.customization,
    publishedAt: row.published_at.toISOString(),
    version: row.version,
  };
}
