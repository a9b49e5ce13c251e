import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { offer as offerCall } from '@fairbridge/contract/exhibitor-application/exhibitor-application.calls.ts';
import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { OwnProductCodes } from '../../components/own-product/own-product-codes.tsx';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm, type PersistentForm } from '../../editing/use-persistent-form.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { EmailInput, WebInput } from '../../ui/address-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { AreaCodeSelect, type CallingCountry } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { applyTexts } from './apply.texts.ts';

const schema = async () =>
  (await import('@fairbridge/contract/exhibitor-application/exhibitor-application.shapes.ts')).newApplication;

/** What the form's lists offer. */
export type ApplyChoices = {
  offer: OutputOf<typeof offerCall>;
  categories: readonly NamedCode[];
  countries: readonly CallingCountry[];
};

/** Codes of categories stand with spaces between them, and each part of a name or number in a field of its own. */
const EMPTY = {
  nameZh: '',
  nameEn: '',
  country: '',
  categories: '',
  website: '',
  contactName: '',
  email: '',
  areaCode: '',
  number: '',
  package: '',
  area: '',
  remark: '',
};
type Values = typeof EMPTY;

const codesIn = (categories: string): string[] => categories.split(' ').filter(Boolean);

/** As the call takes it. */
const inputOf = ({ nameZh, nameEn, categories, areaCode, number, ...rest }: Values) => ({
  ...rest,
  name: { zh: nameZh, en: nameEn },
  categories: codesIn(categories),
  mobile: { areaCode, number },
  humanCheck: '',
});

type FormOf = { form: PersistentForm<Values>; choices: ApplyChoices };

function Company({ form, choices: { categories, countries } }: FormOf) {
  const t = useTexts(applyTexts);
  const lang = useLang();
  const country = form.text('country');
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-lg font-semibold">{t('company')}</legend>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Input
          label={t('nameZh')}
          hint={t('nameHint')}
          lang="zh-CN"
          maxLength={160}
          {...form.text('nameZh', 'name.zh')}
        />
        <Input label={t('nameEn')} lang="en" maxLength={160} {...form.text('nameEn', 'name.en')} />
      </div>
      <Select
        label={t('country')}
        required
        placeholder={t('choose')}
        options={countries.map(({ code, name }) => ({ value: code, label: name[lang] }))}
        {...country}
        onChange={(event) => {
          country.onChange(event);
          const found = countries.find(({ code }) => code === event.target.value);
          if (form.values.number === '') form.set('areaCode', found?.areaCode ?? '', 'mobile.areaCode');
        }}
      />
      <OwnProductCodes
        label={t('categories')}
        hint={t('categoriesHint')}
        placeholder={t('searchHere')}
        options={categories}
        chosen={codesIn(form.values.categories)}
        max={LIMITS.exhibitorCategoriesMax}
        error={form.errors['categories']}
        onChange={(chosen) => form.set('categories', chosen.join(' '))}
      />
      <WebInput label={t('website')} {...form.text('website')} />
    </fieldset>
  );
}

function Contact({ form, choices: { countries } }: FormOf) {
  const t = useTexts(applyTexts);
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left w-full text-lg font-semibold">{t('contact')}</legend>
      <Input label={t('contactName')} required autoComplete="name" maxLength={60} {...form.text('contactName')} />
      <EmailInput label={t('email')} required autoComplete="email" {...form.text('email')} />
      <div className="grid items-start gap-4 sm:grid-cols-[16rem_1fr]">
        <AreaCodeSelect
          countries={countries}
          name="mobile.areaCode"
          value={form.values.areaCode}
          error={form.errors['mobile.areaCode']}
          onChange={(areaCode) => form.set('areaCode', areaCode, 'mobile.areaCode')}
        />
        <Input
          label={t('mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
          {...form.text('number', 'mobile.number')}
        />
      </div>
    </fieldset>
  );
}

function Booth({ form, choices }: FormOf) {
  const t = useTexts(applyTexts);
  const lang = useLang();
  const { packages } = choices.offer;
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left w-full text-lg font-semibold">{t('booth')}</legend>
      {packages.length > 1 && (
        <Select
          label={t('package')}
          placeholder={t('anyPackage')}
          options={packages.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }))}
          {...form.text('package')}
        />
      )}
      <Input label={t('area')} hint={t('areaHint')} autoComplete="off" maxLength={40} {...form.text('area')} />
      <Textarea label={t('remark')} rows={4} maxLength={2_000} {...form.text('remark')} />
    </fieldset>
  );
}

/** What a company says of itself; a file of its own, since a public page carries no form until it is in sight. */
export default function ApplicationForm({ choices, onSent }: { choices: ApplyChoices; onSent: () => void }) {
  const t = useTexts(applyTexts);
  const signedIn = useUser() !== null;
  const { ask, dialog } = useHumanCheck();
  const form = usePersistentForm('apply', () => EMPTY);
  const send = (): void =>
    void form.submit({
      schema,
      input: inputOf(form.values),
      send: async (input) => {
        // whoever is signed in is known already
        const humanCheck = signedIn ? '' : await ask('apply', '');
        if (humanCheck === null) return;
        await api(calls.exhibitorApplication.submit, { ...input, humanCheck });
        onSent();
      },
    });
  return (
    <PostForm form={form} className="card grid gap-6 p-5 sm:p-8" onSubmit={send}>
      <RestoredNotice form={form} />
      <Company form={form} choices={choices} />
      <Contact form={form} choices={choices} />
      <Booth form={form} choices={choices} />
      <p className="text-sm text-soft">{t('use')}</p>
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {t('send')}
      </Button>
      {dialog}
    </PostForm>
  );
}
