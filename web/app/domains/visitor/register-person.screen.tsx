import { completePerson } from '@fairbridge/contract/visitor/own-visitor.calls.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { updateUser, useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input, RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { MobileField, type CallingCountry } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { ProfileAvatar } from './profile-avatar.tsx';
import { dropDraft, withDraft } from './registration-draft.ts';
import { registrationTexts } from '../../parts/visitor/registration.texts.ts';
import { RegistrationFrame } from '../../parts/visitor/registration-frame.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '填写个人信息', en: 'Your details' });

const load = defineWork(async ({ api: ask, lang }) => {
  const [own, { visitor }, { list }] = await Promise.all([
    ask(calls.visitor.own, {}),
    ask(calls.visitor.previous, {}),
    ask(calls.exhibition.countries, {}),
  ]);
  // What was typed at an earlier fair is a proposal, as long as nothing was typed at this one.
  const previous = own.name === '' ? visitor : null;
  return { own, previous, countries: list, home: lang === 'zh' ? '86' : '' };
});
export const clientLoader = load.browser;

/** The calling code of where the browser says it is, such as 44 for en-GB. */
function regionAreaCode(countries: readonly CallingCountry[]): string | undefined {
  const { region } = new Intl.Locale(navigator.language);
  return countries.find(({ code }) => code === region)?.areaCode;
}

function valuesOf({ own, previous, countries, home }: ReturnType<typeof load.useData>) {
  const { name, title, position, department } = previous ?? own;
  // A mobile that the account was made with is this person's, whatever an earlier record says.
  const { mobileAreaCode, mobile } = own.mobile === '' ? (previous ?? own) : own;
  const areaCode = mobileAreaCode === '' ? (regionAreaCode(countries) ?? home) : mobileAreaCode;
  return withDraft('person', own.id, {
    name,
    title: String(title),
    position,
    department,
    mobileAreaCode: areaCode,
    mobile,
  });
}

/** Registration, part 2: who you are. */
export default function RegisterPersonScreen() {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const data = load.useData();
  const user = useUser();
  const form = useForm(() => valuesOf(data));
  useKeptDraft('person', data.own.id, form.values);
  const submit = (): void => {
    const { title, ...rest } = form.values;
    // A mobile without its country code reaches nobody abroad (specification, section 5).
    void form.submit({
      schema: completePerson.input,
      input: { ...rest, title: title === 'mr' || title === 'lady' ? title : '' },
      send: async (input) => {
        const { user, next } = await api(completePerson, input);
        dropDraft('person', data.own.id);
        updateUser(user);
        await navigate(localPath(lang, next));
      },
    });
  };
  return (
    <RegistrationFrame part={1} title={t('personTitle')} lead={t('personLead')}>
      <PostForm form={form} onSubmit={submit}>
        {data.previous !== null && <p className="note">{t('fromEarlierFair')}</p>}
        {user !== null && <ProfileAvatar user={user} name={form.values.name} />}
        <Input label={t('name')} required autoComplete="name" {...form.text('name')} />
        <RadioGroup
          label={t('titleOfPerson')}
          name="title"
          value={form.values.title}
          onChange={(value) => form.set('title', value)}
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
        <MobileField
          required
          countries={data.countries}
          areaCode={form.values.mobileAreaCode}
          number={form.values.mobile}
          onAreaCode={(areaCode) => form.set('mobileAreaCode', areaCode)}
          onNumber={(number) => form.set('mobile', number)}
          errors={{ areaCode: form.errors['mobileAreaCode'], number: form.errors['mobile'] }}
        />
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy}>
          {t('saveAndGoOn')}
        </Button>
      </PostForm>
    </RegistrationFrame>
  );
}
