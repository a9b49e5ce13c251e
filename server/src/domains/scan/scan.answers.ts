import type { Scan } from '@fairbridge/contract/scan/scan.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import type { ScanRow } from './scan.queries.ts';

const mobileOf = ({ mobile_area_code: area, mobile }: ScanRow): string =>
  mobile === '' || area === '' ? mobile : `+${area} ${mobile}`;

export const scanAnswer = (row: ScanRow): Scan => ({
  id: row.id,
  scannedAt: row.scanned_at.toISOString(),
  person: {
    name: row.name,
    company: row.company,
    position: row.position,
    country: row.country === '' ? { zh: '', en: '' } : countryName(row.country),
    email: row.email,
    mobile: mobileOf(row),
  },
  visitorId: row.visitor_id,
  employee: { id: row.employee_id, name: bilingualOf('employee', row) },
  heat: row.heat,
  interests: row.interests,
  note: row.note,
});
