import type { ProductDetail } from '@fairbridge/contract/product/product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MarketClosed } from '../compliance/market-closed.tsx';
import { BoothOnPlan } from '../booth/booth-on-plan.tsx';
import { BoothPlate } from '../booth/booth-plate.tsx';
import { exhibitorPath } from '../exhibitor/exhibitor-path.ts';
import { OrderPanel, type Seen } from '../order/order-panel.tsx';
import { productTexts } from '../product/product.texts.ts';
import { shownPrice } from '@fairbridge/contract/product/price.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';

type AsideProps = {
  product: ProductDetail;
  /** The reader's market, where it takes no intent orders. */
  closedMarket: string | null;
  /** Whose page this is, in a preview. */
  as?: Seen | undefined;
};

function Terms({ product }: { product: ProductDetail }) {
  const t = useTexts(productTexts);
  const lang = useLang();
  const { minimumOrder } = product;
  return (
    <div className="grid gap-3 p-4">
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-sm text-soft">{t('minimumOrderLabel')}</dt>
          <dd className="num font-bold">
            {minimumOrder === null ? t('none') : quantityText(minimumOrder.quantity, minimumOrder.unit, lang)}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-soft">{t('price')}</dt>
          <dd className="num font-bold">
            {shownPrice(product.salePrice, product.salePriceText, lang) || t('priceAsk')}
          </dd>
        </div>
      </dl>
      {(product.spot || product.customization) && (
        <p className="flex flex-wrap gap-2">
          {product.spot && <span className="tag">{t('spot')}</span>}
          {product.customization && <span className="tag">{t('customization')}</span>}
        </p>
      )}
    </div>
  );
}

function Order({ product, closedMarket, as }: AsideProps) {
  if (closedMarket !== null) return <MarketClosed market={closedMarket} />;
  return <OrderPanel key={product.id} productId={product.id} minimumOrder={product.minimumOrder} as={as} />;
}

/** Who offers it and on what terms, and the intent order: stays in sight beside the exhibit. */
export function OrderAside({ product, closedMarket, as }: AsideProps) {
  const t = useTexts(productTexts);
  const lang = useLang();
  const user = useUser();
  const isBuyer = as !== undefined || user === null || user.subjectType === 'VISITOR';
  const { exhibitor } = product;
  return (
    <aside
      className="grid gap-4 md:grid-cols-2 md:items-start xl:sticky xl:top-4 xl:grid-cols-1"
      aria-label={t('order')}
    >
      <div className="card overflow-hidden">
        <LocalLink
          to={exhibitorPath(exhibitor.id)}
          className="flex items-center gap-3 border-b border-line p-4 hover:bg-tint"
        >
          <Picture
            address={exhibitor.logo}
            alt=""
            sizes="48px"
            width={48}
            height={48}
            className="size-12 shrink-0 rounded-sign object-cover"
          />
          <span className="clamp-2 flex-1 font-semibold">
            <Says text={exhibitor.name} />
          </span>
          <Icon name="arrow" />
        </LocalLink>
        {exhibitor.booth !== null && (
          <p className="flex items-center gap-2.5 border-b border-line p-4">
            <BoothPlate booth={exhibitor.booth} />
            <span className="text-sm text-soft">{inLang(exhibitor.booth.hall.name, lang)}</span>
          </p>
        )}
        {exhibitor.booth !== null && <BoothOnPlan booth={exhibitor.booth} />}
        <Terms product={product} />
      </div>
      {/* neither exhibitors nor the organizer buy anything */}
      {isBuyer && <Order product={product} closedMarket={closedMarket} as={as} />}
    </aside>
  );
}
