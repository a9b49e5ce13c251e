import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { localHref } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineWork, pageNumOf } from '../../loading.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useLastRemoval } from './last-removal.ts';
import { MyProductsBulk } from './my-products-bulk.tsx';
import { MyProductsTable } from './my-products-table.tsx';
import { SCOPES, scopeOf } from '../../parts/own-product/own-product-scopes.ts';
import { importPath } from '../../parts/product-import/product-import-state.ts';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';
import type { OwnSort } from '@fairbridge/contract/own-product/own-sorts.ts';
import { sortOf } from './own-product-sort.ts';
import { useChosen, useExhibitChanges, type ExhibitChanges, type OwnFilter } from './use-exhibit-changes.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '我的展品', en: 'My exhibits' });

const PATH = '/my-exhibit-list';

const load = defineWork(async ({ api, query }) => {
  const keyword = (query.get('keyword') ?? '').slice(0, 200);
  const scope = scopeOf(query.get('scope'));
  const sort = sortOf(query);
  const filter: OwnFilter = { keyword, ...(scope !== null && { scope }) };
  const [page, drafts, removed] = await Promise.all([
    api(calls.product.ownList, { pageNum: pageNumOf(query), pageSize: 20, ...filter, sort }),
    api(calls.product.drafts, { pageNum: 1, pageSize: 1 }),
    api(calls.product.removedList, { pageNum: 1, pageSize: 1 }),
  ]);
  return { keyword, scope, sort, filter, page, drafts: drafts.total, removed: removed.total };
});
export const clientLoader = load.browser;

function Filters() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { keyword, scope, sort } = load.useData();
  return (
    <form
      method="get"
      action={localHref(lang, PATH)}
      className="flex flex-1 flex-wrap gap-2"
      key={`${keyword} ${scope} ${sort}`}
    >
      <input
        className="input min-w-48 flex-1 basis-56"
        type="search"
        name="keyword"
        defaultValue={keyword}
        placeholder={t('search')}
        aria-label={t('search')}
        maxLength={200}
      />
      <select
        className="input w-auto pr-8"
        name="scope"
        defaultValue={scope === null ? '' : String(scope)}
        aria-label={t('scopeFilter')}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{t('allScopes')}</option>
        {SCOPES.map((one) => (
          <option key={one} value={one}>
            {t(`scope${one}`)}
          </option>
        ))}
      </select>
      <select
        className="input w-auto pr-8"
        name="sort"
        defaultValue={sort}
        aria-label={t('sortBy')}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="default">{t('sortDefault')}</option>
        <option value="updated">{t('sortUpdated')}</option>
        <option value="orders">{t('sortOrders')}</option>
        <option value="favourites">{t('sortFavourites')}</option>
      </select>
      <Button type="submit" kind="quiet">
        {t('searchButton')}
      </Button>
    </form>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useTexts(ownProductTexts);
  return filtered ? (
    <EmptyState title={t('emptySearch')}>
      <ButtonLink to={PATH} kind="quiet">
        {t('showAll')}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <ButtonLink to="/add-exhibit" className="mt-5">
        {t('add')}
      </ButtonLink>
    </EmptyState>
  );
}

/** What was deleted a moment ago, with the way back. */
function Undo({ changes }: { changes: ExhibitChanges }) {
  const t = useTexts(ownProductTexts);
  const last = useLastRemoval();
  if (last === null) return null;
  const { removal, count } = last;
  return (
    <p className="note mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <span role="status">{t('lastRemoved', { count })}</span>
      <button
        type="button"
        className="link min-h-8 font-semibold"
        disabled={changes.busy}
        onClick={() => void changes.restore(removal)}
      >
        {t('undo')}
      </button>
    </p>
  );
}

/** What can be done with those chosen: one by one, at most six, or all that match. */
function Bulk({
  chosen,
  all,
  clear,
  changes,
}: {
  chosen: readonly string[];
  all: boolean;
  clear: () => void;
  changes: ExhibitChanges;
}) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { filter, page } = load.useData();
  if (all)
    return (
      <MyProductsBulk
        count={page.total}
        said={t('allChosen', { count: number(page.total, lang) })}
        busy={changes.busy}
        onScope={(scope) => changes.setScopeAll(filter, page.total, scope)}
        onRemove={() => changes.removeAll(filter, page.total)}
        clear={clear}
      />
    );
  if (chosen.length === 0) return null;
  return (
    <MyProductsBulk
      count={chosen.length}
      said={t('chosen', { count: chosen.length, max: LIMITS.batchProductsMax })}
      busy={changes.busy}
      onScope={(scope) => changes.setScope(chosen, scope)}
      onRemove={() => changes.remove(chosen)}
      clear={clear}
    />
  );
}

/** The company's own exhibits: numbered ones first, then newest first (specification, section 4). */
export default function MyProductsScreen() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { keyword, scope, sort, page, drafts, removed } = load.useData();
  const changes = useExhibitChanges();
  const { chosen, toggle, clear } = useChosen(page.list);
  const narrowed = `${keyword} ${scope}`;
  // another filter matches others: what was chosen with the one before is not chosen any more
  const [allOf, setAllOf] = useState<string | null>(null);
  const all = allOf === narrowed && page.total > 0;
  const clearAll = (): void => {
    clear();
    setAllOf(null);
  };
  const sortHref = (to: OwnSort): string => {
    const query = new URLSearchParams({
      ...(keyword !== '' && { keyword }),
      ...(scope !== null && { scope: String(scope) }),
      ...(to !== 'default' && { sort: to }),
    });
    return query.size === 0 ? PATH : `${PATH}?${query}`;
  };
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-2xl">{t('listTitle')}</h1>
        <p className="num text-soft">{t('total', { count: number(page.total, lang) })}</p>
        {drafts > 0 && (
          <LocalLink to="/my-exhibit-import?tab=drafts" className="chip">
            {t('draftsWaiting', { count: number(drafts, lang) })}
          </LocalLink>
        )}
        {removed > 0 && (
          <LocalLink to="/my-exhibit-removed" className="chip">
            {t('removedWaiting', { count: number(removed, lang) })}
          </LocalLink>
        )}
        {page.total > 1 && !all && (
          <button type="button" className="link min-h-8" onClick={() => setAllOf(narrowed)}>
            {t('chooseAll', { count: number(page.total, lang) })}
          </button>
        )}
        <ButtonLink to={importPath(keyword, scope)} kind="quiet" className="lg:ml-auto">
          {t('bySheet')}
        </ButtonLink>
        <ButtonLink to="/document-requests" kind="quiet">
          {t('documentRequests')}
        </ButtonLink>
        <ButtonLink to="/latest-products" kind="quiet">
          {t('latest')}
        </ButtonLink>
        <ButtonLink to="/hotspot" kind="quiet">
          {t('hotspots')}
        </ButtonLink>
        <ButtonLink to="/add-exhibit">
          <Icon name="plus" />
          {t('add')}
        </ButtonLink>
      </div>
      <Undo changes={changes} />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Filters />
        <LimitMeter
          text={t('meter', { count: page.publicProducts, max: page.publicProductsMax })}
          full={t('meterFull')}
          count={page.publicProducts}
          max={page.publicProductsMax}
        />
      </div>
      {page.list.length === 0 ? (
        <Nothing filtered={keyword !== '' || scope !== null} />
      ) : (
        <MyProductsTable
          rows={page.list}
          chosen={chosen}
          all={all}
          sort={sort}
          sortHref={sortHref}
          onToggle={toggle}
          changes={changes}
        />
      )}
      <Bulk chosen={chosen} all={all} clear={clearAll} changes={changes} />
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </div>
  );
}
