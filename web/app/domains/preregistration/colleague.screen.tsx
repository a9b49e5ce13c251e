import type { Colleague } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { isPrintable } from '@fairbridge/contract/voucher/printable.ts';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { toast } from '../../ui/toast.tsx';
import { preregistrationTexts } from './preregistration.texts.ts';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '预登记', en: 'Pre-registration' });

const LIST = '/preRegistration/group';

const load = defineClientLoad(async ({ api: ask, params }) => {
  const id = params['id'];
  const [own, { list }, edited] = await Promise.all([
    ask(calls.visitor.own, {}),
    ask(calls.exhibition.countries, {}),
    id === undefined ? null : ask(calls.preregistration.get, { id }),
  ]);
  return { own, countries: list, edited };
});
export const clientLoader = load.browser;

const valuesOf = (edited: Colleague | null, country: string) => ({
  name: edited?.name ?? '',
  email: edited?.email ?? '',
  company: edited?.company ?? '',
  position: edited?.position ?? '',
  country: edited?.country ?? country,
  mobile: edited?.mobile ?? '',
});

/** One colleague: enter, or change. */
export default function ColleagueScreen() {
  const id = useParams()['id'] ?? 'new';
  return <ColleagueForm key={id} />;
}

function ColleagueForm() {
  const t = useTexts(preregistrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { own, countries, edited } = load.useData();
  const form = useForm(() => valuesOf(edited, own.country));
  const more = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const submit = (): void =>
    void form.submit({
      schema: async () =>
        (await import('@fairbridge/contract/preregistration/preregistration.shapes.ts')).colleagueForm,
      input: { ...form.values, ...(edited !== null && { id: edited.id }) },
      onFailure: (failure) => {
        if (failure.name !== 'userExists') return false;
        form.setErrors({ email: failure.message });
        return true;
      },
      send: async (ready) => {
        const saved = await api(calls.preregistration.save, ready);
        toast.good(t('saved', { name: saved.name }));
        if (!more.current) return navigate(localPath(lang, LIST));
        // the next colleague is most often of the same company
        form.reset({ ...valuesOf(null, ready.country), company: ready.company });
        heading.current?.focus();
      },
    });
  const changed = edited !== null && form.values.email.trim().toLowerCase() !== edited.email;
  return (
    <PersonalPage>
      <div className="max-w-2xl">
        <BackLink to={LIST}>{t('BackToList')}</BackLink>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t(edited === null ? 'newTitle' : 'editTitle')}
        </h1>
        <p className="mt-1 mb-5 text-soft">{t('newLead')}</p>
        <PostForm
          form={form}
          className="card grid gap-5 p-5 md:p-7"
          onSubmit={(event) => {
            const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
            more.current = pressed?.getAttribute('value') === 'more';
            submit();
          }}
        >
          <div className="grid items-start gap-5 md:grid-cols-2">
            <Input
              label={t('Name')}
              required
              maxLength={60}
              autoComplete="off"
              {...(!isPrintable(form.values.name) && { hint: t('unprintable') })}
              {...form.text('name')}
            />
            <Input
              label={t('Email')}
              hint={t(changed && edited.state === 'confirmed' ? 'emailChange' : 'emailHint')}
              required
              inputMode="email"
              autoComplete="off"
              {...form.text('email')}
            />
            <Input label={t('position')} required maxLength={80} autoComplete="off" {...form.text('position')} />
            <SearchSelect
              label={t('Country')}
              required
              name="country"
              value={form.values.country}
              choices={countries.map(({ code, name }) => ({
                value: code,
                label: name[lang],
                also: [code],
                note: name[lang === 'zh' ? 'en' : 'zh'],
              }))}
              error={form.errors['country']}
              onChange={(code) => form.set('country', code)}
            />
            <Input
              label={t('Company')}
              hint={t('companyHint')}
              maxLength={120}
              placeholder={own.company}
              autoComplete="off"
              {...form.text('company')}
            />
            <Input
              label={t('mobile')}
              type="tel"
              inputMode="tel"
              maxLength={40}
              autoComplete="off"
              {...form.text('mobile')}
            />
          </div>
          <FormFailure message={form.failure} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy}>
              {t('Save')}
            </Button>
            {edited === null && (
              <Button type="submit" kind="quiet" value="more" busy={form.busy}>
                {t('saveMore')}
              </Button>
            )}
          </div>
        </PostForm>
      </div>
    </PersonalPage>
  );
}
