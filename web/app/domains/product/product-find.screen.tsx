import { wordsIn } from '@fairbridge/contract/text.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { browse } from '@fairbridge/contract/product/product.calls.ts';
import { productList } from '@fairbridge/contract/product/product.list.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { itemList } from '../../site/structured-data.ts';
import { useAttributeName } from '../../site/site.ts';
import { SearchListLayout } from '../../ui/facets.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { MoreForRegistered } from '../../components/product/more-for-registered.tsx';
import { ProductCard, productPath } from '../../components/product/product-card.tsx';
import { searchedList, useSearchFacets, type Searched } from '../../components/search/searched-list.ts';
import { SearchNotes, Rescue } from '../../components/search/when-asked.tsx';
import { productFindTexts } from '../../components/product-page/product-find.texts.ts';

const LIST = { kind: 'product', find: productList, valuesMax: 14 } as const;
type Loaded = OutputOf<typeof browse> & Searched;

const load = defineLoad((args): Promise<Loaded> =>
  searchedList(args, LIST, (asked) => args.api(calls.product.browse, asked)),
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang, url }) => ({
  title: data.keyword === '' ? wordsIn(productFindTexts.title, lang) : data.keyword,
  description: wordsIn(productFindTexts.lead, lang),
  canonical: '/find/product',
  noindex: data.keyword !== '' || data.total === 0,
  jsonLd: itemList(
    url,
    lang,
    data.list.map(({ id, name }) => ({ path: productPath(id), name })),
    (data.pageNum - 1) * data.pageSize + 1,
  ),
}));

/** Facets whose attribute has another name. */
const ATTRIBUTE_OF: Readonly<Record<string, string>> = { ingredient: 'ingredients', crop: 'crops' };

export default function ProductFindScreen() {
  const found = load.useData();
  const t = useTexts(productFindTexts);
  const lang = useLang();
  const named = useAttributeName();
  const { keyword, total, list } = found;
  const facets = useSearchFacets(LIST, found.facets, (name) => named(ATTRIBUTE_OF[name] ?? name, t(name)));
  const count = found.capped
    ? t('countCapped', { count: number(total, lang) })
    : t('count', { count: number(total, lang) });
  return (
    <SearchListLayout
      title={keyword === '' ? t('title') : t('titleFor', { keyword })}
      count={count}
      facets={facets}
      sorts={productList.sorts}
      sortName={t}
      whenAsked={<SearchNotes kind="product" facets={facets} found={found} />}
    >
      {list.length === 0 && found.rescued === null && <EmptyState title={t('empty')} />}
      {list.length > 0 && (
        <div className="catalogue">
          {list.map((product, index) => (
            <ProductCard key={product.id} product={product} words={found.words} first={index < 2} />
          ))}
        </div>
      )}
      {list.length > 0 && found.rescued === null && found.registeredSeeMore === 0 && <MoreForRegistered />}
      <Pager pageNum={found.pageNum} pageSize={found.pageSize} total={total} />
      {found.rescued !== null && <Rescue rescued={found.rescued} keyword={keyword} path="/find/product" />}
    </SearchListLayout>
  );
}
