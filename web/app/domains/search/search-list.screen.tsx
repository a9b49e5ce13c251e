import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { browse as browseExhibitors } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import type { browse as browseProducts } from '@fairbridge/contract/product/product.calls.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineLoad } from '../../loading.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { SearchBox } from '../../shell/search-box.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ExhibitorCard, forCard } from '../exhibitor/exhibitor-card.tsx';
import { ProductCard } from '../product/product-card.tsx';
import { CorrectionNotes } from './correction-notes.tsx';
import { searchTexts } from './search.texts.ts';

// The filters of the lists are not shown here, so they do not travel.
type Products = Omit<OutputOf<typeof browseProducts>, 'facets'>;
type Exhibitors = Omit<OutputOf<typeof browseExhibitors>, 'facets'>;
type Loaded = { keyword: string; products: Products; exhibitors: Exhibitors } | { keyword: '' };

const load = defineLoad(async ({ api, query, lang }): Promise<Loaded> => {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 200);
  if (keyword === '') return { keyword: '' };
  const [{ facets: _productFacets, ...products }, { facets: _exhibitorFacets, ...exhibitors }] = await Promise.all([
    api(calls.product.browse, { keyword, pageNum: 1, pageSize: 8 }),
    api(calls.exhibitor.browse, { keyword, pageNum: 1, pageSize: 4 }),
  ]);
  return {
    keyword,
    products,
    exhibitors: { ...exhibitors, list: exhibitors.list.map((exhibitor) => forCard(exhibitor, lang)) },
  };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang }) => ({
  title: data.keyword === '' ? searchTexts.title[lang === 'zh' ? 0 : 1] : data.keyword,
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

/** What was found of both kinds: the best of each, and the way to the whole list. */
export default function SearchListScreen() {
  const found = load.useData();
  const t = useTexts(searchTexts);
  const lang = useLang();
  if (!('products' in found))
    return (
      <div className="page max-w-3xl py-16">
        <h1 className="mb-6 text-3xl">{t('ask')}</h1>
        <div className="rounded-sign border border-line">
          <SearchBox big />
        </div>
      </div>
    );
  const { keyword, products, exhibitors } = found;
  const query = new URLSearchParams({ keyword });
  const counted = (total: number, capped: boolean): string => `${number(total, lang)}${capped ? '+' : ''}`;
  return (
    <div className="page pt-8">
      <h1 className="text-2xl md:text-3xl">{t('titleFor', { keyword })}</h1>
      <div className="grid gap-2 pt-3 empty:hidden">
        <CorrectionNotes corrections={products.corrections} />
      </div>
      {products.list.length === 0 && exhibitors.list.length === 0 && (
        <div className="pt-6">
          <EmptyState title={t('empty')}>
            <p>{t('emptyLead')}</p>
            <p className="mt-5 flex flex-wrap justify-center gap-3">
              <ButtonLink to="/find/product">{t('products')}</ButtonLink>
              <ButtonLink to="/find/actor" kind="quiet">
                {t('exhibitors')}
              </ButtonLink>
            </p>
          </EmptyState>
        </div>
      )}
      {products.list.length > 0 && (
        <section className="pt-7">
          <Heading
            title={t('products')}
            all={t('allProducts', { count: counted(products.total, products.capped) })}
            to={`/find/product?${query}`}
          />
          <div className="catalogue">
            {products.list.map((product) => (
              <ProductCard key={product.id} product={product} words={products.words} />
            ))}
          </div>
        </section>
      )}
      {exhibitors.list.length > 0 && (
        <section className="pt-10">
          <Heading
            title={t('exhibitors')}
            all={t('allExhibitors', { count: counted(exhibitors.total, exhibitors.capped) })}
            to={`/find/actor?${query}`}
          />
          <div className="catalogue catalogue-wide">
            {exhibitors.list.map((exhibitor) => (
              <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} words={exhibitors.words} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
