import type { Domain } from '../../ground/domain.ts';
import { mountDocuments } from './product-document.download.ts';
import { productDocumentHandlers } from './product-document.handlers.ts';

export const productDocument = {
  handlers: (services) => ({ product: productDocumentHandlers(services) }),
  plugins: [mountDocuments],
  tables: {
    product_document: {
      impersonal: 'what a company gives to read',
      files: { file_id: { uses: ['document'] } },
      grows: { limit: 'productDocumentsMax' },
    },
    // who has opened what is not for everybody, once for each of the two
    document_opening: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      grows: { limit: 'productDocumentsMax' },
    },
    // what somebody asked a company for, and was given to read
    document_request: {
      personal: [
        { column: 'visitor_id', of: 'visitor', hidden: ['answered_by'], erase: 'delete' },
        { column: 'answered_by', of: 'subject', apart: true, erase: 'keep' },
      ],
      grows: { limit: 'documentRequestsPerVisitorDay' },
    },
  },
} as const satisfies Domain;
