import type { EmployeeCard, EmployeeRecord, EmployeeRow } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { undeliveredAnswer } from '../../platform/delivery/suppression.queries.ts';
import { mobileParts } from '../../platform/phone/phone.ts';
import type { Employee } from './employee.queries.ts';
import { mayEdit, mayInvite, mayResign, mayRestore } from './employee.rules.ts';

type Named = Pick<Employee, 'id' | 'name_zh' | 'name_en' | 'position_zh' | 'position_en' | 'avatar'>;

export const cardAnswer = (row: Named): EmployeeCard => ({
  id: row.id,
  name: bilingualOf('name', row),
  position: bilingualOf('position', row),
  avatar: row.avatar,
});

export function rowAnswer(row: Employee, callerId: string): EmployeeRow {
  const { areaCode, number } = row.mobile === '' ? { areaCode: '', number: '' } : mobileParts(row.mobile);
  return {
    ...cardAnswer(row),
    email: row.email,
    areaCode,
    mobile: number,
    admin: row.admin,
    state: row.state,
    self: row.id === callerId,
    since: row.since.toISOString(),
    undelivered: undeliveredAnswer(row.undelivered),
    mayInvite: mayInvite(row),
  };
}

export function recordAnswer(row: Employee, callerId: string, holds: EmployeeRecord['holds']): EmployeeRecord {
  const answered = rowAnswer(row, callerId);
  return {
    ...answered,
    version: row.version,
    language: isLang(row.language) ? row.language : 'zh',
    holds,
    handedTo: row.state !== 'resigned' || row.handed_zh === null ? null : bilingualOf('handed', row),
    may: {
      edit: mayEdit(row.state),
      resign: mayResign(row.state, answered.self),
      restore: mayRestore(row),
    },
  };
}
