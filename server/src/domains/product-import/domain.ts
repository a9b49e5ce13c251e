import type { Domain } from '../../core/domain.ts';
import { productImportHandlers } from './product-import.handlers.ts';
import { importEventHandlers } from './product-import.jobs.ts';

export const productImport = {
  handlers: (services) => ({ product: productImportHandlers(services) }),
  eventHandlers: importEventHandlers,
  tables: {
    // the company's work; gone within a day
    product_import: {
      personal: [{ column: 'employee_id', of: 'subject', organizerOwned: true, erase: 'keep' }],
      retention: { one: 'company' },
    },
    product_import_row: { notPersonal: 'what a company is about to show', retention: { limit: 'importRowsMax' } },
  },
} as const satisfies Domain;
