import { createHash, randomBytes } from 'node:crypto';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ApiScope } from '@fairbridge/contract/connection/connection.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { apiKeyCount, deleteApiKeyOfRequest, insertApiKey, readerOf, type Reader } from './api-key.queries.ts';

/** Not that of a session's token: neither opens what the other is for, and whoever finds one knows what it is. */
const PREFIX = 'fbkey_';
const KEY_LENGTH_MAX = 80;
const ENDING = 4;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Makes a key of 256 random bits, of which only the hash stays. The same request sent again makes another in the place of the first, which
 * nobody has seen (G57). Errors: `apiKeyLimit`; `conflict` where other words come under the same id.
 */
export async function addApiKey(
  ctx: FairContext,
  { exhibitorId }: ExhibitorCaller,
  {
    name,
    scopes,
    requestId = null,
  }: { name: string; scopes: readonly ApiScope[]; requestId?: string | null | undefined },
): Promise<{ id: string; key: string }> {
  const key = PREFIX + randomBytes(32).toString('base64url');
  const id = newId();
  await inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const before = requestId === null ? undefined : await deleteApiKeyOfRequest(inner, exhibitorId, requestId);
    if (before !== undefined && (before.name !== name || before.scopes.join() !== scopes.join())) fail('conflict');
    if ((await apiKeyCount(inner, exhibitorId)) >= LIMITS.apiKeysMax) fail('apiKeyLimit', { max: LIMITS.apiKeysMax });
    const kept = { id, name, scopes, keyHash: hashOf(key), ending: key.slice(-ENDING), requestId };
    await insertApiKey(inner, exhibitorId, kept);
  });
  return { id, key };
}

/** Who shows this key at this fair; null where it is none, or none any more. */
export async function readerOfKey(ctx: FairContext, key: string): Promise<Reader | null> {
  if (!key.startsWith(PREFIX) || key.length > KEY_LENGTH_MAX || ctx.exhibition.exhibitorDisabled) return null;
  return readerOf(ctx, hashOf(key));
}
