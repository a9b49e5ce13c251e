import type { OwnOrder } from '@fairbridge/contract/order/order.shapes.ts';
import { LocalLink, Says, useTexts } from '../../i18n/lang.tsx';
import { BesideCover } from '../../parts/order/beside-cover.tsx';
import { orderTexts } from '../../parts/order/order.texts.ts';

/** The ordered product in a row: cover, name, strength, and the buyer's remark. */
export function OrderProduct({ order, to }: { order: Pick<OwnOrder, 'product' | 'remark'>; to: string }) {
  const t = useTexts(orderTexts);
  const { product, remark } = order;
  return (
    <BesideCover cover={product.cover}>
      <LocalLink to={to} className="link font-semibold">
        <Says text={product.name} />
      </LocalLink>
      {product.strength !== '' && <p className="num text-sm text-soft">{product.strength}</p>}
      {remark !== '' && <p className="mt-1 text-sm break-words whitespace-pre-line">{t('remarkOf', { remark })}</p>}
    </BesideCover>
  );
}
