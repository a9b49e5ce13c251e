import type { Domain } from '../../ground/domain.ts';
import { productImportHandlers } from './product-import.handlers.ts';
import { importEventHandlers } from './product-import.jobs.ts';

export const productImport = {
  handlers: (services) => ({ product: productImportHandlers(services) }),
  eventHandlers: importEventHandlers,
  tables: {
    // the company's work; gone within a day
    product_import: {
      personal: [{ column: 'employee_id', of: 'subject', apart: true, erase: 'keep' }],
      grows: { one: 'company' },
    },
    product_import_row: { impersonal: 'what a company is about to show', grows: { limit: 'importRowsMax' } },
  },
} as const satisfies Domain;
