import { wordsIn } from '@fairbridge/contract/text.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { list as listCall, types as typesCall } from '@fairbridge/contract/live/live.calls.ts';
import { calls } from '../../calls.ts';
import { LiveCard } from '../../components/live/live-card.tsx';
import { livePath } from '../../components/live/live-path.ts';
import { defineLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { itemList } from '../../site/structured-data.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LiveFilters } from './live-filters.tsx';
import { liveListTexts } from './live-list.texts.ts';
import { isFiltered, liveInput, liveListAddress, liveQuery, type LiveQuery } from './live-query.ts';

type Loaded = { asked: LiveQuery; kinds: OutputOf<typeof typesCall>['list']; page: OutputOf<typeof listCall> };

const load = defineLoad(
  async ({ api, query }): Promise<Loaded> => {
    const { list: kinds } = await api(calls.live.types, {});
    const asked = liveQuery(
      query,
      kinds.map(({ code }) => code),
    );
    return { asked, kinds, page: await api(calls.live.list, liveInput(asked, query)) };
  },
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data: { asked, page }, lang, url }) => ({
  title: wordsIn(liveListTexts.listTitle, lang),
  description: wordsIn(liveListTexts.lead, lang),
  noindex: isFiltered(asked) || page.total === 0,
  jsonLd: itemList(
    url,
    lang,
    page.list.map(({ id, title: name }) => ({ path: livePath(id), name })),
    (page.pageNum - 1) * page.pageSize + 1,
  ),
}));

/** Lives of the fair: all, those of the organizer, or those of exhibitors (specification, section 2). */
export default function LiveListScreen() {
  const { asked, kinds, page } = load.useData();
  const t = useTexts(liveListTexts);
  const lang = useLang();
  const { list, pageNum, pageSize, total } = page;
  // another tab keeps the status and the order
  const tabOf = (party: LiveQuery['party']): string => liveListAddress({ ...asked, party });
  return (
    <div className="page pt-8">
      <h1 className="text-3xl">{t('listTitle')}</h1>
      <p className="num mt-1 mb-4 text-soft" role="status">
        {t('found', { count: number(total, lang) })}
      </p>
      <Tabs
        label={t('parties')}
        current={tabOf(asked.party)}
        tabs={[
          { to: tabOf(''), label: t('all') },
          { to: tabOf('programme'), label: t('programmes') },
          { to: tabOf('exhibitor'), label: t('exhibitors') },
        ]}
      />
      <LiveFilters asked={asked} kinds={kinds} />
      {list.length === 0 ? (
        <EmptyState title={t(isFiltered(asked) ? 'none' : 'nothing')} />
      ) : (
        <div className="catalogue catalogue-news">
          {list.map((live, at) => (
            <LiveCard key={live.id} live={live} first={at < 3} />
          ))}
        </div>
      )}
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
    </div>
  );
}
