import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { browse } from '@fairbridge/contract/product/product.calls.ts';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineLoad, pageNumOf } from '../../loading.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { itemList } from '../../site/structured-data.ts';
import { useAttributeName } from '../../site/site.ts';
import { FindLayout, type Facet } from '../../ui/facets.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ProductCard, productPath } from '../../parts/product/product-card.tsx';
import { facetOptions, findValues } from '../../parts/search/facet-values.ts';
import { forRescue } from '../../parts/search/for-rescue.ts';
import type { Rescued } from '../../parts/search/rescue.tsx';
import { FindNotes, Rescue } from '../../parts/search/when-asked.tsx';
import { productFindTexts } from './product-find.texts.ts';

/** The filters in the order they stand; the contract names the same ones. */
const FILTERS = [
  'category',
  'class',
  'ingredient',
  'formulation',
  'modeOfAction',
  'crop',
  'registeredIn',
  'country',
  'companyType',
  'hall',
] as const;
/** Values of one filter that travel with the page, beside the chosen ones: each costs a slow phone bytes and time. Rarer ones are found by typing. */
const FACET_VALUES_MAX = 14;

type Found = OutputOf<typeof browse>;
type Loaded = Found & { keyword: string; rescued: Rescued | null };

const load = defineLoad(async ({ api, query, lang }): Promise<Loaded> => {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 200);
  const filters = Object.fromEntries(FILTERS.map((name) => [name, query.getAll(name).slice(0, 20)]));
  const found = await api(calls.product.browse, {
    keyword,
    ...filters,
    sort: query.get('sort') === 'newest' ? 'newest' : 'default',
    pageNum: pageNumOf(query),
    pageSize: 24,
  });
  // The filters travel with the page as far as it can show them.
  const facets = { ...found.facets };
  for (const name of FILTERS) {
    const chosen = filters[name] ?? [];
    facets[name] = (facets[name] ?? []).filter(({ code }, place) => place < FACET_VALUES_MAX || chosen.includes(code));
  }
  const asksNothing = keyword === '' && Object.values(filters).every((values) => values.length === 0);
  const rescued =
    found.total > 0 || asksNothing ? null : await api(calls.search.rescue, { kind: 'product', keyword, ...filters });
  return { ...found, facets, keyword, rescued: rescued === null ? null : forRescue(rescued, lang) };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang, url }) => ({
  title: data.keyword === '' ? productFindTexts.title[lang === 'zh' ? 0 : 1] : data.keyword,
  description: productFindTexts.lead[lang === 'zh' ? 0 : 1],
  canonical: '/find/product',
  noindex: data.keyword !== '' || data.total === 0,
  jsonLd: itemList(
    url,
    lang,
    data.list.map(({ id, name }) => ({ path: productPath(id), name })),
    (data.pageNum - 1) * data.pageSize + 1,
  ),
}));

/** Filters whose attribute has another name than the filter. */
const ATTRIBUTE_OF: Readonly<Record<string, string>> = { ingredient: 'ingredients', crop: 'crops' };

export default function ProductFindScreen() {
  const found = load.useData();
  const t = useTexts(productFindTexts);
  const lang = useLang();
  const { search } = useLocation();
  const named = useAttributeName();
  const { keyword, total, list } = found;
  const facets: Facet[] = FILTERS.map((name) => ({
    name,
    label: named(ATTRIBUTE_OF[name] ?? name, t(name)),
    options: facetOptions(found.facets[name] ?? [], lang),
    find: findValues('product', name, search, lang),
  }));
  const count = found.capped
    ? t('countCapped', { count: number(total, lang) })
    : t('count', { count: number(total, lang) });
  return (
    <FindLayout
      title={keyword === '' ? t('title') : t('titleFor', { keyword })}
      count={count}
      facets={facets}
      sorts={[
        { value: 'default', label: t('sortDefault') },
        { value: 'newest', label: t('sortNewest') },
      ]}
      notes={<FindNotes kind="product" facets={facets} found={found} />}
    >
      {found.rescued !== null && <Rescue rescued={found.rescued} keyword={keyword} path="/find/product" />}
      {list.length === 0 && found.rescued === null && <EmptyState title={t('empty')} />}
      {list.length > 0 && (
        <div className="catalogue">
          {list.map((product, index) => (
            <ProductCard key={product.id} product={product} words={found.words} first={index < 2} />
          ))}
        </div>
      )}
      <Pager pageNum={found.pageNum} pageSize={found.pageSize} total={total} />
    </FindLayout>
  );
}
