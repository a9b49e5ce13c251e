import { calls } from '../../calls.ts';
import { localHref } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineWork, pageNumOf } from '../../loading.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { MyProductsBulk } from './my-products-bulk.tsx';
import { MyProductsTable } from './my-products-table.tsx';
import { SCOPES, scopeOf } from './own-product-scopes.ts';
import { importPath } from './product-import-state.ts';
import { ownProductTexts } from './own-product.texts.ts';
import { PublicMeter } from './public-meter.tsx';
import { useChosen, useExhibitChanges } from './use-exhibit-changes.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '我的展品', en: 'My exhibits' });

const PATH = '/my-exhibit-list';

const load = defineWork(async ({ api, query }) => {
  const keyword = (query.get('keyword') ?? '').slice(0, 200);
  const scope = scopeOf(query.get('scope'));
  const page = await api(calls.product.ownList, {
    pageNum: pageNumOf(query),
    pageSize: 20,
    keyword,
    ...(scope !== null && { scope }),
  });
  return { keyword, scope, page };
});
export const clientLoader = load.browser;

function Filters() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { keyword, scope } = load.useData();
  return (
    <form
      method="get"
      action={localHref(lang, PATH)}
      className="flex flex-1 flex-wrap gap-2"
      key={`${keyword} ${scope}`}
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

/** The company's own exhibits: numbered ones first, then newest first (specification, section 4). */
export default function MyProductsScreen() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { keyword, scope, page } = load.useData();
  const changes = useExhibitChanges();
  const { chosen, toggle, clear } = useChosen(page.list);
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-2xl">{t('listTitle')}</h1>
        <p className="num text-soft">{t('total', { count: number(page.total, lang) })}</p>
        <ButtonLink to={importPath(keyword, scope)} kind="quiet" className="ml-auto">
          {t('bySheet')}
        </ButtonLink>
        <ButtonLink to="/add-exhibit">
          <Icon name="plus" />
          {t('add')}
        </ButtonLink>
      </div>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Filters />
        <PublicMeter count={page.publicProducts} max={page.publicProductsMax} />
      </div>
      {page.list.length === 0 ? (
        <Nothing filtered={keyword !== '' || scope !== null} />
      ) : (
        <MyProductsTable rows={page.list} chosen={chosen} onToggle={toggle} changes={changes} />
      )}
      {chosen.length > 0 && <MyProductsBulk chosen={chosen} clear={clear} changes={changes} />}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </div>
  );
}
