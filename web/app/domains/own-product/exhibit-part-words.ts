import type { NamedCode, Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { unitName } from '@fairbridge/contract/product/units.ts';
import { inLang, translator, type Lang } from '@fairbridge/contract/text.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { documentName } from '../../components/product-document/document-name.ts';
import { productDocumentTexts } from '../../components/product-document/product-document.texts.ts';
import { countryName } from '../../i18n/countries.ts';
import { numberOf } from '../../ui/number-of.ts';
import { isExhibitFormValues } from './exhibit-form-shape.ts';
import { EMPTY_EXHIBIT, isEmpty, type ExhibitFormValues, type ExhibitPriceValues } from './exhibit-form-values.ts';
import { nameOf, otherAttributes, valueText } from './own-product-attributes.ts';

const priceWords = ({ amount, currency, unit, older }: ExhibitPriceValues, lang: Lang): string => {
  if (amount === '') return older;
  return Number.isFinite(numberOf(amount)) ? `${currency} ${amount} / ${unitName(unit, lang)}` : amount;
};

/** Values of the fair's own attributes, one a line. */
const ownValues = (values: ExhibitFormValues['values'], { attributes }: Vocabulary, lang: Lang): string =>
  otherAttributes(attributes)
    .flatMap((definition) => {
      const value = values[definition.code];
      return value === undefined || isEmpty(value)
        ? []
        : [`${inLang(definition.name, lang)}${lang === 'zh' ? '：' : ': '}${valueText(definition, value, lang)}`];
    })
    .join('\n');

/**
 * A part of an exhibit in words, as its page would say it: no codes and no ids. '' where nothing is there; null for what is a plain text,
 * a picture or a yes already.
 */
export function exhibitPartWords(path: string, value: unknown, vocabulary: Vocabulary, lang: Lang): string | null {
  const values: unknown = { ...EMPTY_EXHIBIT, [path]: value };
  if (!isExhibitFormValues(values)) return null;
  const t = translator(ownProductTexts, lang);
  const ofDocument = translator(productDocumentTexts, lang);
  const listed = (parts: readonly string[]): string => parts.join(lang === 'zh' ? '，' : ', ');
  const names = (codes: readonly string[], list: readonly NamedCode[]): string =>
    listed(codes.map((code) => (code === '' ? '' : nameOf(list, code, lang))));
  const { categories, formulations, classes, crops, ingredients, attributes } = vocabulary;
  switch (path) {
    case 'categoryCode':
      return names([values.categoryCode], categories);
    case 'tags':
      return names(values.tags, categories);
    case 'formulation':
      return names([values.formulation], formulations);
    case 'class':
      return names([values.class], classes);
    case 'crops':
      return names(values.crops, crops);
    case 'modeOfAction':
      return names(values.modeOfAction, attributes.find(({ code }) => code === path)?.options ?? []);
    case 'ingredients':
      return values.ingredients
        .map(({ code, content, unit }) => `${nameOf(ingredients, code, lang)} ${content} ${unit}`)
        .join('\n');
    case 'registrations':
      return values.registrations
        .map(({ country, number, validUntil }) =>
          [countryName(country, lang), number, validUntil].filter((part) => part !== '').join(' '),
        )
        .join('\n');
    case 'targets':
      return listed(values.targets.map((target) => inLang(target, lang)));
    case 'documents':
      return values.documents
        .map((document) =>
          [document.title, documentName(document, lang), document.validUntil, ofDocument(`level${document.level}`)]
            .filter((part) => part !== '')
            .join(' · '),
        )
        .join('\n');
    case 'salePrice':
    case 'purchasePrice':
      return priceWords(values[path], lang);
    case 'minimumUnit':
      return unitName(values.minimumUnit, lang);
    case 'values':
      return ownValues(values.values, vocabulary, lang);
    case 'scope':
      return values.scope === '' ? '' : t(`scope${values.scope}`);
    default:
      return null;
  }
}
