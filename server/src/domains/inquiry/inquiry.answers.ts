import type { InquiryCard, OwnInquiry, ReceivedInquiry } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { closingOf } from '../lead/lead.closing.ts';
import type { InquiryCardRow, OwnInquiryRow, ReceivedInquiryRow } from './inquiry.queries.ts';
import { answererOf } from '../lead/lead.answers.ts';
import { stateOf } from './inquiry.rules.ts';
import { answersOf, wordsOf } from './inquiry.words.ts';

const core = (row: OwnInquiryRow | InquiryCardRow) => ({
  id: row.id,
  state: stateOf(row),
  sentAt: row.created_at.toISOString(),
  changedAt: row.changed_at?.toISOString() ?? null,
  seenAt: row.seen_at?.toISOString() ?? null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  products: row.products.map(({ id, zh, en, strength }) => ({ id, name: { zh, en }, strength })),
  sourcing: row.sourcing,
});

export const ownAnswer = (row: OwnInquiryRow): OwnInquiry => ({
  ...core(row),
  ...wordsOf(row),
  answers: answersOf(row),
  version: row.version,
  closing: closingOf(row),
  answeredBy: answererOf(row),
  silent: row.silent,
  exhibitor: { id: row.exhibitor_id, name: bilingualOf('exhibitor', row), logo: pictureAddress(row.logo) },
});

export const cardAnswer = (row: InquiryCardRow): InquiryCard => ({
  ...core(row),
  buyer: { name: row.buyer_name, company: row.company, position: row.position, country: row.country },
});

export function receivedAnswer(row: ReceivedInquiryRow): ReceivedInquiry {
  const card = cardAnswer(row);
  const code = row.mobile_area_code === '' ? '' : `+${row.mobile_area_code}`;
  const mobile = row.mobile === '' ? '' : `${code} ${row.mobile}`.trim();
  return {
    ...card,
    ...wordsOf(row),
    answers: answersOf(row),
    buyer: { ...card.buyer, email: row.email ?? '', mobile },
  };
}
