import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { Programme } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { useRegistrationMode } from '../../site/site.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { contentTexts } from '../../components/content/content.texts.ts';
import { ProgrammeView } from './programme-view.tsx';

// a guest's page carries nothing of it
const KeepProgramme = lazyWithRetry(() => import('./keep-programme.tsx'));

const load = defineLoad(({ api, params }) => api(calls.content.programme, { id: params['id'] ?? '' }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Programme>(({ data, lang, url }) => ({
  title: inLang(data.title, lang),
  description: inLang(data.description, lang),
  jsonLd: {
    '@type': 'Event',
    name: inLang(data.title, lang),
    startDate: data.startsAt,
    endDate: data.endsAt,
    location: { '@type': 'Place', name: inLang(data.place, lang) },
    url: url(`/programme/${data.id}`),
  },
}));

/** Who has an agenda: registered visitors and exhibitors' employees. */
const isMember = (user: CurrentUser | null): boolean =>
  user !== null && (user.subjectType === 'ACTOR' || (user.subjectType === 'VISITOR' && isRegistered(user)));

export default function ProgrammeDetailScreen() {
  const programme = load.useData();
  const t = useTexts(contentTexts);
  const [user, mode] = [useUser(), useRegistrationMode()];
  return (
    <article className="page-narrow">
      <Crumbs
        label={t('path')}
        crumbs={[
          { to: '/', label: t('home') },
          { to: '/programmes', label: t('programmes') },
        ]}
      />
      <ProgrammeView programme={programme} />
      <div className="mt-10 flex flex-wrap gap-3">
        <SaveButton kind="action" save={() => downloadFile(calls.content.programmeCalendar, { id: programme.id })}>
          {t('calendar')}
        </SaveButton>
        {isMember(user) && mode === 1 && (
          <Suspense fallback={null}>
            <KeepProgramme id={programme.id} />
          </Suspense>
        )}
        <ButtonLink to="/programmes" kind="quiet">
          {t('programmesBack')}
        </ButtonLink>
      </div>
    </article>
  );
}
