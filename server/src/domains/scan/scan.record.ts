import type { ScanRecord } from '@fairbridge/contract/connection/connection.shapes.ts';
import { scanAnswer } from './scan.answers.ts';
import type { ScanRecordRow } from './scan.record.queries.ts';

/** A scan of a badge as its company's own systems get it. */
export function scanRecord(row: ScanRecordRow): ScanRecord {
  const { visitorId: _visitorId, person, ...scan } = scanAnswer(row);
  return { ...scan, person: { ...person, country: row.country } };
}
