import { PREVIEWS, type Preview } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import type { MouseEvent } from 'react';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';
import { LatestProducts } from '../../components/latest-products/latest-products.tsx';
import { HotspotViewer } from '../../components/hotspot/hotspot-viewer.tsx';
import { BoothExhibits } from './booth-exhibits.tsx';
import { BoothFront } from './booth-front.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { companyPreviewTexts } from './company-info.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '展位预览', en: 'Booth preview' });

const asOf = (query: URLSearchParams): Preview => PREVIEWS.find((one) => one === query.get('as')) ?? 'guest';

const load = defineClientLoad(async ({ api, query }) => {
  const as = asOf(query);
  return { as, ...(await api(calls.exhibitor.preview, { as, pageNum: pageNumOf(query), pageSize: 24 })) };
});
export const clientLoader = load.browser;

/** The own booth as others see it. Its links lead to pages of buyers, which an exhibitor does not open: they say so. */
export default function CompanyPreviewScreen() {
  const t = useTexts(companyPreviewTexts);
  const { as, exhibitor, exhibits, scenes, latest } = load.useData();
  const stay = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
    event.preventDefault();
    toast.info(t('only'));
  };
  return (
    <div className="page py-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-2xl font-bold">{t('title')}</p>
          <p className="text-soft">{t('lead')}</p>
        </div>
        <ButtonLink to="/company-info" kind="quiet">
          {t('edit')}
        </ButtonLink>
      </div>
      <Tabs
        label={t('as')}
        tabs={PREVIEWS.map((one) => ({ to: `/company-preview?as=${one}`, label: t(one) }))}
        current={`/company-preview?as=${as}`}
      />
      <div onClickCapture={stay}>
        <BoothFront exhibitor={exhibitor} />
        <LatestProducts latest={latest} />
        <BoothExhibits list={exhibits.list} total={exhibits.total} none={t('none')} />
        <HotspotViewer scenes={scenes} />
        <CompanyFacts exhibitor={exhibitor} />
      </div>
      <Pager pageNum={exhibits.pageNum} pageSize={exhibits.pageSize} total={exhibits.total} />
    </div>
  );
}
