import type { ProductDetail } from '@fairbridge/contract/product/product.shapes.ts';
import { registeredCountries, tradesSubstances } from '@fairbridge/contract/product/registration.rules.ts';
import { namesOfCountry } from '@fairbridge/contract/country-names.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { productTexts } from '../product/product.texts.ts';

/** Where the product is registered and where that is not said: registration is territorial, so the reader's own market is named. */
export function RegistrationNote({ product, market }: { product: ProductDetail; market: string }) {
  const t = useTexts(productTexts);
  const lang = useLang();
  const names = useExhibition()?.attributeNames ?? {};
  // what has no active ingredient needs no registration of this kind
  if (product.ingredients.length === 0 || !tradesSubstances(Object.keys(names))) return null;
  const codes = registeredCountries(product.registrations);
  const name = (code: string): string => inLang(namesOfCountry(code), lang);
  const countries = codes.map(name).join(lang === 'zh' ? '、' : ', ');
  const stated = codes.length === 0 ? t('registeredNowhere') : t('registeredWhere', { countries });
  const here =
    market === ''
      ? t('registeredElsewhere')
      : codes.includes(market)
        ? t('registeredHere', { market: name(market) })
        : t('registeredNotHere', { market: name(market) });
  return (
    <p className="mt-3 text-sm text-soft" data-registration-note>
      {stated} {here}
    </p>
  );
}
