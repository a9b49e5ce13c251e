import { wordsIn } from '@fairbridge/contract/text.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { browse } from '@fairbridge/contract/visitor/visitor-browse.calls.ts';
import { visitorList } from '@fairbridge/contract/visitor/visitor.list.ts';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { bare, localHref } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineLoad } from '../../define-load.ts';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SearchListLayout, useAskedQuery } from '../../ui/facets.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { askedBy, optionsOf } from '../../components/search/query.ts';
import { VisitorCard } from '../../components/visitor/visitor-card.tsx';
import { visitorFindTexts } from '../../components/visitor/visitor-find.texts.ts';

type Found = OutputOf<typeof browse> & { keyword: string };

const load = defineLoad(
  async ({ api, query }): Promise<Found> => {
    const asked = askedBy(visitorList, query);
    return { ...(await api(calls.visitor.browse, asked)), keyword: asked.keyword };
  },
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

// people are found here, not by search engines
export const meta = pageMeta<Found>(({ lang }) => ({
  title: wordsIn(visitorFindTexts.title, lang),
  description: wordsIn(visitorFindTexts.lead, lang),
  noindex: true,
}));

/** The filters stay as they are; a new word begins at the first page. */
function Search({ keyword, named }: { keyword: string; named: boolean }) {
  const t = useTexts(visitorFindTexts);
  const lang = useLang();
  const query = useAskedQuery();
  const path = bare(useLocation().pathname);
  const hint = t(named ? 'searchHintNamed' : 'searchHint');
  return (
    <form key={keyword} role="search" method="get" action={localHref(lang, path)} className="flex max-w-2xl gap-2">
      {[...visitorList.facets, 'sort'].flatMap((name) =>
        query.getAll(name).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <input
        className="input min-w-0 flex-1"
        type="search"
        name="keyword"
        defaultValue={keyword}
        placeholder={hint}
        aria-label={hint}
        maxLength={200}
      />
      <Button type="submit" kind="quiet" className="shrink-0">
        {t('search')}
      </Button>
    </form>
  );
}

export default function VisitorFindScreen() {
  const found = load.useData();
  const t = useTexts(visitorFindTexts);
  const lang = useLang();
  const user = useUser();
  const { search, pathname } = useLocation();
  const { keyword, total, list } = found;
  const facets = visitorList.facets.map((name) => ({
    name,
    label: t(name),
    options: optionsOf(found.facets[name], lang),
  }));
  return (
    <SearchListLayout
      title={keyword === '' ? t('title') : t('titleFor', { keyword })}
      count={t('count', { count: number(total, lang) })}
      facets={facets}
      sorts={visitorList.sorts}
      sortName={t}
      notes={
        <div className="grid gap-4 pb-5">
          <Search keyword={keyword} named={user !== null} />
          {user === null && (
            <p className="note max-w-2xl text-sm">
              {t('guestNote')}{' '}
              <LocalLink to="/login/actor" className="link">
                {t('guestLogIn')}
              </LocalLink>
            </p>
          )}
        </div>
      }
    >
      {list.length === 0 ? (
        <EmptyState title={t('empty')}>
          <p>{t('emptyLead')}</p>
          {search !== '' && (
            <ButtonLink to={bare(pathname)} className="mt-5">
              {t('clear')}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <div className="catalogue catalogue-news">
          {list.map((visitor) => (
            <VisitorCard key={visitor.id} visitor={visitor} />
          ))}
        </div>
      )}
      <Pager pageNum={found.pageNum} pageSize={found.pageSize} total={total} />
    </SearchListLayout>
  );
}
