import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { article as articleCall } from '@fairbridge/contract/content/content.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../loading.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { ArticleView } from './article-view.tsx';
import { contentTexts } from './content.texts.ts';

const load = defineLoad(({ api, params }) => api(calls.content.article, { id: params['id'] ?? '' }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<OutputOf<typeof articleCall>>(({ data, lang, url }) => ({
  title: inLang(data.title, lang),
  description: inLang(data.summary, lang),
  picture: data.picture,
  jsonLd: {
    '@type': 'NewsArticle',
    headline: inLang(data.title, lang),
    datePublished: data.publishedAt,
    url: url(`/news/${data.id}`),
  },
}));

export default function NewsDetailScreen() {
  const article = load.useData();
  const t = useTexts(contentTexts);
  return (
    <article className="page max-w-4xl">
      <Crumbs
        label={t('path')}
        crumbs={[
          { to: '/', label: t('home') },
          { to: '/news', label: t('news') },
        ]}
      />
      <ArticleView {...article} />
      <ButtonLink to="/news" kind="quiet" className="mt-10">
        {t('newsBack')}
      </ButtonLink>
    </article>
  );
}
