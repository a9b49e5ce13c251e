import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { EXHIBIT_STATES, exhibitQuery } from './exhibit-query.ts';
import { load } from './my-products.load.ts';

const STATE = { live: 'stateLive', drafts: 'stateDrafts', removed: 'Deleted' } as const;

/** What the three lists have in common: states as tabs, each with how many match the words that are searched for. */
export function useExhibitList(total: number) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { asked, live, drafts, removed } = load.useData();
  const counts = { live: live.total, drafts: drafts.total, removed: removed.total };
  return {
    query: exhibitQuery,
    asked,
    tabs: {
      label: t('states'),
      of: EXHIBIT_STATES.map((state) => ({ asked: { state }, label: t(STATE[state]), count: counts[state] })),
    },
    search: t('Search'),
    searchHint: t('searchHint'),
    found: t('total', { count: number(total, lang) }),
  };
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
