import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { browse } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { bare } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineLoad, pageNumOf } from '../../loading.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { itemList } from '../../shell/structured-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FindLayout, type Facet } from '../../ui/facets.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ExhibitorCard, exhibitorPath, forCard } from './exhibitor-card.tsx';
import { CorrectionNotes } from '../search/correction-notes.tsx';
import { exhibitorTexts } from './exhibitor.texts.ts';

const FILTERS = ['hall', 'category', 'country'] as const;
type Found = OutputOf<typeof browse>;

const load = defineLoad(async ({ api, query, lang }): Promise<Found & { keyword: string }> => {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 200);
  const found = await api(calls.exhibitor.browse, {
    keyword,
    hall: query.getAll('hall').slice(0, 20),
    category: query.getAll('category').slice(0, 20),
    country: query.getAll('country').slice(0, 20),
    sort: query.get('sort') === 'booth' ? 'booth' : 'default',
    pageNum: pageNumOf(query),
    pageSize: 24,
  });
  return { ...found, list: found.list.map((exhibitor) => forCard(exhibitor, lang)), keyword };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Found & { keyword: string }>(({ data, lang, url }) => ({
  title: data.keyword === '' ? exhibitorTexts.title[lang === 'zh' ? 0 : 1] : data.keyword,
  description: exhibitorTexts.lead[lang === 'zh' ? 0 : 1],
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
  const t = useTexts(exhibitorTexts);
  const lang = useLang();
  const { search, pathname } = useLocation();
  const { keyword, total, list } = found;
  const facets: Facet[] = FILTERS.map((name) => ({
    name,
    label: t(name),
    options: found.facets[name].map((one) => ({ value: one.code, label: inLang(one.name, lang), count: one.count })),
  }));
  const count = found.capped
    ? t('countCapped', { count: number(total, lang) })
    : total === 1
      ? t('countOne')
      : t('count', { count: number(total, lang) });
  return (
    <FindLayout
      title={keyword === '' ? t('title') : t('titleFor', { keyword })}
      count={count}
      facets={facets}
      sorts={[
        { value: 'default', label: t('sortDefault') },
        { value: 'booth', label: t('sortBooth') },
      ]}
      notes={
        <div className="grid gap-2 pb-4 empty:hidden">
          <CorrectionNotes corrections={found.corrections} />
        </div>
      }
    >
      {list.length === 0 ? (
        <EmptyState title={t('empty')}>
          <p>{t('emptyLead')}</p>
          <p className="mt-5 flex flex-wrap justify-center gap-3">
            {search !== '' && <ButtonLink to={bare(pathname)}>{t('clear')}</ButtonLink>}
            <ButtonLink
              kind="quiet"
              to={`/find/product${keyword === '' ? '' : `?${new URLSearchParams({ keyword })}`}`}
            >
              {t('askProducts')}
            </ButtonLink>
          </p>
        </EmptyState>
      ) : (
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
