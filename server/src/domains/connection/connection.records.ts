import {
  inquiryRecord,
  type ApiScope,
  type ContactRecord,
  type InquiryRecord,
  type LeadRecord,
  type OrderRecord,
  type QuoteRecord,
  type ScanRecord,
} from '@fairbridge/contract/connection/connection.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { KeysetRange } from '../../platform/database/keyset-page.ts';
import { contactRecord } from '../contact/contact.record.ts';
import { contactRecordRows } from '../contact/contact.record.queries.ts';
import { cardAnswer } from '../inquiry/inquiry.answers.ts';
import { inquiryRecordRows } from '../inquiry/inquiry.record.queries.ts';
import { leadRecordRows } from '../lead/lead.record.queries.ts';
import { leadRecord } from '../lead/lead.record.ts';
import { orderRecordRows } from '../order/order.record.queries.ts';
import { orderRecord } from '../order/order.record.ts';
import { sentAnswer } from '../quote/quote.answers.ts';
import { quoteRecordRows } from '../quote/quote.record.queries.ts';
import { scanRecordRows } from '../scan/scan.record.queries.ts';
import { scanRecord } from '../scan/scan.record.ts';

type Entry = {
  /** When it came, as exactly as the database keeps it. */
  at: string;
  record: OrderRecord | InquiryRecord | LeadRecord | QuoteRecord | ContactRecord | ScanRecord;
};

const entries = async <Row extends { at: string }>(
  rows: Promise<readonly Row[]>,
  record: (row: Row) => Entry['record'],
): Promise<Entry[]> => (await rows).map((row) => ({ at: row.at, record: record(row) }));

/** What a key reads by each of its scopes: the company's own, the oldest first. */
export const RECORDS: Record<
  ApiScope,
  (ctx: FairContext, exhibitorId: string, reading: KeysetRange) => Promise<readonly Entry[]>
> = {
  orders: (...asked) => entries(orderRecordRows(...asked), orderRecord),
  inquiries: (...asked) => entries(inquiryRecordRows(...asked), (row) => inquiryRecord.parse(cardAnswer(row))),
  leads: (...asked) => entries(leadRecordRows(...asked), leadRecord),
  quotes: (...asked) => entries(quoteRecordRows(...asked), sentAnswer),
  contacts: (...asked) => entries(contactRecordRows(...asked), contactRecord),
  scans: (...asked) => entries(scanRecordRows(...asked), scanRecord),
};
