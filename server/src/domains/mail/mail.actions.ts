import { mailState } from '@fairbridge/contract/mail/mail.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { isSuppressed } from '../../platform/delivery/suppression.queries.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { messages, suppressedAddresses } from './mail.queries.ts';
import { canSendAgain } from './mail.rules.ts';

/** Sends an e-mail again. Of two who do so at once, or one who presses twice, the second finds it waiting. Errors: `notFound`, `conflict`. */
export async function sendMailAgain(jobs: Jobs, ctx: FairContext, acting: Acting, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await messages.lock(inner, { id, kind: 'email' });
    const state = mailState.parse(row.state);
    if (state === 'waiting') return;
    const mail = { mailKind: row.mail_kind, state, hasCode: row.code !== null, hasText: row.body !== '' };
    if (!canSendAgain(mail)) fail('conflict');
    if (await isSuppressed(inner.db, inner.exhibition.id, row.recipient)) fail('conflict');
    await messages.write(inner, { id }, { state: 'waiting', failure: '', failure_reason: '' });
    await jobs.deliverAgain(inner.db, id);
    await writeAudit(inner, acting, { act: 'mail.sendAgain', object: { kind: 'message', id } });
  });
}

/** Errors: `notFound`. */
export async function releaseAddress(
  ctx: FairContext,
  acting: Acting,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await suppressedAddresses.lock(inner, { id });
    await suppressedAddresses.delete(inner, { id });
    await writeAudit(inner, acting, {
      act: 'mail.release',
      object: { kind: 'suppressedAddress', id },
      details: { reason },
    });
  });
}
