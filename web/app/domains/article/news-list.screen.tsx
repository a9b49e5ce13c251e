import { wordsIn } from '@fairbridge/contract/text.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { articles } from '@fairbridge/contract/article/public-article.calls.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { itemList } from '../../site/structured-data.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { contentTexts } from '../../components/content/content.texts.ts';
import { NewsCard } from '../../components/article/news-card.tsx';

const load = defineLoad(({ api, query }) => api(calls.content.articles, { pageNum: pageNumOf(query), pageSize: 12 }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<OutputOf<typeof articles>>(({ data, lang, url }) => ({
  title: wordsIn(contentTexts.news, lang),
  description: wordsIn(contentTexts.newsLead, lang),
  jsonLd: itemList(
    url,
    lang,
    data.list.map(({ id, title: name }) => ({ path: `/news/${id}`, name })),
    (data.pageNum - 1) * data.pageSize + 1,
  ),
}));

export default function NewsListScreen() {
  const { list, pageNum, pageSize, total } = load.useData();
  const t = useTexts(contentTexts);
  return (
    <div className="page pt-8">
      <h1 className="text-3xl">{t('news')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('newsLead')}</p>
      {list.length === 0 ? (
        <EmptyState title={t('newsEmpty')} />
      ) : (
        <div className="catalogue catalogue-news">
          {list.map((article) => (
            <NewsCard key={article.id} article={article} level={2} />
          ))}
        </div>
      )}
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
    </div>
  );
}
