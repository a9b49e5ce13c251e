import { refuseFields } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';

/** Consent is to the policy as it stands, not to an older one still open in some window. */
export function refuseOldConsent(scope: Scope, version: string): void {
  if (version !== scope.exhibition.consentVersion) refuseFields({ field: 'consent.accepted', rule: 'consent' });
}
