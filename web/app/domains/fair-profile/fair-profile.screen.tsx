import { countDays, dayAfter } from '@fairbridge/contract/days.ts';
import { save as saveCall } from '@fairbridge/contract/fair-profile/fair-profile.calls.ts';
import type { PlannedOnDays } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { PictureField } from '../../components/home/picture-field.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { loadOnly } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { FairTabs } from '../../shell/organizer/fair-tabs.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { toast } from '../../ui/toast.tsx';
import { FairColours } from './fair-colours.tsx';
import { FairHostFields } from './fair-host-fields.tsx';
import { FairHoursFields } from './fair-hours-fields.tsx';
import { fairProfileTexts } from './fair-profile.texts.ts';
import { PROFILE_LIKE, toProfileInput, toProfileValues, type ProfileValues } from './fair-profile-values.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '展会资料', en: 'Fair details' });

const load = defineClientLoad(async (given) => {
  const [loaded, planned] = await Promise.all([
    loadOnly(given, 'fairProfile', 'all', () => given.api(calls.fairProfile.get, {})),
    given.api(calls.fairProfile.planned, {}),
  ]);
  return { ...loaded, planned };
});
export const clientLoader = load.browser;

/** What the fair is, where and when: its names, days, venue, marks, hosts and whoever answers for it. */
export default function FairProfileScreen() {
  return <Editor key={load.useData().record.version} />;
}

/** '12 events, 3 live streams'; empty where there is nothing. */
function usePlannedWords(): (planned: PlannedOnDays) => string {
  const t = useTexts(fairProfileTexts);
  const lang = useLang();
  return (planned) =>
    (['programmes', 'lives', 'meetings', 'appointments'] as const)
      .flatMap((kind) => (planned[kind] === 0 ? [] : [t(kind, { count: planned[kind] })]))
      .join(lang === 'zh' ? '、' : ', ');
}

const isDay = (typed: string): boolean => !Number.isNaN(Date.parse(typed));

/** The two days; the last one follows the first, so that a fair that moves keeps its length. */
function Days({ form }: { form: Form<ProfileValues> }) {
  const t = useTexts(fairProfileTexts);
  const words = usePlannedWords();
  const { planned } = load.useData();
  const { startsOn, endsOn, moveAlong } = form.values;
  const shift = isDay(startsOn) ? countDays({ from: planned.startsOn, to: startsOn }) - 1 : 0;
  const first = form.text('startsOn');
  const list = words(planned);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        <DateInput
          label={t('startsOn')}
          required
          {...first}
          onChange={(event) => {
            first.onChange(event);
            const typed = event.target.value;
            if (isDay(typed) && isDay(startsOn) && isDay(endsOn))
              form.set('endsOn', dayAfter(endsOn, countDays({ from: startsOn, to: typed }) - 1));
          }}
        />
        <DateInput label={t('endsOn')} required min={startsOn === '' ? undefined : startsOn} {...form.text('endsOn')} />
      </div>
      {shift !== 0 && (
        <div className="note mt-4" role="status">
          <p>{list === '' ? t('nothingPlanned') : t('movedBy', { days: shift, planned: list })}</p>
          {list !== '' && (
            <Checkbox
              label={t('moveAlong')}
              hint={t('moveAlongHint')}
              checked={moveAlong}
              onChange={({ target }) => form.set('moveAlong', target.checked)}
            />
          )}
        </div>
      )}
    </>
  );
}

function Editor() {
  const t = useTexts(fairProfileTexts);
  const lang = useLang();
  const words = usePlannedWords();
  const { revalidate } = useRevalidator();
  const editor = useRecordEditor({
    loaded: load.useData(),
    valuesOf: toProfileValues,
    like: PROFILE_LIKE,
    get: () => api(calls.fairProfile.get, {}),
    isPublic: true,
    under: 'form',
  });
  const { form } = editor;
  const pair = (name: 'name' | 'shortName' | 'slogan' | 'searchHint' | 'about' | 'venue' | 'city' | 'address') => ({
    ...form.pair(name),
    labels: { zh: t(`${name}Zh`), en: t(`${name}En`) },
  });
  const save = (): Promise<void> =>
    saveBy(editor, { call: saveCall, inputOf: toProfileInput }, async ({ moved }, goesOn) => {
      const list = words(moved);
      toast.good(list === '' ? t('Saved') : t('savedMoved', { planned: list }));
      if (goesOn) await revalidate();
    });
  const entity = (key: 'entityName' | 'entityAddress', field: string) => ({
    name: key,
    field,
    value: form.values[key],
    errors: form.errors,
    labels: { zh: t(`${key}Zh`), en: t(`${key}En`) },
    onChange: (value: Bilingual, side: string) => form.set(key, value, side),
  });
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <FairTabs part="details" />
      <EditorFrame editor={editor} save={save} labelOf={fieldLabels(fairProfileTexts, lang, 'title')}>
        <OrganizerPart title={t('names')}>
          <div className="grid gap-4">
            <BilingualField {...pair('name')} max={120} />
            <BilingualField {...pair('shortName')} max={40} />
            <BilingualField {...pair('slogan')} max={120} />
            <BilingualField {...pair('searchHint')} max={60} />
            <BilingualField {...pair('about')} max={2_000} rows={4} />
          </div>
        </OrganizerPart>
        <OrganizerPart title={t('when')}>
          <Days form={form} />
          <FairHoursFields form={form} />
        </OrganizerPart>
        <OrganizerPart title={t('where')}>
          <div className="grid gap-4">
            <BilingualField {...pair('venue')} max={120} />
            <BilingualField {...pair('city')} max={60} />
            <BilingualField {...pair('address')} max={200} />
          </div>
        </OrganizerPart>
        <OrganizerPart title={t('look')}>
          <div className="grid gap-6">
            <div className="max-w-56">
              <PictureField
                label={t('logo')}
                use="fairLogo"
                picture={form.values.logo}
                error={form.errors['logo']}
                onChange={(logo) => form.set('logo', logo)}
              />
            </div>
            <p className="field-hint">{t('logoHint')}</p>
            <FairColours form={form} />
          </div>
        </OrganizerPart>
        <OrganizerPart title={t('hosts')}>
          <p className="mb-4 max-w-[70ch] text-soft">{t('hostsLead')}</p>
          <FairHostFields form={form} />
        </OrganizerPart>
        <OrganizerPart title={t('contacts')}>
          <p className="mb-4 max-w-[70ch] text-soft">{t('contactsLead')}</p>
          <div className="grid gap-4 md:grid-cols-2">
            <Input label={t('email')} type="email" maxLength={254} autoComplete="off" {...form.text('email')} />
            <Input label={t('phone')} type="tel" maxLength={40} autoComplete="off" {...form.text('phone')} />
          </div>
        </OrganizerPart>
        <OrganizerPart title={t('entity')}>
          <p className="mb-4 max-w-[70ch] text-soft">{t('entityLead')}</p>
          <div className="grid gap-4">
            <BilingualField {...entity('entityName', 'entity.name')} max={120} />
            <BilingualField {...entity('entityAddress', 'entity.address')} max={200} />
            <div className="grid items-start gap-4 md:grid-cols-2">
              <Input label={t('entityNumber')} maxLength={60} {...form.text('entityNumber', 'entity.number')} />
              <Input
                label={t('entityIcp')}
                hint={t('entityIcpHint')}
                maxLength={60}
                {...form.text('entityIcp', 'entity.icp')}
              />
            </div>
          </div>
        </OrganizerPart>
        <SaveBar editor={editor}>
          <Button type="submit" busy={form.busy}>
            {t('Save')}
          </Button>
        </SaveBar>
      </EditorFrame>
    </OrganizerPage>
  );
}
