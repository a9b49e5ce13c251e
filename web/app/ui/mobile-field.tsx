import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useMemo, useState } from 'react';
import { useLang, useTexts } from '../i18n/lang.tsx';
import type { Choice } from './choices.ts';
import { Input } from './field.tsx';
import { mobileFieldTexts } from './mobile-field.texts.ts';
import { SearchSelect } from './search-select.tsx';

/** As the call for countries answers them. */
export type CallingCountry = { code: string; name: Bilingual; areaCode: string };

/** Where several countries share a calling code: the one that is meant by the bare code. */
const MAIN: Readonly<Record<string, string>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  290: 'SH',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};
/** Of the countries that share a calling code: is it the one meant by the bare code? */
export const isMain = ({ code, areaCode }: CallingCountry): boolean => (MAIN[areaCode] ?? code) === code;

/** The calling code of a number, found by the name of its country or by its digits. */
export function AreaCodeSelect({
  countries,
  value,
  onChange,
  name,
  error,
  required = false,
  autoComplete = 'off',
}: {
  countries: readonly CallingCountry[];
  /** The digits of the calling code, such as 86; '' where none is chosen yet. */
  value: string;
  onChange: (areaCode: string) => void;
  name: string;
  error?: string | undefined;
  required?: boolean;
  autoComplete?: string;
}) {
  const t = useTexts(mobileFieldTexts);
  const lang = useLang();
  const other = lang === 'zh' ? 'en' : 'zh';
  const [picked, setPicked] = useState('');
  const choices = useMemo(
    () =>
      countries.map((country): Choice => ({
        value: country.code,
        label: `${country.name[lang]} +${country.areaCode}`,
        note: country.name[other],
        also: [
          country.name[lang],
          country.code,
          ...(isMain(country) ? [`+${country.areaCode}`, country.areaCode] : []),
        ],
      })),
    [countries, lang, other],
  );
  // Two countries may have one code; what was picked stays, as long as it is still the code of the form.
  const own = countries.filter((country) => country.areaCode === value);
  const chosen = own.find(({ code }) => code === picked) ?? own.find(isMain);
  return (
    <SearchSelect
      label={t('areaCode')}
      required={required}
      name={name}
      value={chosen?.code ?? ''}
      choices={choices}
      error={error}
      autoComplete={autoComplete}
      onChange={(code) => {
        setPicked(code);
        onChange(countries.find((country) => country.code === code)?.areaCode ?? '');
      }}
    />
  );
}

type Errors = { areaCode?: string | undefined; number?: string | undefined };

/** A mobile number: its calling code, chosen by country or typed as digits, and the number as its owner writes it. */
export function MobileField({
  countries,
  areaCode,
  number,
  onAreaCode,
  onNumber,
  errors = {},
  required = false,
  names = { areaCode: 'mobileAreaCode', number: 'mobile' },
  autoComplete = true,
}: {
  countries: readonly CallingCountry[];
  /** The digits of the calling code, such as 86; '' where none is chosen yet. */
  areaCode: string;
  number: string;
  onAreaCode: (areaCode: string) => void;
  onNumber: (number: string) => void;
  errors?: Errors;
  required?: boolean;
  names?: { areaCode: string; number: string };
  /** Off where the number is somebody else's. */
  autoComplete?: boolean;
}) {
  const t = useTexts(mobileFieldTexts);
  const label = t('mobile');
  return (
    <div className="grid items-start gap-5 md:grid-cols-[16rem_1fr]">
      <AreaCodeSelect
        countries={countries}
        value={areaCode}
        onChange={onAreaCode}
        name={names.areaCode}
        error={errors.areaCode}
        required={required}
        autoComplete={autoComplete ? 'tel-country-code' : 'off'}
      />
      <Input
        label={required ? label : t('optional', { label })}
        required={required}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete ? 'tel-national' : 'off'}
        hint={t('hint')}
        name={names.number}
        value={number}
        error={errors.number}
        onChange={(event) => onNumber(event.target.value)}
      />
    </div>
  );
}
