import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { updateUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { AreaFields } from '../../parts/exhibition/area-fields.tsx';
import { companyFileTexts } from './company-file.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '公司资料', en: 'Company profile' });

const schema = async () => (await import('@fairbridge/contract/visitor/own-visitor.calls.ts')).change.input;

const load = defineWork(async ({ api: ask }) => {
  const [own, { list }] = await Promise.all([ask(calls.visitor.own, {}), ask(calls.exhibition.countries, {})]);
  return { own, countries: list };
});
export const clientLoader = load.browser;

/** The fields as the call names them: `company.country`. */
function areaErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^company\./, ''), message]),
  );
}

/** The company one buys for: the same fields and rules as in the registration. */
export default function CompanyFileScreen() {
  const t = useTexts(companyFileTexts);
  const { revalidate } = useRevalidator();
  const { own, countries } = load.useData();
  const form = useForm(() => {
    const { company, country, province, city, address, website, fax } = own;
    return { company, country, province, city, address, website, fax };
  });
  const submit = (): void => {
    const { name, title, position, department, mobileAreaCode, mobile } = own;
    void form.submit({
      schema,
      input: { person: { name, title, position, department, mobileAreaCode, mobile }, company: form.values },
      send: async (input) => {
        updateUser((await api(calls.visitor.change, input)).user);
        await revalidate();
        toast.good(t('saved'));
      },
    });
  };
  const optional = (label: string): string => t('optional', { label });
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      <PostForm form={form} className="card grid max-w-3xl gap-5 p-5" onSubmit={submit}>
        <Input label={t('company')} required autoComplete="organization" {...form.text('company', 'company.company')} />
        <AreaFields
          countries={countries}
          value={form.values}
          errors={areaErrors(form.errors)}
          onChange={(key, value) => form.set(key, value, `company.${key}`)}
        />
        <Input
          label={optional(t('address'))}
          autoComplete="street-address"
          {...form.text('address', 'company.address')}
        />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Input
            label={optional(t('website'))}
            inputMode="url"
            autoComplete="url"
            {...form.text('website', 'company.website')}
          />
          <Input
            label={optional(t('fax'))}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            {...form.text('fax', 'company.fax')}
          />
        </div>
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('save')}
        </Button>
      </PostForm>
    </PersonalFrame>
  );
}
