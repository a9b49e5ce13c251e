import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { confirmImport, dropImport, startImport } from './product-import.actions.ts';
import { headersOf, importAnswer, rowAnswer } from './product-import.answers.ts';
import { importOf, rowsOfPage, type ImportRow } from './product-import.queries.ts';
import { exportFile, reportFile } from './sheet.export.ts';
import { templateFile } from './sheet.template.ts';

type ImportCalls = Pick<
  typeof contract.product,
  | 'importTemplate'
  | 'exportSheet'
  | 'startImport'
  | 'currentImport'
  | 'importRows'
  | 'importReport'
  | 'confirmImport'
  | 'dropImport'
>;

async function own(scope: Scope, exhibitorId: string, id: string): Promise<ImportRow> {
  const row = await importOf(scope, { id });
  if (row?.exhibitor_id !== exhibitorId) refuse('notFound');
  return row;
}

export const productImportHandlers = ({ jobs }: Pick<Services, 'jobs'>): Implementation<Scope, ImportCalls> => ({
  importTemplate: ({ scope, input }) => templateFile(scope.exhibition, input.lang),

  exportSheet: ({ scope, caller, input }) => exportFile(scope, caller.exhibitorId, input),

  startImport: ({ scope, caller, input, lang, request }) =>
    startImport(scope, jobs, caller, { bytes: request.bytes, fileName: input.fileName }, lang),

  currentImport: async ({ scope, caller: { exhibitorId } }) => {
    const row = await importOf(scope, { exhibitorId });
    return { current: row === undefined ? null : await importAnswer(scope, row) };
  },

  importRows: async ({ scope, caller, input, lang }) => {
    const { id } = await own(scope, caller.exhibitorId, input.id);
    const { rows, total } = await rowsOfPage(scope, id, { wrong: input.wrong, ...rangeOf(input) });
    const headerOf = headersOf(scope.exhibition);
    const list = rows.map((row) => rowAnswer(headerOf, row, lang));
    return pageAnswer(list, total, input);
  },

  importReport: async ({ scope, caller, input }) =>
    reportFile(scope, await own(scope, caller.exhibitorId, input.id), input.lang),

  confirmImport: ({ scope, caller, input }) => confirmImport(scope, jobs, caller, input.id),

  dropImport: async ({ scope, caller, input }) => {
    await dropImport(scope, caller.exhibitorId, input.id);
    return { done: true };
  },
});
