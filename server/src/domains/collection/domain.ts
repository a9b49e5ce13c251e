import type { Domain } from '../../ground/domain.ts';
import { collectionHandlers } from './collection.handlers.ts';

const PUT_TOGETHER = 'exhibitors that the organizer has put together';

export const collection = {
  handlers: () => ({ collection: collectionHandlers }),
  tables: {
    collection: {
      impersonal: PUT_TOGETHER,
      files: { picture: { uses: ['collection', 'demo'] } },
      grows: 'organizer',
    },
    collection_exhibitor: { impersonal: PUT_TOGETHER, grows: 'organizer' },
  },
} as const satisfies Domain;
