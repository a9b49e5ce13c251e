import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useMemo } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ChosenChips } from '../../ui/chosen-chips.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { areaFieldsTexts } from './area-fields.texts.ts';

/** Several countries, each found by typing and shown as a chip. */
export function CountriesField({
  label,
  name,
  countries,
  values,
  error,
  onChange,
}: {
  label: string;
  name: string;
  countries: readonly { code: string; name: Bilingual }[];
  values: readonly string[];
  error?: string | undefined;
  onChange: (codes: readonly string[]) => void;
}) {
  const lang = useLang();
  const t = useTexts(areaFieldsTexts);
  const names = useMemo(
    () => new Map(countries.map((country) => [country.code, country.name[lang]])),
    [countries, lang],
  );
  const choices = countries
    .filter(({ code }) => !values.includes(code))
    .map(({ code, name: { zh, en } }) => ({ value: code, label: lang === 'zh' ? zh : en, also: [code, zh, en] }));
  const nameOf = (code: string): string => names.get(code) ?? code;
  return (
    <div>
      <SearchSelect
        label={label}
        name={name}
        value=""
        choices={choices}
        placeholder={t('chooseCountry')}
        error={error}
        onChange={(code) => {
          if (code !== '') onChange([...values, code]);
        }}
      />
      <ChosenChips codes={values} nameOf={nameOf} removes={(one) => t('RemoveOf', { name: one })} onChange={onChange} />
    </div>
  );
}
