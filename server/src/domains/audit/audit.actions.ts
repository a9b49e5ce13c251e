import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { AuditDetails } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { OrganizerCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { insertAudits } from './audit.queries.ts';

/** Who of the organizer's staff acts, and from where. */
export type Acting = { caller: OrganizerCaller; address: string };

export type AuditEntry = {
  act: AuditAction;
  /** What it was done to, such as `{ kind: 'visitor', id }`. */
  object?: { kind: string; id: string };
  /** What changed, in plain values; never a password, code, token or ID number (G36). */
  details?: AuditDetails;
  /** The client's address, `request.address` of the handler. */
  address: string;
};

/**
 * Writes down what somebody of the organizer's staff did. Call it in the transaction that does it, so that nothing is done
 * without its row and no row tells of what was not done. `caller` is null where nobody was let in (a refused log-in).
 * One object a row: an act on many objects takes `writeAudits`.
 */
export const writeAudit = (
  ctx: FairContext,
  caller: Pick<OrganizerCaller, 'accountId' | 'role'> | null,
  entry: AuditEntry,
): Promise<void> => writeAudits(ctx, caller, [entry]);

/** The same for several rows at once. */
export async function writeAudits(
  ctx: FairContext,
  caller: Pick<OrganizerCaller, 'accountId' | 'role'> | null,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ act, object, details, address }) => ({
    account_id: caller?.accountId ?? null,
    role: caller?.role ?? '',
    act,
    object_kind: object?.kind ?? '',
    object_id: object?.id ?? '',
    details: JSON.stringify(details ?? {}),
    address,
  }));
  await insertAudits(ctx, rows);
}
