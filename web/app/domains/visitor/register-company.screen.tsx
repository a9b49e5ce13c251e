import { completeCompany } from '@fairbridge/contract/visitor/visitor.calls.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { updateUser } from '../../session/session.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { registrationTexts } from './registration.texts.ts';
import { RegistrationFrame } from './registration-frame.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '填写公司信息', en: 'Your company' });

const load = defineWork(async ({ api: ask }) => {
  const [own, { list }] = await Promise.all([ask(calls.visitor.own, {}), ask(calls.exhibition.countries, {})]);
  return { own, countries: list };
});
export const clientLoader = load.browser;

/** Registration, part 3: the company you buy for. */
export default function RegisterCompanyScreen() {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { own, countries } = load.useData();
  const { company, country, province, city, address, website } = own;
  const form = useForm({
    company,
    country,
    province: province ?? '',
    city: city ?? '',
    address: address ?? '',
    website: website ?? '',
  });
  const submit = (): void =>
    void form.submit({
      schema: completeCompany.input,
      input: form.values,
      send: async (input) => {
        const { user, next } = await api(completeCompany, input);
        updateUser(user);
        await navigate(localPath(lang, next));
      },
    });
  const optional = (label: string): string => t('optional', { label });
  return (
    <RegistrationFrame part={2} title={t('companyTitle')} lead={t('companyLead')}>
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
        <Input label={t('company')} required autoComplete="organization" {...form.text('company')} />
        <Select
          label={t('country')}
          required
          autoComplete="country"
          placeholder={t('chooseCountry')}
          options={countries.map(({ code, name }) => ({ value: code, label: name[lang] }))}
          {...form.text('country')}
        />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Input label={optional(t('province'))} autoComplete="address-level1" {...form.text('province')} />
          <Input label={optional(t('city'))} autoComplete="address-level2" {...form.text('city')} />
        </div>
        <Input label={optional(t('address'))} autoComplete="street-address" {...form.text('address')} />
        <Input label={optional(t('website'))} inputMode="url" autoComplete="url" {...form.text('website')} />
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy}>
          {t('saveAndGoOn')}
        </Button>
      </form>
    </RegistrationFrame>
  );
}
