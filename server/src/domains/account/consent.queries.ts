import type { Consent } from '@fairbridge/contract/account/account.shapes.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';

export async function insertConsent(ctx: FairContext, accountId: string, given: Consent): Promise<void> {
  await ctx.db
    .insertInto('consent')
    .values({
      id: newId(),
      account_id: accountId,
      exhibition_id: ctx.exhibition.id,
      version: given.version,
      language: given.language,
      minor: given.minor,
      guardian_name: given.guardianName,
      guardian_contact: given.guardianContact,
    })
    .execute();
}
