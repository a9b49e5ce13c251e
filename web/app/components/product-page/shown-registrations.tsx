import type { ProductDetail } from '@fairbridge/contract/product/product.shapes.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { productTexts } from '../product/product.texts.ts';

/** Where an exhibit is registered; what has run out, or soon will, is marked. */
export function ShownRegistrations({ registrations }: Pick<ProductDetail, 'registrations'>) {
  const t = useTexts(productTexts);
  const lang = useLang();
  const countries = new Intl.DisplayNames(lang === 'zh' ? 'zh-CN' : 'en', { type: 'region', fallback: 'code' });
  return (
    <ul className="grid gap-1.5">
      {registrations.map(({ country, number, validUntil, state }) => (
        <li key={country + number} data-registration={state} className="flex flex-wrap items-center gap-x-2.5">
          <span>{/^[A-Z]{2}$/.test(country) ? countries.of(country) : country}</span>
          {number !== '' && <CopyButton value={number} />}
          {validUntil !== '' && (
            <span className="num text-sm text-soft">
              {t(state === 'expired' ? 'wasValidUntil' : 'validUntil', { date: beijingDay(validUntil, lang) })}
            </span>
          )}
          {state !== 'valid' && (
            <span className={`tag ${state === 'expired' ? 'border-bad text-bad' : 'border-accent text-ink'}`}>
              {t(state)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
