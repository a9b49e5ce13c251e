import { asShown, type OwnCard, type ReceivedCard, type VisitingCard } from '@fairbridge/contract/card/card.shapes.ts';
import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { withAreaCode } from '../../platform/phone/phone.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { CardRow, ReceivedRow } from './card.queries.ts';

function mobileOf({ visitor_id: visitorId, mobile_area_code: area, mobile }: CardRow): string {
  if (mobile === '') return '';
  if (visitorId === null) return `+${mobile}`;
  return withAreaCode(area, mobile);
}

function boothOf({ halls }: Exhibition, { hall: code, booth_number: number }: CardRow): string {
  const hall = halls.get(code ?? '');
  return hall === undefined || number === '' ? '' : boothText({ hall, floor: hall.floor, number });
}

/** Everything that may stand on a card; `asShown` leaves what its owner chose. */
export function cardValues(exhibition: Exhibition, row: CardRow): VisitingCard {
  return {
    kind: row.visitor_id === null ? 'employee' : 'visitor',
    name: bilingualOf('name', row),
    company: bilingualOf('company', row),
    position: bilingualOf('position', row),
    country: row.country === '' ? { zh: '', en: '' } : countryName(row.country),
    email: row.email,
    mobile: mobileOf(row),
    website: row.website,
    address: bilingualOf('address', row),
    exhibitor: row.exhibitor_id === null ? null : { id: row.exhibitor_id, booth: boothOf(exhibition, row) },
  };
}

export const ownAnswer = (exhibition: Exhibition, row: CardRow): OwnCard => ({
  code: row.code,
  shown: row.shown,
  withdrawn: row.withdrawn_at !== null,
  values: cardValues(exhibition, row),
});

export const receivedAnswer = (exhibition: Exhibition, row: ReceivedRow): ReceivedCard => ({
  id: row.received_id,
  receivedAt: row.received_at.toISOString(),
  note: row.note,
  card: row.present ? asShown(cardValues(exhibition, row), row.shown) : null,
});
