import type { InputOf } from '@fairbridge/contract/call.ts';
import { saveSettings } from '@fairbridge/contract/organizer/organizer.calls.ts';
import {
  SETTING_GROUPS,
  SETTING_ROWS,
  type FairSettings,
  type SettingGroup,
} from '@fairbridge/contract/settings/settings.ts';
import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { useLang } from '../../i18n/lang.tsx';
import { CountriesField } from '../../components/exhibition/countries-field.tsx';
import { useCountries } from '../../components/visitor/use-countries.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type Form } from '../../ui/form.ts';
import { numberOf } from '../../ui/number-of.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { sideLabel } from './setting-labels.ts';

type Row = (typeof SETTING_ROWS)[number];

/** Those of a group that are typed, in the order of the table. */
const typedRows = (group: SettingGroup): readonly Row[] =>
  SETTING_ROWS.filter((row) => row.group === group && row.kind !== 'switch');

const asNumber = (typed: string): number | string => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed);

/** What stands on its own lines, or between commas; of a whole address its host. */
const hostsIn = (typed: string): string[] =>
  typed
    .split(/[\s,，;；、]+/)
    .map((one) => one.replace(/^https?:\/\//i, '').replace(/\/.*$/, ''))
    .filter((one) => one !== '');

type Values = Readonly<Record<string, string>>;

/** What the fields hold: words once for each language. */
const valuesOf = (rows: readonly Row[], settings: FairSettings): Values =>
  Object.fromEntries(
    rows.flatMap(({ name, kind }) => {
      const value = settings[name];
      if (Array.isArray(value)) return [[name, value.join(kind === 'hosts' ? '\n' : ' ')]];
      // a currency without a rate has an empty field
      const none = kind === 'rates' ? CURRENCIES.map((currency) => [`${name}.${currency}`, '']) : [];
      return typeof value === 'object'
        ? [...none, ...Object.entries(value).map(([part, given]) => [`${name}.${part}`, String(given)])]
        : [[name, String(value)]];
    }),
  );

/** The currencies with a rate; one that is empty has none. */
const ratesOf = (name: string, values: Values) =>
  CURRENCIES.flatMap((currency) => {
    const typed = values[`${name}.${currency}`]?.trim() ?? '';
    return typed === '' ? [] : [[currency, numberOf(typed)]];
  });

const inputOf = (rows: readonly Row[], values: Values): InputOf<typeof saveSettings> =>
  Object.fromEntries(
    rows.map(({ name, kind }) => {
      const typed = values[name] ?? '';
      if (kind === 'words') return [name, { zh: values[`${name}.zh`], en: values[`${name}.en`] }];
      if (kind === 'countries') return [name, typed.split(' ').filter(Boolean)];
      if (kind === 'hosts') return [name, hostsIn(typed)];
      if (kind === 'rates') return [name, Object.fromEntries(ratesOf(name, values))];
      return [name, kind === 'number' ? asNumber(typed) : typed];
    }),
  );

function SettingField({ row, form }: { row: Row; form: Form<Values> }) {
  const lang = useLang();
  const countries = useCountries(row.kind === 'countries');
  const { name } = row;
  const label = wordsIn(row.label, lang);
  if (row.kind === 'number')
    return <Input label={label} inputMode="numeric" maxLength={String(row.max).length} {...form.text(name)} />;
  if (row.kind === 'day') return <DateInput label={label} {...form.text(name)} />;
  if (row.kind === 'countries')
    return (
      <div className="sm:col-span-full">
        <CountriesField
          label={label}
          name={name}
          countries={countries}
          values={(form.values[name] ?? '').split(' ').filter(Boolean)}
          onChange={(codes) => form.set(name, codes.join(' '))}
        />
      </div>
    );
  if (row.kind === 'rates')
    return (
      <fieldset className="grid grid-cols-2 gap-4 sm:col-span-full sm:grid-cols-4 lg:grid-cols-6">
        <legend className="mb-1 font-semibold">{label}</legend>
        {CURRENCIES.filter((currency) => currency !== 'CNY').map((currency) => (
          <Input
            key={currency}
            label={currency}
            inputMode="decimal"
            maxLength={12}
            {...form.text(`${name}.${currency}`)}
          />
        ))}
      </fieldset>
    );
  if (row.kind === 'hosts')
    return (
      <div className="sm:col-span-2">
        <Textarea label={label} rows={3} spellCheck={false} autoComplete="off" {...form.text(name)} />
      </div>
    );
  if (row.kind !== 'words')
    return (
      <div className="sm:col-span-2">
        <Input
          label={label}
          type={row.kind === 'email' ? 'email' : 'tel'}
          maxLength={row.kind === 'email' ? 254 : 40}
          autoComplete="off"
          {...form.text(name)}
        />
      </div>
    );
  const [zh, en] = [`${name}.zh`, `${name}.en`];
  return (
    <div className="sm:col-span-full">
      <BilingualField
        name={name}
        labels={{ zh: sideLabel(label, 'zh', lang), en: sideLabel(label, 'en', lang) }}
        value={{ zh: form.values[zh] ?? '', en: form.values[en] ?? '' }}
        errors={form.errors}
        max={row.max}
        {...('lines' in row && { rows: 3 })}
        onChange={(value, field) => {
          form.set(zh, value.zh, field);
          form.set(en, value.en, field);
        }}
      />
    </div>
  );
}

/** The settings of a group that are typed, saved together; nothing where the group has none. */
export function SettingForm({
  group,
  settings,
  onSave,
}: {
  group: SettingGroup;
  settings: FairSettings;
  onSave: (change: InputOf<typeof saveSettings>) => Promise<void>;
}) {
  const lang = useLang();
  const rows = typedRows(group);
  const form = useForm<Values>(() => valuesOf(rows, settings));
  const words = SETTING_GROUPS[group];
  if (rows.length === 0 || !('save' in words)) return null;
  const submit = (): void => {
    void form.submit({ schema: saveSettings.input, input: inputOf(rows, form.values), send: onSave });
  };
  return (
    <PostForm form={form} onSubmit={submit} className="grid gap-4 py-4">
      <p className="max-w-[62ch] text-soft">{wordsIn(words.lead, lang)}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {rows.map((row) => (
          <SettingField key={row.name} row={row} form={form} />
        ))}
      </div>
      <FormFailure message={form.failure} />
      <Button type="submit" kind="quiet" busy={form.busy} className="justify-self-start">
        {wordsIn(words.save, lang)}
      </Button>
    </PostForm>
  );
}
