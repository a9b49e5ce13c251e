import { keywordIn } from '../../i18n/query-values.ts';
import { redirect } from 'react-router';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { importQuotaOf } from './import-quota.tsx';
import { ImportPanel } from './product-import-panel.tsx';
import { DRAFTS } from '../../components/product-import/product-import-state.ts';
import { exhibitQuotaOf } from '../../components/own-product/exhibit-quota.ts';
import { rangeName } from '../../components/own-product/visible-ranges.ts';
import { ExportButton } from './product-import-upload.tsx';
import { productImportTexts } from './product-import.texts.ts';
import { useProductImport } from './use-product-import.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '用表格管理展品', en: 'Manage exhibits by spreadsheet' });

const load = defineClientLoad(async ({ api, query, lang }) => {
  // drafts are a state of the one list: who kept the address of before is led there
  if (query.get('tab') === 'drafts') throw redirect(localPath(lang, DRAFTS));
  const [{ current }, booked, drafts] = await Promise.all([
    api(calls.product.currentImport, {}),
    api(calls.exhibitor.ownPackage, {}),
    api(calls.product.drafts, { pageSize: 1 }),
  ]);
  const filter = { keyword: keywordIn(query), scope: rangeName(query.get('scope')) };
  return { current, filter, quota: importQuotaOf(exhibitQuotaOf(booked), drafts.total) };
});
export const clientLoader = load.browser;

/** A company's exhibits by spreadsheet: import in three steps, export. */
export default function ProductImportScreen() {
  const t = useTexts(productImportTexts);
  const { current, filter, quota } = load.useData();
  const importing = useProductImport(current);
  return (
    <div className="page py-8">
      <BackLink to="/my-exhibit-list">{t('back')}</BackLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        {importing.current !== null && <ExportButton filter={filter} />}
      </div>
      <ImportPanel importing={importing} filter={filter} quota={quota} />
    </div>
  );
}
