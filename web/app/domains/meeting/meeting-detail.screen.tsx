import type { Meeting } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { meetingTexts } from './meeting.texts.ts';

const load = defineLoad(({ api, params }) => api(calls.meeting.detail, { id: params['id'] ?? '' }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Meeting>(({ data, lang }) => ({
  title: inLang(data.title, lang),
  description: inLang(data.description, lang) || wordsIn(meetingTexts.lead, lang),
}));

export default function MeetingDetailScreen() {
  const { title, description } = load.useData();
  const t = useTexts(meetingTexts);
  const lang = useLang();
  return (
    <article className="page-narrow">
      <Crumbs label={t('title')} crumbs={[{ to: '/meetingList', label: t('title') }]} />
      <h1 className="mt-3 text-3xl">
        <Says text={title} />
      </h1>
      <Paragraphs text={inLang(description, lang)} className="mt-6" />
    </article>
  );
}
