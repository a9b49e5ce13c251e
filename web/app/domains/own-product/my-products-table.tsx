/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are cards: without roles of their own they would be no table to a screen reader */
import type { OwnProductRow } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SCOPES, scopeOf } from '../../parts/own-product/own-product-scopes.ts';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';
import type { OwnSort } from '@fairbridge/contract/own-product/own-sorts.ts';
import type { ExhibitChanges } from './use-exhibit-changes.ts';

type RowProps = {
  row: OwnProductRow;
  chosen: boolean;
  full: boolean;
  locked: boolean;
  onToggle: () => void;
  changes: ExhibitChanges;
};

const cell = 'max-md:block max-md:border-b-0 max-md:p-0';

function Row({ row, chosen, full, locked, onToggle, changes }: RowProps) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const name = inLang(row.name, lang);
  return (
    <tr
      role="row"
      className={`max-md:grid max-md:grid-cols-[auto_4rem_1fr] max-md:gap-x-3 max-md:gap-y-1.5 max-md:rounded max-md:border max-md:border-line max-md:bg-card max-md:p-3 ${chosen ? 'bg-tint max-md:bg-tint' : ''}`}
    >
      <td role="cell" className={cell}>
        <label className="grid size-8 place-items-center">
          <input
            type="checkbox"
            className="size-5 accent-[var(--action)]"
            checked={chosen}
            disabled={locked}
            aria-disabled={full && !chosen ? true : undefined}
            aria-label={t('select', { name })}
            onChange={onToggle}
          />
        </label>
      </td>
      <td role="cell" className={cell}>
        <Picture
          address={row.cover}
          alt=""
          sizes="64px"
          width={56}
          height={56}
          className="size-14 rounded-sign object-cover"
        />
      </td>
      <td role="cell" className={`${cell} min-w-0`}>
        <LocalLink to={`/exhibit/${row.id}`} className="link font-semibold">
          <Says text={row.name} />
        </LocalLink>
        <p className="num text-sm text-soft">{[row.strength, row.articleNumber].filter(Boolean).join(' · ')}</p>
        {row.category !== null && (
          <p className="text-sm text-soft">
            <Says text={row.category.name} />
          </p>
        )}
      </td>
      <td role="cell" className={`${cell} max-md:col-span-3`}>
        <select
          className="input min-h-9 py-1 md:w-auto md:pr-8"
          aria-label={t('scopeOf', { name })}
          value={String(row.scope)}
          disabled={changes.busy}
          onChange={(event) => {
            const scope = scopeOf(event.target.value);
            if (scope !== null) void changes.setScope([row.id], scope);
          }}
        >
          {SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {t(`scope${scope}`)}
            </option>
          ))}
        </select>
      </td>
      <td role="cell" className={`${cell} max-md:col-span-3 md:hidden`}>
        <p className="num text-sm text-soft">
          {`${t('orders')} ${number(row.orders, lang)} · ${t('favourites')} ${number(row.favourites, lang)} · ${t('sortNumber')} ${row.sortNumber ?? '—'} · ${beijingDay(row.updatedAt, lang)}`}
        </p>
      </td>
      <td role="cell" className="num text-right max-md:hidden">
        {row.sortNumber ?? '—'}
      </td>
      <td role="cell" className="num text-right max-md:hidden">
        {number(row.orders, lang)}
      </td>
      <td role="cell" className="num text-right max-md:hidden">
        {number(row.favourites, lang)}
      </td>
      <td role="cell" className="num text-sm whitespace-nowrap max-md:hidden">
        {beijingDay(row.updatedAt, lang)}
      </td>
      <td role="cell" className={`${cell} max-md:col-span-3`}>
        <span className="flex gap-4 whitespace-nowrap">
          <LocalLink
            to={`/exhibit/${row.id}`}
            className="link inline-flex items-center gap-1"
            aria-label={`${t('edit')}: ${name}`}
          >
            <Icon name="edit" size={16} />
            {t('edit')}
          </LocalLink>
          <LocalLink to={`/exhibit-detail/${row.id}`} className="link" aria-label={`${t('preview')}: ${name}`}>
            {t('preview')}
          </LocalLink>
          <LocalLink to={`/add-exhibit?copy=${row.id}`} className="link" aria-label={`${t('copyOne')}: ${name}`}>
            {t('copyOne')}
          </LocalLink>
        </span>
      </td>
    </tr>
  );
}

/** Own exhibits: a dense table on a desktop, cards on a phone. */
export function MyProductsTable({
  rows,
  chosen,
  all,
  sort,
  sortHref,
  onToggle,
  changes,
}: {
  rows: readonly OwnProductRow[];
  chosen: readonly string[];
  /** All that match are chosen, on whatever page they are. */
  all: boolean;
  sort: OwnSort;
  /** The list in another order. */
  sortHref: (sort: OwnSort) => string;
  onToggle: (id: string) => void;
  changes: ExhibitChanges;
}) {
  const t = useTexts(ownProductTexts);
  const head = (text: string, right = false) => (
    <th role="columnheader" scope="col" className={right ? 'text-right!' : ''}>
      {text}
    </th>
  );
  const sortable = (text: string, by: OwnSort, right = false) => (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort === by ? 'descending' : undefined}
      className={right ? 'text-right!' : ''}
    >
      <LocalLink
        to={sortHref(sort === by ? 'default' : by)}
        className="inline-flex items-center gap-1 hover:text-action"
      >
        {text}
        {sort === by && <Icon name="down" size={14} />}
      </LocalLink>
    </th>
  );
  return (
    <table role="table" aria-label={t('listTitle')} className="table max-md:block md:border md:border-line md:bg-card">
      <thead role="rowgroup" className="max-md:hidden">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="sr-only">{t('bulk')}</span>
          </th>
          {head(t('cover'))}
          {head(t('name'))}
          {head(t('scope'))}
          {head(t('sortNumber'), true)}
          {sortable(t('orders'), 'orders', true)}
          {sortable(t('favourites'), 'favourites', true)}
          {sortable(t('updated'), 'updated')}
          {head(t('actions'))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            chosen={all || chosen.includes(row.id)}
            locked={all}
            full={chosen.length >= LIMITS.batchProductsMax}
            onToggle={() => onToggle(row.id)}
            changes={changes}
          />
        ))}
      </tbody>
    </table>
  );
}
