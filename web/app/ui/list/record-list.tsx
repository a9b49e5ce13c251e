import { type ComponentProps, type ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { ButtonLink } from '../button.tsx';
import { EmptyState } from '../states.tsx';
import { FilterForm } from './filter-form.tsx';
import { KeywordFilter } from './keyword-filter.tsx';
import type { ListQuery } from './list-query.ts';
import { listTexts } from './list.texts.ts';
import type { Sorting } from './sorting.ts';
import { ResourceList, type ResourceColumn } from './resource-list.tsx';
import type { RowAction } from './row-actions.tsx';
import { UndoBar } from './undo-bar.tsx';

type Props<Row, A> = Omit<
  ComponentProps<typeof ResourceList<Row & { id: string }>>,
  'states' | 'filters' | 'found' | 'sorting' | 'empty' | 'page' | 'columns' | 'nameOf' | 'actsOf'
> & {
  query: ListQuery<A>;
  /** What the address asks for, and the page that answers it. */
  asked: A;
  page: { list: readonly Row[]; pageNum: number; pageSize: number; total: number };
  columns: readonly ResourceColumn<Row>[];
  nameOf: (row: Row) => string;
  actsOf?: (row: Row) => readonly RowAction[];
  /** Tabs, each with how `asked` differs under it; `anew`: what a change of tab takes back to what is usual. */
  tabs?: { label: string; of: readonly { asked: Partial<A>; label: string; count?: number }[]; anew?: Partial<A> };
  /** What the field of words is called; none where nothing is searched by words. */
  search?: string;
  /** What may be written there. */
  searchHint?: string;
  /** What stands between the tabs and the fields. */
  above?: ReactNode;
  /** Fields that narrow the list, named as its query has them. */
  filters?: ReactNode;
  /** How many there are, where that is not said of results. */
  found?: string;
  /** What was done last, taken back by one press. */
  undo?: { id: string; said: string; busy: boolean; onUndo: () => void } | null;
  /** Instead of an empty list; where filters leave nothing, `emptyFiltered`. */
  empty?: ReactNode;
  emptyFiltered?: ReactNode;
};

function Nothing({ text }: { text: 'none' | 'noneFiltered' }) {
  return <EmptyState title={useTexts(listTexts)(text)} />;
}

/** Nothing is left of a list that is narrowed: the way to the whole of it. */
export function NothingFound({ title, to, act }: { title: string; to: string; act: string }) {
  return (
    <EmptyState title={title}>
      <ButtonLink to={to} kind="quiet">
        {act}
      </ButtonLink>
    </EmptyState>
  );
}

/** The order that no head asks for has a place of its own in the choice of orders. */
const withUsual = (sorting: Sorting, columns: readonly { order?: { by: string } }[], usual: string): Sorting =>
  columns.some(({ order }) => order?.by === usual) ? sorting : { ...sorting, usual };

/**
 * A list of a console, whose address is declared by `defineListQuery`: tabs, words and filters, how many were found, the table with its
 * acts, and what is said where it is empty.
 */
export function RecordList<Row extends { id: string }, A extends object>({
  query,
  asked,
  tabs,
  search,
  searchHint = '',
  above,
  filters,
  found,
  undo = null,
  bar,
  empty = <Nothing text="none" />,
  emptyFiltered = <Nothing text="noneFiltered" />,
  ...list
}: Props<Row, A>) {
  const t = useTexts(listTexts);
  const lang = useLang();
  const address = query.address as (wanted: Partial<A>) => string;
  const filtered = query.isFiltered(asked);
  const sorting = query.sorting(asked);
  const keyword = 'keyword' in asked && typeof asked.keyword === 'string' ? asked.keyword : '';
  return (
    <ResourceList
      {...list}
      {...(sorting !== undefined && { sorting: withUsual(sorting, list.columns, query.usualSort) })}
      {...(tabs !== undefined && {
        states: {
          label: tabs.label,
          current: address({ ...asked, ...tabs.anew }),
          tabs: tabs.of.map(({ asked: change, ...tab }) => ({
            ...tab,
            to: address({ ...asked, ...tabs.anew, ...change }),
          })),
        },
      })}
      {...((search !== undefined || filters !== undefined) && {
        filters: (
          <>
            {above}
            <FilterForm
              keep={query.hidden(asked)}
              filtered={filtered}
              resetTo={query.unfiltered(asked)}
              {...(search !== undefined && {
                search: <KeywordFilter label={search} hint={searchHint} keyword={keyword} />,
              })}
            >
              {filters}
            </FilterForm>
          </>
        ),
      })}
      found={found ?? t('found', { count: number(list.page.total, lang) })}
      bar={
        <>
          {bar}
          {undo !== null && <UndoBar key={undo.id} {...undo} />}
        </>
      }
      empty={filtered ? emptyFiltered : empty}
    />
  );
}
