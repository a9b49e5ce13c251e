import type { CodeInviter, InvitationRecord } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.answers.ts';
import type { InvitingRow } from './invitation-code.queries.ts';
import type { InvitationRow } from './invitation.queries.ts';
import { directionFor, isOpen, type Side } from './invitation.rules.ts';

/** As this side reads it. */
export function invitationAnswer(exhibition: Exhibition, row: InvitationRow, reader: Side): InvitationRecord {
  const direction = directionFor(row.sent_by, reader);
  const waits = isOpen(row.state);
  const today = dayInBeijing(new Date());
  const remindedToday = row.reminded_at !== null && dayInBeijing(row.reminded_at) === today;
  const { employee_id: employeeId, employee_zh, employee_en } = row;
  return {
    id: row.id,
    direction,
    channel: row.channel,
    state: row.state,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    exhibitor: exhibitorRef(exhibition, row.exhibitor_id, { ...row, country: row.exhibitor_country }),
    employee: employeeId === null ? null : { id: employeeId, name: { zh: employee_zh ?? '', en: employee_en ?? '' } },
    visitor: {
      id: row.visitor_id,
      name: row.visitor_name,
      company: row.company,
      position: row.position,
      country: row.country,
    },
    may: { answer: waits && direction === 'received', remind: waits && direction === 'sent' && !remindedToday },
  };
}

export const inviterAnswer = (exhibition: Exhibition, row: InvitingRow): CodeInviter => ({
  exhibitor: exhibitorRef(exhibition, row.exhibitor_id, row),
  name: bilingualOf('name', row),
  position: bilingualOf('position', row),
});
