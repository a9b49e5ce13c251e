import type { Domain } from '../../core/domain.ts';
import { collectionHandlers } from './collection.handlers.ts';

const PUT_TOGETHER = 'exhibitors that the organizer has put together';

export const collection = {
  handlers: () => ({ collection: collectionHandlers }),
  tables: {
    collection: {
      notPersonal: PUT_TOGETHER,
      files: { picture: { uses: ['collection', 'demo'] } },
      retention: 'organizer',
    },
    collection_exhibitor: { notPersonal: PUT_TOGETHER, retention: 'organizer' },
  },
} as const satisfies Domain;
