import type { Domain } from '../../core/domain.ts';
import { latestProductsHandlers } from './latest-products.handlers.ts';

export const latestProducts = {
  handlers: () => ({ product: latestProductsHandlers }),
  tables: {
    latest_products: {
      notPersonal: 'what a company shows',
      // whatever its state: what was withdrawn can be copied, what was removed can be put back
      files: { pictures: { uses: ['latest'], list: true } },
      retention: { one: 'company' },
    },
  },
} as const satisfies Domain;
