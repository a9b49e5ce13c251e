import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { newAddressToken } from '../../core/secret-address.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { deleteShare, putShare, shareOf } from './report-share.queries.ts';
import { companyReportOf } from './report.company.ts';
import { companyFile, visitorFile } from './report.files.ts';
import { ownerOf, sharedReport, sharingAnswer } from './report.sharing.ts';
import { visitorReportOf } from './report.visitor.ts';

export const reportHandlers = ({
  config,
  pdf,
}: Pick<Services, 'config' | 'pdf'>): Handlers<FairContext, typeof contract.report> => ({
  company: ({ ctx, caller }) => companyReportOf(ctx, caller),

  visitor: ({ ctx, caller }) => visitorReportOf(ctx, caller),

  companyPdf: async ({ ctx, caller, input }) => companyFile(pdf, ctx, await companyReportOf(ctx, caller), input.lang),

  visitorPdf: async ({ ctx, caller, input }) => visitorFile(pdf, ctx, await visitorReportOf(ctx, caller), input.lang),

  sharing: async ({ ctx, caller }) => sharingAnswer(await shareOf(ctx, ownerOf(caller).reportOf, config.DEMO)),

  share: async ({ ctx, caller, input: { days, withName }, lang }) => {
    const { token, tokenHash } = newAddressToken();
    const row = await putShare(ctx, ownerOf(caller), { tokenHash, days, withName });
    return { ...sharingAnswer(row), address: pageAddress(config, ctx.exhibition, lang, `/report/shared/${token}`) };
  },

  unshare: ({ ctx, caller }) => deleteShare(ctx, ownerOf(caller).reportOf),

  shared: ({ ctx, input }) => sharedReport(ctx, input.token, config.DEMO),
});
