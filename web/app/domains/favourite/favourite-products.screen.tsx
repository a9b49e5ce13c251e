import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineWork, pageNumOf } from '../../loading.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ProductCard } from '../product/product-card.tsx';
import { FavouriteFrame } from './favourite-frame.tsx';
import { favouriteListTexts } from './favourite-list.texts.ts';

export { CatalogueSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '收藏的展品', en: 'Favourite exhibits' });

const load = defineWork(async ({ api, query }) => api(calls.favourite.products, { pageNum: pageNumOf(query) }));
export const clientLoader = load.browser;

/** A visitor's favourite products. One whose star is taken back stays until the list is opened anew, so that it can be undone. */
export default function FavouriteProductsScreen() {
  const t = useTexts(favouriteListTexts);
  const page = load.useData();
  return (
    <FavouriteFrame kind="product" page={page}>
      {page.list.length === 0 ? (
        <EmptyState title={t('noProducts')}>
          <p>{t('noProductsLead')}</p>
          <ButtonLink to="/find/product" className="mt-5">
            {t('findProducts')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="catalogue">
          {page.list.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      )}
    </FavouriteFrame>
  );
}
