import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import type { Choice } from '../../ui/choices.ts';
import type { FormErrors } from '../../ui/form.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { areaFieldsTexts } from './area-fields.texts.ts';

type Area = { code: string; name: Bilingual };
/** Codes where the lists have one, else the text as it was typed. */
export type AreaValue = { country: string; province: string; city: string };

const TEXT_MAX = 60;
const NONE: readonly Area[] = [];
/** Lists that were asked for, by their question: a visitor who changes back and forth waits once. */
const asked = new Map<string, Promise<readonly Area[]>>();

function listOf({ country, province }: { country: string; province: string | null }): Promise<readonly Area[]> {
  const key = `${country} ${province ?? '*'}`;
  const known = asked.get(key);
  if (known !== undefined) return known;
  const list = (
    province === null
      ? api(calls.exhibition.provinces, { country })
      : api(calls.exhibition.cities, { country, province })
  )
    .then((answer) => answer.list)
    .catch(() => {
      // Without its list the field takes any text; the next visit asks again.
      asked.delete(key);
      return NONE;
    });
  asked.set(key, list);
  return list;
}

/** The provinces of a country (`province` null) or the cities of a province; null until they are there, and for no country. */
function useAreas(country: string, province: string | null): readonly Area[] | null {
  const key = `${country} ${province ?? '*'}`;
  const [loaded, setLoaded] = useState<{ key: string; list: readonly Area[] }>({ key: '', list: NONE });
  useEffect(() => {
    if (country === '') return;
    let current = true;
    void listOf({ country, province }).then((list) => {
      if (current) setLoaded({ key, list });
    });
    return () => {
      current = false;
    };
  }, [country, province, key]);
  return loaded.key === key ? loaded.list : null;
}

function useChoices(areas: readonly Area[]): Choice[] {
  const lang = useLang();
  const other = lang === 'zh' ? 'en' : 'zh';
  return useMemo(
    () => areas.map(({ code, name }) => ({ value: code, label: name[lang], note: name[other], also: [code] })),
    [areas, lang, other],
  );
}

/**
 * Country, province and city. Each list depends on the one before; a place that is in none is typed. `onChange` is called once
 * for each field that changes: another country empties province and city.
 */
export function AreaFields({
  countries,
  value: { country, province, city },
  errors,
  onChange,
}: {
  countries: readonly Area[];
  value: AreaValue;
  errors: FormErrors;
  onChange: (key: keyof AreaValue, value: string) => void;
}) {
  const t = useTexts(areaFieldsTexts);
  const provinces = useAreas(country, null);
  // A province typed by hand has no list, so nothing is asked for it; a country without provinces has one list of cities.
  const listed = provinces?.some(({ code }) => code === province) ?? false;
  const cities = useAreas(listed || provinces?.length === 0 ? country : '', listed ? province : '');
  const countryChoices = useChoices(countries);
  const provinceChoices = useChoices(provinces ?? NONE);
  const cityChoices = useChoices(cities ?? NONE);
  const optional = (label: string): string => t('optional', { label });

  const change = (key: 'country' | 'province', to: string): void => {
    onChange(key, to);
    if (key === 'country' && to !== country) onChange('province', '');
    if (to !== (key === 'country' ? country : province)) onChange('city', '');
  };
  return (
    <>
      <SearchSelect
        label={t('Country')}
        required
        name="country"
        autoComplete="country-name"
        placeholder={t('chooseCountry')}
        value={country}
        choices={countryChoices}
        error={errors['country']}
        onChange={(to) => change('country', to)}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SearchSelect
          label={optional(t('province'))}
          free
          name="province"
          autoComplete="address-level1"
          maxLength={TEXT_MAX}
          placeholder={provinceChoices.length > 0 ? t('chooseOrType') : ''}
          value={province}
          choices={provinceChoices}
          error={errors['province']}
          onChange={(to) => change('province', to)}
        />
        <SearchSelect
          label={optional(t('city'))}
          free
          name="city"
          autoComplete="address-level2"
          maxLength={TEXT_MAX}
          placeholder={cityChoices.length > 0 ? t('chooseOrType') : ''}
          value={city}
          choices={cityChoices}
          error={errors['city']}
          onChange={(to) => onChange('city', to)}
        />
      </div>
    </>
  );
}
