import { CURRENCIES, type Currency } from '@fairbridge/contract/product/price.ts';
import type { Attributes, VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { productForm, WrittenProduct } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import type { OwnDocument } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { z } from 'zod';
import type { Unready } from '../../ui/form.ts';
import { videoFormValue, type VideoFormValue } from '../../components/upload/video-form-value.ts';
import { rangeName } from '../../components/own-product/visible-ranges.ts';
import { countriesOf, REGISTERED_IN, withCountries } from './own-product-derived.ts';
import { numberOf } from '../../ui/number-of.ts';

/** A picture of the exhibit: the file's id and the address it is shown from. */
export type ExhibitPictureValues = { id: string; address: string };
export type ExhibitIngredientValues = { code: string; content: string; unit: '%' | 'g/L' };
/** A document of the exhibit; `id` is '' until it is saved, `key` tells it from the others meanwhile. */
export type ExhibitDocumentValues = OwnDocument & { key: string };
export type ExhibitRegistrationValues = Attributes['registrations'][number];
export type ExhibitValueValues = Attributes['values'][string];

/** `older`: what was typed as a price before amount, currency and unit stood apart. */
export type ExhibitPriceValues = { amount: string; currency: string; unit: string; older: string };

/** An exhibit while it is written: numbers stay as they were typed until they are checked. */
export type ExhibitFormValues = {
  nameZh: string;
  nameEn: string;
  brandZh: string;
  brandEn: string;
  articleNumber: string;
  identification: string;
  categoryCode: string;
  tags: readonly string[];
  pictures: readonly ExhibitPictureValues[];
  longPictures: readonly ExhibitPictureValues[];
  documents: readonly ExhibitDocumentValues[];
  /** One or none; a list, as every part that is not typed. */
  videos: readonly VideoFormValue[];
  ingredients: readonly ExhibitIngredientValues[];
  formulation: string;
  class: string;
  modeOfAction: readonly string[];
  crops: readonly string[];
  targets: readonly Bilingual[];
  registrations: readonly ExhibitRegistrationValues[];
  packingZh: string;
  packingEn: string;
  values: Readonly<Record<string, ExhibitValueValues>>;
  introductionZh: string;
  introductionEn: string;
  minimumQuantity: string;
  minimumUnit: string;
  salePrice: ExhibitPriceValues;
  purchasePrice: ExhibitPriceValues;
  spot: boolean;
  customization: boolean;
  scope: '' | `${VisibleRange}`;
  sortNumber: string;
};

export const EMPTY_EXHIBIT: ExhibitFormValues = {
  nameZh: '',
  nameEn: '',
  brandZh: '',
  brandEn: '',
  articleNumber: '',
  identification: '',
  categoryCode: '',
  tags: [],
  pictures: [],
  longPictures: [],
  documents: [],
  videos: [],
  ingredients: [],
  formulation: '',
  class: '',
  modeOfAction: [],
  crops: [],
  targets: [],
  registrations: [],
  packingZh: '',
  packingEn: '',
  values: {},
  introductionZh: '',
  introductionEn: '',
  minimumQuantity: '',
  minimumUnit: 'kg',
  salePrice: { amount: '', currency: 'CNY', unit: 'kg', older: '' },
  purchasePrice: { amount: '', currency: 'CNY', unit: 'kg', older: '' },
  spot: false,
  customization: false,
  scope: '',
  sortNumber: '',
};

/** A draft may have no visibility yet. */
type Form = Omit<WrittenProduct, 'scope'> & {
  scope: WrittenProduct['scope'] | null;
  documents?: readonly OwnDocument[];
};

const draftPrice = (price: WrittenProduct['salePrice'], older: string): ExhibitPriceValues =>
  price === null ? { ...EMPTY_EXHIBIT.salePrice, older } : { ...price, amount: String(price.amount), older: '' };

/** An exhibit as it was saved, to be edited. */
export function toFormValues(form: Form, addresses: Readonly<Record<string, string>>): ExhibitFormValues {
  const picture = (id: string): ExhibitPictureValues => ({ id, address: addresses[id] ?? '' });
  const { attributes, minimumOrder } = form;
  return {
    nameZh: form.name.zh,
    nameEn: form.name.en,
    brandZh: form.brand.zh,
    brandEn: form.brand.en,
    articleNumber: form.articleNumber,
    identification: form.identification,
    categoryCode: form.categoryCode,
    tags: form.tags,
    pictures: form.pictures.map(picture),
    longPictures: form.longPictures.map(picture),
    documents: (form.documents ?? []).map((document) => ({ ...document, key: document.id })),
    videos:
      form.video === null || form.videoCover === null ? [] : [videoFormValue(form.video, form.videoCover, addresses)],
    ingredients: attributes.ingredients.map(({ code, content, unit }) => ({ code, content: String(content), unit })),
    formulation: attributes.formulation,
    class: attributes.class,
    modeOfAction: attributes.modeOfAction,
    crops: attributes.crops,
    targets: attributes.targets,
    ...withCountries(attributes.registrations, attributes.values),
    packingZh: attributes.packing.zh,
    packingEn: attributes.packing.en,
    introductionZh: form.introduction.zh,
    introductionEn: form.introduction.en,
    minimumQuantity: minimumOrder === null ? '' : String(minimumOrder.quantity),
    minimumUnit: minimumOrder?.unit ?? 'kg',
    salePrice: draftPrice(form.salePrice, form.salePriceText),
    purchasePrice: draftPrice(form.purchasePrice, form.purchasePriceText),
    spot: form.spot,
    customization: form.customization,
    scope: form.scope === null ? '' : `${form.scope}`,
    sortNumber: form.sortNumber === null ? '' : String(form.sortNumber),
  };
}

/** Is nothing written there? */
export const isEmpty = (value: ExhibitValueValues): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && value.zh === '' && value.en === '');

/** Values of attributes that are numbers, as numbers; a text that is none stays for the server to judge. */
function valuesOf(
  values: ExhibitFormValues['values'],
  numeric: ReadonlySet<string>,
): Record<string, ExhibitValueValues> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isEmpty(value))
      .map(([code, value]) => {
        const read = numeric.has(code) && typeof value === 'string' ? numberOf(value) : null;
        return [code, read !== null && Number.isFinite(read) ? read : value];
      }),
  );
}

/** The first of them before another is chosen. */
const currencyOf = (code: string): Currency => CURRENCIES.find((known) => known === code) ?? CURRENCIES[0];
const priceOf = ({ amount, currency, unit }: ExhibitPriceValues) =>
  amount.trim() === '' ? null : { amount: numberOf(amount), currency: currencyOf(currency), unit };

type Asked = {
  /** Attributes of the fair's set that are numbers. */
  numeric?: ReadonlySet<string>;
  /** Does the set name the countries of registrations too? */
  countries?: boolean;
};

/** The call's input. What is missing or no number is left for the call's own schema to refuse; what is not chosen is null. */
export function toInput(
  formValues: ExhibitFormValues,
  { numeric = new Set(), countries = false }: Asked = {},
): Unready<z.input<typeof productForm>> {
  return {
    name: { zh: formValues.nameZh, en: formValues.nameEn },
    brand: { zh: formValues.brandZh, en: formValues.brandEn },
    articleNumber: formValues.articleNumber,
    identification: formValues.identification,
    categoryCode: formValues.categoryCode === '' ? null : formValues.categoryCode,
    tags: [...formValues.tags],
    pictures: formValues.pictures.map(({ id }) => id),
    longPictures: formValues.longPictures.map(({ id }) => id),
    documents: formValues.documents.map(({ id, file, kind, language, title, issuedOn, validUntil, level }) => ({
      ...(id !== '' && { id }),
      file,
      kind,
      language,
      title,
      issuedOn,
      validUntil,
      level,
    })),
    video: formValues.videos[0]?.id ?? null,
    videoCover: formValues.videos[0]?.cover.id ?? null,
    attributes: {
      modeOfAction: [...formValues.modeOfAction],
      // a row that was opened and left empty is none
      targets: formValues.targets.filter(({ zh, en }) => zh.trim() !== '' || en.trim() !== ''),
      registrations: formValues.registrations.filter(({ country, number }) => country !== '' || number.trim() !== ''),
      ingredients: formValues.ingredients.map(({ code, content, unit }) => ({
        code,
        content: numberOf(content),
        unit,
      })),
      formulation: formValues.formulation,
      class: formValues.class,
      crops: [...formValues.crops],
      packing: { zh: formValues.packingZh, en: formValues.packingEn },
      values: {
        ...valuesOf(formValues.values, numeric),
        ...(countries && countriesOf(formValues).length > 0 && { [REGISTERED_IN]: countriesOf(formValues) }),
      },
    },
    introduction: { zh: formValues.introductionZh, en: formValues.introductionEn },
    minimumOrder:
      formValues.minimumQuantity.trim() === ''
        ? null
        : { quantity: numberOf(formValues.minimumQuantity), unit: formValues.minimumUnit },
    salePrice: priceOf(formValues.salePrice),
    salePriceText: formValues.salePrice.older,
    purchasePrice: priceOf(formValues.purchasePrice),
    purchasePriceText: formValues.purchasePrice.older,
    spot: formValues.spot,
    customization: formValues.customization,
    scope: rangeName(formValues.scope),
    sortNumber: formValues.sortNumber.trim() === '' ? null : numberOf(formValues.sortNumber),
  };
}

/** How the trade will call it: contents and formulation, such as '200 g/L SL'. */
export function strengthOf({
  ingredients,
  formulation,
}: Pick<ExhibitFormValues, 'ingredients' | 'formulation'>): string {
  const contents = ingredients
    .filter(({ content }) => content.trim() !== '')
    .map(({ content, unit }) => (unit === '%' ? `${content}%` : `${content} ${unit}`));
  return [contents.join(' + '), formulation].filter((part) => part !== '').join(' ');
}
