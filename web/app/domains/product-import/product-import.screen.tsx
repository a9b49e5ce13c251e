import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { defineWork, pageNumOf } from '../../loading.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Icon } from '../../ui/icons.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ProductDrafts } from './product-drafts.tsx';
import { ImportPanel } from './product-import-panel.tsx';
import { scopeOf } from '../../parts/own-product/own-product-scopes.ts';
import { ExportButton } from './product-import-upload.tsx';
import { productImportTexts } from './product-import.texts.ts';
import { useProductImport } from './use-product-import.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '用表格管理展品', en: 'Manage exhibits by spreadsheet' });

const PATH = '/my-exhibit-import';
const DRAFTS = `${PATH}?tab=drafts`;

const load = defineWork(async ({ api, query }) => {
  const onDrafts = query.get('tab') === 'drafts';
  const [{ current }, drafts] = await Promise.all([
    api(calls.product.currentImport, {}),
    api(calls.product.drafts, { pageNum: onDrafts ? pageNumOf(query) : 1, pageSize: 20 }),
  ]);
  const filter = { keyword: (query.get('keyword') ?? '').slice(0, 200), scope: scopeOf(query.get('scope')) };
  return { onDrafts, current, drafts, filter };
});
export const clientLoader = load.browser;

/** A company's exhibits by spreadsheet: import in three steps, the drafts it leaves, export. */
export default function ProductImportScreen() {
  const t = useTexts(productImportTexts);
  const { onDrafts, current, drafts, filter } = load.useData();
  const importing = useProductImport(current);
  return (
    <div className="page py-8">
      <p className="mb-2">
        <LocalLink to="/my-exhibit-list" className="link inline-flex items-center gap-1">
          <Icon name="back" size={16} />
          {t('back')}
        </LocalLink>
      </p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        {(onDrafts || importing.current !== null) && <ExportButton filter={filter} />}
      </div>
      <Tabs
        label={t('tabs')}
        current={onDrafts ? DRAFTS : PATH}
        tabs={[
          { to: PATH, label: t('importTab') },
          { to: DRAFTS, label: t('draftsTab'), count: drafts.total },
        ]}
      />
      {onDrafts ? <ProductDrafts page={drafts} /> : <ImportPanel importing={importing} filter={filter} />}
    </div>
  );
}
