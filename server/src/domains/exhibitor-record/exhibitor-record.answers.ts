import { companyContact } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import type {
  ExhibitorAdministrator,
  ExhibitorLine,
  ExhibitorRecord,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { undeliveredAnswer } from '../../platform/delivery/suppression.queries.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { Employee } from '../exhibitor/employee.queries.ts';
import { packageNamed } from '../exhibitor/package.queries.ts';
import { boothAnswer } from '../exhibitor/exhibitor.answers.ts';
import type { ExhibitorLineRow, ExhibitorRecordRow } from './exhibitor-record.queries.ts';

function bookedAnswer(exhibition: Exhibition, booked: string): ExhibitorLine['package'] {
  const { code, name } = packageNamed(exhibition, booked);
  return { code, name };
}

export const lineAnswer = (exhibition: Exhibition, row: ExhibitorLineRow): ExhibitorLine => ({
  id: row.id,
  name: bilingualOf('name', row),
  country: row.country,
  booth: boothAnswer(exhibition, row.hall, row.booth_number),
  categories: row.categories,
  package: bookedAnswer(exhibition, row.package),
  state: row.state,
  admins: { active: row.admins_active, invited: row.admins_invited },
  invitation: { state: row.invitation, at: row.invitation_at?.toISOString() ?? null },
  lacks: row.lacks,
  products: row.products,
  createdAt: row.created_at.toISOString(),
});

function administratorAnswer({ state, ...row }: Employee): ExhibitorAdministrator[] {
  if (!row.admin || (state !== 'active' && state !== 'invited')) return [];
  const name = bilingualOf('name', row);
  const undelivered = undeliveredAnswer(row.undelivered);
  return [{ id: row.id, name, email: row.email, state, since: row.since.toISOString(), undelivered }];
}

export function recordAnswer(
  exhibition: Exhibition,
  row: ExhibitorRecordRow,
  members: readonly Employee[],
): ExhibitorRecord {
  const { name, mobile, otherMobile, email } = companyContact.parse(row.contact);
  return {
    ...lineAnswer(exhibition, row),
    version: row.version,
    hall: row.hall,
    boothNumber: row.booth_number,
    boothArea: row.booth_area,
    reference: row.reference,
    contact: { name, mobile, otherMobile, email },
    disabled: row.disabled_at === null ? null : { at: row.disabled_at.toISOString(), reason: row.disabled_reason },
    administrators: members.flatMap(administratorAnswer),
    employees: row.employees,
  };
}
