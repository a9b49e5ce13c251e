import { isPrintable } from '@fairbridge/contract/voucher/printable.ts';
import { completeCompany } from '@fairbridge/contract/visitor/own-visitor.calls.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { isMain } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { AreaFields } from '../../components/exhibition/area-fields.tsx';
import { OverseasNote } from './overseas-note.tsx';
import { withDraft } from './stored-registration.ts';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { RegistrationFrame } from '../../components/visitor/registration-frame.tsx';
import { useRegistrationPart } from './use-registration-part.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '填写公司信息', en: 'Your company' });

const load = defineClientLoad(async ({ api: ask }) => {
  const [own, { visitor }, { list }] = await Promise.all([
    ask(calls.visitor.own, {}),
    ask(calls.visitor.previous, {}),
    ask(calls.exhibition.countries, {}),
  ]);
  // What was typed at an earlier fair is a proposal, as long as nothing was typed at this one.
  const previous = own.company === '' && visitor?.company !== '' ? visitor : null;
  return { own, previous, countries: list };
});
export const clientLoader = load.browser;

function valuesOf({ own, previous, countries }: ReturnType<typeof load.useData>) {
  const { company, country, province, city, address, website, fax } = previous ?? own;
  // Most people's mobile is from where their company is.
  const ofMobile = countries.find((one) => one.areaCode === own.mobileAreaCode && own.mobile !== '' && isMain(one));
  return withDraft('company', own.id, {
    company,
    country: country === '' ? (ofMobile?.code ?? '') : country,
    province,
    city,
    address,
    website,
    fax,
  });
}

/** Registration, part 3: the company you buy for. */
export default function RegisterCompanyScreen() {
  const t = useTexts(registrationTexts);
  const data = load.useData();
  const form = useForm(() => valuesOf(data));
  const goOn = useRegistrationPart('company', data.own.id, form.values);
  const submit = (): void =>
    void form.submit({
      schema: completeCompany.input,
      input: form.values,
      send: async (input) => goOn(await api(completeCompany, input)),
    });
  const optional = (label: string): string => t('optional', { label });
  return (
    <RegistrationFrame part={2} title={t('companyTitle')} lead={t('companyLead')}>
      <PostForm form={form} onSubmit={submit}>
        {data.previous !== null && <p className="note">{t('fromEarlierFair')}</p>}
        <Input
          label={t('company')}
          required
          autoComplete="organization"
          {...(!isPrintable(form.values.company) && { hint: t('unprintable') })}
          {...form.text('company')}
        />
        <AreaFields
          countries={data.countries}
          value={form.values}
          errors={form.errors}
          onChange={(key, value) => form.set(key, value)}
        />
        <OverseasNote country={form.values.country} />
        <Input label={optional(t('Address'))} autoComplete="street-address" {...form.text('address')} />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Input label={optional(t('website'))} inputMode="url" autoComplete="url" {...form.text('website')} />
          <Input label={optional(t('fax'))} type="tel" inputMode="tel" autoComplete="off" {...form.text('fax')} />
        </div>
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy}>
          {t('saveAndGoOn')}
        </Button>
      </PostForm>
    </RegistrationFrame>
  );
}
