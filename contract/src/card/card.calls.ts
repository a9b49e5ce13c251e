import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, optionalText, page, pageSchema, searchText, upTo } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';
import { CARD_FIELDS, cardField, ownCard, receivedCard } from './card.shapes.ts';

const call = callsOf('/visitor/v2/visitingCard', [registeredVisitor, exhibitor]);

export const own = call({
  does: 'The own visiting card with the code it is exchanged by',
  path: 'own',
  output: ownCard,
});

export const save = call({
  does: 'Choose what stands on the own visiting card beside the name',
  path: 'save',
  input: z.object({ shown: z.array(cardField).max(CARD_FIELDS.length) }),
  output: ownCard,
  example: { shown: ['company', 'position'] },
});

export const renew = call({
  does: 'Give the own visiting card another code; the old one opens nothing any more',
  path: 'renewCode',
  output: ownCard,
  rate: { perMinute: 20 },
});

export const withdraw = call({
  does: 'Withdraw the own visiting card, so that those who have it see nothing of it any more, or give it back to them',
  path: 'withdraw',
  input: z.object({ withdrawn: z.boolean() }),
  output: ownCard,
  example: { withdrawn: false },
});

export const exchange = call({
  does: 'Exchange visiting cards by the code of the other: each has the card of the other then, once',
  path: '/visitor/v2/inviteRecord/addVisitingCard',
  /** As scanned or typed: blanks, hyphens and small letters do not matter. */
  input: z.object({ code: upTo(40).trim().min(1) }),
  /** `known`: it was there already. */
  output: receivedCard.extend({ known: z.boolean() }),
  errors: ['cardUnknown', 'cardOtherFair', 'cardOwn', 'cardWithdrawn', 'cardLimit', 'tooManyTries'],
  rate: { perMinute: 30 },
  example: { code: 'ABCDEFGH23' },
});

export const receivedList = call({
  does: 'The visiting cards one has received, newest first',
  path: 'receivedList',
  input: page.extend({ keyword: searchText }),
  output: pageSchema(receivedCard),
});

export const setNote = call({
  does: 'Write a note beside a visiting card one has received',
  path: 'setNote',
  input: z.object({ id: id('receivedCard'), note: optionalText(LIMITS.cardNoteMax) }),
  output: z.object({ id: z.string(), note: z.string() }),
  errors: ['notFound'],
  example: { id: '$receivedCard', note: '展后联系' },
});

export const remove = call({
  does: 'Take a visiting card one has received off the list',
  path: 'remove',
  input: z.object({ id: id('receivedCard') }),
  errors: ['notFound'],
  example: { id: '$receivedCard' },
});
