import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ProductCard } from '../../components/product/product-card.tsx';
import { AskLink } from '../../components/inquiry/ask-link.tsx';
import { FavouriteFrame } from './favourite-frame.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { favouriteListTexts } from './favourite-list.texts.ts';
import { soughtIn } from './favourite-query.ts';

export { CatalogueSkeleton as HydrateFallback } from '../../ui/catalogue-skeleton.tsx';
export const meta = workMeta({ zh: '收藏的展品', en: 'Favourite exhibits' });

const load = defineClientLoad(async ({ api, query }) => {
  const { pageNum, ...sought } = soughtIn(query);
  return { sought, page: await api(calls.favourite.products, { pageNum, ...sought }) };
});
export const clientLoader = load.browser;

/** A visitor's favourite products. One whose star is taken back stays until the list is opened anew, so that it can be undone. */
export default function FavouriteProductsScreen() {
  const t = useTexts(favouriteListTexts);
  const lang = useLang();
  const { sought, page } = load.useData();
  const save = () => downloadFile(calls.favourite.exportProducts, sought);
  return (
    <FavouriteFrame kind="product" sought={sought} page={page} save={save}>
      {page.list.length === 0 ? (
        <EmptyState title={t('noProducts')}>
          <p>{t('noProductsLead')}</p>
          <ButtonLink to="/find/product" className="mt-5">
            {t('FindExhibits')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="mb-4">
            <AskLink products={page.list.map(({ id }) => id)} />
          </p>
          <ul className="catalogue">
            {page.list.map((product) => (
              <FavouriteRow key={product.id} kind="PRODUCT" {...product} name={inLang(product.name, lang)}>
                <ProductCard product={product} />
              </FavouriteRow>
            ))}
          </ul>
        </>
      )}
    </FavouriteFrame>
  );
}
