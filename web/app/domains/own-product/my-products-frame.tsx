import type { ReactNode } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { EXHIBIT_STATES, exhibitsAddress } from './exhibit-query.ts';
import { load } from './my-products.load.ts';

const STATE = { live: 'stateLive', drafts: 'stateDrafts', removed: 'stateRemoved' } as const;

/** The three states as tabs, each with how many match the words that are searched for. */
export function useStates() {
  const t = useTexts(ownProductTexts);
  const { asked, live, drafts, removed } = load.useData();
  const counts = { live: live.total, drafts: drafts.total, removed: removed.total };
  return {
    label: t('states'),
    current: exhibitsAddress({ ...asked, state: asked.state }),
    tabs: EXHIBIT_STATES.map((state) => ({
      to: exhibitsAddress({ ...asked, state }),
      label: t(STATE[state]),
      count: counts[state],
    })),
  };
}

/** How many there are, in words. */
export function useFound(total: number): string {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  return t('total', { count: number(total, lang) });
}

/** The words that are searched for; what only one state is narrowed by comes as children. */
export function ExhibitFilters({ children }: { children?: ReactNode }) {
  const t = useTexts(ownProductTexts);
  const { asked } = load.useData();
  const { state, keyword, scope, sort, descending } = asked;
  return (
    <FilterForm
      keep={{
        state: state === 'live' ? '' : state,
        sort: sort === 'default' ? '' : sort,
        descending: descending ? '' : 'false',
      }}
      filtered={keyword !== '' || (state === 'live' && scope !== null)}
      resetTo={exhibitsAddress({ ...asked, keyword: '', scope: null })}
      search={<KeywordFilter label={t('search')} hint={t('searchHint')} keyword={keyword} />}
    >
      {children}
    </FilterForm>
  );
}

/** What a row is known by: its name, which leads on, and what tells it from others. */
export function ExhibitName({
  name,
  to,
  facts,
  category,
}: {
  name: Bilingual;
  to?: string;
  facts: readonly string[];
  category: { name: Bilingual } | null;
}) {
  return (
    <div className="min-w-0 break-words">
      {to === undefined ? (
        <p className="font-semibold">
          <Says text={name} />
        </p>
      ) : (
        <LocalLink to={to} className="link font-semibold">
          <Says text={name} />
        </LocalLink>
      )}
      <p className="num text-sm text-soft">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      {category !== null && (
        <p className="text-sm text-soft">
          <Says text={category.name} />
        </p>
      )}
    </div>
  );
}
