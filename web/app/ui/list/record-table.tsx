/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are cards: without roles of their own they would be no table to a screen reader */
import { useRef, type ReactNode } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../icons.tsx';
import { ListKeys } from './list-keys.tsx';
import { listTexts } from './list.texts.ts';

export type Column = {
  key: string;
  label: string;
  right?: boolean;
  /** Where the head leads that sorts by this column, and how the list stands now, if it is by this one. */
  sort?: { to: string; now: 'ascending' | 'descending' | null };
};

export type Chooser = {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  toggleAll: () => void;
  all: boolean;
};

/**
 * A console's table: dense on a desktop, cards on a phone, walked by keys (`use-list-keys.ts`). With `chooser` (see `use-page-selection.ts`,
 * `use-selection.ts`) each row begins with a box, and the head has one for the whole page.
 */
export function RecordTable({
  label,
  columns,
  chooser,
  opening = false,
  walked = true,
  children,
}: {
  label: string;
  columns: readonly Column[];
  chooser?: Chooser;
  /** Its records open beside it. */
  opening?: boolean;
  /** By keys; not where it is read alone. */
  walked?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(listTexts);
  const table = useRef<HTMLTableElement>(null);
  const chooseAll = t('chooseAll');
  return (
    <>
      {chooser !== undefined && (
        <label className="mb-2 flex min-h-9 items-center gap-3 px-3 md:hidden">
          <ChooseAll chooser={chooser} />
          {chooseAll}
        </label>
      )}
      <table
        ref={table}
        data-list
        role="table"
        aria-label={label}
        className="table max-md:block md:border md:border-line md:bg-card"
      >
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {chooser !== undefined && (
              <th role="columnheader" scope="col" className="w-10 pr-0!">
                <span className="max-md:hidden">
                  <ChooseAll chooser={chooser} label={chooseAll} />
                </span>
                <span className="sr-only md:hidden">{t('choose')}</span>
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {children}
        </tbody>
      </table>
      {walked && <ListKeys table={table} choosing={chooser !== undefined} opening={opening} />}
    </>
  );
}

/** On a phone the heads are only read out; the order is chosen above the cards there. */
function Head({ column: { label, right = false, sort } }: { column: Column }) {
  return (
    <th role="columnheader" scope="col" aria-sort={sort?.now ?? undefined} className={right ? 'text-right!' : ''}>
      {sort === undefined ? (
        label
      ) : (
        <>
          <LocalLink to={sort.to} className="inline-flex items-center gap-1 hover:text-action max-md:hidden">
            {label}
            {sort.now !== null && <Icon name={sort.now === 'ascending' ? 'up' : 'down'} size={14} />}
          </LocalLink>
          <span className="md:hidden">{label}</span>
        </>
      )}
    </th>
  );
}

const BOX = 'size-5 accent-[var(--action)]';

function ChooseAll({ chooser, label }: { chooser: Chooser; label?: string }) {
  return (
    <input
      type="checkbox"
      className={BOX}
      aria-label={label}
      checked={chooser.all}
      ref={(box) => {
        if (box !== null) box.indeterminate = !chooser.all && chooser.chosen.size > 0;
      }}
      onChange={chooser.toggleAll}
    />
  );
}

export function RecordRow({
  id,
  name,
  chooser,
  current = false,
  faded = false,
  children,
}: {
  /** With a chooser: what `toggle` gets, and how the box is called. Without an id this row cannot be chosen. */
  id?: string | undefined;
  name?: string;
  chooser?: Chooser;
  /** It is open beside the list. */
  current?: boolean;
  /** It was decided, and is on its way out of the list. */
  faded?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(listTexts);
  const chosen = id !== undefined && chooser?.chosen.has(id) === true;
  return (
    <tr
      role="row"
      tabIndex={-1}
      aria-current={current || undefined}
      className={`max-md:relative max-md:block max-md:rounded max-md:border max-md:border-line max-md:p-2 ${chosen || current ? 'bg-tint' : 'max-md:bg-card'} ${current ? 'scroll-mt-20 scroll-mb-6 shadow-[inset_3px_0_0_var(--action)]' : ''} ${faded ? 'italic' : ''}`}
    >
      {chooser !== undefined && (
        <td role="cell" className="w-10 pr-0! max-md:absolute max-md:top-2 max-md:right-2 max-md:border-0! max-md:p-0!">
          {id !== undefined && (
            <label className="grid size-8 place-items-center md:-my-1 md:-ml-1.5">
              <input
                type="checkbox"
                className={BOX}
                checked={chosen}
                aria-label={t('chooseRow', { name: name ?? '' })}
                onChange={() => chooser.toggle(id)}
              />
            </label>
          )}
        </td>
      )}
      {children}
    </tr>
  );
}

/**
 * One cell; on a phone it carries its column's name, unless it is `plain`, as the card's first line should be. `beside` says how many things
 * stand in the card's corner beside that line: the box, the menu.
 */
export function RecordCell({
  name,
  plain = false,
  beside = 1,
  right = false,
  children,
}: {
  name: string;
  plain?: boolean;
  beside?: 1 | 2;
  right?: boolean;
  children: ReactNode;
}) {
  const first = beside === 2 ? 'max-md:block max-md:pr-22!' : 'max-md:block max-md:pr-10!';
  return (
    <td
      role="cell"
      className={`max-md:border-b-0! max-md:py-1! ${right ? 'md:text-right!' : ''} ${plain ? first : 'max-md:grid max-md:grid-cols-[6rem_1fr] max-md:items-baseline max-md:gap-2'}`}
    >
      {!plain && (
        <span className="text-sm text-soft md:hidden" aria-hidden="true">
          {name}
        </span>
      )}
      <div className="min-w-0">{children}</div>
    </td>
  );
}

/** The menu of a row; on a phone it stands in the card's corner, before the box where there is one. */
export function RecordActions({ beside, children }: { beside: 1 | 2; children: ReactNode }) {
  return (
    <td
      role="cell"
      className={`max-md:absolute max-md:top-1.5 max-md:border-b-0! max-md:p-0! md:text-right! ${beside === 2 ? 'max-md:right-12' : 'max-md:right-1.5'}`}
    >
      {children}
    </td>
  );
}
