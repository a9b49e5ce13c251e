import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import type { VisitorDetail } from '@fairbridge/contract/visitor/visitor-browse.shapes.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { FavouriteButton } from '../../components/favourite/favourite-button.tsx';
import { useFootprint } from '../../components/footprint/use-footprint.ts';
import { InviteButton } from '../../components/invitation/invite-button.tsx';
import { VisitorAvatar } from '../../components/visitor/visitor-card.tsx';
import { visitorFindTexts } from '../../components/visitor/visitor-find.texts.ts';
import { visitorDetailTexts } from './visitor-detail.texts.ts';

const load = defineLoad(
  async ({ api, params }): Promise<VisitorDetail> => api(calls.visitor.detail, { id: params['id'] ?? '' }),
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

// a person's page is nothing for search engines, and its title names nobody in them
export const meta = pageMeta<VisitorDetail>(({ data: { name }, lang }) => ({
  title: name,
  description: wordsIn(visitorFindTexts.lead, lang),
  noindex: true,
}));

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** Where somebody is, the largest part first in Chinese, last in English. */
function usePlace({ country, province, city }: VisitorDetail): string {
  const lang = useLang();
  const parts = [country.code === '' ? '' : inLang(country.name, lang), inLang(province, lang), inLang(city, lang)];
  const named = [...new Set(parts.filter(Boolean))];
  return lang === 'zh' ? named.join(' ') : named.toReversed().join(', ');
}

function Sourcing({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts(visitorFindTexts);
  const own = useTexts(visitorDetailTexts);
  const { interests, wanted } = visitor;
  if (visitor.masked)
    return (
      <p className="note">
        {own('guestDetail')}{' '}
        <LocalLink to="/login/actor" className="link">
          {t('guestLogIn')}
        </LocalLink>
      </p>
    );
  if (interests.length === 0 && wanted === '') return <p className="text-soft">{own('noSourcing')}</p>;
  return (
    <dl className="facts">
      {wanted !== '' && <Fact label={own('wanted')}>{wanted}</Fact>}
      {interests.length > 0 && (
        <Fact label={own('interests')}>
          <ul className="flex flex-wrap gap-1.5">
            {interests.map(({ code, name }) => (
              <li key={code} className="tag">
                <Says text={name} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Contact({ contact }: Pick<VisitorDetail, 'contact'>) {
  const own = useTexts(visitorDetailTexts);
  if (contact === null) return <p className="text-soft">{own('contactHidden')}</p>;
  const { email, mobile } = contact;
  return (
    <dl className="facts">
      {email !== '' && (
        <Fact label={own('email')}>
          <a className="link" href={`mailto:${email}`}>
            <AddressLine email={email} />
          </a>
        </Fact>
      )}
      {mobile !== '' && (
        <Fact label={own('mobile')}>
          <a className="link num" href={`tel:${mobile.replaceAll(/[^\d+]/g, '')}`}>
            {mobile}
          </a>
        </Fact>
      )}
    </dl>
  );
}

/** One buyer: the card, what is sourced, and for the company whose contact this is how to reach them. */
export default function VisitorDetailScreen() {
  const visitor = load.useData();
  const t = useTexts(visitorFindTexts);
  const own = useTexts(visitorDetailTexts);
  const place = usePlace(visitor);
  useFootprint('VISITOR', visitor.id);
  const { name, company, position, business, masked } = visitor;
  return (
    <div className="page pb-10">
      <Crumbs
        label={own('path')}
        crumbs={[
          { to: '/', label: own('home') },
          { to: '/find/person', label: t('title') },
        ]}
      />
      <section className="card mt-4 overflow-hidden" aria-label={name}>
        <div className="h-2.5 bg-action" />
        <div className="flex flex-wrap items-center gap-5 p-5 md:p-8">
          <VisitorAvatar visitor={visitor} size="large" />
          <div className="min-w-0 flex-1 basis-56">
            <h1 className="text-2xl md:text-[1.9rem]">{name}</h1>
            <p className="mt-1 text-lg text-soft">{position}</p>
            <p className="mt-1 text-lg">{company}</p>
          </div>
          {!masked && (
            <div className="flex flex-wrap items-center gap-3">
              {visitor.inPool && <span className="chip">{t('inPool')}</span>}
              <FavouriteButton kind="VISITOR" id={visitor.id} name={name} text />
              {!visitor.inPool && <InviteButton invited={{ kind: 'VISITOR', id: visitor.id, name, from: 'person' }} />}
            </div>
          )}
        </div>
      </section>
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section>
          <h2 className="mb-3 border-b-2 border-action pb-1.5 text-lg">{own('sourcing')}</h2>
          <Sourcing visitor={visitor} />
        </section>
        <div className="grid content-start gap-8">
          <section>
            <h2 className="mb-1 border-b-2 border-action pb-1.5 text-lg">{own('profile')}</h2>
            <dl className="facts">
              <Fact label={own('company')}>{company}</Fact>
              <Fact label={own('position')}>{position}</Fact>
              {business !== null && (
                <Fact label={t('business')}>
                  <Says text={business.name} />
                </Fact>
              )}
              {place !== '' && <Fact label={own('place')}>{place}</Fact>}
            </dl>
          </section>
          {!masked && (
            <section>
              <h2 className="mb-3 border-b-2 border-action pb-1.5 text-lg">{own('contact')}</h2>
              <Contact contact={visitor.contact} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
