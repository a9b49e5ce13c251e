import { fail, failFields } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';

/**
 * Consent is to the policy as it stands, not to an older one still open in some window, and to none that names nobody.
 * Errors: `termsNotPublished`, `badInput`.
 */
export function failIfConsentOutdated(ctx: FairContext, version: string): void {
  if (!ctx.exhibition.termsPublished) fail('termsNotPublished');
  if (version !== ctx.exhibition.consentVersion) failFields({ field: 'consent.accepted', rule: 'consent' });
}
