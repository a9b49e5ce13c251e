import type { Consent } from '@fairbridge/contract/account/account.shapes.ts';
import { newId } from '../../ground/id.ts';
import type { Scope } from '../../ground/scope.ts';

export async function insertConsent(scope: Scope, accountId: string, given: Consent): Promise<void> {
  await scope.db
    .insertInto('consent')
    .values({
      id: newId(),
      account_id: accountId,
      exhibition_id: scope.exhibition.id,
      version: given.version,
      language: given.language,
      minor: given.minor,
      guardian_name: given.guardianName,
      guardian_contact: given.guardianContact,
    })
    .execute();
}
