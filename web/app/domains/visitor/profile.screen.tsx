import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { OwnVisitor } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { calls } from '../../calls.ts';
import { autosavedOf } from '../../editing/draft-key.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { useCanCall } from '../../session/can-call.ts';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useRegistrationMode } from '../../site/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PersonalFrame, PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { OpenRegistration } from './open-registration.tsx';
import { ProfileAvatar } from './profile-avatar.tsx';
import { ProfileCertificate } from './profile-certificate.tsx';
import { Facts } from './profile-facts.tsx';
import { ProfilePerson } from './profile-person.tsx';
import { profileTexts } from './profile.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '基本信息', en: 'My details' });

const load = defineClientLoad(async ({ api }) => {
  const [own, { list }, autosaved] = await Promise.all([
    api(calls.visitor.own, {}),
    api(calls.exhibition.countries, {}),
    autosavedOf(api, 'person', 'own'),
  ]);
  return { own, countries: list, autosaved };
});
export const clientLoader = load.browser;

/** How the registration stands: with the review where there is one. */
function State({ user }: { user: CurrentUser }) {
  const t = useTexts(profileTexts);
  const state = isRegistered(user) ? (user.review?.state ?? 'registered') : 'unregistered';
  const good = state === 'approved' || state === 'registered';
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold ${good ? 'text-good' : state === 'notApproved' ? 'text-bad' : ''}`}
    >
      <Icon name={good ? 'check' : state === 'notApproved' ? 'warning' : 'clock'} size={18} />
      {t(state)}
    </span>
  );
}

function Card({ own, user }: { own: OwnVisitor; user: CurrentUser }) {
  const t = useTexts(profileTexts);
  const account = user.email === '' ? `+${user.mobile}` : user.email;
  return (
    <div className="card mb-5 flex flex-wrap items-center gap-x-6 gap-y-4 border-t-[6px] border-t-action p-5">
      <ProfileAvatar user={user} name={own.name} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-xl font-bold break-words">{own.name === '' ? account : own.name}</p>
        {own.company !== '' && (
          <p className="break-words text-soft">
            {own.position === '' ? own.company : `${own.position} · ${own.company}`}
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <State user={user} />
          {own.tiers.length > 0 && (
            <span className="flex flex-wrap gap-1.5" role="group" aria-label={t('tiers')}>
              {own.tiers.map((tier) => (
                <span
                  key={tier}
                  className={`rounded-sign px-2 text-sm font-semibold ${tier === 'vip' ? 'bg-accent text-on-accent' : 'bg-tint text-action'}`}
                >
                  {t(tier)}
                </span>
              ))}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function Company({ own, country, mayEdit }: { own: OwnVisitor; country: string; mayEdit: boolean }) {
  const t = useTexts(profileTexts);
  const lang = useLang();
  return (
    <PersonalSection
      title={t('company')}
      aside={
        mayEdit && (
          <ButtonLink kind="quiet" small to="/companyfile" aria-label={t('editCompany')}>
            {t('Edit')}
          </ButtonLink>
        )
      }
    >
      <Facts
        rows={[
          [t('companyName'), own.company],
          [t('Country'), country],
          [
            t('place'),
            [own.provinceName, own.cityName]
              .map((name) => inLang(name, lang))
              .filter((name) => name !== '')
              .join(' · '),
          ],
          [t('Address'), own.address],
          [t('website'), own.website],
        ]}
      />
    </PersonalSection>
  );
}

/** Who one is here, how the registration stands, and the record of it. */
export default function ProfileScreen() {
  const t = useTexts(profileTexts);
  const lang = useLang();
  const user = useUser();
  const open = useRegistrationMode() === 1;
  const mayChange = useCanCall(calls.visitor.change);
  const { own, countries, autosaved } = load.useData();
  if (user === null) return null;
  const country = countries.find(({ code }) => code === own.country);
  return (
    <PersonalFrame title={t('title')}>
      <OpenRegistration user={user} />
      <Card own={own} user={user} />
      <div className="grid items-start gap-x-5 xl:grid-cols-2">
        <ProfilePerson own={own} autosaved={autosaved} countries={countries} mayEdit={mayChange} />
        <Company
          own={own}
          country={country === undefined ? own.country : inLang(country.name, lang)}
          mayEdit={mayChange && open}
        />
      </div>
      {own.name !== '' && <ProfileCertificate own={own} />}
    </PersonalFrame>
  );
}
