import { refuseFields } from '../../platform/http/refusal.ts';
import type { FairContext } from '../../ground/fair-context.ts';

/** Consent is to the policy as it stands, not to an older one still open in some window. */
export function refuseOldConsent(ctx: FairContext, version: string): void {
  if (version !== ctx.exhibition.consentVersion) refuseFields({ field: 'consent.accepted', rule: 'consent' });
}
