import type { SharedCompany, SharedReport, Sharing } from '@fairbridge/contract/report/report.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { addressTokenHash } from '../../core/secret-address.ts';
import { fail } from '../../platform/http/app-error.ts';
import { ANSWERS_TO_TELL, answerTimeOf } from '../exhibitor/answer-time.rules.ts';
import { openShare, type Owner, type ShareRow } from './report-share.queries.ts';
import { reportBase } from './report.company.ts';
import { sharedVisitor } from './report.visitor.ts';

export const ownerOf = (caller: VisitorCaller | ExhibitorCaller): Owner =>
  caller.kind === 'visitor'
    ? { reportOf: caller.visitorId, ownerId: caller.visitorId }
    : { reportOf: caller.exhibitorId, ownerId: caller.employeeId };

export const sharingAnswer = (row: ShareRow | null): Sharing => ({
  expiresAt: row?.expires_at.toISOString() ?? null,
  withName: row?.with_name ?? false,
  opened: row?.opened ?? 0,
  lastOpenedAt: row?.last_opened_at?.toISOString() ?? null,
});

/** Figures, exhibits that everybody may see, and countries: nothing of single people, of open leads and of other companies. */
async function sharedCompany(ctx: FairContext, exhibitorId: string): Promise<Omit<SharedCompany, 'expiresAt'>> {
  const { told, values, answers } = await reportBase(ctx, exhibitorId, 'public');
  return {
    ...told,
    kind: 'company',
    figures: values.figures.map(({ figure, value }) => ({ figure, value })),
    // of a few answers alone it would tell of single buyers
    answers: { time: answers.timed < ANSWERS_TO_TELL ? null : answerTimeOf(answers.minutes) },
  };
}

/** What stands at the address with this token. Whatever is wrong with it, and with its owner, is the same: `notFound`. */
export async function sharedReport(ctx: FairContext, token: string, demo: boolean): Promise<SharedReport> {
  const tokenHash = addressTokenHash(token);
  const share = tokenHash === null ? null : await openShare(ctx, tokenHash, demo);
  if (share === null || (share.company && ctx.exhibition.exhibitorDisabled)) fail('notFound');
  const report = share.company
    ? await sharedCompany(ctx, share.report_of)
    : await sharedVisitor(ctx, share.report_of, { withName: share.with_name });
  return { ...report, expiresAt: share.expires_at.toISOString() };
}
