import type { ArticleCard, Programme } from '@fairbridge/contract/content/content.calls.ts';
import type { Hall } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { ExhibitorCard as Exhibitor } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { FacetValue } from '@fairbridge/contract/fields.ts';
import type { ProductCard as Product } from '@fairbridge/contract/product/product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan, number } from '../../i18n/numbers.ts';
import { defineLoad } from '../../loading.ts';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { SearchBox } from '../../shell/search-box.tsx';
import { useExhibition } from '../../shell/site.ts';
import { webSite } from '../../shell/structured-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { pictureAt } from '../../ui/picture.tsx';
import { NewsCard } from '../content/news-card.tsx';
import { ExhibitorCard, forCard } from '../exhibitor/exhibitor-card.tsx';
import { ProductCard } from '../product/product-card.tsx';
import { HallSection } from './hall-section.tsx';
import { homeTexts } from './home.texts.ts';
import { ProgrammeList } from './programme-list.tsx';

type Loaded = {
  halls: readonly Hall[];
  hero: string;
  featured: readonly Exhibitor[];
  products: readonly Product[];
  categories: readonly FacetValue[];
  words: readonly string[];
  news: readonly ArticleCard[];
  programmes: readonly Programme[];
};

const CATEGORIES_SHOWN = 12;

const load = defineLoad(async ({ api, lang }): Promise<Loaded> => {
  const [page, exhibitors, products, news, programmes] = await Promise.all([
    api(calls.exhibition.page, {}),
    api(calls.exhibitor.browse, { pageNum: 1, pageSize: 6 }),
    api(calls.product.browse, { pageNum: 1, pageSize: 10, sort: 'newest' }),
    api(calls.content.articles, { pageNum: 1, pageSize: 3 }),
    api(calls.content.programmes, { pageNum: 1, pageSize: 6 }),
  ]);
  return {
    halls: page.halls,
    hero: page.banners[0]?.picture ?? '',
    featured: exhibitors.list.map((exhibitor) => forCard(exhibitor, lang)),
    products: products.list,
    categories: (products.facets.category ?? []).slice(0, CATEGORIES_SHOWN),
    words: (products.facets.ingredient ?? []).slice(0, 4).map(({ name }) => inLang(name, lang)),
    news: news.list,
    programmes: programmes.list,
  };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ lang, site: { exhibition }, url }) => ({
  title: '',
  share: { kind: 'home', id: 'fair', version: `${exhibition.startsOn} ${exhibition.theme.action}` },
  jsonLd: [
    {
      '@type': 'Event',
      name: inLang(exhibition.name, lang),
      description: inLang(exhibition.slogan, lang),
      startDate: exhibition.startsOn,
      endDate: exhibition.endsOn,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'Place', name: inLang(exhibition.venue, lang), address: inLang(exhibition.city, lang) },
        { '@type': 'VirtualLocation', url: url('/') },
      ],
      url: url('/'),
    },
    webSite(url, lang, inLang(exhibition.name, lang)),
  ],
}));

function Hero({ hero, words }: { hero: string; words: readonly string[] }) {
  const t = useTexts(homeTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  if (exhibition === null) return null;
  const figures = [
    [exhibition.exhibitors, 'exhibitorsCount'],
    [exhibition.products, 'productsCount'],
    [exhibition.halls.length, 'hallsCount'],
  ] as const;
  return (
    <section className="relative z-10 border-b border-line">
      <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
        {hero !== '' && (
          <img
            src={pictureAt(hero, 1200)}
            alt=""
            width={1600}
            height={700}
            loading="lazy"
            className="hero-scene absolute inset-y-0 right-0 hidden h-full w-auto max-w-none object-cover object-right lg:block"
          />
        )}
      </div>
      <div className="page relative py-10 md:py-16">
        <div className="max-w-3xl">
          <p className="num flex flex-wrap gap-x-3 gap-y-1 font-semibold text-action">
            <span>{daySpan(exhibition.startsOn, exhibition.endsOn, lang)}</span>
            <span aria-hidden="true">·</span>
            <span>{inLang(exhibition.venue, lang)}</span>
          </p>
          <h1 className="mt-3 text-[2rem] leading-[1.15] font-bold md:text-[2.75rem]">
            {inLang(exhibition.name, lang)}
          </h1>
          <p className="mt-3 text-lg md:text-xl">{inLang(exhibition.slogan, lang)}</p>
          <div className="mt-7 max-w-2xl rounded-sign border-2 border-action">
            <SearchBox big />
          </div>
          {words.length > 0 && (
            <p className="mt-3 flex flex-wrap items-center gap-x-4">
              <span className="opacity-80">{t('try')}</span>
              {words.map((word) => (
                <LocalLink
                  key={word}
                  to={`/find/product?${new URLSearchParams({ keyword: word })}`}
                  className="inline-flex min-h-8 items-center underline underline-offset-4 hover:no-underline"
                >
                  {word}
                </LocalLink>
              ))}
            </p>
          )}
          <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-3">
            {figures.map(([count, text]) => (
              <div key={text} className="flex flex-row-reverse items-baseline gap-2">
                <dt>{t(text)}</dt>
                <dd className="num text-3xl font-bold">{number(count, lang)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Part({
  title,
  to,
  more,
  children,
  className = '',
}: {
  title: string;
  to?: string;
  more?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={className}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl md:text-[1.7rem]">{title}</h2>
        {to !== undefined && (
          <LocalLink to={to} className="link inline-flex min-h-8 items-center gap-1.5">
            {more}
            <Icon name="arrow" size={16} />
          </LocalLink>
        )}
      </div>
      {children}
    </section>
  );
}

function Guide({ halls }: { halls: readonly Hall[] }) {
  const t = useTexts(homeTexts);
  return (
    <Part title={t('guide')} to="/map" more={t('map')} className="page pt-12 md:pt-16">
      <p className="-mt-3 mb-5 text-soft">{t('guideLead')}</p>
      <HallSection halls={halls} />
    </Part>
  );
}

function Categories({ categories }: { categories: readonly FacetValue[] }) {
  const lang = useLang();
  if (categories.length === 0) return null;
  return (
    <ul className="mb-6 grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-4">
      {categories.map(({ code, name, count }) => (
        <li key={code} className="border-b border-line">
          <LocalLink
            to={`/find/product?category=${encodeURIComponent(code)}`}
            className="flex min-h-11 items-center justify-between gap-3 py-1.5 hover:text-action"
          >
            <span className="font-semibold">
              <Says text={name} />
            </span>
            <span className="num text-soft">{number(count, lang)}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

function Invitation() {
  const t = useTexts(homeTexts);
  const user = useUser();
  if (user !== null) return null;
  return (
    <section className="page pt-16">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-sign border-l-8 border-accent bg-tint px-6 py-8 md:px-10">
        <div className="max-w-2xl">
          <h2 className="text-2xl">{t('joinTitle')}</h2>
          <p className="mt-2 text-soft">{t('joinLead')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/register/email/0">{t('join')}</ButtonLink>
          <ButtonLink to="/login/actor" kind="quiet">
            {t('exhibitorDoor')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export default function HomeScreen() {
  const { halls, hero, featured, products, categories, words, news, programmes } = load.useData();
  const t = useTexts(homeTexts);
  return (
    <>
      <Hero hero={hero} words={words} />
      {halls.length > 0 && <Guide halls={halls} />}
      <Part title={t('featured')} to="/find/actor" more={t('allExhibitors')} className="page pt-14">
        <div className="catalogue catalogue-wide">
          {featured.map((exhibitor) => (
            <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} />
          ))}
        </div>
      </Part>
      <Part title={t('products')} to="/find/product" more={t('allProducts')} className="page pt-14">
        <Categories categories={categories} />
        <div className="catalogue">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      </Part>
      <div className="page grid gap-x-12 gap-y-12 pt-14 lg:grid-cols-[1fr_22rem]">
        <Part title={t('news')} to="/news" more={t('allNews')}>
          <div className="catalogue catalogue-news">
            {news.map((article) => (
              <NewsCard key={article.id} article={article} />
            ))}
          </div>
        </Part>
        <Part title={t('programmes')}>
          <ProgrammeList programmes={programmes} />
        </Part>
      </div>
      <Invitation />
    </>
  );
}
