import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ProductCard } from '../../components/product/product-card.tsx';
import { ClearFootprints } from './clear-footprints.tsx';
import { FootprintDays } from './footprint-days.tsx';
import { FootprintFrame, useVisitorTabs } from './footprint-frame.tsx';
import { footprintTexts } from './footprint.texts.ts';

export { CatalogueSkeleton as HydrateFallback } from '../../ui/catalogue-skeleton.tsx';
export const meta = workMeta({ zh: '浏览过的展品', en: 'Exhibits I viewed' });

const load = defineClientLoad(async ({ api, query }) =>
  api(calls.footprint.products, { pageNum: pageNumOf(query), pageSize: 24 }),
);
export const clientLoader = load.browser;

/** The exhibits that a visitor looked at, those that can still be seen. */
export default function FootprintProductsScreen() {
  const t = useTexts(footprintTexts);
  const lang = useLang();
  const tabs = useVisitorTabs();
  const page = load.useData();
  return (
    <FootprintFrame
      title={t('products')}
      tabs={tabs}
      current="/footprint/product"
      aside={<ClearFootprints subjectType="PRODUCT" />}
      page={page}
    >
      {page.list.length === 0 ? (
        <EmptyState title={t('emptyProducts')}>
          <p>{t('emptyProductsLead')}</p>
          <ButtonLink to="/find/product" className="mt-5">
            {t('FindExhibits')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <FootprintDays
          key={page.pageNum}
          list={page.list}
          nameOf={({ name }) => inLang(name, lang)}
          card={(product) => <ProductCard product={product} />}
          removable="PRODUCT"
        />
      )}
    </FootprintFrame>
  );
}
