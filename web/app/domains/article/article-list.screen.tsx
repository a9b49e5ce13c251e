import { ARTICLE_SORTS, ARTICLE_STATES, type ArticleRow } from '@fairbridge/contract/article/article.shapes.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { articleStateTexts, deskTexts } from '../../components/content/desk.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { MinuteCell, TitleCell } from '../../ui/list/cells.tsx';
import { LanguageFilter } from '../../ui/list/language-filter.tsx';
import { defineListQuery, missingLanguage, tabOf, words } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ArticleStateTag } from './article-state.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '新闻', en: 'News' });

const PATH = '/organizer/articles';
/** In the order of the work; '' is all but those deleted. */
const TABS = ['', ...ARTICLE_STATES, 'deleted'] as const;
const query = defineListQuery(PATH, { tab: tabOf(TABS), keyword: words, lacks: missingLanguage }, ARTICLE_SORTS);

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  const { tab, ...rest } = asked;
  const state = tab === '' || tab === 'deleted' ? undefined : tab;
  const page = await api(calls.article.list, { ...rest, state, deleted: tab === 'deleted', pageSize: 25 });
  return { asked, page };
});
export const clientLoader = load.browser;

function useTabs() {
  const t = useTexts(sharedTexts);
  const states = useTexts(articleStateTexts);
  const { counts } = load.useData().page;
  const all = ARTICLE_STATES.reduce((sum, state) => sum + counts[state], 0);
  return TABS.map((tab) => ({
    asked: { tab },
    label: tab === '' ? t('All') : tab === 'deleted' ? t('Deleted') : states(tab),
    count: tab === '' ? all : counts[tab],
  }));
}

/** What can be done with an article, and with the one that was deleted last. */
function useActs() {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const { busy, run } = useAction({ reload: true });
  const restore = (id: string) => api(calls.article.restore, { id });
  const actsOf = ({ id, state, may }: ArticleRow): readonly RowAction[] => {
    if (asked.tab === 'deleted') return [{ label: t('Restore'), send: () => restore(id), said: t('restored') }];
    return [
      { label: t('Edit'), to: `${PATH}/${id}` },
      ...(state === 'published' ? [{ label: t('seePage'), to: `/news/${id}` }] : []),
      ...(may.withdraw
        ? [
            {
              label: t(state === 'scheduled' ? 'unschedule' : 'withdraw'),
              send: () => api(calls.article.withdraw, { id }),
              said: t('withdrawn'),
            },
          ]
        : []),
      {
        label: t('Delete'),
        bad: true,
        send: () => api(calls.article.remove, { id }),
        said: t('Deleted'),
        // a draft is taken back by one press
        ...(state !== 'draft' && { ask: { title: t('removeTitle'), lead: t('removeLead') } }),
      },
    ];
  };
  const last = page.undo;
  const undo = last !== null && {
    id: last.id,
    said: t('lastRemoved', { title: inLang(last.title, lang) }),
    busy,
    onUndo: () => void run(() => restore(last.id), { success: t('restored') }),
  };
  return { actsOf, undo: undo || null };
}

/** The news of the fair, in every state. */
export default function ArticleListScreen() {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  return (
    <OrganizerPage
      title={t('news')}
      lead={t('newsLead')}
      actions={
        <ButtonLink to={`${PATH}/new`}>
          <Icon name="plus" />
          {t('newArticle')}
        </ButtonLink>
      }
    >
      <RecordList
        list="articles"
        label={t('news')}
        query={query}
        asked={asked}
        page={page}
        tabs={{ label: t('lists'), of: useTabs() }}
        search={t('keyword')}
        filters={<LanguageFilter lacks={asked.lacks} />}
        columns={[
          {
            key: 'article',
            label: t('article'),
            main: true,
            cell: ({ id, title, lacks }) => (
              <TitleCell to={`${PATH}/${id}`} title={title}>
                <LanguageMarks lacks={lacks} />
              </TitleCell>
            ),
          },
          { key: 'state', label: t('Status'), cell: ({ state }) => <ArticleStateTag state={state} /> },
          {
            key: 'time',
            label: t('time'),
            order: { by: 'publishedAt', first: 'descending' },
            cell: ({ publishedAt }) => <MinuteCell at={publishedAt} />,
          },
          {
            key: 'changed',
            label: t('changed'),
            order: { by: 'changedAt', first: 'descending' },
            cell: ({ changedAt }) => <MinuteCell at={changedAt} />,
          },
        ]}
        nameOf={({ title }) => inLang(title, lang)}
        {...useActs()}
      />
    </OrganizerPage>
  );
}
