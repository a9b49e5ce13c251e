import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../../core/domain.ts';
import { productHandlers } from './product.handlers.ts';

/** A deleted exhibit keeps its pictures while it can be brought back; an hour longer, so that neither waits for the other. */
const mayComeBack = sql`deleted_at is null or deleted_at > now() - make_interval(hours => ${LIMITS.removalHours + 1})`;

export const product = {
  handlers: (services) => ({ product: productHandlers(services) }),
  tables: {
    // of a package; removed ones stay, since orders name them, and come no faster than calls do
    product: {
      notPersonal: 'what a company shows',
      exempt: { removed_by: 'the employee who deleted an exhibit of the company' },
      files: {
        pictures: { uses: ['product', 'productLong'], list: true, where: mayComeBack },
        long_pictures: { uses: ['product', 'productLong'], list: true, where: mayComeBack },
        // a deleted exhibit keeps its video for good: its row holds it
        video: { uses: ['productVideo'] },
        video_cover: { uses: ['videoCover'] },
      },
      retention: { limit: 'callsPerCallerFiveMinutes' },
    },
    first_shown: {
      notPersonal: 'when exhibits and companies were first shown',
      exempt: { subject_id: 'an exhibit or a company' },
      retention: { with: 'product' },
    },
  },
} as const satisfies Domain;
