import type { HomeSection, ShownSection } from '@fairbridge/contract/exhibition/home-section.shapes.ts';
import type { FacetValue } from '@fairbridge/contract/fields.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Fragment, Suspense, type ReactNode } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { number } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { CollectionTile } from '../../components/collection/collection-tile.tsx';
import { NewsCard } from '../../components/article/news-card.tsx';
import { ExhibitorCard } from '../../components/exhibitor/exhibitor-card.tsx';
import { ProductCard } from '../../components/product/product-card.tsx';
import { HallSection } from './hall-section.tsx';
import type { HomeData } from './home-load.ts';
import { homeTexts } from '../../components/home/home.texts.ts';
import { ProgrammeList } from '../../components/programme/programme-list.tsx';

// What the page says is served with it; what can be done there comes after what everybody reads.
const LiveCards = lazyWithRetry(() => import('../../components/live/live-cards.tsx'));
const YouMayLike = lazyWithRetry(() => import('../../components/recommendation/you-may-like.tsx'));

function Part({
  section,
  to,
  more,
  children,
  className = 'page pt-14',
}: {
  section: ShownSection;
  to?: string;
  more?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={className} data-section={section.code}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl md:text-[1.7rem]">
          <Says text={section.title} />
        </h2>
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

type Drawn = { section: ShownSection; data: HomeData; className?: string };

function Guide({ section, data: { halls } }: Drawn) {
  const t = useTexts(homeTexts);
  if (halls.length === 0) return null;
  return (
    <Part section={section} to="/map" more={t('map')}>
      <p className="-mt-3 mb-5 text-soft">{t('guideLead')}</p>
      <HallSection halls={halls} />
    </Part>
  );
}

function Featured({ section, data: { featured } }: Drawn) {
  const t = useTexts(homeTexts);
  if (featured.length === 0) return null;
  return (
    <Part section={section} to="/find/actor" more={t('allExhibitors')}>
      <div className="catalogue catalogue-wide">
        {featured.map((exhibitor) => (
          <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} />
        ))}
      </div>
    </Part>
  );
}

function Lives({ section, data: { lives } }: Drawn) {
  const t = useTexts(homeTexts);
  if (lives.length === 0) return null;
  return (
    <Part section={section} to="/live/list" more={t('allLives')}>
      <Suspense fallback={null}>
        <LiveCards lives={lives} />
      </Suspense>
    </Part>
  );
}

function Collections({ section, data: { collections } }: Drawn) {
  const t = useTexts(homeTexts);
  if (collections.length === 0) return null;
  return (
    <Part section={section} to="/actorCollection" more={t('allCollections')}>
      <div className="collection-tiles">
        {collections.map((collection) => (
          <CollectionTile key={collection.id} collection={collection} level={3} />
        ))}
      </div>
    </Part>
  );
}

function Products({ section, data: { products, categories } }: Drawn) {
  const t = useTexts(homeTexts);
  return (
    <Part section={section} to="/find/product" more={t('allProducts')}>
      <Categories categories={categories} />
      <div className="catalogue">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </Part>
  );
}

function News({ section, data: { news }, className }: Drawn) {
  const t = useTexts(homeTexts);
  return (
    <Part section={section} to="/news" more={t('allNews')} {...(className !== undefined && { className })}>
      <div className="catalogue catalogue-news">
        {news.map((article) => (
          <NewsCard key={article.id} article={article} />
        ))}
      </div>
    </Part>
  );
}

function Programmes({ section, data: { programmes }, className }: Drawn) {
  return (
    <Part section={section} {...(className !== undefined && { className })}>
      <ProgrammeList programmes={programmes} />
    </Part>
  );
}

function Liked({ section }: Drawn) {
  return (
    <Suspense fallback={null}>
      <YouMayLike title={section.title} amount={section.amount} className="page pt-14" />
    </Suspense>
  );
}

/** Who draws which section. */
const DRAWN: Readonly<Record<HomeSection, (drawn: Drawn) => ReactNode>> = {
  guide: Guide,
  featured: Featured,
  lives: Lives,
  collections: Collections,
  products: Products,
  youMayLike: Liked,
  news: News,
  programmes: Programmes,
};

/** The narrow of two neighbours stands beside the wide one, where there is room. */
const isPair = (one: ShownSection, next: ShownSection | undefined): next is ShownSection =>
  one.code === 'news' && next?.code === 'programmes';

/** The sections in the organizer's order; `after` stands behind the first of them. */
export function HomeSections({ data, after }: { data: HomeData; after: ReactNode }) {
  const lang = useLang();
  const { sections } = data;
  if (sections.length === 0) return after;
  return sections.map((section, index) => {
    const Drawn = DRAWN[section.code];
    const next = sections[index + 1];
    const before = sections[index - 1];
    if (before !== undefined && isPair(before, section)) return null;
    return (
      <Fragment key={`${section.code} ${inLang(section.title, lang)}`}>
        {isPair(section, next) ? (
          <div className="page grid gap-x-12 gap-y-12 pt-14 lg:grid-cols-[1fr_22rem]">
            <News section={section} data={data} className="" />
            <Programmes section={next} data={data} className="" />
          </div>
        ) : (
          <Drawn section={section} data={data} />
        )}
        {index === 0 && after}
      </Fragment>
    );
  });
}
