import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, emptyObject, optionalText, page, pageSchema, searchText, upTo } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';
import { CARD_FIELDS, cardField, ownCard, receivedCard } from './card.shapes.ts';

export const own = call({
  does: 'The own visiting card with the code it is exchanged by',
  path: '/visitor/v2/visitingCard/own',
  roles: [registeredVisitor, exhibitor],
  input: emptyObject,
  output: ownCard,
  errors: [],
  example: {},
});

export const save = call({
  does: 'Choose what stands on the own visiting card beside the name',
  path: '/visitor/v2/visitingCard/save',
  roles: [registeredVisitor, exhibitor],
  input: z.object({ shown: z.array(cardField).max(CARD_FIELDS.length) }),
  output: ownCard,
  errors: [],
  example: { shown: ['company', 'position'] },
});

export const renew = call({
  does: 'Give the own visiting card another code; the old one opens nothing any more',
  path: '/visitor/v2/visitingCard/renewCode',
  roles: [registeredVisitor, exhibitor],
  input: emptyObject,
  output: ownCard,
  errors: [],
  rate: { perMinute: 20 },
  example: {},
});

export const withdraw = call({
  does: 'Withdraw the own visiting card, so that those who have it see nothing of it any more, or give it back to them',
  path: '/visitor/v2/visitingCard/withdraw',
  roles: [registeredVisitor, exhibitor],
  input: z.object({ withdrawn: z.boolean() }),
  output: ownCard,
  errors: [],
  example: { withdrawn: false },
});

export const exchange = call({
  does: 'Exchange visiting cards by the code of the other: each has the card of the other then, once',
  path: '/visitor/v2/inviteRecord/addVisitingCard',
  roles: [registeredVisitor, exhibitor],
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
  path: '/visitor/v2/visitingCard/receivedList',
  roles: [registeredVisitor, exhibitor],
  input: page.extend({ keyword: searchText }),
  output: pageSchema(receivedCard),
  errors: [],
  example: {},
});

export const setNote = call({
  does: 'Write a note beside a visiting card one has received',
  path: '/visitor/v2/visitingCard/setNote',
  roles: [registeredVisitor, exhibitor],
  input: z.object({ id: id('receivedCard'), note: optionalText(LIMITS.cardNoteMax) }),
  output: z.object({ id: z.string(), note: z.string() }),
  errors: ['notFound'],
  example: { id: '$receivedCard', note: '展后联系' },
});

export const remove = call({
  does: 'Take a visiting card one has received off the list',
  path: '/visitor/v2/visitingCard/remove',
  roles: [registeredVisitor, exhibitor],
  input: z.object({ id: id('receivedCard') }),
  output: done,
  errors: ['notFound'],
  example: { id: '$receivedCard' },
});
