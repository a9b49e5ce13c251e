import type { Programme } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { contentTexts } from '../../components/content/content.texts.ts';
import { ProgrammeView } from './programme-view.tsx';

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

export default function ProgrammeDetailScreen() {
  const programme = load.useData();
  const t = useTexts(contentTexts);
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
        <ButtonLink to="/programmes" kind="quiet">
          {t('programmesBack')}
        </ButtonLink>
      </div>
    </article>
  );
}
