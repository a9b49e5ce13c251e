import type { InputOf } from '@fairbridge/contract/call.ts';
import { saveSettings } from '@fairbridge/contract/organizer/organizer.calls.ts';
import {
  SETTING_GROUPS,
  SETTING_ROWS,
  type FairSettings,
  type SettingGroup,
} from '@fairbridge/contract/settings/settings.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { useLang } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type Form } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { sideLabel } from './setting-labels.ts';

type Row = (typeof SETTING_ROWS)[number];

/** Those of a group that are typed, in the order of the table. */
const typedRows = (group: SettingGroup): readonly Row[] =>
  SETTING_ROWS.filter((row) => row.group === group && row.kind !== 'switch');

const asNumber = (typed: string): number | string => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed);

type Values = Readonly<Record<string, string>>;

/** What the fields hold: words once for each language. */
const valuesOf = (rows: readonly Row[], settings: FairSettings): Values =>
  Object.fromEntries(
    rows.flatMap(({ name }) => {
      const value = settings[name];
      return typeof value === 'object'
        ? [
            [`${name}.zh`, value.zh],
            [`${name}.en`, value.en],
          ]
        : [[name, String(value)]];
    }),
  );

const inputOf = (rows: readonly Row[], values: Values): InputOf<typeof saveSettings> =>
  Object.fromEntries(
    rows.map(({ name, kind }) => {
      const typed = values[name] ?? '';
      if (kind === 'words') return [name, { zh: values[`${name}.zh`], en: values[`${name}.en`] }];
      return [name, kind === 'number' ? asNumber(typed) : typed];
    }),
  );

function SettingField({ row, form }: { row: Row; form: Form<Values> }) {
  const lang = useLang();
  const { name } = row;
  const label = wordsIn(row.label, lang);
  if (row.kind === 'number')
    return <Input label={label} inputMode="numeric" maxLength={String(row.max).length} {...form.text(name)} />;
  if (row.kind !== 'words')
    return (
      <div className="sm:col-span-2">
        <Input label={label} type="tel" maxLength={40} autoComplete="off" {...form.text(name)} />
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
