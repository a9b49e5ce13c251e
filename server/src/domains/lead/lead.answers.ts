import type { Lead, LeadEntry } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { withAreaCode } from '../../platform/phone/phone.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import type { AnswererRow } from './lead-answerer.queries.ts';
import type { EntryRow } from './lead-entry.queries.ts';
import { closingOf } from './lead.closing.ts';
import type { LeadRow } from './lead.queries.ts';
import { mayRemoveNote } from '../customer/customer.rules.ts';
import { mayEditNote } from './lead.rules.ts';

const colleagueOf = (id: string | null, zh: string | null, en: string | null) =>
  id === null ? null : { id, name: { zh: zh ?? '', en: en ?? '' } };

/** As the buyer is told who answered. */
export const answererOf = (row: AnswererRow): Bilingual | null =>
  row.answerer_zh === null ? null : bilingualOf('answerer', row);

const productOf = (exhibition: Exhibition, row: LeadRow): Lead['product'] =>
  row.product_id === null
    ? null
    : {
        id: row.product_id,
        name: bilingualOf('product', row),
        cover: exhibitPicture(exhibition, row.cover ?? '', row.for_all === true),
        strength: row.strength ?? '',
      };

export const leadAnswer = (exhibition: Exhibition, row: LeadRow): Lead => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  lostReason: row.lost_reason,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  followUpOn: row.follow_up_on,
  due:
    row.follow_up_on !== null &&
    row.follow_up_on <= dayInBeijing(new Date()) &&
    row.state !== 'won' &&
    row.state !== 'lost' &&
    row.closed_at === null,
  employee: colleagueOf(row.employee_id, row.employee_zh, row.employee_en),
  buyer: {
    id: row.visitor_id,
    name: row.buyer_name,
    company: row.company,
    position: row.position,
    country: row.country,
    email: row.email ?? '',
    mobile: withAreaCode(row.mobile_area_code, row.mobile),
  },
  product: productOf(exhibition, row),
  otherProducts: Math.max(0, row.asked - 1),
  quantity: row.quantity,
  unit: row.unit ?? '',
  text: row.text ?? '',
  opened: row.opened,
  closing: closingOf(row),
  unread: row.unread,
  quote: row.quote,
  sourcing: row.sourcing,
});

export const entryAnswer = (row: EntryRow, caller: ExhibitorCaller): LeadEntry => ({
  id: row.id,
  kind: row.kind,
  at: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  by: colleagueOf(row.employee_id, row.by_zh, row.by_en),
  text: row.text,
  state: row.state,
  to: colleagueOf(row.to_employee_id, row.to_zh, row.to_en),
  dueOn: row.due_on,
  may: {
    edit: row.kind === 'note' && mayEditNote({ writtenBy: row.employee_id }, caller),
    remove: row.kind === 'note' && mayRemoveNote({ writtenBy: row.employee_id }, caller),
  },
});
