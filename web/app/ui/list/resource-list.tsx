import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Pager } from '../pager.tsx';
import { Tabs, type Tab } from '../tabs.tsx';
import { ColumnPicker } from './column-picker.tsx';
import { PendingBar } from './pending-bar.tsx';
import { ListViewMenu } from './list-view.tsx';
import { OpenedRecord } from './opened-record.tsx';
import type { RecordPanel } from './panel.ts';
import { OpenRecord } from './record-link.tsx';
import { RecordActions, RecordCell, RecordRow, RecordTable } from './record-table.tsx';
import { RowActions, type RowAct, type RowAction } from './row-actions.tsx';
import { SortSelect } from './sort-select.tsx';
import { sortHeader, type SortOrder, type Sorting } from './sorting.ts';
import { useColumns } from './use-columns.ts';
import type { PendingDecisionsOfList } from './use-pending-decisions.ts';
import { usePanel } from './use-panel.ts';
import { useRowActs } from './use-row-acts.tsx';
import type { Selection } from './use-selection.ts';

export type ResourceColumn<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  right?: boolean;
  /** The row's own line: always shown, and the first of a card on a phone. */
  main?: boolean;
  /** The order that its head asks for. */
  order?: SortOrder;
};

type Props<Row> = {
  /** By what the choice of columns is kept. */
  list: string;
  label: string;
  states?: { label: string; current: string; tabs: readonly Tab[] };
  filters?: ReactNode;
  /** How many there are, in words. */
  found: string;
  /** What can be done with the whole list, such as an export. */
  tools?: ReactNode;
  page: { list: readonly Row[]; pageNum: number; pageSize: number; total: number };
  columns: readonly ResourceColumn<Row>[];
  nameOf: (row: Row) => string;
  /** What can be done with one row. */
  actsOf?: (row: Row) => readonly RowAction[];
  sorting?: Sorting;
  selection?: Selection;
  /** Which rows may be chosen, where not all may: those that the selection was given. */
  mayChoose?: (row: Row) => boolean;
  /** The line that says how many there are: where the focus goes when the row that had it is gone. */
  foundRef?: RefObject<HTMLParagraphElement | null>;
  /** What can be done with those chosen, or taken back: at the lower edge of the window. */
  bar?: ReactNode;
  /** What is shown of a record beside the list, by a press on its `RecordLink`. */
  panel?: RecordPanel<Row>;
  /** Decisions that can be taken back for ten seconds (`use-pending-decisions.ts`). */
  held?: PendingDecisionsOfList;
  /** Instead of an empty table. */
  empty: ReactNode;
};

/**
 * A list of records as every console shows it (Polaris calls it an index): states as tabs, filters in the address, columns that are chosen and kept,
 * an order by heads, a menu in each row, keys, and a bar for those chosen. On a phone the rows are cards with the same acts.
 */
export function ResourceList<Row extends { id: string }>(props: Props<Row>) {
  const { list, states, filters, found, foundRef, tools, page, sorting, selection, columns, bar, panel, held, empty } =
    props;
  const { hidden, turn, hide } = useColumns(list);
  const own = useRef<HTMLParagraphElement>(null);
  const line = foundRef ?? own;
  const acts = useRowActs(page.list, line);
  const choosable = columns.filter(({ main = false }) => !main);
  const opened = usePanel(
    page.list.map(({ id }) => id),
    held,
  );
  const row = panel === undefined ? undefined : page.list.find(({ id }) => id === opened.id);
  // beside an open record there is room for what a row is known by
  const shown = columns.filter(({ key, main = false }) => main || (row === undefined && !hidden.has(key)));
  return (
    <>
      {states !== undefined && <Tabs {...states} />}
      {filters}
      <div className="mb-3 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <p ref={line} tabIndex={-1} className="num mr-auto font-semibold outline-none" aria-live="polite">
          {found}
        </p>
        {sorting !== undefined && <SortSelect sorting={sorting} columns={columns} />}
        {tools}
        <ListViewMenu hidden={hidden} hide={hide} />
        {choosable.length > 1 && page.list.length > 0 && (
          <ColumnPicker columns={choosable} hidden={hidden} turn={turn} />
        )}
      </div>
      <OpenRecord value={panel === undefined ? null : opened.open}>
        <div
          className={
            row === undefined ? '' : 'items-start gap-5 md:grid md:grid-cols-[minmax(14rem,22rem)_minmax(0,1fr)]'
          }
        >
          <div className="min-w-0">
            {page.list.length === 0 ? (
              empty
            ) : (
              <Rows {...props} columns={shown} current={row?.id ?? null} onAct={acts.press} />
            )}
          </div>
          {panel !== undefined && row !== undefined && (
            <OpenedRecord page={page} panel={panel} row={row} opened={opened} held={held} />
          )}
        </div>
      </OpenRecord>
      {acts.dialog}
      {bar}
      {held !== undefined && row === undefined && <PendingBar held={held} raised={(selection?.count ?? 0) > 0} />}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </>
  );
}

function Rows<Row extends { id: string }>(
  props: Props<Row> & { current: string | null; onAct: (one: RowAct) => void },
) {
  const { label, page, columns, nameOf, actsOf, sorting, selection, mayChoose, panel, held, current, onAct } = props;
  const t = useTexts(sharedTexts);
  const heads = columns.map(({ key, label: text, right = false, order }) => ({
    key,
    label: text,
    right,
    ...(sorting !== undefined && order !== undefined && { sort: sortHeader(sorting, order) }),
  }));
  const withActs = actsOf !== undefined && current === null;
  const acts = withActs ? [{ key: 'acts', label: t('Actions'), right: true }] : [];
  const beside = withActs && selection !== undefined ? 2 : 1;
  return (
    <RecordTable
      label={label}
      columns={[...heads, ...acts]}
      opening={panel !== undefined}
      {...(selection !== undefined && { chooser: selection })}
    >
      {page.list.map((row) => (
        <RecordRow
          key={row.id}
          id={mayChoose?.(row) === false ? undefined : row.id}
          name={nameOf(row)}
          current={row.id === current}
          faded={(held?.of(row.id) ?? null) !== null}
          {...(selection !== undefined && { chooser: selection })}
        >
          {columns.map(({ key, label: text, cell, right = false, main = false }) => (
            <RecordCell key={key} name={text} plain={main} beside={beside} right={right}>
              {cell(row)}
              {main && <Mark held={held} id={row.id} />}
            </RecordCell>
          ))}
          {withActs && (
            <RecordActions beside={beside}>
              <RowActions name={nameOf(row)} acts={actsOf(row)} onAct={onAct} />
            </RecordActions>
          )}
        </RecordRow>
      ))}
    </RecordTable>
  );
}

/** What was decided of a row, while it can be taken back. */
function Mark({ held, id }: { held: PendingDecisionsOfList | undefined; id: string }) {
  const mark = held?.of(id)?.mark;
  return mark === undefined ? null : <p className="tag mt-1 not-italic">{mark}</p>;
}
