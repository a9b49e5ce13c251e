import { useMemo, useState } from 'react';
import { registrationState } from '@fairbridge/contract/product/registration.rules.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingToday } from '../../i18n/numbers.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { exhibitFormTexts } from './exhibit-form.texts.ts';
import type { ExhibitFormValues, ExhibitRegistrationValues } from './exhibit-form-values.ts';
import { OwnProductRows } from './own-product-rows.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';

const MOST = 20;
const NEW: ExhibitRegistrationValues = { country: '', number: '', validUntil: '' };

/** Registration certificates by country, with the day they end (ruling 4.2). */
export function OwnProductRegistrations({
  form,
  label,
  countries,
}: {
  form: Form<ExhibitFormValues>;
  label: string;
  countries: readonly CallingCountry[];
}) {
  const t = useTexts(ownProductTexts);
  const says = useTexts(exhibitFormTexts);
  const lang = useLang();
  const other = lang === 'zh' ? 'en' : 'zh';
  const choices = useMemo(
    () => countries.map(({ code, name }) => ({ value: code, label: name[lang], note: name[other], also: [code] })),
    [countries, lang, other],
  );
  const { registrations } = form.values;
  const fieldOf = (at: number, key: keyof ExhibitRegistrationValues) => `attributes.registrations.${at}.${key}`;
  const change = (at: number, part: Partial<ExhibitRegistrationValues>, field: string): void =>
    form.change(
      'registrations',
      (before) => before.map((one, index) => (index === at ? { ...one, ...part } : one)),
      field,
    );
  const error = (field: string) => (form.errors[field] === undefined ? {} : { error: form.errors[field] });
  const [today] = useState(() => beijingToday());
  const row = (registration: ExhibitRegistrationValues, at: number) => {
    const [country, number, until] = [fieldOf(at, 'country'), fieldOf(at, 'number'), fieldOf(at, 'validUntil')];
    const state = registrationState(registration.validUntil, today);
    return (
      <>
        <SearchSelect
          label={t('registrationCountry')}
          name={country}
          value={registration.country}
          choices={choices}
          error={form.errors[country]}
          autoComplete="off"
          onChange={(code) => change(at, { country: code }, country)}
        />
        <Input
          label={t('registrationNumber')}
          name={number}
          className="num"
          maxLength={40}
          autoComplete="off"
          value={registration.number}
          {...error(number)}
          onChange={({ target }) => change(at, { number: target.value }, number)}
        />
        <DateInput
          label={t('validUntil')}
          name={until}
          type="date"
          className="num"
          {...(state !== 'valid' && { hint: t(state) })}
          value={registration.validUntil}
          {...error(until)}
          onChange={({ target }) => change(at, { validUntil: target.value }, until)}
        />
      </>
    );
  };
  return (
    <OwnProductRows
      label={label}
      hint={says('registrationsHint')}
      rows={registrations.map(row)}
      max={MOST}
      add={t('addRegistration')}
      remove={(number) => t('removeRegistration', { number })}
      onAdd={() => form.change('registrations', (before) => [...before, NEW])}
      onRemove={(gone) => form.change('registrations', (before) => before.filter((_, at) => at !== gone))}
    />
  );
}
