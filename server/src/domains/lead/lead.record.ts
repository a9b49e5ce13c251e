import type { LeadRecord } from '@fairbridge/contract/connection/connection.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { closingOf } from './lead.closing.ts';
import type { LeadRecordRow } from './lead.record.queries.ts';

const colleagueOf = ({ employee_id: id, employee_zh, employee_en }: LeadRecordRow): LeadRecord['assignedTo'] =>
  id === null
    ? null
    : { id, name: bilingualOf('employee', { employee_zh: employee_zh ?? '', employee_en: employee_en ?? '' }) };

/** A lead as its company's own systems get it. */
export const leadRecord = (row: LeadRecordRow): LeadRecord => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  lostReason: row.lost_reason,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  followUpOn: row.follow_up_on,
  closing: closingOf(row),
  assignedTo: colleagueOf(row),
});
