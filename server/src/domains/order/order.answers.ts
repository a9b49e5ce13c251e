import type { OwnOrder } from '@fairbridge/contract/order/order.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { closingOf } from '../lead/lead.closing.ts';
import { answererOf } from '../lead/lead.answers.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import type { OwnOrderRow } from './order.queries.ts';

export const ownAnswer = (exhibition: Exhibition, row: OwnOrderRow): OwnOrder => ({
  id: row.id,
  quantity: row.quantity,
  unit: row.unit,
  remark: row.remark,
  orderedAt: row.created_at.toISOString(),
  state: row.state,
  contactedAt: row.contacted_at?.toISOString() ?? null,
  product: {
    id: row.product_id,
    name: bilingualOf('product', row),
    cover: exhibitPicture(exhibition, row.cover, row.for_all),
    strength: row.strength,
  },
  progress: row.progress,
  version: row.version,
  changedAt: row.changed_at?.toISOString() ?? null,
  seenAt: row.seen_at?.toISOString() ?? null,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  closing: closingOf(row),
  answeredBy: answererOf(row),
  silent: row.silent,
  exhibitor: { id: row.exhibitor_id, name: bilingualOf('exhibitor', row), logo: pictureAddress(row.logo) },
});
