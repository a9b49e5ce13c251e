import type { ContactRecord } from '@fairbridge/contract/connection/connection.shapes.ts';
import type { ContactRecordRow } from './contact.record.queries.ts';

const mobileOf = ({ mobile, mobile_area_code: code }: ContactRecordRow): string =>
  mobile === '' || code === '' ? mobile : `+${code} ${mobile}`;

/** A contact as its company's own systems get it. */
export const contactRecord = (row: ContactRecordRow): ContactRecord => ({
  id: row.id,
  joinedAt: row.created_at.toISOString(),
  source: row.source,
  level: row.level,
  tags: row.tags,
  expiresOn: row.expires_on,
  person: {
    name: row.name,
    company: row.company,
    position: row.position,
    country: row.country,
    email: row.email ?? '',
    mobile: mobileOf(row),
  },
});
