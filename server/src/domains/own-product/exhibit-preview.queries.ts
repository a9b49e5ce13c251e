import type { PreviewForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import { sql } from 'kysely';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { keepsOlder } from '../product/product.prices.ts';
import { DETAIL, type DetailRow } from '../product/product.queries.ts';
import { columns } from './own-product.queries.ts';

/**
 * The row that an exhibit's page would be made of, had this form been saved: by the same columns and the same SQL, written nowhere.
 * Its pictures are not public yet.
 */
export async function unsavedRow(ctx: FairContext, exhibitorId: string, form: PreviewForm): Promise<DetailRow | null> {
  const keeps = keepsOlder(form);
  const row = {
    ...columns(ctx.exhibition, form),
    // it has none yet, and the same form is answered alike
    id: '',
    exhibition_id: ctx.exhibition.id,
    exhibitor_id: exhibitorId,
    attributes: form.attributes,
    sale_price: keeps.sale ? (form.salePriceText ?? '') : '',
    purchase_price: '',
    version: 1,
    published_at: `${dayInBeijing(new Date())}T00:00:00Z`,
  };
  const { rows } = await sql<DetailRow>`
    select ${DETAIL}
    from jsonb_populate_record(null::product, ${JSON.stringify(row)}::jsonb) p join exhibitor e on e.id = p.exhibitor_id
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = ${exhibitorId}`.execute(ctx.db);
  const [found] = rows;
  return found === undefined ? null : { ...found, cover: found.cover ?? '', for_all: false };
}
