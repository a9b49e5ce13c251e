import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { lookAtSheet } from '../../platform/spreadsheet/sheet-outline.ts';
import { confirmImport, dropImport, startImport, wantedOf } from './product-import.actions.ts';
import { headersOf, importAnswer, rowAnswer } from './product-import.answers.ts';
import { usedColumns } from './product-import.checking.ts';
import { importOf, rowsOfPage, type ImportRow } from './product-import.queries.ts';
import { exportFile, reportFile } from './sheet.export.ts';
import { templateFile } from './sheet.template.ts';

type ImportCalls = Pick<
  typeof contract.product,
  | 'importTemplate'
  | 'exportSheet'
  | 'lookAtProducts'
  | 'startImport'
  | 'currentImport'
  | 'importRows'
  | 'importReport'
  | 'confirmImport'
  | 'dropImport'
>;

async function own(ctx: FairContext, exhibitorId: string, id: string): Promise<ImportRow> {
  const row = await importOf(ctx, { id });
  if (row?.exhibitor_id !== exhibitorId) fail('notFound');
  return row;
}

export const productImportHandlers = ({ jobs }: Pick<Services, 'jobs'>): Handlers<FairContext, ImportCalls> => ({
  importTemplate: ({ ctx, input }) => templateFile(ctx.exhibition, input.lang),

  exportSheet: ({ ctx, caller, input }) => exportFile(ctx, caller.exhibitorId, input),

  lookAtProducts: async ({ ctx, caller, lang, request }) =>
    lookAtSheet(request.bytes, await wantedOf(ctx, caller.exhibitorId, lang)),

  startImport: ({ ctx, caller, input: { fileName, choices }, lang, request }) =>
    startImport(ctx, jobs, caller, { bytes: request.bytes, fileName, choices }, lang),

  currentImport: async ({ ctx, caller: { exhibitorId } }) => {
    const row = await importOf(ctx, { exhibitorId });
    return { current: row === undefined ? null : await importAnswer(ctx, row) };
  },

  importRows: async ({ ctx, caller, input, lang }) => {
    const whole = await own(ctx, caller.exhibitorId, input.id);
    const { rows, total } = await rowsOfPage(ctx, whole.id, { wrong: input.wrong, ...rangeOf(input) });
    const headerOf = headersOf(ctx.exhibition);
    const list = rows.map((row) => rowAnswer(headerOf, usedColumns(ctx, whole), row, lang));
    return pageAnswer(list, total, input);
  },

  importReport: async ({ ctx, caller, input }) =>
    reportFile(ctx, await own(ctx, caller.exhibitorId, input.id), input.lang),

  confirmImport: ({ ctx, caller, input }) => confirmImport(ctx, jobs, caller, input.id),

  dropImport: ({ ctx, caller, input }) => dropImport(ctx, caller.exhibitorId, input.id),
});
