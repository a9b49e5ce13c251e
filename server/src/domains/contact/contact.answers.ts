import type { PoolContact, ShownTo } from '@fairbridge/contract/contact/contact.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { contactsOf } from '../visitor/visitor-browse.queries.ts';
import type { LedgerRow } from './contact-ledger.queries.ts';
import { poolRows } from './contact-pool.queries.ts';

const UNREACHABLE = { email: '', mobile: '' };

/** These of the pool as the company sees them: how to reach somebody stands there only while they are in it (ruling 3.4). */
export async function poolAnswers(
  ctx: FairContext,
  caller: ExhibitorCaller,
  ids: readonly string[],
): Promise<PoolContact[]> {
  const rows = await poolRows(ctx, caller, ids);
  const reached = await contactsOf(
    ctx,
    rows.map((row) => row.visitor_id),
    caller,
  );
  return rows.map(({ id, visitor_id: visitorId, state, source, name, company, position, country, ...row }) => ({
    id,
    visitorId,
    state,
    source,
    joinedAt: row.created_at.toISOString(),
    name,
    company,
    position,
    country,
    ...(reached.get(visitorId) ?? UNREACHABLE),
    level: row.level,
    tags: row.tags,
    expiresOn: row.expires_on,
    employee: row.employee_id === null ? null : { id: row.employee_id, name: bilingualOf('employee', row) },
  }));
}

export const ledgerAnswer = (row: LedgerRow): ShownTo => ({
  exhibitor: { id: row.exhibitor_id, name: bilingualOf('exhibitor', row), logo: pictureAddress(row.logo) },
  source: row.source,
  since: row.since.toISOString(),
  member: row.member,
  expiresOn: row.expires_on,
  endedAt: row.ended_at?.toISOString() ?? null,
  endedBy: row.ended_by,
});
