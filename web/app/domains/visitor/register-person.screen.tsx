import { completePerson } from '@fairbridge/contract/visitor/visitor.calls.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { updateUser } from '../../session/session.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input, RadioGroup, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { registrationTexts } from './registration.texts.ts';
import { RegistrationFrame } from './registration-frame.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '填写个人信息', en: 'Your details' });

const load = defineWork(async ({ api: ask }) => {
  const [own, { list }] = await Promise.all([ask(calls.visitor.own, {}), ask(calls.exhibition.countries, {})]);
  return { own, countries: list };
});
export const clientLoader = load.browser;

/** Registration, part 2: who you are. */
export default function RegisterPersonScreen() {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { own, countries } = load.useData();
  const { name, title, position, department, mobileAreaCode, mobile } = own;
  const form = useForm({
    name,
    title: title ?? '',
    position,
    department: department ?? '',
    mobileAreaCode:
      mobileAreaCode === undefined || mobileAreaCode === '' ? (lang === 'zh' ? '86' : '') : mobileAreaCode,
    mobile: mobile ?? '',
  });
  const submit = (): void => {
    // A mobile without its country code reaches nobody abroad (specification, section 5).
    void form.submit({
      schema: completePerson.input,
      input: form.values,
      send: async (input) => {
        const { user, next } = await api(completePerson, input);
        updateUser(user);
        await navigate(localPath(lang, next));
      },
    });
  };
  const areaCodes = countries.map(({ name: country, areaCode, code }) => ({
    value: `${areaCode} ${code}`,
    label: `${country[lang]} +${areaCode}`,
  }));
  const chosenArea = areaCodes.find(({ value }) => value.startsWith(`${form.values.mobileAreaCode} `))?.value ?? '';
  return (
    <RegistrationFrame part={1} title={t('personTitle')} lead={t('personLead')}>
      <form
        id={form.id}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Input label={t('name')} required autoComplete="name" {...form.text('name')} />
        <RadioGroup
          label={t('titleOfPerson')}
          name="title"
          value={form.values.title}
          onChange={(value) => form.set('title', value === 'mr' || value === 'lady' ? value : '')}
          options={[
            { value: 'mr', label: t('mr') },
            { value: 'lady', label: t('lady') },
            { value: '', label: t('noTitle') },
          ]}
        />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Input label={t('position')} required autoComplete="organization-title" {...form.text('position')} />
          <Input label={t('optional', { label: t('department') })} {...form.text('department')} />
        </div>
        <div className="grid items-start gap-5 md:grid-cols-[14rem_1fr]">
          <Select
            label={t('mobileAreaCode')}
            placeholder="—"
            name="mobileAreaCode"
            value={chosenArea}
            error={form.errors['mobileAreaCode']}
            onChange={(event) => form.set('mobileAreaCode', event.target.value.split(' ')[0] ?? '')}
            options={areaCodes}
          />
          <Input
            label={t('optional', { label: t('mobile') })}
            inputMode="tel"
            autoComplete="tel-national"
            {...form.text('mobile')}
          />
        </div>
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy}>
          {t('saveAndGoOn')}
        </Button>
      </form>
    </RegistrationFrame>
  );
}
