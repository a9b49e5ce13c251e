import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { article as articleCall } from '@fairbridge/contract/article/public-article.calls.ts';
import { plainOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { htmlLang, useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { breadcrumbList } from '../../site/structured-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { ArticleView } from './article-view.tsx';
import { contentTexts } from '../../components/content/content.texts.ts';

const load = defineLoad(({ api, params }) => api(calls.content.article, { id: params['id'] ?? '' }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<OutputOf<typeof articleCall>>(({ data, lang, url, assets, site: { exhibition } }) => {
  const path = `/news/${data.id}`;
  const headline = inLang(data.title, lang);
  const description = inLang(data.summary, lang) || plainOf(data.body[lang]);
  return {
    title: headline,
    description,
    share: { kind: 'news', id: data.id, version: String(Date.parse(data.publishedAt)) },
    jsonLd: [
      {
        '@type': 'NewsArticle',
        headline,
        description,
        datePublished: data.publishedAt,
        inLanguage: htmlLang(lang),
        ...(data.picture !== '' && { image: `${assets}${data.picture}/w1200.jpg` }),
        publisher: { '@type': 'Organization', name: inLang(exhibition.name, lang), url: url('/') },
        url: url(path),
      },
      breadcrumbList(url, [
        { path: '/', name: wordsIn(contentTexts.home, lang) },
        { path: '/news', name: wordsIn(contentTexts.news, lang) },
        { path, name: headline },
      ]),
    ],
  };
});

export default function NewsDetailScreen() {
  const article = load.useData();
  const t = useTexts(contentTexts);
  return (
    <article className="page-narrow">
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
