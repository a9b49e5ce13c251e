import type { ArticleRow, ArticleState } from '@fairbridge/contract/article/article.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { defineWork, pageNumOf } from '../../loading.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { LanguageFilter, lacksOf } from '../../ui/list/language-filter.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAct } from '../../ui/use-act.ts';
import { ArticleStateTag } from './article-state.tsx';
import { articleStateTexts, deskTexts } from '../../parts/content/desk.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '新闻', en: 'News' });

const PATH = '/organizer/articles';
const STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const satisfies readonly ArticleState[];
const tabAddress = (tab: string): string => (tab === '' ? PATH : `${PATH}?tab=${tab}`);

const load = defineWork(async ({ api: ask, query }) => {
  const tab = query.get('tab') ?? '';
  const state = STATES.find((one) => one === tab);
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 200);
  const lacks = lacksOf(query);
  const page = await ask(calls.article.list, {
    keyword,
    ...(lacks !== null && { lacks }),
    deleted: tab === 'deleted',
    pageNum: pageNumOf(query),
    pageSize: 25,
    ...(state !== undefined && { state }),
  });
  return { tab: state ?? (tab === 'deleted' ? 'deleted' : ''), keyword, lacks, page };
});
export const clientLoader = load.browser;

function Row({ article, deleted }: { article: ArticleRow; deleted: boolean }) {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const { busy, run } = useAct({ reload: true });
  return (
    <RecordRow>
      <RecordCell name={t('article')} plain>
        <LocalLink to={`${PATH}/${article.id}`} className="link line-clamp-2 max-w-[60ch] break-words">
          <Says text={article.title} />
        </LocalLink>
        <p className="flex flex-wrap gap-1.5">
          <LanguageMarks lacks={article.lacks} />
        </p>
      </RecordCell>
      <RecordCell name={t('state')}>
        <ArticleStateTag state={article.state} />
      </RecordCell>
      <RecordCell name={t('time')}>
        <span className="num text-sm md:whitespace-nowrap">
          {article.publishedAt === null ? '—' : beijingMinute(article.publishedAt, lang)}
        </span>
      </RecordCell>
      <RecordCell name={t('changed')}>
        <span className="num text-sm md:whitespace-nowrap">{beijingMinute(article.changedAt, lang)}</span>
      </RecordCell>
      {deleted && (
        <RecordCell name={t('restore')} plain>
          <Button
            kind="quiet"
            small
            busy={busy}
            onClick={() => void run(() => api(calls.article.restore, { id: article.id }), { said: t('restored') })}
          >
            {t('restore')}
          </Button>
        </RecordCell>
      )}
    </RecordRow>
  );
}

/** The news of the fair, in every state. */
export default function ArticleListScreen() {
  const t = useTexts(deskTexts);
  const states = useTexts(articleStateTexts);
  const lang = useLang();
  const { tab, keyword, lacks, page } = load.useData();
  const deleted = tab === 'deleted';
  return (
    <OrganizerPage
      title={t('news')}
      lead={t('newsLead')}
      actions={<ButtonLink to={`${PATH}/new`}>{t('newArticle')}</ButtonLink>}
    >
      <Tabs
        label={t('lists')}
        current={tabAddress(tab)}
        tabs={[
          { to: tabAddress(''), label: t('all') },
          ...STATES.map((state) => ({ to: tabAddress(state), label: states(state) })),
          { to: tabAddress('deleted'), label: t('bin') },
        ]}
      />
      <FilterForm keep={{ tab }} filtered={keyword !== '' || lacks !== null} resetTo={tabAddress(tab)}>
        <div className="max-md:col-span-2 md:w-72">
          <Input label={t('keyword')} name="keyword" type="search" maxLength={200} defaultValue={keyword} />
        </div>
        <LanguageFilter lacks={lacks} />
      </FilterForm>
      <p className="num mb-3 font-semibold" aria-live="polite">
        {t('found', { count: number(page.total, lang) })}
      </p>
      {page.list.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <RecordTable
          label={t('news')}
          columns={[
            { key: 'article', label: t('article') },
            { key: 'state', label: t('state') },
            { key: 'time', label: t('time') },
            { key: 'changed', label: t('changed') },
            ...(deleted ? [{ key: 'restore', label: t('restore') }] : []),
          ]}
        >
          {page.list.map((article) => (
            <Row key={article.id} article={article} deleted={deleted} />
          ))}
        </RecordTable>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </OrganizerPage>
  );
}
