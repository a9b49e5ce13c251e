import type { Domain } from '../../core/domain.ts';
import { mountDocuments } from './product-document.download.ts';
import { productDocumentHandlers } from './product-document.handlers.ts';

export const productDocument = {
  handlers: (services) => ({ product: productDocumentHandlers(services) }),
  plugins: [mountDocuments],
  tables: {
    product_document: {
      notPersonal: 'what a company gives to read',
      files: { file_id: { uses: ['document'] } },
      retention: { limit: 'productDocumentsMax' },
    },
    // who has opened what is not for everybody, once for each of the two
    document_opening: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { limit: 'productDocumentsMax' },
    },
    // what somebody asked a company for, and was given to read
    document_request: {
      personal: [
        { column: 'visitor_id', of: 'visitor', hidden: ['answered_by'], erase: 'delete' },
        { column: 'answered_by', of: 'subject', organizerOwned: true, erase: 'keep' },
      ],
      retention: { limit: 'documentRequestsPerVisitorDay' },
    },
  },
} as const satisfies Domain;
