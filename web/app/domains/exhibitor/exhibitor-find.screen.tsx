import { wordsIn } from '@fairbridge/contract/text.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { browse } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { exhibitorList } from '@fairbridge/contract/exhibitor/exhibitor.list.ts';
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
import { ExhibitorCard } from '../../components/exhibitor/exhibitor-card.tsx';
import { forCard } from '../../components/exhibitor/for-card.ts';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { searchedList, useSearchFacets, type Searched } from '../../components/search/searched-list.ts';
import { SearchNotes, Rescue } from '../../components/search/when-asked.tsx';
import { exhibitorFindTexts } from './exhibitor-find.texts.ts';

const LIST = { kind: 'exhibitor', find: exhibitorList, valuesMax: 20 } as const;
type Loaded = OutputOf<typeof browse> & Searched;

const load = defineLoad((args): Promise<Loaded> =>
  searchedList(args, LIST, async (asked) => {
    const found = await args.api(calls.exhibitor.browse, asked);
    return { ...found, list: found.list.map((exhibitor) => forCard(exhibitor, args.lang)) };
  }),
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang, url }) => ({
  title: data.keyword === '' ? wordsIn(exhibitorFindTexts.title, lang) : data.keyword,
  description: wordsIn(exhibitorFindTexts.lead, lang),
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
  const named = useAttributeName();
  const { keyword, total, list } = found;
  const facets = useSearchFacets(LIST, found.facets, (name) =>
    name === 'ingredient' ? named('ingredients', t(name)) : t(name),
  );
  const count = found.capped
    ? t('countCapped', { count: number(total, lang) })
    : t('count', { count: number(total, lang) });
  return (
    <SearchListLayout
      title={keyword === '' ? t('title') : t('titleFor', { keyword })}
      count={count}
      facets={facets}
      sorts={exhibitorList.sorts}
      sortName={t}
      whenAsked={<SearchNotes kind="exhibitor" facets={facets} found={found} />}
    >
      {list.length === 0 && found.rescued === null && <EmptyState title={t('empty')} />}
      {list.length > 0 && (
        <div className="catalogue catalogue-wide">
          {list.map((exhibitor) => (
            <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} words={found.words} />
          ))}
        </div>
      )}
      <Pager pageNum={found.pageNum} pageSize={found.pageSize} total={total} />
      {found.rescued !== null && <Rescue rescued={found.rescued} keyword={keyword} path="/find/actor" />}
    </SearchListLayout>
  );
}
