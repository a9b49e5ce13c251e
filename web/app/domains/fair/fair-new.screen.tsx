import { FAIR_PART_NAMES, FAIR_PARTS, withNeeded, type FairPart } from '@fairbridge/contract/fair/fair.parts.ts';
import type { ListedFair } from '@fairbridge/contract/fair/fair.calls.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { requestIds } from '../../request-id.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { sidesOf } from '../../ui/bilingual-form.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Checkbox, Input, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import type { Form } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { fairTexts } from './fair.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '新建展会', en: 'New fair' });

const load = defineClientLoad(async ({ api: ask }) => ask(calls.fair.list, {}));
export const clientLoader = load.browser;

const empty = () => ({
  source: 'plain',
  code: '',
  host: '',
  nameZh: '',
  nameEn: '',
  shortNameZh: '',
  shortNameEn: '',
  venueZh: '',
  venueEn: '',
  cityZh: '',
  cityEn: '',
  startsOn: '',
  endsOn: '',
});
type Values = ReturnType<typeof empty>;

const fairIn = (values: Values) => ({
  code: values.code,
  host: values.host,
  name: { zh: values.nameZh, en: values.nameEn },
  shortName: { zh: values.shortNameZh, en: values.shortNameEn },
  venue: { zh: values.venueZh, en: values.venueEn },
  city: { zh: values.cityZh, en: values.cityEn },
  startsOn: values.startsOn,
  endsOn: values.endsOn,
});

const TEMPLATES = ['plain', 'agro', 'sugar'] as const;
const LIKE: readonly FairPart[] = ['words', 'settings'];

type Source = { kind: 'template'; template: (typeof TEMPLATES)[number] } | { kind: 'like' | 'copy'; fair: ListedFair };

/** `plain`, `like agro` or `copy agro`. */
function sourceOf(chosen: string, fairs: readonly ListedFair[]): Source {
  const [kind, code] = chosen.split(' ');
  const fair = fairs.find((one) => one.code === code);
  if (fair !== undefined && (kind === 'like' || kind === 'copy')) return { kind, fair };
  return { kind: 'template', template: TEMPLATES.find((one) => one === chosen) ?? 'plain' };
}

function SourcePart({
  form,
  fairs,
  onChoose,
}: {
  form: Form<Values>;
  fairs: readonly ListedFair[];
  onChoose: (source: Source) => void;
}) {
  const t = useTexts(fairTexts);
  const lang = useLang();
  const ofFairs = (kind: 'like' | 'copy', text: 'likeFair' | 'copyFair') =>
    fairs.map(({ code, shortName }) => ({
      value: `${kind} ${code}`,
      label: t(text, { fair: inLang(shortName, lang) }),
    }));
  return (
    <OrganizerPart title={t('source')}>
      <div className="max-w-xl">
        <Select
          label={t('source')}
          hint={t('sourceLead')}
          name="source"
          value={form.values.source}
          options={[
            ...TEMPLATES.map((value) => ({ value, label: t(value) })),
            ...ofFairs('like', 'likeFair'),
            ...ofFairs('copy', 'copyFair'),
          ]}
          onChange={({ target }) => {
            form.set('source', target.value);
            onChoose(sourceOf(target.value, fairs));
          }}
        />
      </div>
    </OrganizerPart>
  );
}

/** What one part needs is taken along, and cannot be left out. */
function PartsPart({
  parts,
  onChange,
}: {
  parts: readonly FairPart[];
  onChange: (parts: readonly FairPart[]) => void;
}) {
  const t = useTexts(fairTexts);
  const lang = useLang();
  const taken = withNeeded(parts);
  return (
    <OrganizerPart title={t('parts')}>
      <p className="mb-4 max-w-[70ch] text-soft">{t('partsLead')}</p>
      <div className="grid gap-3 md:grid-cols-2">
        {FAIR_PART_NAMES.map((part) => (
          <Checkbox
            key={part}
            label={wordsIn(FAIR_PARTS[part].name, lang)}
            hint={wordsIn(FAIR_PARTS[part].hint, lang)}
            checked={taken.includes(part)}
            disabled={taken.includes(part) && !parts.includes(part)}
            onChange={({ target }) => onChange(target.checked ? [...parts, part] : parts.filter((one) => one !== part))}
          />
        ))}
      </div>
    </OrganizerPart>
  );
}

function NamesPart({ form }: { form: Form<Values> }) {
  const t = useTexts(fairTexts);
  const pair = (name: 'name' | 'shortName' | 'venue' | 'city') => ({
    ...sidesOf(form, `${name}Zh`, `${name}En`, `fair.${name}`),
    labels: { zh: t(`${name}Zh`), en: t(`${name}En`) },
  });
  return (
    <OrganizerPart title={t('fair')}>
      <div className="grid gap-4">
        <BilingualField {...pair('name')} need="either" max={120} />
        <BilingualField {...pair('shortName')} need="either" max={40} />
        <BilingualField {...pair('venue')} need="either" max={120} />
        <BilingualField {...pair('city')} need="either" max={60} />
        <div className="grid items-start gap-4 md:grid-cols-2">
          <DateInput label={t('startsOn')} required {...form.text('startsOn', 'fair.startsOn')} />
          <DateInput
            label={t('endsOn')}
            required
            min={form.values.startsOn === '' ? undefined : form.values.startsOn}
            {...form.text('endsOn', 'fair.endsOn')}
          />
          <Input
            label={t('host')}
            hint={t('hostHint')}
            required
            autoComplete="off"
            maxLength={253}
            {...form.text('host', 'fair.host')}
          />
          <Input
            label={t('code')}
            hint={t('codeHint')}
            required
            autoComplete="off"
            maxLength={30}
            {...form.text('code', 'fair.code')}
          />
        </div>
      </div>
    </OrganizerPart>
  );
}

const schemas = () => import('@fairbridge/contract/fair/fair.calls.ts');

/** A fair from a template, or from one that the caller owns. */
export default function FairNewScreen() {
  const t = useTexts(fairTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { list } = load.useData();
  const own = list.filter(({ role }) => role === 'owner');
  const [parts, setParts] = useState<readonly FairPart[]>(FAIR_PART_NAMES);
  const [requests] = useState(() => requestIds('fair'));
  const form = usePersistentForm('fair', empty);
  const source = sourceOf(form.values.source, own);
  const choose = (chosen: Source): void => {
    if (chosen.kind === 'template') return;
    const { name, shortName, venue, city } = chosen.fair;
    // what was typed already stays
    if (form.values.nameZh !== '' || form.values.nameEn !== '') return;
    for (const [key, { zh, en }] of [
      ['name', name],
      ['shortName', shortName],
      ['venue', venue],
      ['city', city],
    ] as const) {
      form.set(`${key}Zh`, zh);
      form.set(`${key}En`, en);
    }
  };
  const made = async (): Promise<void> => {
    requests.answered();
    toast.good(source.kind === 'template' ? t('madeSaid') : t('making'));
    await navigate(localPath(lang, '/organizer/fairs'));
  };
  const submit = (): void => {
    const fair = fairIn(form.values);
    if (source.kind === 'template')
      return void form.submit({
        schema: async () => (await schemas()).create.input,
        input: { fair, template: source.template, requestId: requests.idOf(form.values) },
        send: async (input) => {
          await api(calls.fair.create, input);
          await made();
        },
      });
    const chosen = [...(source.kind === 'like' ? LIKE : parts)];
    void form.submit({
      schema: async () => (await schemas()).clone.input,
      input: { fair, from: source.fair.code, parts: chosen, requestId: requests.idOf({ ...form.values, chosen }) },
      send: async (input) => {
        await api(calls.fair.clone, input);
        await made();
      },
    });
  };
  return (
    <OrganizerPage back={{ to: '/organizer/fairs', label: t('BackToList') }} title={t('newTitle')} lead={t('newLead')}>
      <PostForm form={form} onSubmit={submit} className="grid gap-0">
        <RestoredNotice form={form} />
        <SourcePart form={form} fairs={own} onChoose={choose} />
        {source.kind === 'copy' && <PartsPart parts={parts} onChange={setParts} />}
        <NamesPart form={form} />
        <FormFailure message={form.failure} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('make')}
          </Button>
        </div>
      </PostForm>
    </OrganizerPage>
  );
}
