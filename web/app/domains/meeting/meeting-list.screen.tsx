import { calls } from '../../calls.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { defineLoad } from '../../define-load.ts';
import { LocalLink, Says, useTexts } from '../../i18n/lang.tsx';
import { pageNumOf } from '../../i18n/query-values.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { meetingTexts } from './meeting.texts.ts';

const load = defineLoad(({ api, query }) => api(calls.meeting.browse, { pageNum: pageNumOf(query), pageSize: 24 }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(meetingTexts.title, lang),
  description: wordsIn(meetingTexts.lead, lang),
}));

export default function MeetingListScreen() {
  const { list, pageNum, pageSize, total } = load.useData();
  const t = useTexts(meetingTexts);
  return (
    <div className="page pt-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
      {list.length === 0 && <EmptyState title={t('empty')} />}
      <ul>
        {list.map(({ id, title, description }) => (
          <li key={id} className="border-b border-line py-4">
            <h2 className="text-lg">
              <LocalLink to={`/meetingList/${id}`} className="hover:text-action hover:underline">
                <Says text={title} />
              </LocalLink>
            </h2>
            <p className="clamp-2 text-soft">
              <Says text={description} />
            </p>
          </li>
        ))}
      </ul>
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
    </div>
  );
}
