import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { OwnProductRow } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { downloadFile } from '../../download.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { InlineNumber, InlineSelect } from '../../ui/list/inline-cell.tsx';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { useSelection, type Selection } from '../../ui/list/use-selection.ts';
import { Picture } from '../../ui/picture.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { VISIBLE_RANGES, rangeName } from '../../components/own-product/visible-ranges.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { exhibitQuery } from './exhibit-query.ts';
import { ExhibitName, useExhibitList } from './my-products-frame.tsx';
import { load } from './my-products.load.ts';
import { useExhibitChanges, type ExhibitChanges } from './use-exhibit-changes.ts';

const place = { min: 1, max: 9_999 };

function useColumns(): readonly ResourceColumn<OwnProductRow>[] {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const scopes = VISIBLE_RANGES.map((scope) => ({ value: `${scope}` as const, label: t(`scope${scope}`) }));
  return [
    {
      key: 'name',
      label: t('name'),
      main: true,
      cell: (row) => (
        <div className="flex gap-3">
          <Picture
            address={row.cover}
            alt=""
            sizes="64px"
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-sign object-cover"
          />
          <ExhibitName
            name={row.name}
            to={`/exhibit/${row.id}`}
            facts={[row.strength, row.articleNumber]}
            category={row.category}
          />
        </div>
      ),
    },
    {
      key: 'scope',
      label: t('scope'),
      cell: (row) => (
        <InlineSelect
          label={t('scopeOf', { name: inLang(row.name, lang) })}
          value={`${row.scope}`}
          options={scopes}
          onSave={(scope) => api(calls.product.setScope, { ids: [row.id], scope: rangeName(scope) ?? row.scope })}
        />
      ),
    },
    {
      key: 'sortNumber',
      label: t('sortNumber'),
      right: true,
      order: { by: 'default', first: 'ascending', oneWay: true },
      cell: (row) => (
        <InlineNumber
          label={t('placeOf', { name: inLang(row.name, lang) })}
          value={row.sortNumber}
          {...place}
          onSave={(sortNumber) => api(calls.product.setSortNumber, { id: row.id, sortNumber })}
        />
      ),
    },
    {
      key: 'orders',
      label: t('orders'),
      right: true,
      order: { by: 'orders', first: 'descending' },
      cell: (row) => <span className="num">{number(row.orders, lang)}</span>,
    },
    {
      key: 'favourites',
      label: t('favourites'),
      right: true,
      order: { by: 'favourites', first: 'descending' },
      cell: (row) => <span className="num">{number(row.favourites, lang)}</span>,
    },
    {
      key: 'updated',
      label: t('updated'),
      order: { by: 'updated', first: 'descending' },
      cell: (row) => <span className="num text-sm md:whitespace-nowrap">{beijingDay(row.updatedAt, lang)}</span>,
    },
  ];
}

function ScopeFilter() {
  const t = useTexts(ownProductTexts);
  const { scope } = load.useData().asked;
  return (
    <div className="max-md:col-span-2 md:w-44">
      <Select
        label={t('scopeFilter')}
        name="scope"
        defaultValue={scope ?? ''}
        placeholder={t('allScopes')}
        options={VISIBLE_RANGES.map((one) => ({ value: String(one), label: t(`scope${one}`) }))}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </div>
  );
}

function Export() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { filter } = load.useData();
  return (
    <SaveButton small save={() => downloadFile(calls.product.exportSheet, { lang, ...filter })}>
      {t('exportList')}
    </SaveButton>
  );
}

function Nothing() {
  const t = useTexts(ownProductTexts);
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <ButtonLink to="/add-exhibit" className="mt-5">
        {t('add')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Visible range and delete, of those chosen or of all that match but for some; what many would miss is asked once. */
function Bulk({ selection, changes }: { selection: Selection; changes: ExhibitChanges }) {
  const t = useTexts(ownProductTexts);
  const { filter } = load.useData();
  const [scope, setScope] = useState<(typeof VISIBLE_RANGES)[number]>(2);
  const [asking, setAsking] = useState<'scope' | 'remove' | null>(null);
  const lang = useLang();
  const { matching, ids, count, clear } = selection;
  const settle = async (work: Promise<boolean>): Promise<void> => {
    if (await work) clear();
  };
  const apply = (): void => {
    setAsking(null);
    void settle(matching === null ? changes.setScope(ids, scope) : changes.setScopeAll({ filter, ...matching }, scope));
  };
  const remove = (): void => {
    setAsking(null);
    void settle(matching === null ? changes.remove(ids) : changes.removeAll({ filter, ...matching }));
  };
  return (
    <>
      <BulkActions selection={selection}>
        <div className="flex items-center gap-2">
          <select
            className="input min-h-9 w-auto py-1 pr-8"
            aria-label={t('setScope')}
            value={String(scope)}
            onChange={(event) => setScope(rangeName(event.target.value) ?? scope)}
          >
            {VISIBLE_RANGES.map((one) => (
              <option key={one} value={one}>
                {`${t('setScope')} ${t(`scope${one}`)}`}
              </option>
            ))}
          </select>
          <Button
            kind="accent"
            small
            busy={changes.busy}
            onClick={() => (matching === null ? apply() : setAsking('scope'))}
          >
            {t('apply')}
          </Button>
        </div>
        {/* a few are taken back by one press */}
        <BulkButton asks={matching !== null} onPress={() => (matching === null ? remove() : setAsking('remove'))}>
          {t('Delete')}
        </BulkButton>
      </BulkActions>
      <ConfirmDialog
        open={asking === 'scope'}
        onClose={() => setAsking(null)}
        title={t('scopeTitle', { count: number(count, lang) })}
        act={t('apply')}
        onConfirm={apply}
      >
        <p>{t('scopeLead', { range: t(`scope${scope}`) })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={() => setAsking(null)}
        title={t('removeTitle')}
        act={t('Delete')}
        kind="bad"
        onConfirm={remove}
      >
        <p>{t('removeLead', { count })}</p>
      </ConfirmDialog>
    </>
  );
}

/** What was done last: ranges that were changed on this page, or what was removed. */
function useUndo({ ranged, busy, undoRanges, restore }: ExhibitChanges) {
  const t = useTexts(ownProductTexts);
  const { undo } = load.useData().removed;
  if (ranged !== null)
    return {
      id: ranged.id,
      said: t('lastRanged', { count: ranged.count }),
      busy,
      onUndo: () => void undoRanges(ranged),
    };
  return (
    undo && {
      id: undo.removal,
      said: t('lastRemoved', { count: undo.count }),
      busy,
      onUndo: () => void restore(undo.removal),
    }
  );
}

/** What is shown: numbered ones first, then newest first (specification, section 4). */
export function LiveExhibits() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { filter, live } = load.useData();
  const changes = useExhibitChanges();
  const undo = useUndo(changes);
  const selection = useSelection({
    rows: live.list,
    total: live.total,
    of: JSON.stringify(filter),
    most: LIMITS.batchProductsMax,
    matchable: true,
    onFull: () => toast.error(ruleText('exhibitsSix', lang)),
  });
  return (
    <RecordList
      {...useExhibitList(live.total)}
      list="exhibits"
      label={t('listTitle')}
      filters={<ScopeFilter />}
      tools={
        <>
          <LimitMeter
            text={t('meter', { count: live.publicProducts, max: live.publicProductsMax })}
            full={t('meterFull')}
            count={live.publicProducts}
            max={live.publicProductsMax}
          />
          {live.total > 0 && <Export />}
        </>
      }
      page={live}
      columns={useColumns()}
      nameOf={(row) => inLang(row.name, lang)}
      actsOf={(row) => [
        { label: t('Edit'), to: `/exhibit/${row.id}` },
        { label: t('Preview'), to: `/exhibit-detail/${row.id}` },
        { label: t('copyOne'), to: `/add-exhibit?copy=${row.id}` },
        { label: t('Delete'), bad: true, act: () => void changes.remove([row.id]) },
      ]}
      selection={selection}
      bar={selection.count > 0 && <Bulk selection={selection} changes={changes} />}
      undo={selection.count > 0 ? null : undo}
      empty={<Nothing />}
      emptyFiltered={<NothingFound title={t('emptySearch')} to={exhibitQuery.path} act={t('showAll')} />}
    />
  );
}
