import { useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { BASE, bare, localHref } from '../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../i18n/lang.tsx';
import { Button } from './button.tsx';
import { LazySheet } from './lazy-sheet.tsx';
import { facetTexts } from './facets.texts.ts';
import { useFacetSearch } from './use-facet-search.ts';
import { Icon } from './icons.tsx';
import { useMedia } from './use-media.ts';

export type FacetOption = { value: string; label: string; count: number };
/** One filter: the query key, what it is called, and its values with the hits each would leave. */
export type Facet = {
  name: string;
  label: string;
  options: readonly FacetOption[];
  /** Finds values by what they are called, rarer ones than those shown too. */
  find?: (text: string, signal: AbortSignal) => Promise<readonly FacetOption[]>;
};

const SHOWN = 7;
/** Filters of more values than this have a field to find them by. */
const FOUND_FROM = 12;

/** A pending navigation still carries the base path, the present location does not. */
const isSamePage = (pending: string, present: string): boolean => pending === present || pending === BASE + present;

/** The query of the page: that of the list being loaded already, so that a box stays ticked as soon as it is pressed. */
export function useAskedQuery(): URLSearchParams {
  const { search, pathname } = useLocation();
  const next = useNavigation().location;
  return new URLSearchParams(next !== undefined && isSamePage(next.pathname, pathname) ? next.search : search);
}

/** Its choices send the form it stands in. */
function FacetGroup({ facet, chosen }: { facet: Facet; chosen: ReadonlySet<string> }) {
  const t = useTexts(facetTexts);
  const [all, setAll] = useState(false);
  const { typed, setTyped, found } = useFacetSearch(facet);
  const usual = all ? facet.options : facet.options.filter(({ value }, at) => at < SHOWN || chosen.has(value));
  // chosen values stay in the form whatever is looked for: taking them away would be a choice
  const hidden = found === null ? [] : [...chosen].filter((value) => !found.some((option) => option.value === value));
  const options = found ?? usual;
  if (facet.options.length === 0) return null;
  return (
    // a fieldset is by itself as wide as its longest line
    <fieldset className="min-w-0 border-t border-line py-3">
      <legend className="float-left mb-1 w-full font-semibold">{facet.label}</legend>
      <div className="clear-both">
        {facet.find !== undefined && facet.options.length > FOUND_FROM && (
          <input
            type="search"
            className="input with-script mb-1 min-h-8 w-full px-2 py-1 text-sm"
            aria-label={t('findIn', { label: facet.label })}
            placeholder={t('findIn', { label: facet.label })}
            value={typed}
            maxLength={60}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // Return would send the filters, which are sent by each choice
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
        {hidden.map((value) => (
          <input key={value} type="hidden" name={facet.name} value={value} />
        ))}
        {found !== null && found.length === 0 && <p className="py-1 text-sm text-soft">{t('noneFound')}</p>}
        {options.map(({ value, label, count }) => (
          <label key={value} className="facet">
            <input
              type="checkbox"
              name={facet.name}
              value={value}
              checked={chosen.has(value)}
              onChange={(event) => event.target.form?.requestSubmit()}
            />
            <span className="min-w-0 flex-1 truncate" title={label}>
              {label}
            </span>
            <span className="num text-sm text-soft">{count}</span>
          </label>
        ))}
        {found === null && options.length < facet.options.length && (
          <button type="button" className="min-h-8 text-action hover:underline" onClick={() => setAll(true)}>
            {t('more', { count: facet.options.length - options.length })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const addressWith = (path: string, query: URLSearchParams): string => path + (query.size > 0 ? `?${query}` : '');

const SHEET = '#filtering';

/** On a phone the filters lie over the list. They stand behind the address, so that 'back' closes them, and each choice takes the place of the one before. */
function useSheet(): { open: boolean; show: () => void; close: () => void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wide = useMedia('(min-width: 64rem)', true);
  const openedAt = useRef<string | null>(null);
  return {
    open: !wide && hash === SHEET,
    show: () => {
      openedAt.current = search;
      void navigate({ pathname, search, hash: SHEET }, { preventScrollReset: true });
    },
    close: () => {
      // what was just chosen stands in the address before the list is rendered anew: going back would take it away
      const { search: now } = window.location;
      if (openedAt.current === now) void navigate(-1);
      else void navigate({ pathname, search: now }, { replace: true, preventScrollReset: true });
    },
  };
}

type FilterProps = { facets: readonly Facet[] };

/** The filters as one plain GET form: every state is an address, and it works without JavaScript. */
function FilterForm({ facets, id, inSheet = false }: FilterProps & { id: string; inSheet?: boolean }) {
  const t = useTexts(facetTexts);
  const lang = useLang();
  const path = bare(useLocation().pathname);
  const query = useAskedQuery();
  return (
    <form
      id={id}
      method="get"
      action={localHref(lang, path) + (inSheet ? SHEET : '')}
      data-replace={inSheet ? '' : undefined}
      aria-label={t('filters')}
    >
      {['keyword', 'sort'].map((name) => {
        const value = query.get(name);
        return value === null || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} chosen={new Set(query.getAll(facet.name))} />
      ))}
      <Button type="submit" className="without-script mt-3 w-full">
        {t('apply')}
      </Button>
    </form>
  );
}

/** Filters that are applied at once and lead to no other page: `onChosen` gets all that is chosen, fields among the children too. */
export function FacetForm({
  facets,
  chosen,
  onChosen,
  children,
}: FilterProps & { chosen: URLSearchParams; onChosen: (chosen: URLSearchParams) => void; children?: ReactNode }) {
  const t = useTexts(facetTexts);
  return (
    <form
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = [...new FormData(event.currentTarget)];
        onChosen(new URLSearchParams(fields.map(([name, value]) => [name, typeof value === 'string' ? value : ''])));
      }}
    >
      {children}
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} chosen={new Set(chosen.getAll(facet.name))} />
      ))}
    </form>
  );
}

/** What is filtered by, each with a way out. */
function ActiveFilters({ facets }: FilterProps) {
  const t = useTexts(facetTexts);
  const path = bare(useLocation().pathname);
  const query = useAskedQuery();
  const chosen = facets.flatMap(({ name, label, options }) =>
    query.getAll(name).map((value) => ({
      name,
      value,
      label,
      shown: options.find((option) => option.value === value)?.label ?? value,
    })),
  );
  if (chosen.length === 0) return null;
  const without = (name?: string, value?: string): string => {
    const rest = new URLSearchParams(query);
    rest.delete('pageNum');
    if (name === undefined) for (const facet of facets) rest.delete(facet.name);
    else rest.delete(name, value);
    return addressWith(path, rest);
  };
  return (
    <ul className="mb-4 flex flex-wrap items-center gap-2" aria-label={t('active')}>
      {chosen.map(({ name, value, label, shown }) => (
        <li key={`${name}=${value}`}>
          <LocalLink
            to={without(name, value)}
            className="chip"
            aria-label={t('without', { filter: `${label}: ${shown}` })}
          >
            {shown}
            <Icon name="close" size={14} />
          </LocalLink>
        </li>
      ))}
      <li>
        <LocalLink to={without()} className="link inline-flex min-h-8 items-center px-2">
          {t('clear')}
        </LocalLink>
      </li>
    </ul>
  );
}

type SortProps<S extends string> = { sorts: readonly S[]; sortName: (sort: S) => string };

/** The first of the sorts is the usual one, which no address names. */
function SortLinks<S extends string>({ sorts, sortName }: SortProps<S>) {
  const t = useTexts(facetTexts);
  const path = bare(useLocation().pathname);
  const query = useAskedQuery();
  const [usual] = sorts;
  const current = query.get('sort') ?? usual;
  const to = (sort: S): string => {
    const next = new URLSearchParams(query);
    next.delete('pageNum');
    if (sort === usual) next.delete('sort');
    else next.set('sort', sort);
    return addressWith(path, next);
  };
  return (
    <nav aria-label={t('sort')} className="-ms-2 flex min-w-0 flex-wrap items-center md:ms-0">
      {sorts.map((sort) => (
        <LocalLink
          key={sort}
          to={to(sort)}
          aria-current={sort === current ? 'true' : undefined}
          className={`inline-flex min-h-9 items-center border-b-2 px-2 whitespace-nowrap md:px-2.5 ${sort === current ? 'border-action font-semibold' : 'border-transparent text-soft hover:text-ink'}`}
        >
          {sortName(sort)}
        </LocalLink>
      ))}
    </nav>
  );
}

/** One design for every list: filters with counts at the left (a sheet on a phone), what was found at the right. */
export function SearchListLayout<S extends string>({
  title,
  count,
  facets,
  sorts,
  sortName,
  notes,
  whenAsked,
  children,
}: SortProps<S> & {
  title: ReactNode;
  count: string;
  facets: readonly Facet[];
  notes?: ReactNode;
  /** Above what was found; a list of everything asks for nothing, and shows and loads none of it. */
  whenAsked?: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(facetTexts);
  const sheet = useSheet();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const loading = navigation.state === 'loading' && isSamePage(navigation.location.pathname, pathname);
  const query = useAskedQuery();
  const active = facets.reduce((sum, { name }) => sum + query.getAll(name).length, 0);
  return (
    // the filters are mostly taller than a few results: what is left over belongs below these
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-6 md:pt-8 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-2">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-3">
          <div>
            <h1 className="text-2xl md:text-3xl">{title}</h1>
            <p className="num mt-1 text-soft" role="status">
              {count}
            </p>
          </div>
          <div className="flex w-full items-center justify-between gap-3 md:w-auto">
            <SortLinks sorts={sorts} sortName={sortName} />
            {facets.some(({ options }) => options.length > 0) && (
              <Button kind="quiet" small className="shrink-0 lg:hidden" aria-haspopup="dialog" onClick={sheet.show}>
                <Icon name="filter" size={18} />
                {t('filters')}
                {active > 0 && <span className="num">({active})</span>}
              </Button>
            )}
          </div>
        </div>
        <ActiveFilters facets={facets} />
        {notes}
        {query.size > 0 && whenAsked}
      </div>
      <aside className="hidden lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block" aria-label={t('filters')}>
        <FilterForm facets={facets} id="filters" />
      </aside>
      <div className={`transition-opacity lg:col-start-2 ${loading ? 'opacity-50' : ''}`} aria-busy={loading}>
        <h2 className="sr-only">{t('results')}</h2>
        {children}
      </div>
      <LazySheet open={sheet.open} onClose={sheet.close} title={t('filters')}>
        <FilterForm facets={facets} id="filters-sheet" inSheet />
        <div className="sheet-foot mt-3">
          <Button className="w-full" onClick={sheet.close}>
            {t('show', { count })}
          </Button>
        </div>
      </LazySheet>
    </div>
  );
}
