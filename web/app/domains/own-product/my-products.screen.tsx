import { useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { importPath } from '../../components/product-import/product-import-state.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { DraftExhibits } from './my-products-drafts.tsx';
import { LiveExhibits } from './my-products-live.tsx';
import { RemovedExhibits } from './my-products-removed.tsx';
import { load } from './my-products.load.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '我的展品', en: 'My exhibits' });

export const clientLoader = load.browser;

const LIST = { live: LiveExhibits, drafts: DraftExhibits, removed: RemovedExhibits };

/** The company's own exhibits in one place: those shown, the drafts, and what was deleted and can come back. */
export default function MyProductsScreen() {
  const t = useTexts(ownProductTexts);
  const { asked } = load.useData();
  const List = LIST[asked.state];
  return (
    <div className="page py-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto text-2xl">{t('listTitle')}</h1>
        <ButtonLink to={importPath(asked.keyword, asked.scope ?? null)} kind="quiet">
          {t('bySheet')}
        </ButtonLink>
        <ButtonLink to="/add-exhibit">
          <Icon name="plus" />
          {t('add')}
        </ButtonLink>
      </div>
      <List />
    </div>
  );
}
