import type { AttributeDefinition } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { OwnProductCodes } from '../../components/own-product/own-product-codes.tsx';
import { exhibitFormTexts } from './exhibit-form.texts.ts';
import type { ExhibitValueValues } from './exhibit-form-values.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { unitName } from '@fairbridge/contract/product/units.ts';

const textOf = (value: ExhibitValueValues | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const codesOf = (value: ExhibitValueValues | undefined): readonly string[] => (Array.isArray(value) ? value : []);
const pairOf = (value: ExhibitValueValues | undefined) =>
  typeof value === 'object' && !Array.isArray(value) ? value : { zh: '', en: '' };

/** What attributes are not, where the form has something near. */
const HINTS = { contentNote: 'contentNoteHint', documents: 'documentsHint', unNumber: 'unNumberHint' } as const;
const hintKey = (code: string) => Object.entries(HINTS).find(([of]) => of === code)?.[1];

type ValueProps = {
  attribute: AttributeDefinition;
  value: ExhibitValueValues | undefined;
  error: string | undefined;
  /** Of its English side, where it has one. */
  englishError: string | undefined;
  onChange: (value: ExhibitValueValues) => void;
};

function Value({ attribute, value, error, englishError, onChange }: ValueProps) {
  const t = useTexts(ownProductTexts);
  const says = useTexts(exhibitFormTexts);
  const lang = useLang();
  const near = hintKey(attribute.code);
  const hint = near === undefined ? {} : { hint: says(near) };
  const { kind, options, unit } = attribute;
  const name = inLang(attribute.name, lang);
  const label = unit === '' ? name : t('withUnit', { name, unit: unitName(unit, lang) });
  if (kind === 'code')
    return (
      <Select
        label={label}
        {...hint}
        error={error}
        placeholder={t('choose')}
        options={options.map((option) => ({ value: option.code, label: inLang(option.name, lang) }))}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  if (kind === 'codes')
    return (
      <OwnProductCodes
        label={label}
        {...hint}
        error={error}
        options={options}
        chosen={codesOf(value)}
        max={30}
        placeholder={t('choose')}
        onChange={(chosen) => onChange([...chosen])}
      />
    );
  if (kind === 'bilingual') {
    const pair = pairOf(value);
    return (
      <div className="grid items-start gap-4 md:col-span-2 md:grid-cols-2">
        <Input
          label={t('valueZh', { name: label })}
          {...hint}
          lang="zh-CN"
          error={error}
          value={pair.zh}
          onChange={(event) => onChange({ ...pair, zh: event.target.value })}
        />
        <Input
          label={t('valueEn', { name: label })}
          lang="en"
          error={englishError}
          value={pair.en}
          onChange={(event) => onChange({ ...pair, en: event.target.value })}
        />
      </div>
    );
  }
  const numeric = kind === 'number';
  return (
    <Input
      label={label}
      {...hint}
      error={error}
      inputMode={numeric ? 'decimal' : 'text'}
      className={numeric ? 'num' : ''}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The attributes that this exhibition's set has beside the common ones. */
export function OwnProductValues({
  attributes,
  values,
  errors,
  onChange,
}: {
  attributes: readonly AttributeDefinition[];
  values: Readonly<Record<string, ExhibitValueValues>>;
  errors: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, ExhibitValueValues>>) => void;
}) {
  return attributes.map((attribute) => (
    <Value
      key={attribute.code}
      attribute={attribute}
      value={values[attribute.code]}
      error={errors[`attributes.values.${attribute.code}`] ?? errors[`attributes.values.${attribute.code}.zh`]}
      englishError={errors[`attributes.values.${attribute.code}.en`]}
      onChange={(value) => onChange({ ...values, [attribute.code]: value })}
    />
  ));
}
