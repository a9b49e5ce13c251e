import { RECORD_ID } from '@fairbridge/contract/record-id.ts';
import { LANGS, type Lang } from '@fairbridge/contract/text.ts';
import { instant } from '../../i18n/numbers.ts';
import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import { parseSort, sortQuery, type Sorting } from './sorting.ts';

/** One key of the address of a list. What an address cannot mean is read as what is usual: an old or mistyped link still shows the list. */
export type QueryParam<T> = {
  read: (query: URLSearchParams, key: string) => T;
  /** As the address has it; '' for what is usual, which is not named. */
  write: (value: T) => string;
  /** Chosen by tabs, heads or links, and not by a field of the filters: carried along by these, and left as it is by their reset. */
  isTab?: true;
};

/** One of these, the first of which is usual. */
export const oneOf = <const T extends string>(values: readonly [T, ...T[]]): QueryParam<T> => ({
  read: (query, key) => values.find((one) => one === query.get(key)) ?? values[0],
  write: (value) => (value === values[0] ? '' : value),
});

/** The same, chosen by tabs. */
export const tabOf = <const T extends string>(values: readonly [T, ...T[]]): QueryParam<T> => ({
  ...oneOf(values),
  isTab: true,
});

/** One of these, or undefined for all, chosen by tabs. */
export const anyTabOf = <const T extends string>(values: readonly T[]): QueryParam<T | undefined> => ({
  ...anyOf(values),
  isTab: true,
});

/** One of these, or undefined for all. */
export const anyOf = <const T extends string>(values: readonly T[]): QueryParam<T | undefined> => ({
  read: (query, key) => values.find((one) => one === query.get(key)),
  write: (value) => value ?? '',
});

/** The words that are searched for. */
export const words: QueryParam<string> = { read: (query) => keywordIn(query).trim(), write: (value) => value };

/** The language that is missing, or undefined. */
export const missingLanguage: QueryParam<Lang | undefined> = anyOf(LANGS);

const textThat = (fits: (value: string) => boolean): QueryParam<string | undefined> => ({
  read: (query, key) => {
    const value = query.get(key) ?? '';
    return fits(value) ? value : undefined;
  },
  write: (value) => value ?? '',
});

/** A text of this shape, or undefined. */
export const textLike = (shape: RegExp): QueryParam<string | undefined> => textThat((value) => shape.test(value));

/** The code of a country, or undefined. */
export const country = textLike(/^[A-Z]{2}$/);

/** What names a record, or undefined. */
export const recordId = textLike(RECORD_ID);

/** A calendar day, or undefined. 2026-02-30 is none: such a date would come back as another one. */
export const day = textThat(
  (value) => /^\d{4}-\d\d-\d\d$/.test(value) && instant(`${value}T00:00:00Z`)?.toISOString().startsWith(value) === true,
);

type Params = Readonly<Record<string, QueryParam<never>>>;
type ValuesOf<P> = { [K in keyof P]: P[K] extends QueryParam<infer T> ? T : never };
type SortOf<S extends string> = [S] extends [never] ? object : { sort: S; descending: boolean };

/** What an address asks of a list. */
export type Asked<P, S extends string> = ValuesOf<P> & SortOf<S> & { pageNum: number };

/**
 * The address of a list, declared once:
 *
 *     const articleQuery = defineListQuery('/organizer/articles', { tab: tabOf(TABS), keyword: words }, ARTICLE_SORTS);
 *     const asked = articleQuery.read(query);
 *     articleQuery.address({ ...asked, tab: 'draft' });
 *
 * @param sorts its orders, the first of which is usual; none where it has one order alone
 */
export function defineListQuery<const P extends Readonly<Record<string, unknown>>, const S extends string = never>(
  path: string,
  params: P & { [K in keyof P]: P[K] extends QueryParam<infer T> ? QueryParam<T> : never },
  sorts?: readonly [S, ...S[]],
) {
  const entries = Object.entries(params as Params);
  type Wanted = Partial<ValuesOf<P>> & Partial<SortOf<S>>;
  const sortWritten = (asked: object): Record<string, string> => {
    if (sorts === undefined) return {};
    const { sort = sorts[0], descending = true } = asked as { sort?: string; descending?: boolean };
    return sortQuery(sort, descending, sorts[0]);
  };
  /** The keys that are named, of all params or of those chosen by tabs. */
  const written = (asked: object, params = entries): Record<string, string> =>
    Object.fromEntries(
      params.flatMap(([key, param]) => {
        const value = (asked as Record<string, never>)[key];
        const text = value === undefined ? '' : param.write(value);
        return text === '' ? [] : [[key, text]];
      }),
    );
  const [tabs, filters] = [
    entries.filter(([, { isTab }]) => isTab === true),
    entries.filter(([, { isTab }]) => isTab !== true),
  ];
  const joined = (keys: Record<string, string>): string => {
    const query = new URLSearchParams(keys);
    return query.size === 0 ? path : `${path}?${query}`;
  };
  const address = (asked: Wanted): string => joined({ ...written(asked), ...sortWritten(asked) });
  const hidden = (asked: Asked<P, S>): Record<string, string> => ({ ...written(asked, tabs), ...sortWritten(asked) });
  return {
    path,
    read: (query: URLSearchParams): Asked<P, S> =>
      ({
        ...Object.fromEntries(entries.map(([key, param]) => [key, param.read(query, key)])),
        ...(sorts !== undefined && parseSort(query, sorts)),
        pageNum: pageNumOf(query),
      }) as Asked<P, S>,
    /** The first page of such a list; what is left out is as usual. */
    address,
    /** The name of its usual order; '' where it has one order alone. */
    usualSort: sorts === undefined ? '' : String(sorts[0]),
    /** How the list stands, for the heads of its columns. */
    sorting: (asked: Asked<P, S>): Sorting | undefined => {
      if (sorts === undefined) return undefined;
      const { sort, descending } = asked as unknown as { sort: string; descending: boolean };
      return { by: sort, descending, to: (by, down) => address({ ...asked, sort: by, descending: down }) };
    },
    /** What a form of filters carries along without showing it: tab and order. */
    hidden,
    /** Do its filters leave anything out? */
    isFiltered: (asked: Asked<P, S>): boolean => Object.keys(written(asked, filters)).length > 0,
    /** The same tab in the same order, without filters. */
    unfiltered: (asked: Asked<P, S>): string => joined(hidden(asked)),
  };
}

/** What a list needs of its address, whatever it is narrowed by. */
export type ListQuery<A> = {
  usualSort: string;
  address: (asked: never) => string;
  sorting: (asked: A) => Sorting | undefined;
  hidden: (asked: A) => Record<string, string>;
  isFiltered: (asked: A) => boolean;
  unfiltered: (asked: A) => string;
};
