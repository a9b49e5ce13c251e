import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { browse } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
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
import { ExhibitorCard, exhibitorPath, forCard } from '../../parts/exhibitor/exhibitor-card.tsx';
import { facetOptions, findValues } from '../../parts/search/facet-values.ts';
import { forRescue } from '../../parts/search/for-rescue.ts';
import type { Rescued } from '../../parts/search/rescue.tsx';
import { FindNotes, Rescue } from '../../parts/search/when-asked.tsx';
import { exhibitorFindTexts } from './exhibitor-find.texts.ts';

const FILTERS = ['hall', 'category', 'companyType', 'ingredient', 'country'] as const;
const SORTS = ['default', 'booth', 'newest', 'name'] as const;
type Found = OutputOf<typeof browse>;
type Loaded = Found & { keyword: string; rescued: Rescued | null };
/** Values of one filter that travel with the page, beside the chosen ones; rarer ones are found by typing. */
const FACET_VALUES_MAX = 20;

const load = defineLoad(async ({ api, query, lang }): Promise<Loaded> => {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 200);
  const filters = Object.fromEntries(FILTERS.map((name) => [name, query.getAll(name).slice(0, 20)]));
  const found = await api(calls.exhibitor.browse, {
    keyword,
    ...filters,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'default',
    pageNum: pageNumOf(query),
    pageSize: 24,
  });
  const facets = { ...found.facets };
  for (const name of FILTERS) {
    const chosen = filters[name] ?? [];
    facets[name] = facets[name].filter(({ code }, place) => place < FACET_VALUES_MAX || chosen.includes(code));
  }
  const asksNothing = keyword === '' && Object.values(filters).every((values) => values.length === 0);
  const rescued =
    found.total > 0 || asksNothing ? null : await api(calls.search.rescue, { kind: 'exhibitor', keyword, ...filters });
  return {
    ...found,
    facets,
    list: found.list.map((exhibitor) => forCard(exhibitor, lang)),
    keyword,
    rescued: rescued === null ? null : forRescue(rescued, lang),
  };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang, url }) => ({
  title: data.keyword === '' ? exhibitorFindTexts.title[lang === 'zh' ? 0 : 1] : data.keyword,
  description: exhibitorFindTexts.lead[lang === 'zh' ? 0 : 1],
  canonical: '/find/actor',
  noindex: data.keyword !== '' || data.total === 0,
  jsonLd: itemList(
    url,
    lang,
    data.list.map(({ id, name }) => ({ path: exhibitorPath(id), name })),
    (data.pageNum - 1) * data.pageSize + 1,
  ),
}));

export default function ExhibitorFindScreen() {
  const found = load.useData();
  const t = useTexts(exhibitorFindTexts);
  const lang = useLang();
  const { search } = useLocation();
  const named = useAttributeName();
  const { keyword, total, list } = found;
  const facets: Facet[] = FILTERS.map((name) => ({
    name,
    label: name === 'ingredient' ? named('ingredients', t(name)) : t(name),
    options: facetOptions(found.facets[name], lang),
    find: findValues('exhibitor', name, search, lang),
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
        { value: 'booth', label: t('sortBooth') },
        { value: 'newest', label: t('sortNewest') },
        { value: 'name', label: t('sortName') },
      ]}
      notes={<FindNotes kind="exhibitor" facets={facets} found={found} />}
    >
      {found.rescued !== null && <Rescue rescued={found.rescued} keyword={keyword} path="/find/actor" />}
      {list.length === 0 && found.rescued === null && <EmptyState title={t('empty')} />}
      {list.length > 0 && (
        <div className="catalogue catalogue-wide">
          {list.map((exhibitor) => (
            <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} words={found.words} />
          ))}
        </div>
      )}
      <Pager pageNum={found.pageNum} pageSize={found.pageSize} total={total} />
    </FindLayout>
  );
}
