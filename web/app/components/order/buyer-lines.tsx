import type { Lang } from '@fairbridge/contract/text.ts';
import { useLang } from '../../i18n/lang.tsx';

const regions = {
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** A country or region by its code. */
export const regionName = (code: string, lang: Lang): string => regions[lang].of(code) ?? code;

/** Who asks, in a row of what was asked; without the name where that stands above. */
export function BuyerLines({ buyer }: { buyer: Record<'name' | 'company' | 'position' | 'country', string> }) {
  const lang = useLang();
  const { name, company, position, country } = buyer;
  return (
    <>
      {name !== '' && <p className="font-semibold">{name}</p>}
      <p className="text-sm text-soft">{position}</p>
      <p className="text-sm">
        {company}
        {country !== '' && <span className="text-soft"> · {regionName(country, lang)}</span>}
      </p>
    </>
  );
}
