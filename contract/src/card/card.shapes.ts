import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

/** What may stand on a visiting card beside the name; the owner chooses. */
export const CARD_FIELDS = ['company', 'position', 'country', 'email', 'mobile', 'website', 'address'] as const;
export const cardField = z.enum(CARD_FIELDS);
export type CardField = z.output<typeof cardField>;

/** What stands on a card until its owner chooses. */
export const CARD_FIELDS_FIRST: readonly CardField[] = ['company', 'position', 'country', 'email'];

export const visitingCard = z.object({
  kind: z.enum(['visitor', 'employee']),
  name: bilingualOut,
  company: bilingualOut,
  position: bilingualOut,
  country: bilingualOut,
  email: z.string(),
  mobile: z.string(),
  website: z.string(),
  address: bilingualOut,
  /** Of an employee: the exhibitor, and where it stands. */
  exhibitor: z.object({ id: z.string(), booth: z.string() }).nullable(),
});
export type VisitingCard = z.output<typeof visitingCard>;

/** One's own card: `values` has every field, also those that do not stand on it. */
export const ownCard = z.object({
  code: z.string(),
  shown: z.array(cardField),
  withdrawn: z.boolean(),
  values: visitingCard,
});
export type OwnCard = z.output<typeof ownCard>;

/** A card one has received; `card` is null once its owner has withdrawn it or left the fair. */
export const receivedCard = z.object({
  id: z.string(),
  receivedAt: z.string(),
  note: z.string(),
  card: visitingCard.nullable(),
});
export type ReceivedCard = z.output<typeof receivedCard>;

const NONE = { zh: '', en: '' };

/** A card as others see it: what its owner did not choose is empty. */
export function asShown(values: VisitingCard, shown: readonly CardField[]): VisitingCard {
  const has = (field: CardField): boolean => shown.includes(field);
  return {
    kind: values.kind,
    name: values.name,
    company: has('company') ? values.company : NONE,
    position: has('position') ? values.position : NONE,
    country: has('country') ? values.country : NONE,
    email: has('email') ? values.email : '',
    mobile: has('mobile') ? values.mobile : '',
    website: has('website') ? values.website : '',
    address: has('address') ? values.address : NONE,
    exhibitor: has('company') ? values.exhibitor : null,
  };
}
