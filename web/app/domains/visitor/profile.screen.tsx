import { Fragment, type ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { isRegistered, registrationStep } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { profileTexts } from './profile.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '个人中心', en: 'Profile' });

const load = defineWork(async ({ api }) => {
  const [own, { list }] = await Promise.all([api(calls.visitor.own, {}), api(calls.exhibition.countries, {})]);
  return { own, countries: list };
});
export const clientLoader = load.browser;

function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  const t = useTexts(profileTexts);
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="min-w-0 break-words">
            {value === '' ? <span className="text-soft">{t('nothing')}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Unfinished({ step }: { step: string }) {
  const t = useTexts(profileTexts);
  return (
    <div className="note mb-6 flex flex-wrap items-center justify-between gap-3">
      <p>
        <strong>{t('unfinishedTitle')}</strong>
        <br />
        {t('unfinishedLead')}
      </p>
      <ButtonLink to={step}>{t('goOn')}</ButtonLink>
    </div>
  );
}

/** The visitor's own record, to read; and what is still open of the registration. */
export default function ProfileScreen() {
  const t = useTexts(profileTexts);
  const lang = useLang();
  const user = useUser();
  const { own, countries } = load.useData();
  const country = countries.find(({ code }) => code === own.country);
  const addressed =
    own.title === 'mr' ? t('mr', { name: own.name }) : own.title === 'lady' ? t('lady', { name: own.name }) : own.name;
  const mobile = own.mobile === '' || own.mobile === undefined ? '' : `+${own.mobileAreaCode ?? ''} ${own.mobile}`;
  const review = user?.review ?? null;
  const links = [
    ['/potential-order', t('orders')],
    ['/collection/product', t('favouriteProducts')],
    ['/collection/exhibitor', t('favouriteExhibitors')],
    ['/mail', t('messages')],
  ] as const;
  return (
    <div className="page py-8">
      <h1 className="mb-5 text-2xl">{t('title')}</h1>
      {user !== null && !isRegistered(user) && <Unfinished step={registrationStep(user)} />}
      {review?.state === 'notApproved' && review.reason !== '' && <p className="note note-bad mb-6">{review.reason}</p>}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <section className="card p-5" aria-labelledby="person">
          <h2 id="person" className="mb-2 text-lg">
            {t('person')}
          </h2>
          <Facts
            rows={[
              [t('name'), addressed],
              [t('position'), own.position],
              [t('department'), own.department ?? ''],
              [t('email'), own.email],
              [t('mobile'), mobile],
              ...(review === null ? [] : [[t('review'), t(review.state)] as const]),
            ]}
          />
        </section>
        <section className="card p-5" aria-labelledby="company">
          <h2 id="company" className="mb-2 text-lg">
            {t('company')}
          </h2>
          <Facts
            rows={[
              [t('companyName'), own.company],
              [t('country'), country === undefined ? own.country : inLang(country.name, lang)],
              [
                t('place'),
                [own.provinceName, own.cityName]
                  .map((name) => inLang(name, lang))
                  .filter((name) => name !== '')
                  .join(' · '),
              ],
              [t('address'), own.address ?? ''],
              [t('website'), own.website ?? ''],
            ]}
          />
        </section>
      </div>
      <p className="mt-4 text-soft">{t('editLater')}</p>
      <h2 className="mt-8 mb-3 text-lg">{t('shortcuts')}</h2>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {links.map(([to, label]) => (
          <Fragment key={to}>
            <LocalLink to={to} className="link">
              {label}
            </LocalLink>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
