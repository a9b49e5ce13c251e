import type { CheckedIn, FoundHolder } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import { CONSENT_WAYS, walkIn, type ConsentWay } from '@fairbridge/contract/check-in/walk-in.shapes.ts';
import type { Gate } from '@fairbridge/contract/check-in/gate.shapes.ts';
import { inLang, LANGS } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { HOME_AREA_CODE } from '../../components/account/typed-account.ts';
import { PrintBadge } from '../../components/check-in/print-badge.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { asText } from '../../stored-item.ts';
import { EmailInput } from '../../ui/address-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Checkbox, Input, RadioGroup, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type Form } from '../../ui/form.ts';
import { MobileField, type CallingCountry } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { ON_SITE } from './check-in-tabs.tsx';
import { CHOSEN_GATE } from './chosen-gate.ts';
import { walkInTexts } from './walk-in.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '现场登记', en: 'Walk-in desk' });

const load = defineClientLoad(async ({ api: ask }) => {
  const [{ list: gates }, { list: countries }] = await Promise.all([
    ask(calls.gate.list, {}),
    ask(calls.exhibition.countries, {}),
  ]);
  return { gates: gates.filter(({ open }) => open), countries };
});
export const clientLoader = load.browser;

const KINDS = ['email', 'mobile'] as const;

type Values = {
  name: string;
  company: string;
  position: string;
  country: string;
  kind: (typeof KINDS)[number];
  email: string;
  areaCode: string;
  mobile: string;
  language: (typeof LANGS)[number];
  consent: ConsentWay | null;
  gateId: string;
  beyondLimit: boolean;
};
type Done = { person: FoundHolder; made: boolean; checked: CheckedIn | null };

function AddressFields({ form, countries }: { form: Form<Values>; countries: readonly CallingCountry[] }) {
  const t = useTexts(walkInTexts);
  const { kind, areaCode, mobile } = form.values;
  return (
    <>
      <RadioGroup
        label={t('reachedBy')}
        name="kind"
        options={KINDS.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={(value) => form.set('kind', KINDS.find((one) => one === value) ?? 'email')}
      />
      {kind === 'email' ? (
        <EmailInput label={t('email')} required autoComplete="off" {...form.text('email')} />
      ) : (
        <MobileField
          countries={countries}
          required
          areaCode={areaCode}
          number={mobile}
          names={{ areaCode: 'areaCode', number: 'mobile' }}
          errors={{ areaCode: form.errors['areaCode'], number: form.errors['mobile'] }}
          onAreaCode={(value) => form.set('areaCode', value)}
          onNumber={(value) => form.set('mobile', value)}
        />
      )}
    </>
  );
}

function PersonFields({ form, countries }: { form: Form<Values>; countries: readonly CallingCountry[] }) {
  const t = useTexts(walkInTexts);
  const lang = useLang();
  const wrong = form.errors['country'];
  return (
    <>
      <Input label={t('Name')} required autoFocus maxLength={60} autoComplete="off" {...form.text('name')} />
      <Input label={t('Company')} required maxLength={120} autoComplete="off" {...form.text('company')} />
      <Input label={t('Position')} maxLength={60} autoComplete="off" {...form.text('position')} />
      <SearchSelect
        label={t('Country')}
        required
        name="country"
        value={form.values.country}
        choices={countries.map(({ code, name }) => ({
          value: code,
          label: inLang(name, lang),
          note: name[lang === 'zh' ? 'en' : 'zh'],
        }))}
        onChange={(value) => form.set('country', value)}
        {...(wrong !== undefined && { error: wrong })}
      />
      <AddressFields form={form} countries={countries} />
      <RadioGroup
        label={t('reads')}
        name="language"
        options={LANGS.map((value) => ({ value, label: t(value) }))}
        value={form.values.language}
        onChange={(value) => form.set('language', LANGS.find((one) => one === value) ?? 'zh')}
      />
      <RadioGroup
        label={t('consent')}
        hint={t('consentHint')}
        required
        name="consent"
        options={CONSENT_WAYS.map((value) => ({ value, label: t(value) }))}
        value={form.values.consent ?? ''}
        error={form.errors['consent']}
        onChange={(value) => form.set('consent', CONSENT_WAYS.find((one) => one === value) ?? null)}
      />
    </>
  );
}

/** Registers, then lets in at the gate that is chosen; the badge is printed once it is shown. */
function WalkInForm({
  gates,
  countries,
  onDone,
}: {
  gates: readonly Gate[];
  countries: readonly CallingCountry[];
  onDone: (done: Done) => void;
}) {
  const t = useTexts(walkInTexts);
  const lang = useLang();
  const mayGoBeyond = useCanCall(calls.walkIn.registerBeyond);
  const form = useForm<Values>(() => ({
    name: '',
    company: '',
    position: '',
    country: 'CN',
    kind: 'email',
    email: '',
    areaCode: HOME_AREA_CODE,
    mobile: '',
    language: lang,
    consent: null,
    gateId: gates.find(({ id }) => id === asText(CHOSEN_GATE.read()))?.id ?? '',
    beyondLimit: false,
  }));
  const letIn = async ({ id, fault }: FoundHolder): Promise<CheckedIn | null> => {
    const { gateId } = form.values;
    if (gateId === '' || fault !== null) return null;
    return api(calls.checkIn.enter, { gateId, holder: { visitorId: id }, requestId: crypto.randomUUID() });
  };
  const send = (): void => {
    const { kind, email, areaCode, mobile, gateId: _gate, beyondLimit, ...given } = form.values;
    const call = beyondLimit ? calls.walkIn.registerBeyond : calls.walkIn.register;
    void form.submit({
      schema: walkIn,
      input: { ...given, ...(kind === 'email' ? { email } : { areaCode, mobile }) },
      send: async (input) => {
        const { person, made } = await api(call, input);
        onDone({ person, made, checked: await letIn(person) });
      },
    });
  };
  return (
    <PostForm form={form} className="card grid max-w-2xl gap-5 p-5" onSubmit={send}>
      <PersonFields form={form} countries={countries} />
      <Select
        label={t('gate')}
        placeholder={t('noGate')}
        options={gates.map(({ id, name }) => ({ value: id, label: inLang(name, lang) }))}
        {...form.text('gateId')}
      />
      {mayGoBeyond && (
        <Checkbox
          label={t('beyondLimit')}
          name="beyondLimit"
          checked={form.values.beyondLimit}
          onChange={(event) => form.set('beyondLimit', event.target.checked)}
        />
      )}
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {t('register')}
      </Button>
    </PostForm>
  );
}

function Registered({ done: { person, made, checked }, onNext }: { done: Done; onNext: () => void }) {
  const t = useTexts(walkInTexts);
  const entered = checked === null ? 'notEntered' : checked.entry === null ? 'before' : 'entered';
  const rows = [
    [t('Name'), person.name],
    [t('Company'), person.company],
    [t('Position'), person.position],
    [t('number'), checked?.badge?.number ?? person.number],
    [t('Status'), t(entered)],
  ] as const;
  return (
    <section className="card max-w-2xl p-5" aria-live="polite">
      <h2 className={`text-2xl ${person.fault === null ? 'text-good' : 'text-bad'}`}>
        {t(made ? 'registered' : 'known')}
      </h2>
      {person.fault !== null && <p className="mt-2">{t(person.fault === 'suspended' ? 'suspended' : 'notApproved')}</p>}
      <Facts className="mt-3" values="num font-semibold" rows={rows} empty="—" />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={onNext}>{t('another')}</Button>
        {person.fault === null && <PrintBadge holder={{ visitorId: person.id }} atOnce={made} />}
        <LocalLink to={`/organizer/visitors/${person.id}`} className="link">
          {t('record')}
        </LocalLink>
      </div>
    </section>
  );
}

/** Somebody who came without a registration: registered, let in and given a badge at one desk. */
export default function WalkInScreen() {
  const t = useTexts(walkInTexts);
  const { gates, countries } = load.useData();
  const [done, setDone] = useState<Done | null>(null);
  return (
    <OrganizerPage back={{ to: ON_SITE.checkIn, label: t('back') }} title={t('title')} lead={t('lead')}>
      {done === null ? (
        <WalkInForm gates={gates} countries={countries} onDone={setDone} />
      ) : (
        <Registered done={done} onNext={() => setDone(null)} />
      )}
    </OrganizerPage>
  );
}
