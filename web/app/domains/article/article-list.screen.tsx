import type { ArticleRow } from '@fairbridge/contract/article/article.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { articleStateTexts, deskTexts } from '../../components/content/desk.texts.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { LanguageFilter } from '../../ui/list/language-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { UndoBar } from '../../ui/list/undo-bar.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ARTICLE_TABS, ARTICLES_PATH, articleQuery, articlesAddress, articlesSorted } from './article-query.ts';
import { ArticleStateTag } from './article-state.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '新闻', en: 'News' });

const load = defineClientLoad(async ({ api: ask, query }) => {
  const asked = articleQuery(query);
  const { tab, lacks, ...rest } = asked;
  const page = await ask(calls.article.list, {
    ...rest,
    pageSize: 25,
    deleted: tab === 'deleted',
    ...(lacks !== null && { lacks }),
    ...(tab !== '' && tab !== 'deleted' && { state: tab }),
  });
  return { asked, page };
});
export const clientLoader = load.browser;

function useStates() {
  const t = useTexts(deskTexts);
  const states = useTexts(articleStateTexts);
  const { asked, page } = load.useData();
  const { deleted: _deleted, ...shown } = page.counts;
  const all = Object.values(shown).reduce((sum, count) => sum + count, 0);
  return {
    label: t('lists'),
    current: articlesAddress(asked),
    tabs: ARTICLE_TABS.map((tab) => ({
      to: articlesAddress({ ...asked, tab }),
      label: tab === '' ? t('all') : tab === 'deleted' ? t('bin') : states(tab),
      count: tab === '' ? all : page.counts[tab],
    })),
  };
}

function Filters() {
  const t = useTexts(deskTexts);
  const { tab, keyword, lacks, sort, descending } = load.useData().asked;
  return (
    <FilterForm
      keep={{ tab, sort: sort === 'changedAt' ? '' : sort, descending: descending ? '' : 'false' }}
      filtered={keyword !== '' || lacks !== null}
      resetTo={articlesAddress({ tab, sort, descending })}
      search={<KeywordFilter label={t('keyword')} hint="" keyword={keyword} />}
    >
      <LanguageFilter lacks={lacks} />
    </FilterForm>
  );
}

/** What the list does with one article; afterwards it is loaded anew. */
function useArticleActs() {
  const t = useTexts(deskTexts);
  const { busy, run } = useAction({ reload: true });
  return {
    busy,
    withdraw: (id: string) => run(() => api(calls.article.withdraw, { id }), { success: t('withdrawn') }),
    remove: (id: string) => run(() => api(calls.article.remove, { id }), { success: t('removed') }),
    restore: (id: string) => run(() => api(calls.article.restore, { id }), { success: t('restored') }),
  };
}
type ArticleActs = ReturnType<typeof useArticleActs>;

function useColumns({ busy, restore }: ArticleActs): readonly ResourceColumn<ArticleRow>[] {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const deleted = load.useData().asked.tab === 'deleted';
  const time = (at: string | null) => (
    <span className="num text-sm md:whitespace-nowrap">{at === null ? '—' : beijingMinute(at, lang)}</span>
  );
  const columns: ResourceColumn<ArticleRow>[] = [
    {
      key: 'article',
      label: t('article'),
      main: true,
      cell: ({ id, title, lacks }) => (
        <>
          <LocalLink to={`${ARTICLES_PATH}/${id}`} className="link line-clamp-2 max-w-[60ch] break-words">
            <Says text={title} />
          </LocalLink>
          <p className="flex flex-wrap gap-1.5">
            <LanguageMarks lacks={lacks} />
          </p>
        </>
      ),
    },
    { key: 'state', label: t('state'), cell: ({ state }) => <ArticleStateTag state={state} /> },
    {
      key: 'time',
      label: t('time'),
      order: { by: 'publishedAt', first: 'descending' },
      cell: ({ publishedAt }) => time(publishedAt),
    },
    {
      key: 'changed',
      label: t('changed'),
      order: { by: 'changedAt', first: 'descending' },
      cell: ({ changedAt }) => time(changedAt),
    },
  ];
  if (!deleted) return columns;
  return [
    ...columns,
    {
      key: 'restore',
      label: t('restore'),
      cell: ({ id }) => (
        <Button kind="quiet" small busy={busy} onClick={() => void restore(id)}>
          {t('restore')}
        </Button>
      ),
    },
  ];
}

/** The news of the fair, in every state. */
export default function ArticleListScreen() {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const acts = useArticleActs();
  const found = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState<ArticleRow | null>(null);
  /** The row is gone: the focus goes to the line that says how many are left. */
  const remove = async (id: string): Promise<void> => {
    if (!(await acts.remove(id))) return;
    setRemoved(null);
    found.current?.focus();
  };
  const actsOf = (article: ArticleRow): readonly RowAction[] => {
    const { id, state, may } = article;
    return [
      { label: t('edit'), to: `${ARTICLES_PATH}/${id}` },
      ...(state === 'published' ? [{ label: t('seePage'), to: `/news/${id}` }] : []),
      ...(may.withdraw
        ? [{ label: t(state === 'scheduled' ? 'unschedule' : 'withdraw'), act: () => void acts.withdraw(id) }]
        : []),
      // a draft is taken back by one press
      { label: t('remove'), bad: true, act: () => (state === 'draft' ? void remove(id) : setRemoved(article)) },
    ];
  };
  const { undo } = page;
  return (
    <OrganizerPage
      title={t('news')}
      lead={t('newsLead')}
      actions={
        <ButtonLink to={`${ARTICLES_PATH}/new`}>
          <Icon name="plus" />
          {t('newArticle')}
        </ButtonLink>
      }
    >
      <ResourceList
        list="articles"
        label={t('news')}
        states={useStates()}
        filters={<Filters />}
        found={t('found', { count: number(page.total, lang) })}
        foundRef={found}
        page={page}
        columns={useColumns(acts)}
        nameOf={({ title }) => inLang(title, lang)}
        {...(asked.tab !== 'deleted' && { actsOf })}
        sorting={{
          by: asked.sort,
          descending: asked.descending,
          to: (by, descending) => articlesSorted(asked, by, descending),
        }}
        bar={
          undo !== null && (
            <UndoBar
              key={undo.id}
              id={undo.id}
              said={t('lastRemoved', { title: inLang(undo.title, lang) })}
              busy={acts.busy}
              onUndo={() => void acts.restore(undo.id)}
            />
          )
        }
        empty={<EmptyState title={t('none')} />}
      />
      <ConfirmDialog
        open={removed !== null}
        title={t('removeTitle')}
        act={t('remove')}
        kind="bad"
        busy={acts.busy}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed !== null && void remove(removed.id)}
      >
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </OrganizerPage>
  );
}
