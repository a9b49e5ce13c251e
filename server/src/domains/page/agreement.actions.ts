import type { Consent } from '@fairbridge/contract/account/account.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { askedConsent as askedCall } from '@fairbridge/contract/page/agreement.calls.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { insertConsent } from '../account/consent.queries.ts';
import { lastConsent } from './agreement.queries.ts';
import { consentAskedAfter } from './page.queries.ts';

/** Whoever has consented before the last version that asks anew is asked once; what is asked for is the agreement as it stands. */
export async function askedConsent(ctx: FairContext, accountId: string): Promise<OutputOf<typeof askedCall>['asked']> {
  const given = await lastConsent(ctx, accountId);
  const asked = await consentAskedAfter(ctx, given?.given_at ?? null);
  if (asked === undefined) return null;
  return {
    version: ctx.exhibition.consentVersion,
    changes: bilingualOf('changes', asked),
    publishedAt: asked.published_at.toISOString(),
  };
}

/** Records the consent to the agreement as it stands; given twice, it is recorded once. */
export async function giveConsent(ctx: FairContext, accountId: string, consent: Consent): Promise<void> {
  const { consentVersion } = ctx.exhibition;
  if (consent.version !== consentVersion) failFields({ field: 'consent.accepted', rule: 'consent' });
  await inTransaction(ctx, async (inner) => {
    const given = await lastConsent(inner, accountId, { hold: true });
    if (given?.version === consentVersion) return;
    await insertConsent(inner, accountId, consent);
  });
}
