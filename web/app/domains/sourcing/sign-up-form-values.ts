import type { OpenSourcing, SourcingLine } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { quoteOf, typedOf, type QuoteValues } from '../../components/quote/quote-form.ts';
import { partValues, wordsOfPart } from '../../ui/form-part.ts';

/** An offer as it is typed; `offered` is 'yes' where one is made. */
export type OfferValues = QuoteValues & Record<'offered', string>;
export type SignUpValues = Readonly<Record<'message', string>> & Readonly<Record<string, string>>;

export const NO_OFFER: OfferValues = {
  ...typedOf(undefined, '', { quantity: null, currency: null, unit: null, incoterm: null, port: '' }),
  offered: '',
};

/** Where what is typed for a line stands. */
export const offerPlace = (line: { id: string }): string => `offer.${line.id}`;
export const offerValues = (values: SignUpValues, line: { id: string }): OfferValues =>
  partValues(values, NO_OFFER, offerPlace(line));

const askedOf = ({ wanted, targetPrice, incoterm, port }: SourcingLine) => ({
  quantity: { amount: wanted.quantity, unit: wanted.unit },
  currency: targetPrice?.currency ?? null,
  unit: targetPrice?.unit ?? wanted.unit,
  incoterm,
  port,
});

/** A first offer begins as what was asked, for the exhibit that fits; a line that nothing fits begins without one. */
function firstOffer({ fit, products }: OpenSourcing, line: SourcingLine, validUntil: string): OfferValues {
  const fitting = fit.reasons.find(({ lineId }) => lineId === line.id)?.productId;
  const productId = products.some(({ id }) => id === fitting) ? (fitting ?? '') : '';
  return {
    ...typedOf(undefined, productId, askedOf(line)),
    validUntil,
    offered: fitting === undefined ? '' : 'yes',
  };
}

/** What the form begins with: the own sign-up, or what was asked. `validUntil`: of a first offer. */
export function typedSignUp(sourcing: OpenSourcing, validUntil: string): SignUpValues {
  const { signUp, lines } = sourcing;
  const words = lines.map((line) => {
    const before = signUp?.offers.find(({ lineId }) => lineId === line.id);
    if (before === undefined)
      return wordsOfPart(
        { ...firstOffer(sourcing, line, validUntil), ...(signUp !== null && { offered: '' }) },
        offerPlace(line),
      );
    const typed = { ...typedOf(before, '', askedOf(line)), validUntil: before.validUntil, offered: 'yes' };
    return wordsOfPart(typed, offerPlace(line));
  });
  return Object.assign({}, ...words, { message: signUp?.message ?? '' });
}

/** The lines that something is offered for, in the order that their offers are sent. */
export const offeredLines = (values: SignUpValues, lines: readonly SourcingLine[]): SourcingLine[] =>
  lines.filter((line) => offerValues(values, line).offered !== '');

/** Here an offer names an exhibit, and its line stands beside it. */
const NO_LINES: Parameters<typeof quoteOf>[1] = [];

/** What the typed texts say, for the call's own schema to judge. */
export const signUpOf = (values: SignUpValues, lines: readonly SourcingLine[]) => ({
  message: values.message,
  offers: offeredLines(values, lines).map((line) => ({
    ...quoteOf(offerValues(values, line), NO_LINES),
    lineId: line.id,
  })),
});
