import type { WrittenDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { attributes, type Attributes } from '@fairbridge/contract/product/product.shapes.ts';
import type { PriceParts } from '@fairbridge/contract/product/price.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import type { CellValue, Column } from '../../platform/spreadsheet/spreadsheet.shapes.ts';

/** An exhibit while its row is read: what nobody has chosen yet is null. */
export type SheetForm = Omit<WrittenDraft, 'categoryCode' | 'salePrice' | 'purchasePrice'> & {
  /** Its currency may still be missing or unknown. */
  salePrice: PriceParts | null;
  purchasePrice: PriceParts | null;
  categoryCode: string | null;
};

export const BLANK: SheetForm = {
  name: { zh: '', en: '' },
  brand: { zh: '', en: '' },
  articleNumber: '',
  identification: '',
  categoryCode: null,
  tags: [],
  attributes: attributes.parse({}),
  introduction: { zh: '', en: '' },
  minimumOrder: null,
  salePrice: null,
  salePriceText: '',
  purchasePrice: null,
  purchasePriceText: '',
  spot: false,
  customization: false,
  scope: null,
  sortNumber: null,
};

/** A column of the sheet of exhibits: how a form's part is written into its cell, and read from it. */
export type SheetColumn = Column & {
  /** The part of the form: what the schema finds wrong there is told at this column. */
  field: string;
  optional: boolean;
  /** Offered to choose from, in the language of the file. */
  offers?: (lang: Lang) => string[];
  write: (form: SheetForm, lang: Lang) => CellValue;
  /** What the cell says, as changes of the form. Throws `CellFault`. */
  read: (text: string, form: SheetForm) => Partial<SheetForm>;
};

export const withAttributes = (form: SheetForm, changed: Partial<Attributes>): Partial<SheetForm> => ({
  attributes: { ...form.attributes, ...changed },
});

export function withValue(form: SheetForm, code: string, value: Attributes['values'][string] | null) {
  const { [code]: _before, ...others } = form.attributes.values;
  return withAttributes(form, { values: value === null ? others : { ...others, [code]: value } });
}

const SIDES = { zh: { zh: '（中文）', en: ' in Chinese' }, en: { zh: '（英文）', en: ' in English' } } as const;
/** The header of one language's column of a bilingual text. */
export const sideHeader = (name: Bilingual, side: Lang): Bilingual => ({
  zh: name.zh + SIDES[side].zh,
  en: name.en + SIDES[side].en,
});
