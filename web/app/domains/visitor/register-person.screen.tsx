import { completePerson } from '@fairbridge/contract/visitor/own-visitor.calls.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { browserRegion } from '../../i18n/browser-region.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { PersonFields } from './person-fields.tsx';
import { ProfileAvatar } from './profile-avatar.tsx';
import { withDraft } from './stored-registration.ts';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { RegistrationFrame } from '../../components/visitor/registration-frame.tsx';
import { useRegistrationPart } from './use-registration-part.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '填写个人信息', en: 'Your details' });

const load = defineClientLoad(async ({ api: ask, lang }) => {
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
  const region = browserRegion(navigator.language);
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
  const data = load.useData();
  const user = useUser();
  const form = useForm(() => valuesOf(data));
  const goOn = useRegistrationPart('person', data.own.id, form.values);
  const submit = (): void => {
    const { title, ...rest } = form.values;
    // A mobile without its country code reaches nobody abroad (specification, section 5).
    void form.submit({
      schema: completePerson.input,
      input: { ...rest, title: title === 'mr' || title === 'lady' ? title : '' },
      send: async (input) => goOn(await api(completePerson, input)),
    });
  };
  return (
    <RegistrationFrame part={1} title={t('personTitle')} lead={t('personLead')}>
      <PostForm form={form} onSubmit={submit}>
        {data.previous !== null && <p className="note">{t('fromEarlierFair')}</p>}
        {user !== null && <ProfileAvatar user={user} name={form.values.name} />}
        <PersonFields form={form} countries={data.countries} />
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy}>
          {t('saveAndGoOn')}
        </Button>
      </PostForm>
    </RegistrationFrame>
  );
}
