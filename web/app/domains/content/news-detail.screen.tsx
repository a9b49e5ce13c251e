import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { article as articleCall } from '@fairbridge/contract/content/content.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { htmlLang, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { defineLoad } from '../../loading.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { breadcrumbList } from '../../shell/structured-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { contentTexts } from './content.texts.ts';

const load = defineLoad(({ api, params }) => api(calls.content.article, { id: params['id'] ?? '' }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<OutputOf<typeof articleCall>>(({ data, lang, url, assets, site: { exhibition } }) => {
  const path = `/news/${data.id}`;
  const headline = inLang(data.title, lang);
  return {
    title: headline,
    description: inLang(data.summary, lang),
    share: { kind: 'news', id: data.id, version: String(Date.parse(data.publishedAt)) },
    jsonLd: [
      {
        '@type': 'NewsArticle',
        headline,
        description: inLang(data.summary, lang),
        datePublished: data.publishedAt,
        inLanguage: htmlLang(lang),
        ...(data.picture !== '' && { image: `${assets}${data.picture}/w1200.jpg` }),
        publisher: { '@type': 'Organization', name: inLang(exhibition.name, lang), url: url('/') },
        url: url(path),
      },
      breadcrumbList(url, [
        { path: '/', name: contentTexts.home[lang === 'zh' ? 0 : 1] },
        { path: '/news', name: contentTexts.news[lang === 'zh' ? 0 : 1] },
        { path, name: headline },
      ]),
    ],
  };
});

export default function NewsDetailScreen() {
  const article = load.useData();
  const t = useTexts(contentTexts);
  const lang = useLang();
  return (
    <article className="page max-w-4xl">
      <Crumbs
        label={t('path')}
        crumbs={[
          { to: '/', label: t('home') },
          { to: '/news', label: t('news') },
        ]}
      />
      <h1 className="mt-3 text-3xl md:text-4xl">
        <Says text={article.title} />
      </h1>
      <p className="num mt-3 text-soft">
        <time dateTime={article.publishedAt}>{beijingDay(article.publishedAt, lang)}</time>
      </p>
      <div className="mt-6 aspect-video overflow-hidden rounded-sign bg-[var(--stage)]">
        <Picture
          address={article.picture}
          alt=""
          sizes="(max-width: 900px) 96vw, 860px"
          width={1200}
          height={675}
          className="h-full w-full object-cover"
        />
      </div>
      <p className="mt-7 text-lg font-semibold">
        <Says text={article.summary} />
      </p>
      <Paragraphs text={inLang(article.body, lang)} className="mt-5 text-[1.05rem]" />
      <ButtonLink to="/news" kind="quiet" className="mt-10">
        {t('newsBack')}
      </ButtonLink>
    </article>
  );
}
