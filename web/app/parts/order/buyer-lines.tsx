import { useLang } from '../../i18n/lang.tsx';

const regions = {
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** Who asks, in a row of what was asked. */
export function BuyerLines({ buyer }: { buyer: Record<'name' | 'company' | 'position' | 'country', string> }) {
  const lang = useLang();
  const { name, company, position, country } = buyer;
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-soft">{position}</p>
      <p className="text-sm">
        {company}
        {country !== '' && <span className="text-soft"> · {regions[lang].of(country) ?? country}</span>}
      </p>
    </>
  );
}
