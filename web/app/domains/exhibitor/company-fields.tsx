import type { CompanyForm } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { AreaCodeSelect, type CallingCountry } from '../../ui/mobile-field.tsx';
import type { BilingualKey, CompanyFormValues } from './company-form-values.ts';
import { companyInfoTexts } from './company-info.texts.ts';

export type CompanyFormProps = { form: Form<CompanyFormValues> };

/** One text of the company in both languages. */
export function CompanyText({
  form,
  name,
  max,
  rows = 1,
  required = false,
}: CompanyFormProps & { name: BilingualKey; max: number; rows?: number; required?: boolean }) {
  const t = useTexts(companyInfoTexts);
  const label = t(name);
  return (
    <BilingualField
      {...form.pair(name)}
      labels={{ zh: t('inZh', { label }), en: t('inEn', { label }) }}
      max={max}
      rows={rows}
      {...(required && { need: 'either' as const })}
    />
  );
}

type Telephone = CompanyForm['telephone'];

/** A telephone with its area code, chosen by country. */
export function TelephoneFields({
  label,
  field,
  value,
  countries,
  form,
  onChange,
}: CompanyFormProps & {
  label: string;
  /** Where it stands in the call's input. */
  field: string;
  value: Telephone;
  countries: readonly CallingCountry[];
  onChange: (change: (before: Telephone) => Telephone, field: string) => void;
}) {
  const number = `${field}.number`;
  // whoever has chosen a country need not choose its dialling code for each number
  const ownCode = countries.find(({ code }) => code === form.values.country)?.areaCode ?? '';
  return (
    <div className="grid items-start gap-5 md:grid-cols-[16rem_1fr]">
      <AreaCodeSelect
        countries={countries}
        value={value.areaCode.replace('+', '')}
        name={`${field}.areaCode`}
        error={form.errors[`${field}.areaCode`]}
        onChange={(areaCode) => onChange((before) => ({ ...before, areaCode }), `${field}.areaCode`)}
      />
      <Input
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        name={number}
        value={value.number}
        {...(form.errors[number] !== undefined && { error: form.errors[number] })}
        onChange={({ target }) =>
          onChange(
            ({ areaCode }) => ({
              areaCode: areaCode === '' && target.value !== '' ? ownCode : areaCode,
              number: target.value,
            }),
            number,
          )
        }
      />
    </div>
  );
}

/** A person the organizer may ask. */
export function PersonFields({
  form,
  who,
  countries,
}: CompanyFormProps & { who: 'contact' | 'conferenceContact'; countries: readonly CallingCountry[] }) {
  const t = useTexts(companyInfoTexts);
  const person = form.values[who];
  const text = (key: 'name' | 'email') => {
    const field = `${who}.${key}`;
    return {
      name: field,
      value: person[key],
      autoComplete: 'off',
      ...(form.errors[field] !== undefined && { error: form.errors[field] }),
      onChange: ({ target }: { target: { value: string } }) =>
        form.change(who, (before) => ({ ...before, [key]: target.value }), field),
    };
  };
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold">{t(who)}</legend>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Input label={t('Name')} maxLength={60} {...text('name')} />
        <Input label={t('Email')} inputMode="email" maxLength={254} {...text('email')} />
      </div>
      {(['mobile', 'otherMobile'] as const).map((key) => (
        <TelephoneFields
          key={key}
          form={form}
          label={t(key === 'mobile' ? 'Mobile' : 'personOtherMobile')}
          field={`${who}.${key}`}
          value={person[key]}
          countries={countries}
          onChange={(change, field) => form.change(who, (before) => ({ ...before, [key]: change(before[key]) }), field)}
        />
      ))}
    </fieldset>
  );
}
