import type { Domain } from '../../core/domain.ts';
import { exhibitPreviewHandlers } from './exhibit-preview.handlers.ts';
import { ownProductHandlers } from './own-product.handlers.ts';
import { productDraftHandlers } from './product-draft.handlers.ts';

export const ownProduct = {
  handlers: () => ({ product: { ...ownProductHandlers, ...productDraftHandlers, ...exhibitPreviewHandlers } }),
  tables: {
    product_draft: {
      notPersonal: 'what a company is about to show',
      files: {
        pictures: { uses: ['product', 'productLong'], list: true },
        long_pictures: { uses: ['product', 'productLong'], list: true },
      },
      retention: { limit: 'productDraftsMax' },
    },
  },
} as const satisfies Domain;
