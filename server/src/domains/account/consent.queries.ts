import type { Consent } from '@fairbridge/contract/account/account.shapes.ts';
import type { ConsentWay } from '@fairbridge/contract/check-in/walk-in.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

const consents = fairTable('consent');

export async function insertConsent(
  ctx: FairContext,
  accountId: string,
  given: Consent & { givenWay?: ConsentWay },
): Promise<void> {
  await consents.insert(ctx, {
    account_id: accountId,
    version: given.version,
    language: given.language,
    minor: given.minor,
    guardian_name: given.guardianName,
    guardian_contact: given.guardianContact,
    given_way: given.givenWay ?? 'online',
  });
}
