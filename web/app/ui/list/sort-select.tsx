import { useNavigate } from 'react-router';
import { localHref } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { listTexts } from './list.texts.ts';
import type { SortOrder, Sorting } from './sorting.ts';

type Sortable = { label: string; order?: SortOrder };

/** The order of a list on a phone, where the table's heads are not in sight. */
export function SortSelect({ sorting, columns }: { sorting: Sorting; columns: readonly Sortable[] }) {
  const t = useTexts(listTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const ways = columns.flatMap(({ label, order }) => {
    if (order === undefined) return [];
    const { by, first, oneWay = false } = order;
    const other = first === 'ascending' ? 'descending' : 'ascending';
    return (oneWay ? [first] : [first, other]).map((way) => ({ label, by, way, oneWay }));
  });
  const { usual } = sorting;
  const now = `${sorting.by} ${sorting.descending ? 'descending' : 'ascending'}`;
  return (
    <select
      className="input w-auto pr-8 md:hidden"
      aria-label={t('sortBy')}
      value={sorting.by === usual ? '' : now}
      onChange={(event) => {
        if (event.target.value === '' && usual !== undefined) void navigate(localHref(lang, sorting.to(usual, true)));
        const wanted = ways.find(({ by, way }) => `${by} ${way}` === event.target.value);
        if (wanted !== undefined) void navigate(localHref(lang, sorting.to(wanted.by, wanted.way === 'descending')));
      }}
    >
      {usual !== undefined && <option value="">{t('usualOrder')}</option>}
      {ways.map(({ label, by, way, oneWay }) => (
        <option key={`${by} ${way}`} value={`${by} ${way}`}>
          {oneWay ? label : t(way === 'ascending' ? 'sortUp' : 'sortDown', { name: label })}
        </option>
      ))}
    </select>
  );
}
