import type { OrderRecord } from '@fairbridge/contract/connection/connection.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { withAreaCode } from '../../platform/phone/phone.ts';
import type { OrderRecordRow } from './order.record.queries.ts';

/** An order as its company's own systems get it. */
export function orderRecord(row: OrderRecordRow): OrderRecord {
  const { id, quantity, unit, remark, state, company, position, country } = row;
  return {
    id,
    orderedAt: row.created_at.toISOString(),
    quantity,
    unit,
    remark,
    state,
    contactedAt: row.contacted_at?.toISOString() ?? null,
    product: {
      id: row.product_id,
      name: bilingualOf('product', row),
      articleNumber: row.article_number,
      strength: row.strength,
    },
    buyer: {
      name: row.buyer_name,
      company,
      position,
      country,
      email: row.email ?? '',
      mobile: withAreaCode(row.mobile_area_code, row.mobile),
    },
  };
}
