import { wordsIn } from '@fairbridge/contract/text.ts';
import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { browse as browseExhibitors } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import type { browse as browseProducts } from '@fairbridge/contract/product/product.calls.ts';
import type {
  articles as findArticles,
  lives as findLives,
  programmes as findProgrammes,
} from '@fairbridge/contract/search/search.calls.ts';
import { Suspense, type ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { SearchBox } from '../../shell/search-box.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ExhibitorCard } from '../../components/exhibitor/exhibitor-card.tsx';
import { forCard } from '../../components/exhibitor/for-card.ts';
import { liveForCard } from '../../components/live/live-for-card.ts';
import { ProductCard } from '../../components/product/product-card.tsx';
import { NewsCard } from '../../components/article/news-card.tsx';
import { ProgrammeList } from '../../components/programme/programme-list.tsx';
import { forRescue } from '../../components/search/for-rescue.ts';
import { QuestionNotes } from '../../components/search/question-notes.tsx';
import type { Rescued } from '../../components/search/rescue.tsx';
import { Rescue } from '../../components/search/when-asked.tsx';
import { searchTexts } from './search.texts.ts';

// The filters of the lists are not shown here, so they do not travel.
type Products = Omit<OutputOf<typeof browseProducts>, 'facets'>;
type Exhibitors = Omit<OutputOf<typeof browseExhibitors>, 'facets'>;
type Lives = OutputOf<typeof findLives>;
type Articles = OutputOf<typeof findArticles>;
type Programmes = OutputOf<typeof findProgrammes>;
type Whole = {
  keyword: string;
  products: Products;
  exhibitors: Exhibitors;
  lives: Lives;
  articles: Articles;
  programmes: Programmes;
};
/** `kind`: the whole list of lives, news or programmes; products and exhibitors have lists of their own. */
type Loaded =
  | { kind: 'ask'; keyword: '' }
  | ({ kind: 'all'; rescued: Rescued | null } & Whole)
  | { kind: 'live'; keyword: string; lives: Lives }
  | { kind: 'article'; keyword: string; articles: Articles }
  | { kind: 'programme'; keyword: string; programmes: Programmes };

const forCards = (found: Lives): Lives => ({ ...found, list: found.list.map(liveForCard) });

const load = defineLoad(async ({ api, query, lang }): Promise<Loaded> => {
  const keyword = keywordIn(query).trim();
  if (keyword === '') return { kind: 'ask', keyword: '' };
  const page = { keyword, pageNum: pageNumOf(query), pageSize: 12 };
  const kind = query.get('kind');
  if (kind === 'live') return { kind, keyword, lives: forCards(await api(calls.search.lives, page)) };
  if (kind === 'article') return { kind, keyword, articles: await api(calls.search.articles, page) };
  if (kind === 'programme') return { kind, keyword, programmes: await api(calls.search.programmes, page) };
  const [found, companies, lives, articles, programmes] = await Promise.all([
    api(calls.product.browse, { keyword, pageNum: 1, pageSize: 8 }),
    api(calls.exhibitor.browse, { keyword, pageNum: 1, pageSize: 4 }),
    api(calls.search.lives, { keyword, pageNum: 1, pageSize: 4 }),
    api(calls.search.articles, { keyword, pageNum: 1, pageSize: 3 }),
    api(calls.search.programmes, { keyword, pageNum: 1, pageSize: 4 }),
  ]);
  const { facets: _productFacets, ...products } = found;
  const { facets: _exhibitorFacets, ...shown } = companies;
  // beside exhibits that have all that is asked for, companies that have less would say otherwise
  const less = products.setAside.length === 0 && shown.setAside.length > 0;
  const exhibitors = less ? { ...shown, list: [], total: 0 } : shown;
  const nothing = products.total + exhibitors.total + lives.total + articles.total + programmes.total === 0;
  const rescued = nothing ? await api(calls.search.rescue, { kind: 'product', keyword }) : null;
  return {
    kind: 'all',
    keyword,
    products,
    lives: forCards(lives),
    articles,
    programmes,
    rescued: rescued === null ? null : forRescue(rescued, lang),
    exhibitors: { ...exhibitors, list: exhibitors.list.map((exhibitor) => forCard(exhibitor, lang)) },
  };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang }) => ({
  title: data.keyword === '' ? wordsIn(searchTexts.title, lang) : data.keyword,
  noindex: true,
}));

function Heading({ title, all, to }: { title: string; all: string; to: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
      <h2 className="text-xl md:text-2xl">{title}</h2>
      <LocalLink to={to} className="link num inline-flex min-h-8 items-center gap-1.5">
        {all}
        <Icon name="arrow" size={16} />
      </LocalLink>
    </div>
  );
}

const inList = (kind: string, keyword: string): string => `/search-list?${new URLSearchParams({ keyword, kind })}`;

/** One kind of what was found: the best of it, and the way to the whole list. */
function Kind({ title, all, to, children }: { title: string; all: string; to: string; children: ReactNode }) {
  return (
    <section className="pt-8">
      <Heading title={title} all={all} to={to} />
      {children}
    </section>
  );
}

function News({ articles }: { articles: Articles }) {
  return (
    <div className="catalogue catalogue-news">
      {articles.list.map((article) => (
        <NewsCard key={article.id} article={article} />
      ))}
    </div>
  );
}

const LiveCards = lazyWithRetry(() => import('../../components/live/live-cards.tsx'));

function Lives({ lives }: { lives: Lives }) {
  return (
    <Suspense fallback={null}>
      <LiveCards lives={lives.list} />
    </Suspense>
  );
}

function All({ found }: { found: Extract<Loaded, { kind: 'all' }> }) {
  const t = useTexts(searchTexts);
  const lang = useLang();
  const { keyword, products, exhibitors, lives, articles, programmes } = found;
  const query = new URLSearchParams({ keyword });
  const counted = (total: number, capped = false) => ({ count: `${number(total, lang)}${capped ? '+' : ''}` });
  return (
    <>
      {products.list.length > 0 && (
        <Kind
          title={t('products')}
          all={t('allProducts', counted(products.total, products.capped))}
          to={`/find/product?${query}`}
        >
          <div className="catalogue">
            {products.list.map((product) => (
              <ProductCard key={product.id} product={product} words={products.words} />
            ))}
          </div>
        </Kind>
      )}
      {exhibitors.list.length > 0 && (
        <Kind
          title={t('exhibitors')}
          all={t('allExhibitors', counted(exhibitors.total, exhibitors.capped))}
          to={`/find/actor?${query}`}
        >
          <div className="catalogue catalogue-wide">
            {exhibitors.list.map((exhibitor) => (
              <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} words={exhibitors.words} />
            ))}
          </div>
        </Kind>
      )}
      {lives.list.length > 0 && (
        <Kind title={t('lives')} all={t('allLives', counted(lives.total))} to={inList('live', keyword)}>
          <Lives lives={lives} />
        </Kind>
      )}
      {articles.list.length > 0 && (
        <Kind title={t('articles')} all={t('allArticles', counted(articles.total))} to={inList('article', keyword)}>
          <News articles={articles} />
        </Kind>
      )}
      {programmes.list.length > 0 && (
        <Kind
          title={t('programmes')}
          all={t('allProgrammes', counted(programmes.total))}
          to={inList('programme', keyword)}
        >
          <ProgrammeList programmes={programmes.list} />
        </Kind>
      )}
    </>
  );
}

/** The whole list of one kind that has no list of its own by words. */
type OneKind = Extract<Loaded, { kind: 'live' | 'article' | 'programme' }>;

const HEADINGS = { live: 'lives', article: 'articles', programme: 'programmes' } as const;

function pageOf(found: OneKind): Lives | Articles | Programmes {
  if (found.kind === 'live') return found.lives;
  return found.kind === 'article' ? found.articles : found.programmes;
}

function ListOfKind({ found }: { found: OneKind }) {
  if (found.kind === 'live') return <Lives lives={found.lives} />;
  if (found.kind === 'article') return <News articles={found.articles} />;
  return <ProgrammeList programmes={found.programmes.list} />;
}

function OfKind({ found }: { found: OneKind }) {
  const t = useTexts(searchTexts);
  const page = pageOf(found);
  return (
    <section className="pt-6">
      <Heading
        title={t(HEADINGS[found.kind])}
        all={t('everything')}
        to={`/search-list?${new URLSearchParams({ keyword: found.keyword })}`}
      />
      {page.total === 0 ? <EmptyState title={t('empty')} /> : <ListOfKind found={found} />}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </section>
  );
}

/** What was found of all kinds: the best of each, and the way to the whole list. */
export default function SearchListScreen() {
  const found = load.useData();
  const t = useTexts(searchTexts);
  if (found.kind === 'ask')
    return (
      <div className="page-narrow py-16">
        <h1 className="mb-6 text-3xl">{t('ask')}</h1>
        <div className="rounded-sign border border-line">
          <SearchBox big />
        </div>
      </div>
    );
  const { keyword } = found;
  return (
    <div className="page pt-8">
      <h1 className="text-2xl md:text-3xl">{t('titleFor', { keyword })}</h1>
      {found.kind === 'all' && (
        <div className="pt-3">
          <QuestionNotes found={found.products} />
        </div>
      )}
      {found.kind === 'all' && found.rescued !== null && (
        <Rescue rescued={found.rescued} keyword={keyword} path="/find/product" />
      )}
      {found.kind === 'all' ? <All found={found} /> : <OfKind found={found} />}
    </div>
  );
}
