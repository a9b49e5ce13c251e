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
};

/** `caller` is null where nobody was let in, such as at a refused log-in. */
type Logged = { caller: Pick<OrganizerCaller, 'accountId' | 'role'> | null; address: string };

/**
 * Writes down what somebody of the organizer's staff did. Call it in the transaction that does it, so that nothing is done
 * without its row and no row tells of what was not done. One object a row: an act on many objects takes `writeAudits`.
 */
export const writeAudit = (ctx: FairContext, acting: Logged, entry: AuditEntry): Promise<void> =>
  writeAudits(ctx, acting, [entry]);

/** The same for several rows at once. */
export async function writeAudits(
  ctx: FairContext,
  { caller, address }: Logged,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ act, object, details }) => ({
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
